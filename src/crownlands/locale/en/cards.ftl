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

## Cards of boxes that are not here yet, named by recommended kingdoms

card-courtier = Courtier
card-diplomat = Diplomat
card-mill = Mill
card-patrol = Patrol
card-lurker = Lurker
card-replace = Replace
card-cutpurse = Cutpurse
card-ghost_ship = Ghost Ship
card-lookout = Lookout
card-sea_hag = Sea Hag
card-treasure_map = Treasure Map
card-caravan = Caravan
card-explorer = Explorer
card-outpost = Outpost
card-pearl_diver = Pearl Diver
card-pirate_ship = Pirate Ship
card-treasury = Treasury
card-ambassador = Ambassador
card-fishing_village = Fishing Village
card-haven = Haven
card-island = Island
card-salvager = Salvager
card-smugglers = Smugglers
card-apprentice = Apprentice
card-familiar = Familiar
card-possession = Possession
card-university = University
card-alchemist = Alchemist
card-apothecary = Apothecary
card-golem = Golem
card-herbalist = Herbalist
card-transmute = Transmute
card-philosophers_stone = Philosopher's Stone
card-bank = Bank
card-grand_market = Grand Market
card-mint = Mint
card-royal_seal = Royal Seal
card-venture = Venture
card-expand = Expand
card-goons = Goons
card-kings_court = King's Court
card-rabble = Rabble
card-vault = Vault
card-contraband = Contraband
card-counting_house = Counting House
card-hoard = Hoard
card-monument = Monument
card-mountebank = Mountebank
card-harvest = Harvest
card-horn_of_plenty = Horn of Plenty
card-hunting_party = Hunting Party
card-menagerie = Menagerie
card-tournament = Tournament
card-fortune_teller = Fortune Teller
card-hamlet = Hamlet
card-jester = Jester
card-remake = Remake
card-fairgrounds = Fairgrounds
card-farming_village = Farming Village
card-horse_traders = Horse Traders
card-young_witch = Young Witch
card-stonemason = Stonemason
card-advisor = Advisor
card-baker = Baker
card-journeyman = Journeyman
card-merchant_guild = Merchant Guild
card-butcher = Butcher
card-candlestick_maker = Candlestick Maker
card-doctor = Doctor
card-soothsayer = Soothsayer
card-plaza = Plaza
card-masterpiece = Masterpiece
card-taxman = Taxman
card-herald = Herald
card-highway = Highway
card-inn = Inn
card-margrave = Margrave
card-noble_brigand = Noble Brigand
card-oasis = Oasis
card-crossroads = Crossroads
card-farmland = Farmland
card-fools_gold = Fool's Gold
card-oracle = Oracle
card-spice_merchant = Spice Merchant
card-hermit = Hermit
card-hunting_grounds = Hunting Grounds
card-mystic = Mystic
card-poor_house = Poor House
card-wandering_minstrel = Wandering Minstrel
card-altar = Altar
card-knights = Knights
card-rats = Rats
card-scavenger = Scavenger
card-squire = Squire
card-dungeon = Dungeon
card-gear = Gear
card-guide = Guide
card-lost_city = Lost City
card-miser = Miser
card-training = Training
card-amulet = Amulet
card-duplicate = Duplicate
card-giant = Giant
card-messenger = Messenger
card-treasure_trove = Treasure Trove
card-bonfire = Bonfire
card-raid = Raid
card-enchantress = Enchantress
card-forum = Forum
card-legionary = Legionary
card-overlord = Overlord
card-temple = Temple
card-orchard = Orchard
card-windfall = Windfall
card-catapult_rocks = Catapult/Rocks
card-charm = Charm
card-farmers_market = Farmers' Market
card-groundskeeper = Groundskeeper
card-patrician_emporium = Patrician/Emporium
card-aqueduct = Aqueduct
card-conquest = Conquest

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
kingdom-b2_prosperity_the_kings_army = The King's Army
kingdom-b2_prosperity_the_good_life = The Good Life
kingdom-b2_cornucopia_bounty_of_the_hunt = Bounty of the Hunt
kingdom-b2_cornucopia_bad_omens = Bad Omens
kingdom-b2_cornucopia_the_jesters_workshop = The Jester's Workshop
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
