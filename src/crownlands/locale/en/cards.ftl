### Names of cards

## The basic cards

card-copper = Copper
    .counted =
        { $n ->
            [one] a Copper
           *[other] { $n } Coppers
        }
card-silver = Silver
    .counted =
        { $n ->
            [one] a Silver
           *[other] { $n } Silvers
        }
card-gold = Gold
    .counted =
        { $n ->
            [one] a Gold
           *[other] { $n } Golds
        }
card-estate = Estate
    .counted =
        { $n ->
            [one] an Estate
           *[other] { $n } Estates
        }
card-duchy = Duchy
    .counted =
        { $n ->
            [one] a Duchy
           *[other] { $n } Duchies
        }
card-province = Province
    .counted =
        { $n ->
            [one] a Province
           *[other] { $n } Provinces
        }
card-curse = Curse
    .counted =
        { $n ->
            [one] a Curse
           *[other] { $n } Curses
        }

## The basic cards of Alchemy and Prosperity

card-potion = Potion
    .counted =
        { $n ->
            [one] a Potion
           *[other] { $n } Potions
        }
card-platinum = Platinum
    .counted =
        { $n ->
            [one] a Platinum
           *[other] { $n } Platinums
        }
card-colony = Colony
    .counted =
        { $n ->
            [one] a Colony
           *[other] { $n } Colonies
        }

## Base, first edition

card-cellar = Cellar
    .counted =
        { $n ->
            [one] a Cellar
           *[other] { $n } Cellars
        }
card-chapel = Chapel
    .counted =
        { $n ->
            [one] a Chapel
           *[other] { $n } Chapels
        }
card-moat = Moat
    .counted =
        { $n ->
            [one] a Moat
           *[other] { $n } Moats
        }
card-chancellor = Chancellor
    .counted =
        { $n ->
            [one] a Chancellor
           *[other] { $n } Chancellors
        }
card-village = Village
    .counted =
        { $n ->
            [one] a Village
           *[other] { $n } Villages
        }
card-woodcutter = Woodcutter
    .counted =
        { $n ->
            [one] a Woodcutter
           *[other] { $n } Woodcutters
        }
card-workshop = Workshop
    .counted =
        { $n ->
            [one] a Workshop
           *[other] { $n } Workshops
        }
card-bureaucrat = Bureaucrat
    .counted =
        { $n ->
            [one] a Bureaucrat
           *[other] { $n } Bureaucrats
        }
card-feast = Feast
    .counted =
        { $n ->
            [one] a Feast
           *[other] { $n } Feasts
        }
card-gardens = Gardens
    .counted =
        { $n ->
            [one] a Gardens
           *[other] { $n } Gardens
        }
card-militia = Militia
    .counted =
        { $n ->
            [one] a Militia
           *[other] { $n } Militias
        }
card-moneylender = Moneylender
    .counted =
        { $n ->
            [one] a Moneylender
           *[other] { $n } Moneylenders
        }
card-remodel = Remodel
    .counted =
        { $n ->
            [one] a Remodel
           *[other] { $n } Remodels
        }
card-smithy = Smithy
    .counted =
        { $n ->
            [one] a Smithy
           *[other] { $n } Smithies
        }
card-spy = Spy
    .counted =
        { $n ->
            [one] a Spy
           *[other] { $n } Spies
        }
card-thief = Thief
    .counted =
        { $n ->
            [one] a Thief
           *[other] { $n } Thieves
        }
card-throne_room = Throne Room
    .counted =
        { $n ->
            [one] a Throne Room
           *[other] { $n } Throne Rooms
        }
card-council_room = Council Room
    .counted =
        { $n ->
            [one] a Council Room
           *[other] { $n } Council Rooms
        }
card-festival = Festival
    .counted =
        { $n ->
            [one] a Festival
           *[other] { $n } Festivals
        }
card-laboratory = Laboratory
    .counted =
        { $n ->
            [one] a Laboratory
           *[other] { $n } Laboratories
        }
