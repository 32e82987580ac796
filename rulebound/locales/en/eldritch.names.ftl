### Eldritch Horror: the names of everything that lies on the table.
###
### `eldritch-<code>` names a card, a token or a space, and `-occupation` what an investigator does for a living. Names
### stand in the nominative, some with other cases; where a case is missing, the nominative is put in.

## Ancient Ones

eldritch-azathoth = Azathoth
eldritch-cthulhu = Cthulhu
eldritch-shub-niggurath = Shub-Niggurath
eldritch-yog-sothoth = Yog-Sothoth

## Investigators

eldritch-akachi-onyele = Akachi Onyele
eldritch-akachi-onyele-occupation = Shaman
eldritch-charlie-kane = Charlie Kane
eldritch-charlie-kane-occupation = Politician
eldritch-diana-stanley = Diana Stanley
eldritch-diana-stanley-occupation = Redeemed Cultist
eldritch-jacqueline-fine = Jacqueline Fine
eldritch-jacqueline-fine-occupation = Psychic
eldritch-jim-culver = Jim Culver
eldritch-jim-culver-occupation = Musician
eldritch-leo-anderson = Leo Anderson
eldritch-leo-anderson-occupation = Expedition Leader
eldritch-lily-chen = Lily Chen
eldritch-lily-chen-occupation = Martial Artist
eldritch-lola-hayes = Lola Hayes
eldritch-lola-hayes-occupation = Actress
eldritch-mark-harrigan = Mark Harrigan
eldritch-mark-harrigan-occupation = Soldier
eldritch-norman-withers = Norman Withers
eldritch-norman-withers-occupation = Astronomer
eldritch-silas-marsh = Silas Marsh
eldritch-silas-marsh-occupation = Sailor
eldritch-trish-scarborough = Trish Scarborough
eldritch-trish-scarborough-occupation = Spy

## Spaces

eldritch-san-francisco = San Francisco
eldritch-arkham = Arkham
eldritch-buenos-aires = Buenos Aires
eldritch-london = London
eldritch-rome = Rome
eldritch-istanbul = Istanbul
eldritch-tokyo = Tokyo
eldritch-shanghai = Shanghai
eldritch-sydney = Sydney
eldritch-the-amazon = the Amazon
eldritch-the-pyramids = the Pyramids
eldritch-the-heart-of-africa = the Heart of Africa
eldritch-the-himalayas = the Himalayas
eldritch-tunguska = Tunguska
eldritch-antarctica = Antarctica

## Other worlds and other places of encounters

eldritch-great-hall-of-celaeno = the Great Hall of Celaeno
eldritch-the-future = the Future
eldritch-city-of-the-great-race = the City of the Great Race
eldritch-lost-carcosa = Lost Carcosa
eldritch-the-past = the Past
eldritch-the-dreamlands = the Dreamlands
eldritch-yuggoth = Yuggoth
eldritch-the-underworld = the Underworld
eldritch-the-abyss = the Abyss
eldritch-the-key-and-the-gate = the Key and the Gate

## Mysteries

eldritch-occult-research = Occult Research
eldritch-omen-of-devastation = Omen of Devastation
eldritch-seed-of-the-daemon-sultan = Seed of the Daemon Sultan
eldritch-the-true-name = The True Name
eldritch-rlyeh-risen = R’lyeh Risen
eldritch-the-deep-ones-attack = The Deep Ones Attack!
eldritch-the-stars-are-right = The Stars Are Right!
eldritch-watching-the-stars = Watching the Stars
eldritch-hunting-the-thousand = Hunting the Thousand
eldritch-nature-of-the-all-mother = Nature of the All-Mother
eldritch-rituals-in-the-wild = Rituals in the Wild
eldritch-spawn-of-the-black-goat = Spawn of the Black Goat
eldritch-arcane-understanding = Arcane Understanding
eldritch-spawn-of-yog-sothoth = Spawn of Yog-Sothoth
eldritch-the-beyond-one = The Beyond One
eldritch-where-the-old-ones-broke-through = Where the Old Ones Broke Through

## Assets

