"""The names under which the server is reached. A page of another site can get its own name to mean our address (DNS
rebinding), and a browser would then take us for that site: so a name has to be one that we know."""
from __future__ import annotations

import ipaddress
import socket
from typing import List
from urllib.parse import urlsplit

ANY = "*"


def host_name(host: str) -> str:
    """The name in a Host header: without the port, and as it is compared."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host


def is_address(name: str) -> bool:
    """No name at all: nobody can get a number to mean something else."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Names:
    def __init__(self, told: List[str]) -> None:
        """told: by the operator, beside what this machine is called."""
        own = socket.gethostname().lower()
        self.any = ANY in told
        self.known = {"", "localhost", own, f"{own}.local", socket.getfqdn().lower(),
                      *(name.lower().rstrip(".") for name in told)}

    def hold(self, host: str) -> bool:
        """Whether a Host header means us. Programs that send none are no browsers."""
        name = host_name(host)
        return self.any or name in self.known or is_address(name)