card-library = Library
    .counted =
        { $n ->
            [one] a Library
           *[other] { $n } Libraries
        }
card-market = Market
    .counted =
        { $n ->
            [one] a Market
           *[other] { $n } Markets
        }
card-mine = Mine
    .counted =
        { $n ->
            [one] a Mine
           *[other] { $n } Mines
        }
card-witch = Witch
    .counted =
        { $n ->
            [one] a Witch
           *[other] { $n } Witches
        }
card-adventurer = Adventurer
    .counted =
        { $n ->
            [one] an Adventurer
           *[other] { $n } Adventurers
        }

## Base, second edition: what is new

card-harbinger = Harbinger
    .counted =
        { $n ->
            [one] a Harbinger
           *[other] { $n } Harbingers
        }
card-merchant = Merchant
    .counted =
        { $n ->
            [one] a Merchant
           *[other] { $n } Merchants
        }
card-vassal = Vassal
    .counted =
        { $n ->
            [one] a Vassal
           *[other] { $n } Vassals
        }
card-poacher = Poacher
    .counted =
        { $n ->
            [one] a Poacher
           *[other] { $n } Poachers
        }
card-bandit = Bandit
    .counted =
        { $n ->
            [one] a Bandit
           *[other] { $n } Bandits
        }
card-sentry = Sentry
    .counted =
        { $n ->
            [one] a Sentry
           *[other] { $n } Sentries
        }
card-artisan = Artisan
    .counted =
        { $n ->
            [one] an Artisan
           *[other] { $n } Artisans
        }

## Intrigue, first edition

card-courtyard = Courtyard
    .counted =
        { $n ->
            [one] a Courtyard
           *[other] { $n } Courtyards
        }
card-pawn = Pawn
    .counted =
        { $n ->
            [one] a Pawn
           *[other] { $n } Pawns
        }
card-secret_chamber = Secret Chamber
    .counted =
        { $n ->
            [one] a Secret Chamber
           *[other] { $n } Secret Chambers
        }
card-great_hall = Great Hall
    .counted =
        { $n ->
            [one] a Great Hall
           *[other] { $n } Great Halls
        }
card-masquerade = Masquerade
    .counted =
        { $n ->
            [one] a Masquerade
           *[other] { $n } Masquerades
        }
card-shanty_town = Shanty Town
    .counted =
        { $n ->
            [one] a Shanty Town
           *[other] { $n } Shanty Towns
        }
card-steward = Steward
    .counted =
        { $n ->
            [one] a Steward
           *[other] { $n } Stewards
        }
card-swindler = Swindler
    .counted =
        { $n ->
            [one] a Swindler
           *[other] { $n } Swindlers
        }
card-wishing_well = Wishing Well
    .counted =
        { $n ->
            [one] a Wishing Well
           *[other] { $n } Wishing Wells
        }
card-baron = Baron
    .counted =
        { $n ->
            [one] a Baron
           *[other] { $n } Barons
        }
card-bridge = Bridge
    .counted =
        { $n ->
            [one] a Bridge
           *[other] { $n } Bridges
        }
card-conspirator = Conspirator
    .counted =
        { $n ->
            [one] a Conspirator
           *[other] { $n } Conspirators
        }
card-coppersmith = Coppersmith
    .counted =
        { $n ->
            [one] a Coppersmith
           *[other] { $n } Coppersmiths
        }
card-ironworks = Ironworks
    .counted =
        { $n ->
            [one] an Ironworks
           *[other] { $n } Ironworks
        }
card-mining_village = Mining Village
    .counted =
        { $n ->
            [one] a Mining Village
           *[other] { $n } Mining Villages
        }
card-scout = Scout
    .counted =
        { $n ->
            [one] a Scout
           *[other] { $n } Scouts
        }
card-duke = Duke
    .counted =
        { $n ->
            [one] a Duke
           *[other] { $n } Dukes
        }
card-minion = Minion
    .counted =
        { $n ->
            [one] a Minion
           *[other] { $n } Minions
        }