eldritch-38-revolver = .38 Revolver
eldritch-45-automatic = .45 Automatic
eldritch-18-derringer = .18 Derringer
eldritch-arcane-manuscripts = Arcane Manuscripts
eldritch-arcane-scholar = Arcane Scholar
eldritch-axe = Axe
eldritch-bull-whip = Bull Whip
eldritch-double-barreled-shotgun = Double-barreled Shotgun
eldritch-fine-clothes = Fine Clothes
eldritch-hired-muscle = Hired Muscle
eldritch-holy-cross = Holy Cross
eldritch-lucky-cigarette-case = Lucky Cigarette Case
eldritch-lucky-rabbits-foot = Lucky Rabbit’s Foot
eldritch-personal-assistant = Personal Assistant
eldritch-private-investigator = Private Investigator
eldritch-protective-amulet = Protective Amulet
eldritch-spirit-dagger = Spirit Dagger
eldritch-vatican-missionary = Vatican Missionary
eldritch-carbine-rifle = Carbine Rifle
eldritch-kerosene = Kerosene
eldritch-holy-water = Holy Water
eldritch-bandages = Bandages
eldritch-whiskey = Whiskey
eldritch-pocket-watch = Pocket Watch
eldritch-arcane-tome = Arcane Tome
eldritch-king-james-bible = King James Bible
eldritch-puzzle-box = Puzzle Box
eldritch-witch-doctor = Witch Doctor
eldritch-cat-burglar = Cat Burglar
eldritch-dynamite = Dynamite
eldritch-fishing-net = Fishing Net
eldritch-lodge-researcher = Lodge Researcher
eldritch-urban-guide = Urban Guide
eldritch-agency-quarantine = Agency Quarantine
eldritch-charter-flight = Charter Flight
eldritch-delivery-service = Delivery Service
eldritch-wireless-report = Wireless Report
eldritch-private-care = Private Care
eldritch-sanctuary = Sanctuary
eldritch-silver-twilight-ritual = Silver Twilight Ritual

## Artifacts

eldritch-cultes-des-goules = Cultes des Goules
eldritch-de-vermis-mysteriis = De Vermis Mysteriis
eldritch-necronomicon = Necronomicon
eldritch-ttka-halot = T’tka Halot
eldritch-lightning-gun = Lightning Gun
eldritch-sword-of-saint-jerome = Sword of Saint Jerome
eldritch-flute-of-the-outer-gods = Flute of the Outer Gods
eldritch-gate-box = Gate Box
eldritch-the-silver-key = The Silver Key
eldritch-glass-of-mortlan = Glass of Mortlan
eldritch-grotesque-statue = Grotesque Statue
eldritch-mi-go-brain-case = Mi-go Brain Case
eldritch-pallid-mask = Pallid Mask
eldritch-ruby-of-rlyeh = Ruby of R’lyeh

## Spells

eldritch-blessing-of-isis = Blessing of Isis
eldritch-clairvoyance = Clairvoyance
eldritch-conjuration = Conjuration
eldritch-feed-the-mind = Feed the Mind
eldritch-flesh-ward = Flesh Ward
eldritch-instill-bravery = Instill Bravery
eldritch-mists-of-releh = Mists of Releh
eldritch-plumb-the-void = Plumb the Void
eldritch-shriveling = Shriveling
eldritch-wither = Wither

## Conditions

eldritch-amnesia = Amnesia
eldritch-hallucinations = Hallucinations
eldritch-paranoia = Paranoia
eldritch-back-injury = Back Injury
eldritch-internal-injury = Internal Injury
eldritch-leg-injury = Leg Injury
eldritch-blessed = Blessed
eldritch-cursed = Cursed
eldritch-dark-pact = Dark Pact
eldritch-debt = Debt
eldritch-detained = Detained

## Backs of conditions

eldritch-amnesia-the-terrible-truth = The Terrible Truth
eldritch-amnesia-unexplained-debts = Unexplained Debts
eldritch-amnesia-forgotten-crimes = Forgotten Crimes
eldritch-hallucinations-delusions = Delusions
eldritch-hallucinations-the-voices = The Voices
eldritch-hallucinations-swarming = Swarming
eldritch-paranoia-kleptomania = Kleptomania
eldritch-paranoia-violent-outbursts = Violent Outbursts
eldritch-paranoia-agoraphobia = Agoraphobia
eldritch-back-injury-nerve-damage = Nerve Damage
eldritch-back-injury-muscle-spasms = Muscle Spasms
eldritch-back-injury-fractured-spine = Fractured Spine
eldritch-internal-injury-cracked-rib = Cracked Rib
eldritch-internal-injury-excruciating-pain = Excruciating Pain
eldritch-internal-injury-internal-bleeding = Internal Bleeding
eldritch-leg-injury-twisted-knee = Twisted Knee
eldritch-leg-injury-stabbing-pain = Stabbing Pain
eldritch-leg-injury-strange-remedy = Strange Remedy
eldritch-blessed-beloved-of-bast = Beloved of Bast
eldritch-blessed-visions-of-hypnos = Visions of Hypnos
eldritch-blessed-blessing-of-nodens = Blessing of Nodens
eldritch-cursed-harried = Harried
eldritch-cursed-karmic-justice = Karmic Justice
eldritch-cursed-the-innsmouth-look = The Innsmouth Look
eldritch-dark-pact-pact-with-yog-sothoth = Pact with Yog-Sothoth
eldritch-dark-pact-pact-with-the-dark-man = Pact with the Dark Man
eldritch-dark-pact-one-of-the-thousand = One of the Thousand
eldritch-debt-hitmen = Hitmen
eldritch-debt-unwilling-servant = Unwilling Servant
eldritch-debt-debt-collector = Debt Collector
eldritch-debt-local-authorities = Local Authorities
eldritch-debt-make-a-deal = Make a Deal
eldritch-debt-beyond-riches = Beyond Riches
eldritch-detained-starvation = Starvation
eldritch-detained-holding-cell = Holding Cell
eldritch-detained-cruel-and-unusual = Cruel and Unusual

## Backs of spells: names of our own

eldritch-blessing-of-isis-a = The Veiled Face
eldritch-blessing-of-isis-b = The Nine Bows
eldritch-clairvoyance-a = The Unblinking Eye
eldritch-clairvoyance-b = Looking Back
eldritch-conjuration-a = Full Hands
eldritch-conjuration-b = The Bill
eldritch-feed-the-mind-a = A Second Helping
eldritch-feed-the-mind-b = Crumbs
eldritch-flesh-ward-a = Borrowed Skin
eldritch-flesh-ward-b = Second Skin
eldritch-instill-bravery-a = Bravado
eldritch-instill-bravery-b = A Lion’s Heart
eldritch-mists-of-releh-a = Lost in Mist
eldritch-mists-of-releh-b = Shapes in Mist
eldritch-plumb-the-void-a = Torn Through
eldritch-plumb-the-void-b = Nowhere Long
eldritch-shriveling-a = Withered Leaf
eldritch-shriveling-b = Spreading Rot
eldritch-wither-a = The Blackened Hand
eldritch-wither-b = Recoil

## Mythos cards

eldritch-a-proposition = A Proposition
eldritch-buying-information = Buying Information
eldritch-heart-of-corruption = Heart of Corruption
eldritch-support-of-the-church = Support of the Church
eldritch-that-which-consumes = That Which Consumes
eldritch-blood-flows = Blood Flows
eldritch-calling-the-elder-things = Calling the Elder Things
eldritch-dimensional-instability = Dimensional Instability
eldritch-driven-to-bankruptcy = Driven to Bankruptcy
eldritch-legitimate-banking = Legitimate Banking
eldritch-no-peace-for-the-fallen = No Peace For the Fallen
eldritch-patrolling-the-border = Patrolling the Border
eldritch-unexpected-betrayal = Unexpected Betrayal
eldritch-from-beyond = From Beyond
eldritch-rising-terror = Rising Terror
eldritch-strange-sightings = Strange Sightings
eldritch-tied-to-a-dark-purpose = Tied to a Dark Purpose
eldritch-torn-asunder = Torn Asunder
eldritch-everyone-has-a-price = Everyone Has a Price
eldritch-omen-of-good-fortune = Omen of Good Fortune
eldritch-rally-the-people = Rally the People
eldritch-silver-twilight-aid = Silver Twilight Aid
eldritch-the-world-fights-back = The World Fights Back
eldritch-a-dark-power = A Dark Power
eldritch-ancient-guardians = Ancient Guardians
eldritch-arrests-made-in-murder-case = Arrests Made in Murder Case!
eldritch-burden-of-greed = Burden of Greed
eldritch-from-bad-to-worse = From Bad to Worse
eldritch-haunting-nightmares = Haunting Nightmares
eldritch-heat-wave-singes-the-globe = Heat Wave Singes the Globe
eldritch-the-bermuda-triangle = The Bermuda Triangle
eldritch-the-world-shakes = The World Shakes
eldritch-tide-of-despair = Tide of Despair
eldritch-treacherous-magic = Treacherous Magic
eldritch-all-for-nothing = All For Nothing
eldritch-desperate-times = Desperate Times
eldritch-eyes-everywhere = Eyes Everywhere
eldritch-perplexing-stars = Perplexing Stars
eldritch-the-storm = The Storm
eldritch-fractured-reality = Fractured Reality
eldritch-growing-madness = Growing Madness
eldritch-lost-knowledge = Lost Knowledge
eldritch-secrets-of-the-past = Secrets of the Past
eldritch-faded-from-society = Faded From Society
eldritch-return-of-the-ancient-ones = Return of the Ancient Ones
eldritch-stars-aligned = Stars Aligned
eldritch-the-wind-walker = The Wind-Walker
eldritch-dimensions-collide = Dimensions Collide
eldritch-mysterious-lights = Mysterious Lights
eldritch-spreading-sickness = Spreading Sickness
eldritch-web-between-worlds = Web Between Worlds