card-saboteur = Saboteur
    .counted =
        { $n ->
            [one] a Saboteur
           *[other] { $n } Saboteurs
        }
card-torturer = Torturer
    .counted =
        { $n ->
            [one] a Torturer
           *[other] { $n } Torturers
        }
card-trading_post = Trading Post
    .counted =
        { $n ->
            [one] a Trading Post
           *[other] { $n } Trading Posts
        }
card-tribute = Tribute
    .counted =
        { $n ->
            [one] a Tribute
           *[other] { $n } Tributes
        }
card-upgrade = Upgrade
    .counted =
        { $n ->
            [one] an Upgrade
           *[other] { $n } Upgrades
        }
card-harem = Harem
    .counted =
        { $n ->
            [one] a Harem
           *[other] { $n } Harems
        }
card-nobles = Nobles
    .counted =
        { $n ->
            [one] a Nobles
           *[other] { $n } Nobles
        }

## Intrigue, second edition: what is new

card-lurker = Lurker
    .counted =
        { $n ->
            [one] a Lurker
           *[other] { $n } Lurkers
        }
card-diplomat = Diplomat
    .counted =
        { $n ->
            [one] a Diplomat
           *[other] { $n } Diplomats
        }
card-mill = Mill
    .counted =
        { $n ->
            [one] a Mill
           *[other] { $n } Mills
        }
card-secret_passage = Secret Passage
    .counted =
        { $n ->
            [one] a Secret Passage
           *[other] { $n } Secret Passages
        }
card-courtier = Courtier
    .counted =
        { $n ->
            [one] a Courtier
           *[other] { $n } Courtiers
        }
card-patrol = Patrol
    .counted =
        { $n ->
            [one] a Patrol
           *[other] { $n } Patrols
        }
card-replace = Replace
    .counted =
        { $n ->
            [one] a Replace
           *[other] { $n } Replaces
        }

## Seaside

card-haven = Haven
    .counted =
        { $n ->
            [one] a Haven
           *[other] { $n } Havens
        }
card-pearl_diver = Pearl Diver
    .counted =
        { $n ->
            [one] a Pearl Diver
           *[other] { $n } Pearl Divers
        }
card-ambassador = Ambassador
    .counted =
        { $n ->
            [one] an Ambassador
           *[other] { $n } Ambassadors
        }
card-fishing_village = Fishing Village
    .counted =
        { $n ->
            [one] a Fishing Village
           *[other] { $n } Fishing Villages
        }
card-lookout = Lookout
    .counted =
        { $n ->
            [one] a Lookout
           *[other] { $n } Lookouts
        }
card-smugglers = Smugglers
    .counted =
        { $n ->
            [one] a Smugglers
           *[other] { $n } Smugglers
        }
card-caravan = Caravan
    .counted =
        { $n ->
            [one] a Caravan
           *[other] { $n } Caravans
        }
card-cutpurse = Cutpurse
    .counted =
        { $n ->
            [one] a Cutpurse
           *[other] { $n } Cutpurses
        }
card-island = Island
    .counted =
        { $n ->
            [one] an Island
           *[other] { $n } Islands
        }
card-pirate_ship = Pirate Ship
    .counted =
        { $n ->
            [one] a Pirate Ship
           *[other] { $n } Pirate Ships
        }
card-salvager = Salvager
    .counted =
        { $n ->
            [one] a Salvager
           *[other] { $n } Salvagers
        }
card-sea_hag = Sea Hag
    .counted =
        { $n ->
            [one] a Sea Hag
           *[other] { $n } Sea Hags
        }
card-treasure_map = Treasure Map
    .counted =
        { $n ->
            [one] a Treasure Map
           *[other] { $n } Treasure Maps
        }
card-explorer = Explorer
    .counted =
        { $n ->
            [one] an Explorer
           *[other] { $n } Explorers
        }