## Monsters

eldritch-byakhee = Byakhee
eldritch-colour-out-of-space = Colour Out of Space
eldritch-cthonian = Cthonian
eldritch-cultist = Cultist
eldritch-dark-young = Dark Young
eldritch-deep-one = Deep One
eldritch-elder-thing = Elder Thing
eldritch-ghost = Ghost
eldritch-ghoul = Ghoul
eldritch-gnoph-keh = Gnoph-Keh
eldritch-goat-spawn = Goat Spawn
eldritch-gug = Gug
eldritch-hound-of-tindalos = Hound of Tindalos
eldritch-lloigor = Lloigor
eldritch-maniac = Maniac
eldritch-mi-go = Mi-go
eldritch-mummy = Mummy
eldritch-nightgaunt = Nightgaunt
eldritch-riot = Riot
eldritch-serpent-people = Serpent People
eldritch-shoggoth = Shoggoth
eldritch-skeleton = Skeleton
eldritch-star-spawn = Star Spawn
eldritch-vampire = Vampire
eldritch-warlock = Warlock
eldritch-witch = Witch
eldritch-wraith = Wraith
eldritch-zombie = Zombie

## Epic monsters

eldritch-epic-cthulhu = Cthulhu
eldritch-cthylla = Cthylla
eldritch-dunwich-horror = Dunwich Horror
eldritch-nug = Nug
eldritch-epic-shub-niggurath = Shub-Niggurath
eldritch-spinner-of-webs = Spinner of Webs
eldritch-tick-tock-men = Tick Tock Men
eldritch-wind-walker = Wind-Walker
eldritch-zombie-horde = Zombie Horde

## The sides of a cultist that the sheets describe

eldritch-cultist-azathoth = Cultist of Azathoth
eldritch-cultist-cthulhu = Cultist of Cthulhu
eldritch-cultist-cthulhu-awake = Cultist of Cthulhu Awakened
eldritch-cultist-shub-niggurath = Cultist of Shub-Niggurath
eldritch-cultist-shub-niggurath-awake = Cultist of Shub-Niggurath Awakened
eldritch-cultist-yog-sothoth = Cultist of Yog-Sothoth
eldritch-cultist-yog-sothoth-awake = Cultist of Yog-Sothoth Awakened

## Numbered spaces

eldritch-space-1 = space 1
eldritch-space-2 = space 2
eldritch-space-3 = space 3
eldritch-space-4 = space 4
eldritch-space-5 = space 5
eldritch-space-6 = space 6
eldritch-space-7 = space 7
eldritch-space-8 = space 8
eldritch-space-9 = space 9
eldritch-space-10 = space 10
eldritch-space-11 = space 11
eldritch-space-12 = space 12
eldritch-space-13 = space 13
eldritch-space-14 = space 14
eldritch-space-15 = space 15
eldritch-space-16 = space 16
eldritch-space-17 = space 17
eldritch-space-18 = space 18
eldritch-space-19 = space 19
eldritch-space-20 = space 20
eldritch-space-21 = space 21

## Gates and clues