card-ghost_ship = Ghost Ship
    .counted =
        { $n ->
            [one] a Ghost Ship
           *[other] { $n } Ghost Ships
        }
card-outpost = Outpost
    .counted =
        { $n ->
            [one] an Outpost
           *[other] { $n } Outposts
        }
card-treasury = Treasury
    .counted =
        { $n ->
            [one] a Treasury
           *[other] { $n } Treasuries
        }

## Alchemy

card-transmute = Transmute
    .counted =
        { $n ->
            [one] a Transmute
           *[other] { $n } Transmutes
        }
card-apothecary = Apothecary
    .counted =
        { $n ->
            [one] an Apothecary
           *[other] { $n } Apothecaries
        }
card-university = University
    .counted =
        { $n ->
            [one] a University
           *[other] { $n } Universities
        }
card-herbalist = Herbalist
    .counted =
        { $n ->
            [one] a Herbalist
           *[other] { $n } Herbalists
        }
card-alchemist = Alchemist
    .counted =
        { $n ->
            [one] an Alchemist
           *[other] { $n } Alchemists
        }
card-familiar = Familiar
    .counted =
        { $n ->
            [one] a Familiar
           *[other] { $n } Familiars
        }
card-philosophers_stone = Philosopher’s Stone
    .counted =
        { $n ->
            [one] a Philosopher’s Stone
           *[other] { $n } Philosopher’s Stones
        }
card-golem = Golem
    .counted =
        { $n ->
            [one] a Golem
           *[other] { $n } Golems
        }
card-apprentice = Apprentice
    .counted =
        { $n ->
            [one] an Apprentice
           *[other] { $n } Apprentices
        }
card-possession = Possession
    .counted =
        { $n ->
            [one] a Possession
           *[other] { $n } Possessions
        }

## Prosperity

card-monument = Monument
    .counted =
        { $n ->
            [one] a Monument
           *[other] { $n } Monuments
        }
card-contraband = Contraband
    .counted =
        { $n ->
            [one] a Contraband
           *[other] { $n } Contrabands
        }
card-counting_house = Counting House
    .counted =
        { $n ->
            [one] a Counting House
           *[other] { $n } Counting Houses
        }
card-mint = Mint
    .counted =
        { $n ->
            [one] a Mint
           *[other] { $n } Mints
        }
card-mountebank = Mountebank
    .counted =
        { $n ->
            [one] a Mountebank
           *[other] { $n } Mountebanks
        }
card-rabble = Rabble
    .counted =
        { $n ->
            [one] a Rabble
           *[other] { $n } Rabbles
        }
card-royal_seal = Royal Seal
    .counted =
        { $n ->
            [one] a Royal Seal
           *[other] { $n } Royal Seals
        }
card-vault = Vault
    .counted =
        { $n ->
            [one] a Vault
           *[other] { $n } Vaults
        }
card-venture = Venture
    .counted =
        { $n ->
            [one] a Venture
           *[other] { $n } Ventures
        }
card-goons = Goons
    .counted =
        { $n ->
            [one] a Goons
           *[other] { $n } Goons
        }
card-grand_market = Grand Market
    .counted =
        { $n ->
            [one] a Grand Market
           *[other] { $n } Grand Markets
        }
card-hoard = Hoard
    .counted =
        { $n ->
            [one] a Hoard
           *[other] { $n } Hoards
        }
card-bank = Bank
    .counted =
        { $n ->
            [one] a Bank
           *[other] { $n } Banks
        }
card-expand = Expand
    .counted =
        { $n ->
            [one] an Expand
           *[other] { $n } Expands
        }
card-kings_court = King’s Court
    .counted =
        { $n ->
            [one] a King’s Court
           *[other] { $n } King’s Courts
        }

## Cornucopia

card-hamlet = Hamlet
    .counted =
        { $n ->
            [one] a Hamlet
           *[other] { $n } Hamlets
        }
card-fortune_teller = Fortune Teller
    .counted =
        { $n ->
            [one] a Fortune Teller
           *[other] { $n } Fortune Tellers
        }