eldritch-gate-san-francisco = gate: San Francisco
eldritch-gate-arkham = gate: Arkham
eldritch-gate-buenos-aires = gate: Buenos Aires
eldritch-gate-london = gate: London
eldritch-gate-rome = gate: Rome
eldritch-gate-istanbul = gate: Istanbul
eldritch-gate-tokyo = gate: Tokyo
eldritch-gate-shanghai = gate: Shanghai
eldritch-gate-sydney = gate: Sydney
eldritch-clue-san-francisco = clue: San Francisco
eldritch-clue-arkham = clue: Arkham
eldritch-clue-buenos-aires = clue: Buenos Aires
eldritch-clue-london = clue: London
eldritch-clue-rome = clue: Rome
eldritch-clue-istanbul = clue: Istanbul
eldritch-clue-tokyo = clue: Tokyo
eldritch-clue-shanghai = clue: Shanghai
eldritch-clue-sydney = clue: Sydney
eldritch-clue-the-amazon = clue: the Amazon
eldritch-clue-the-pyramids = clue: the Pyramids
eldritch-clue-the-heart-of-africa = clue: the Heart of Africa
eldritch-clue-the-himalayas = clue: the Himalayas
eldritch-clue-tunguska = clue: Tunguska
eldritch-clue-antarctica = clue: Antarctica
eldritch-clue-space-1 = clue: space 1
eldritch-clue-space-2 = clue: space 2
eldritch-clue-space-3 = clue: space 3
eldritch-clue-space-4 = clue: space 4
eldritch-clue-space-5 = clue: space 5
eldritch-clue-space-6 = clue: space 6
eldritch-clue-space-7 = clue: space 7
eldritch-clue-space-8 = clue: space 8
eldritch-clue-space-9 = clue: space 9
eldritch-clue-space-10 = clue: space 10
eldritch-clue-space-11 = clue: space 11
eldritch-clue-space-12 = clue: space 12
eldritch-clue-space-13 = clue: space 13
eldritch-clue-space-14 = clue: space 14
eldritch-clue-space-15 = clue: space 15
eldritch-clue-space-16 = clue: space 16
eldritch-clue-space-17 = clue: space 17
eldritch-clue-space-18 = clue: space 18
eldritch-clue-space-19 = clue: space 19
eldritch-clue-space-20 = clue: space 20
eldritch-clue-space-21 = clue: space 21

## Encounter cards: a card is called by its deck, or by the place it leads to

eldritch-expedition-the-amazon = expedition: the Amazon
eldritch-expedition-the-pyramids = expedition: the Pyramids
eldritch-expedition-the-heart-of-africa = expedition: the Heart of Africa
eldritch-expedition-the-himalayas = expedition: the Himalayas
eldritch-expedition-tunguska = expedition: Tunguska
eldritch-expedition-antarctica = expedition: Antarctica
eldritch-america-1 = Encounter in America
eldritch-america-2 = Encounter in America
eldritch-america-3 = Encounter in America
eldritch-america-4 = Encounter in America
eldritch-america-5 = Encounter in America
eldritch-america-6 = Encounter in America
eldritch-america-7 = Encounter in America
eldritch-america-8 = Encounter in America
eldritch-europe-1 = Encounter in Europe
eldritch-europe-2 = Encounter in Europe
eldritch-europe-3 = Encounter in Europe
eldritch-europe-4 = Encounter in Europe
eldritch-europe-5 = Encounter in Europe
eldritch-europe-6 = Encounter in Europe
eldritch-europe-7 = Encounter in Europe
eldritch-europe-8 = Encounter in Europe
eldritch-asia-australia-1 = Encounter in Asia and Australia
eldritch-asia-australia-2 = Encounter in Asia and Australia
eldritch-asia-australia-3 = Encounter in Asia and Australia
eldritch-asia-australia-4 = Encounter in Asia and Australia
eldritch-asia-australia-5 = Encounter in Asia and Australia
eldritch-asia-australia-6 = Encounter in Asia and Australia
eldritch-asia-australia-7 = Encounter in Asia and Australia
eldritch-asia-australia-8 = Encounter in Asia and Australia
eldritch-other-world-1 = The Great Hall of Celaeno
eldritch-other-world-2 = The Future
eldritch-other-world-3 = The City of the Great Race
eldritch-other-world-4 = Lost Carcosa
eldritch-other-world-5 = The Past
eldritch-other-world-6 = The Past
eldritch-other-world-7 = The Dreamlands
eldritch-other-world-8 = The Future
eldritch-other-world-9 = The City of the Great Race
eldritch-other-world-10 = Yuggoth
eldritch-other-world-11 = The Great Hall of Celaeno
eldritch-other-world-12 = Lost Carcosa
eldritch-other-world-13 = Yuggoth
eldritch-other-world-14 = The City of the Great Race
eldritch-other-world-15 = Yuggoth
eldritch-other-world-16 = The Great Hall of Celaeno
eldritch-other-world-17 = Lost Carcosa
eldritch-other-world-18 = The Underworld
eldritch-other-world-19 = The City of the Great Race
eldritch-other-world-20 = The Great Hall of Celaeno
eldritch-other-world-21 = The Dreamlands
eldritch-other-world-22 = Yuggoth
eldritch-other-world-23 = The Abyss
eldritch-other-world-24 = Lost Carcosa
eldritch-antarctica-1 = Antarctica
eldritch-antarctica-2 = Antarctica
eldritch-antarctica-3 = Antarctica
eldritch-the-amazon-1 = The Amazon
eldritch-the-amazon-2 = The Amazon
eldritch-the-amazon-3 = The Amazon
eldritch-the-heart-of-africa-1 = The Heart of Africa
eldritch-the-heart-of-africa-2 = The Heart of Africa
eldritch-the-heart-of-africa-3 = The Heart of Africa
eldritch-the-himalayas-1 = The Himalayas
eldritch-the-himalayas-2 = The Himalayas
eldritch-the-himalayas-3 = The Himalayas
eldritch-the-pyramids-1 = The Pyramids
eldritch-the-pyramids-2 = The Pyramids
eldritch-the-pyramids-3 = The Pyramids
eldritch-tunguska-1 = Tunguska
eldritch-tunguska-2 = Tunguska
eldritch-tunguska-3 = Tunguska
eldritch-special-cthulhu-1 = R’lyeh Risen
eldritch-special-cthulhu-2 = R’lyeh Risen
eldritch-special-cthulhu-3 = R’lyeh Risen
eldritch-special-cthulhu-4 = R’lyeh Risen
eldritch-special-cthulhu-5 = R’lyeh Risen
eldritch-special-cthulhu-6 = R’lyeh Risen
eldritch-special-yog-sothoth-1 = The Key and the Gate
eldritch-special-yog-sothoth-2 = The Key and the Gate
eldritch-special-yog-sothoth-3 = The Key and the Gate
eldritch-special-yog-sothoth-4 = The Key and the Gate
eldritch-special-yog-sothoth-5 = The Key and the Gate
eldritch-special-yog-sothoth-6 = The Key and the Gate
eldritch-general-1 = General encounter
eldritch-general-2 = General encounter
eldritch-general-3 = General encounter
eldritch-general-4 = General encounter
eldritch-general-5 = General encounter
eldritch-general-6 = General encounter
eldritch-general-7 = General encounter
eldritch-general-8 = General encounter
eldritch-general-9 = General encounter
eldritch-general-10 = General encounter
eldritch-general-11 = General encounter
eldritch-general-12 = General encounter
eldritch-research-azathoth-1 = Research encounter
eldritch-research-azathoth-2 = Research encounter
eldritch-research-azathoth-3 = Research encounter
eldritch-research-azathoth-4 = Research encounter
eldritch-research-azathoth-5 = Research encounter
eldritch-research-azathoth-6 = Research encounter
eldritch-research-azathoth-7 = Research encounter
eldritch-research-azathoth-8 = Research encounter
eldritch-research-cthulhu-1 = Research encounter
eldritch-research-cthulhu-2 = Research encounter
eldritch-research-cthulhu-3 = Research encounter
eldritch-research-cthulhu-4 = Research encounter
eldritch-research-cthulhu-5 = Research encounter
eldritch-research-cthulhu-6 = Research encounter
eldritch-research-cthulhu-7 = Research encounter
eldritch-research-cthulhu-8 = Research encounter
eldritch-research-shub-niggurath-1 = Research encounter
eldritch-research-shub-niggurath-2 = Research encounter
eldritch-research-shub-niggurath-3 = Research encounter
eldritch-research-shub-niggurath-4 = Research encounter
eldritch-research-shub-niggurath-5 = Research encounter
eldritch-research-shub-niggurath-6 = Research encounter
eldritch-research-shub-niggurath-7 = Research encounter
eldritch-research-shub-niggurath-8 = Research encounter
eldritch-research-yog-sothoth-1 = Research encounter
eldritch-research-yog-sothoth-2 = Research encounter
eldritch-research-yog-sothoth-3 = Research encounter
eldritch-research-yog-sothoth-4 = Research encounter
eldritch-research-yog-sothoth-5 = Research encounter
eldritch-research-yog-sothoth-6 = Research encounter
eldritch-research-yog-sothoth-7 = Research encounter
eldritch-research-yog-sothoth-8 = Research encounter