card-menagerie = Menagerie
    .counted =
        { $n ->
            [one] a Menagerie
           *[other] { $n } Menageries
        }
card-farming_village = Farming Village
    .counted =
        { $n ->
            [one] a Farming Village
           *[other] { $n } Farming Villages
        }
card-horse_traders = Horse Traders
    .counted =
        { $n ->
            [one] a Horse Traders
           *[other] { $n } Horse Traders
        }
card-remake = Remake
    .counted =
        { $n ->
            [one] a Remake
           *[other] { $n } Remakes
        }
card-tournament = Tournament
    .counted =
        { $n ->
            [one] a Tournament
           *[other] { $n } Tournaments
        }
card-young_witch = Young Witch
    .counted =
        { $n ->
            [one] a Young Witch
           *[other] { $n } Young Witches
        }
card-harvest = Harvest
    .counted =
        { $n ->
            [one] a Harvest
           *[other] { $n } Harvests
        }
card-horn_of_plenty = Horn of Plenty
    .counted =
        { $n ->
            [one] a Horn of Plenty
           *[other] { $n } Horns of Plenty
        }
card-hunting_party = Hunting Party
    .counted =
        { $n ->
            [one] a Hunting Party
           *[other] { $n } Hunting Parties
        }
card-jester = Jester
    .counted =
        { $n ->
            [one] a Jester
           *[other] { $n } Jesters
        }
card-fairgrounds = Fairgrounds
    .counted =
        { $n ->
            [one] a Fairgrounds
           *[other] { $n } Fairgrounds
        }

## The Prizes of Cornucopia

card-bag_of_gold = Bag of Gold
    .counted =
        { $n ->
            [one] a Bag of Gold
           *[other] { $n } Bags of Gold
        }
card-diadem = Diadem
    .counted =
        { $n ->
            [one] a Diadem
           *[other] { $n } Diadems
        }
card-followers = Followers
    .counted =
        { $n ->
            [one] a Followers
           *[other] { $n } Followers
        }
card-princess = Princess
    .counted =
        { $n ->
            [one] a Princess
           *[other] { $n } Princesses
        }
card-trusty_steed = Trusty Steed
    .counted =
        { $n ->
            [one] a Trusty Steed
           *[other] { $n } Trusty Steeds
        }

## Guilds

card-stonemason = Stonemason
    .counted =
        { $n ->
            [one] a Stonemason
           *[other] { $n } Stonemasons
        }
card-candlestick_maker = Candlestick Maker
    .counted =
        { $n ->
            [one] a Candlestick Maker
           *[other] { $n } Candlestick Makers
        }
card-doctor = Doctor
    .counted =
        { $n ->
            [one] a Doctor
           *[other] { $n } Doctors
        }
card-masterpiece = Masterpiece
    .counted =
        { $n ->
            [one] a Masterpiece
           *[other] { $n } Masterpieces
        }
card-advisor = Advisor
    .counted =
        { $n ->
            [one] an Advisor
           *[other] { $n } Advisors
        }
card-herald = Herald
    .counted =
        { $n ->
            [one] a Herald
           *[other] { $n } Heralds
        }
card-plaza = Plaza
    .counted =
        { $n ->
            [one] a Plaza
           *[other] { $n } Plazas
        }
card-taxman = Taxman
    .counted =
        { $n ->
            [one] a Taxman
           *[other] { $n } Taxmen
        }
card-baker = Baker
    .counted =
        { $n ->
            [one] a Baker
           *[other] { $n } Bakers
        }
card-butcher = Butcher
    .counted =
        { $n ->
            [one] a Butcher
           *[other] { $n } Butchers
        }
card-journeyman = Journeyman
    .counted =
        { $n ->
            [one] a Journeyman
           *[other] { $n } Journeymen
        }
card-merchant_guild = Merchant Guild
    .counted =
        { $n ->
            [one] a Merchant Guild
           *[other] { $n } Merchant Guilds
        }
card-soothsayer = Soothsayer
    .counted =
        { $n ->
            [one] a Soothsayer
           *[other] { $n } Soothsayers
        }

## Hinterlands

card-crossroads = Crossroads
    .counted =
        { $n ->
            [one] a Crossroads
           *[other] { $n } Crossroads
        }
card-fools_gold = Fool’s Gold
    .counted =
        { $n ->
            [one] a Fool’s Gold
           *[other] { $n } Fool’s Golds
        }
card-oasis = Oasis
    .counted =
        { $n ->
            [one] an Oasis
           *[other] { $n } Oases
        }
card-oracle = Oracle
    .counted =
        { $n ->
            [one] an Oracle
           *[other] { $n } Oracles
        }
card-noble_brigand = Noble Brigand
    .counted =
        { $n ->
            [one] a Noble Brigand
           *[other] { $n } Noble Brigands
        }
card-spice_merchant = Spice Merchant
    .counted =
        { $n ->
            [one] a Spice Merchant
           *[other] { $n } Spice Merchants
        }
card-highway = Highway
    .counted =
        { $n ->
            [one] a Highway
           *[other] { $n } Highways
        }
card-inn = Inn
    .counted =
        { $n ->
            [one] an Inn
           *[other] { $n } Inns
        }
card-margrave = Margrave
    .counted =
        { $n ->
            [one] a Margrave
           *[other] { $n } Margraves
        }
card-farmland = Farmland
    .counted =
        { $n ->
            [one] a Farmland
           *[other] { $n } Farmlands
        }

## Dark Ages

card-poor_house = Poor House
    .counted =
        { $n ->
            [one] a Poor House
           *[other] { $n } Poor Houses
        }
card-squire = Squire
    .counted =
        { $n ->
            [one] a Squire
           *[other] { $n } Squires
        }
card-hermit = Hermit
    .counted =
        { $n ->
            [one] a Hermit
           *[other] { $n } Hermits
        }
card-madman = Madman
    .counted =
        { $n ->
            [one] a Madman
           *[other] { $n } Madmen
        }
card-rats = Rats
    .counted =
        { $n ->
            [one] a Rats
           *[other] { $n } Rats
        }
card-scavenger = Scavenger
    .counted =
        { $n ->
            [one] a Scavenger
           *[other] { $n } Scavengers
        }
card-wandering_minstrel = Wandering Minstrel
    .counted =
        { $n ->
            [one] a Wandering Minstrel
           *[other] { $n } Wandering Minstrels
        }
card-mystic = Mystic
    .counted =
        { $n ->
            [one] a Mystic
           *[other] { $n } Mystics
        }
card-altar = Altar
    .counted =
        { $n ->
            [one] an Altar
           *[other] { $n } Altars
        }
card-hunting_grounds = Hunting Grounds
    .counted =
        { $n ->
            [one] a Hunting Grounds
           *[other] { $n } Hunting Grounds
        }
card-knights = Knights
    .counted =
        { $n ->
            [one] Knights
           *[other] { $n } Knights
        }
card-dame_anna = Dame Anna
    .counted =
        { $n ->
            [one] Dame Anna
           *[other] { $n } Dame Annas
        }
card-dame_josephine = Dame Josephine
    .counted =
        { $n ->
            [one] Dame Josephine
           *[other] { $n } Dame Josephines
        }
card-dame_molly = Dame Molly
    .counted =
        { $n ->
            [one] Dame Molly
           *[other] { $n } Dame Mollys
        }
card-dame_natalie = Dame Natalie
    .counted =
        { $n ->
            [one] Dame Natalie
           *[other] { $n } Dame Natalies
        }
card-dame_sylvia = Dame Sylvia
    .counted =
        { $n ->
            [one] Dame Sylvia
           *[other] { $n } Dame Sylvias
        }
card-sir_bailey = Sir Bailey
    .counted =
        { $n ->
            [one] Sir Bailey
           *[other] { $n } Sir Baileys
        }
card-sir_destry = Sir Destry
    .counted =
        { $n ->
            [one] Sir Destry
           *[other] { $n } Sir Destrys
        }
card-sir_martin = Sir Martin
    .counted =
        { $n ->
            [one] Sir Martin
           *[other] { $n } Sir Martins
        }
card-sir_michael = Sir Michael
    .counted =
        { $n ->
            [one] Sir Michael
           *[other] { $n } Sir Michaels
        }
card-sir_vander = Sir Vander
    .counted =
        { $n ->
            [one] Sir Vander
           *[other] { $n } Sir Vanders
        }
card-hovel = Hovel
    .counted =
        { $n ->
            [one] a Hovel
           *[other] { $n } Hovels
        }
card-necropolis = Necropolis
    .counted =
        { $n ->
            [one] a Necropolis
           *[other] { $n } Necropolises
        }
card-overgrown_estate = Overgrown Estate
    .counted =
        { $n ->
            [one] an Overgrown Estate
           *[other] { $n } Overgrown Estates
        }

## Adventures

card-amulet = Amulet
    .counted =
        { $n ->
            [one] an Amulet
           *[other] { $n } Amulets
        }
card-dungeon = Dungeon
    .counted =
        { $n ->
            [one] a Dungeon
           *[other] { $n } Dungeons
        }
card-gear = Gear
    .counted =
        { $n ->
            [one] a Gear
           *[other] { $n } Gears
        }
card-guide = Guide
    .counted =
        { $n ->
            [one] a Guide
           *[other] { $n } Guides
        }
card-duplicate = Duplicate
    .counted =
        { $n ->
            [one] a Duplicate
           *[other] { $n } Duplicates
        }
card-messenger = Messenger
    .counted =
        { $n ->
            [one] a Messenger
           *[other] { $n } Messengers
        }
card-miser = Miser
    .counted =
        { $n ->
            [one] a Miser
           *[other] { $n } Misers
        }
card-giant = Giant
    .counted =
        { $n ->
            [one] a Giant
           *[other] { $n } Giants
        }
card-lost_city = Lost City
    .counted =
        { $n ->
            [one] a Lost City
           *[other] { $n } Lost Cities
        }
card-treasure_trove = Treasure Trove
    .counted =
        { $n ->
            [one] a Treasure Trove
           *[other] { $n } Treasure Troves
        }
card-training = Training
    .counted =
        { $n ->
            [one] Training
           *[other] { $n } Training
        }
card-bonfire = Bonfire
    .counted =
        { $n ->
            [one] a Bonfire
           *[other] { $n } Bonfires
        }
card-raid = Raid
    .counted =
        { $n ->
            [one] a Raid
           *[other] { $n } Raids
        }

## Empires

card-enchantress = Enchantress
    .counted =
        { $n ->
            [one] an Enchantress
           *[other] { $n } Enchantresses
        }
card-forum = Forum
    .counted =
        { $n ->
            [one] a Forum
           *[other] { $n } Forums
        }
card-legionary = Legionary
    .counted =
        { $n ->
            [one] a Legionary
           *[other] { $n } Legionaries
        }
card-overlord = Overlord
    .counted =
        { $n ->
            [one] an Overlord
           *[other] { $n } Overlords
        }
card-temple = Temple
    .counted =
        { $n ->
            [one] a Temple
           *[other] { $n } Temples
        }
card-catapult_rocks = Catapult/Rocks
    .counted =
        { $n ->
            [one] Catapult/Rocks
           *[other] { $n } Catapult/Rocks
        }
card-catapult = Catapult
    .counted =
        { $n ->
            [one] a Catapult
           *[other] { $n } Catapults
        }
card-rocks = Rocks
    .counted =
        { $n ->
            [one] a Rocks
           *[other] { $n } Rocks
        }
card-charm = Charm
    .counted =
        { $n ->
            [one] a Charm
           *[other] { $n } Charms
        }
card-farmers_market = Farmers’ Market
    .counted =
        { $n ->
            [one] a Farmers’ Market
           *[other] { $n } Farmers’ Markets
        }
card-groundskeeper = Groundskeeper
    .counted =
        { $n ->
            [one] a Groundskeeper
           *[other] { $n } Groundskeepers
        }
card-patrician_emporium = Patrician/Emporium
    .counted =
        { $n ->
            [one] Patrician/Emporium
           *[other] { $n } Patrician/Emporium
        }
card-patrician = Patrician
    .counted =
        { $n ->
            [one] a Patrician
           *[other] { $n } Patricians
        }
card-emporium = Emporium
    .counted =
        { $n ->
            [one] an Emporium
           *[other] { $n } Emporiums
        }
card-windfall = Windfall
    .counted =
        { $n ->
            [one] a Windfall
           *[other] { $n } Windfalls
        }
card-conquest = Conquest
    .counted =
        { $n ->
            [one] a Conquest
           *[other] { $n } Conquests
        }
card-orchard = Orchard
    .counted =
        { $n ->
            [one] an Orchard
           *[other] { $n } Orchards
        }
card-aqueduct = Aqueduct
    .counted =
        { $n ->
            [one] an Aqueduct
           *[other] { $n } Aqueducts
        }


### Kingdoms

kingdom-b1_first_game = First Game
kingdom-b1_big_money = Big Money
kingdom-b1_interaction = Interaction
kingdom-b1_size_distortion = Size Distortion
kingdom-b1_village_square = Village Square
kingdom-i1_victory_dance = Victory Dance
kingdom-i1_secret_schemes = Secret Schemes
kingdom-i1_best_wishes = Best Wishes
kingdom-bi1_deconstruction = Deconstruction
kingdom-bi1_hand_madness = Hand Madness
kingdom-bi1_underlings = Underlings
kingdom-b2_first_game = First Game
kingdom-b2_size_distortion = Size Distortion
kingdom-b2_deck_top = Deck Top
kingdom-b2_sleight_of_hand = Sleight of Hand
kingdom-b2_improvements = Improvements
kingdom-b2_silver_and_gold = Silver & Gold
kingdom-b2_intrigue_underlings = Underlings
kingdom-b2_intrigue_grand_scheme = Grand Scheme
kingdom-b2_intrigue_deconstruction = Deconstruction
kingdom-b2_seaside_reach_for_tomorrow = Reach for Tomorrow
kingdom-b2_seaside_repetition = Repetition
kingdom-b2_seaside_give_and_take = Give and Take
kingdom-b2_alchemy_forbidden_arts = Forbidden Arts
kingdom-b2_alchemy_potion_mixers = Potion Mixers
kingdom-b2_alchemy_chemistry_lesson = Chemistry Lesson
kingdom-b2_prosperity_biggest_money = Biggest Money
kingdom-b2_prosperity_the_kings_army = The King’s Army
kingdom-b2_prosperity_the_good_life = The Good Life
kingdom-b2_cornucopia_bounty_of_the_hunt = Bounty of the Hunt
kingdom-b2_cornucopia_bad_omens = Bad Omens
kingdom-b2_cornucopia_the_jesters_workshop = The Jester’s Workshop
kingdom-b2_guilds_arts_and_crafts = Arts and Crafts
kingdom-b2_guilds_clean_living = Clean Living
kingdom-b2_guilds_gilding_the_lily = Gilding the Lily
kingdom-b2_hinterlands_highway_robbery = Highway Robbery
kingdom-b2_hinterlands_adventures_abroad = Adventures Abroad
kingdom-b2_dark_ages_high_and_low = High and Low
kingdom-b2_dark_ages_chivalry_and_revelry = Chivalry and Revelry
kingdom-b2_adventures_level_up = Level Up
kingdom-b2_adventures_son_of_size_distortion = Son of Size Distortion
kingdom-b2_empires_everything_in_moderation = Everything in Moderation
kingdom-b2_empires_silver_bullets = Silver Bullets
