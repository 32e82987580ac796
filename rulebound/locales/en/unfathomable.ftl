### Unfathomable: everything that is said at its table.
###
### $seat and $other are characters, $place and $to spaces, $card a card, $thing whatever an option is about. `.text`
### says what a card does; of a crisis it sets the scene, `-check`, `-first`, `-second` tell what comes of it, and
### `-kept` what it does in a play area. Names are put into sentences in the nominative: word them so that this reads well.

unfathomable-title = Unfathomable
    .text = The steamer Atlantica is bound for Boston, and something follows her through the dark water. Keep fuel, food, sanity and souls above zero, drive off what climbs aboard, and find out who among you belongs to the sea.

## Set-up

unfathomable-choice-seats = Players
unfathomable-choice-characters = Characters
unfathomable-choice-characters-choose = each chooses
unfathomable-choice-characters-random = by lot
unfathomable-choice-characters-suggested = as suggested for a first game
unfathomable-choice-cultist = Cultist
unfathomable-choice-cultist-with = with 4 or 6 players, one may be the Cultist
unfathomable-choice-cultist-without = no Cultist
unfathomable-choice-difficulty = Difficulty
unfathomable-choice-difficulty-standard = standard
unfathomable-choice-difficulty-easier-for-humans = easier for humans (dials start 2 higher)
unfathomable-choice-difficulty-easier-for-traitors = easier for traitors (dials start 2 lower)
unfathomable-choice-start = Start
unfathomable-choice-start-standard = three cards of your own choice
unfathomable-choice-start-learning = first game: a whole skill set for everybody, no Cultist, loyalty after everybody's first turn

## Steps of a turn

unfathomable-phase-receive-skills = Receive skill cards
unfathomable-phase-actions = Perform actions
unfathomable-phase-mythos = Resolve a mythos card
unfathomable-phase-discard = Discard skill cards

## Resources, skills, spaces

unfathomable-fuel = fuel
unfathomable-food = food
unfathomable-sanity = sanity
unfathomable-souls = souls
unfathomable-influence = influence
unfathomable-lore = lore
unfathomable-observation = observation
unfathomable-strength = strength
unfathomable-will = will
unfathomable-treachery = treachery
unfathomable-bridge = Bridge
    .text = Action: risk a passenger, then look at the top two mythos cards or waypoints; one stays on top, the other goes under the deck.
unfathomable-chapel = Chapel
    .text = Action: move the ritual back 1; or discard a lore card, roll, and move the ritual on 1, losing 1 sanity if die and card together come to 6 or less.
unfathomable-captains-cabin = Captain’s Cabin
    .text = Action: name another human and make a check of 8 with influence and observation; if it passes, they go to the Brig.
unfathomable-cargo-hold = Cargo Hold
    .text = Action: look at the top two items, keep one and put the other under the deck.
unfathomable-galley = Galley
    .text = Action: draw 1 to 5 skill cards of any types; if more than one, roll: less than their number costs 1 food.
unfathomable-boiler-room = Boiler Room
    .text = Action: discard a strength card, roll, and the ship travels 1 on, losing 1 fuel if die and card together come to 6 or less.
unfathomable-brig = Brig
    .text = Action: make a check of 8 with lore and strength; if it passes, go anywhere on the ship. In here items do not work, you add only one card to a check, and your mythos card brings no crisis.
unfathomable-sick-bay = Sick Bay
    .text = Where defeated humans wake up. Who begins a turn here receives only one skill card.
unfathomable-the-deep = the Deep
    .text = Below the ship. With four or more Deep Ones here, what lurks rises to the bow.
unfathomable-water-1 = water 1
unfathomable-water-2 = water 2
unfathomable-water-3 = water 3
unfathomable-water-4 = water 4
unfathomable-water-5 = water 5
unfathomable-water-6 = water 6
unfathomable-water-7 = water 7
unfathomable-water-8 = water 8
unfathomable-deck-1 = deck 1
unfathomable-deck-2 = deck 2
unfathomable-deck-3 = deck 3
unfathomable-deck-4 = deck 4
unfathomable-deck-5 = deck 5
unfathomable-deck-6 = deck 6
unfathomable-deck-7 = deck 7
unfathomable-deck-8 = deck 8
unfathomable-father-dagon = Father Dagon
    .text = Activated: 2 Deep Ones climb onto the deck beside him, then he swims 1 towards the bow.
unfathomable-mother-hydra = Mother Hydra
    .text = Activated: the room beside her is damaged, then she swims 1 towards the bow.
unfathomable-deep-ones = Deep Ones
unfathomable-ship = the Atlantica
unfathomable-below = below deck
unfathomable-check = the check
unfathomable-token-deep_ones = Deep Ones

## Piles

# Nouns that read well after “Shuffled: …”.
unfathomable-pile-hand = the hand
unfathomable-pile-area = the play area
unfathomable-pile-loyalty = the loyalty cards
unfathomable-pile-loyalties = the loyalty deck
unfathomable-pile-limbo = the cards being resolved
unfathomable-pile-check = the cards of the check
unfathomable-pile-chaos = the chaos deck
unfathomable-pile-row = the waypoints behind the ship
unfathomable-pile-mythos = the mythos deck
unfathomable-pile-waypoints = the waypoint deck
unfathomable-pile-spells = the spell deck
unfathomable-pile-items = the item deck
unfathomable-pile-damage = the damage deck
unfathomable-pile-passengers = the passengers below
unfathomable-pile-influence = the influence deck
unfathomable-pile-influence-discard = the influence discard pile
unfathomable-pile-lore = the lore deck
unfathomable-pile-lore-discard = the lore discard pile
unfathomable-pile-observation = the observation deck
unfathomable-pile-observation-discard = the observation discard pile
unfathomable-pile-strength = the strength deck
unfathomable-pile-strength-discard = the strength discard pile
unfathomable-pile-will = the will deck
unfathomable-pile-will-discard = the will discard pile
unfathomable-pile-treachery = the treachery deck
unfathomable-pile-treachery-discard = the treachery discard pile
unfathomable-pile-mythos-discard = the mythos discard pile
unfathomable-pile-passengers-deck-1 = the passengers on deck 1
unfathomable-pile-passengers-deck-2 = the passengers on deck 2
unfathomable-pile-passengers-deck-3 = the passengers on deck 3
unfathomable-pile-passengers-deck-4 = the passengers on deck 4
unfathomable-pile-passengers-deck-5 = the passengers on deck 5
unfathomable-pile-passengers-deck-6 = the passengers on deck 6
unfathomable-pile-passengers-deck-7 = the passengers on deck 7
unfathomable-pile-passengers-deck-8 = the passengers on deck 8
unfathomable-pile-damage-bridge = the damage: Bridge
unfathomable-pile-damage-chapel = the damage: Chapel
unfathomable-pile-damage-captains-cabin = the damage: Captain’s Cabin
unfathomable-pile-damage-cargo-hold = the damage: Cargo Hold
unfathomable-pile-damage-galley = the damage: Galley
unfathomable-pile-damage-boiler-room = the damage: Boiler Room

## What happens

unfathomable-log-character = Player { $n } is { $card }.
unfathomable-log-move = { $seat } goes to: { $place }.
unfathomable-log-stays = { $seat } stays where they are: { $place }.
unfathomable-log-break-out = { $seat } breaks out of the Brig, with cards worth { $n }.
unfathomable-log-space = { $seat } uses the action of the space: { $place }.
unfathomable-log-looks = { $seat } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
}: { $pile }.
unfathomable-log-empty = Nothing is left there: { $pile }.
unfathomable-log-accused = { $seat } accuses { $other }.
unfathomable-log-trade = { $seat } opens a trade: { $place }.
unfathomable-log-chosen = { $seat } chooses: { $what }.
unfathomable-log-declines = { $seat } lets it be.
unfathomable-log-attack = { $seat } attacks { $thing }.
unfathomable-log-attack-fails = The attack fails: { $n }, and { $target } was needed.
unfathomable-log-strikes = { $seat } strikes from afar at { $thing }.
unfathomable-log-strikes-deep-one = { $seat } strikes from afar at a Deep One: { $place }.
unfathomable-log-withstands = It does no harm: { $n }, and { $target } was needed.
unfathomable-log-attack-deep-one = { $seat } attacks a Deep One: { $place }.
unfathomable-log-deep-one-attacks = A Deep One attacks { $seat }.
unfathomable-log-defeated = { $seat } is defeated.
unfathomable-log-roll = { $seat } rolls { $n }.
unfathomable-log-roll-set = { $seat } rolls nothing: the die is set to { $n }.
unfathomable-log-roll-counts = With what changes it that makes { $n }.
unfathomable-log-roll-capped = With what changes it that makes { $n }; it counts as { $total }.
unfathomable-log-check = A check of { $n }: { $skills }.
unfathomable-log-added = { $seat } adds { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}.
unfathomable-log-cards = The cards of the check: { $cards }.
unfathomable-log-joins = { $seat } adds a card to the check: { $card }.
unfathomable-log-turned-up = Into the check, face up: { $card }.
unfathomable-log-unseen = The top card of a deck joins the check, face down: { $skill }.
unfathomable-log-room = The die points to: { $place }.
unfathomable-log-total = The total is { $n } against { $target }.
unfathomable-log-check-pass = The check passes: { $n } against { $target }.
unfathomable-log-check-partial = The check passes in part: { $n } against { $target }.
unfathomable-log-check-fail = The check fails: { $n } against { $target }.
unfathomable-log-check-named = The result of the check is settled without cards: { $result }.
unfathomable-log-fails-at-once = { $card }: the check is not made, it fails at once.
unfathomable-log-no-symbols = { $card }: its symbols are not resolved.
unfathomable-log-mythos = { $seat } draws a mythos card: { $card }.
unfathomable-log-no-crisis = { $seat } is in the Brig: the crisis is not resolved, only the symbols.
unfathomable-log-decided = { $seat } decides { $card }: { $what }
unfathomable-log-activate-deep-ones = The Deep Ones stir.
unfathomable-log-activate-father-dagon = Father Dagon stirs.
unfathomable-log-activate-mother-hydra = Mother Hydra stirs.
unfathomable-log-monarch = { $card } swims to: { $place }.
unfathomable-log-monarch-stays = { $card } is at the bow already and stays: { $place }.
unfathomable-log-deep-ones = { $n ->
    [one] A Deep One appears
   *[other] { $n } Deep Ones appear
}: { $place }.
unfathomable-log-deep-ones-gone = { $n ->
    [one] A Deep One falls
   *[other] { $n } Deep Ones fall
}: { $place }.
unfathomable-log-deep-ones-move = { $n ->
    [one] A Deep One moves
   *[other] { $n } Deep Ones move
}: { $place } → { $to }.
unfathomable-log-hatches-hold = The hatches hold: no Deep One gets into { $place }.
unfathomable-log-risk = A passenger strays onto: { $place }.
unfathomable-log-few-passengers = { $n ->
    [0] No passenger is left below deck.
    [one] Only 1 passenger is left below deck.
   *[other] Only { $n } passengers are left below deck.
}
unfathomable-log-rescue = { $seat } brings a passenger below, safe, from: { $place }.
unfathomable-log-slays = { $seat } strikes down a passenger: { $place }.
unfathomable-log-passenger = A passenger is lost: { $card } ({ $place }).
unfathomable-log-deep-one-damages = A Deep One tears at the room: { $place }.
unfathomable-log-gain = +{ $n } { $resource } (now { $left }).
unfathomable-log-full = The dial shows no more than 10: { $resource } stays at { $left }.
unfathomable-log-lose = −{ $n } { $resource } (now { $left }).
unfathomable-log-travel = The Atlantica steams on: travel { $n } of 4.
unfathomable-log-ritual = The ritual goes on: { $n } of 4.
unfathomable-log-back-travel = The Atlantica falls behind: travel { $n } of 4.
unfathomable-log-back-ritual = The ritual slips back: { $n } of 4.
unfathomable-log-start-travel = The travel token is on Start and goes no further back.
unfathomable-log-start-ritual = The ritual token is on Start and goes no further back.
unfathomable-log-to-start-travel = The travel token goes to Start.
unfathomable-log-to-start-ritual = The ritual token goes to Start.
unfathomable-log-waypoint = The ship reaches { $card }: distance { $n }.
unfathomable-log-loyalty-dealt = Everybody is dealt a loyalty card, face down.
unfathomable-log-row-gone = { $card } leaves the course again: distance { $n }.
unfathomable-log-first-loyalty = Everybody has had a turn. Now loyalty cards are dealt, and not all may be what they were.
unfathomable-log-awakening = Half the way is behind the ship. Something wakes in the blood: everybody receives a second loyalty card.
unfathomable-log-banishment = The ritual is complete. Light sweeps water and deck clean.
unfathomable-log-damage-card = Damage: { $card }.
unfathomable-log-damaged = Damaged: { $place }.
unfathomable-log-repaired = { $seat } repairs: { $place }.
unfathomable-log-treachery = { $n ->
    [one] 1 treachery card joins
   *[other] { $n } treachery cards join
} the chaos deck.
unfathomable-log-renewed = A new deck is made: { $pile }.
unfathomable-log-no-chaos = Too few cards are left: the new chaos deck goes without { $skill }.
unfathomable-log-ring = { $card }: the check has passed, and the ring asks its price.
unfathomable-log-title = { $seat } has a new title: { $card }.
unfathomable-log-title-lost = { $seat } loses a title: { $card }.
unfathomable-log-title-kept = There is nobody else: { $seat } keeps the title { $card }.
unfathomable-log-item = { $seat } receives { $card }.
unfathomable-log-discards = { $seat } discards { $card }.
unfathomable-log-none-left = There are none left: { $seat } goes without { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
unfathomable-log-keeps = { $card } stays with { $seat }.
unfathomable-log-card-gone = { $card } leaves the game.
unfathomable-log-improvement = { $seat } turns an improvement face up: { $card }.
unfathomable-log-on-top = { $seat } leaves a card on top: { $pile }.
unfathomable-log-to-bottom = { $seat } puts a card at the bottom: { $pile }.
unfathomable-log-top-gone = { $n ->
    [one] The top card leaves
   *[other] The top { $n } cards leave
} the game unseen: { $pile }.
unfathomable-log-refused = { $seat } does not take { $card }.
unfathomable-log-spell = { $seat } casts { $card }.
unfathomable-log-betrayal = { $seat } steps out of hiding, and the card says: { $card }.
unfathomable-log-loyalty-to = { $seat } slips { $n ->
    [one] a loyalty card
   *[other] { $n } loyalty cards
} to { $other }.
unfathomable-log-loyalty-seen = { $seat } has looked at the loyalty of { $other }.
unfathomable-log-nothing = Passed over: { $why }.
unfathomable-log-survives = The Deep One survives; { $card } stays.
unfathomable-log-no-cards = { $seat } has no skill card to discard.
unfathomable-log-no-mythos = { $seat } is a revealed traitor and draws no mythos card.
unfathomable-log-barricaded = The hatches are barricaded: no Deep One moves into a room until the end of the turn.
unfathomable-log-face-up = All cards of this check are added face up.
unfathomable-log-without-chaos = No chaos cards are added to this check.
unfathomable-log-chaos = { $n ->
    [one] 1 card of the chaos deck joins
   *[other] { $n } cards of the chaos deck join
} the check.
unfathomable-log-deep-one-stays = A Deep One stays where it is: { $place }.
unfathomable-log-loyalty-kept = The port is near: { $seat } keeps the other loyalty cards.
unfathomable-nothing-cell = no Deep One can be in Brig or Sick Bay
unfathomable-nothing-suspect = there is nobody outside the Brig to be taken there
unfathomable-nothing-hands = no human holds a skill card
unfathomable-nothing-deep-ones = there is no Deep One
unfathomable-nothing-betrayal = in the Brig a betrayal does no harm
unfathomable-nothing-loyalty = there is no other loyalty card to hand on
unfathomable-nothing-exchange-brig = in the Brig no cards are exchanged
unfathomable-nothing-exchange = there are no cards to exchange
unfathomable-nothing-passengers = there is no passenger left
unfathomable-nothing-items = there is no item to be had
unfathomable-nothing-passengers-on-deck = there is no passenger on deck
unfathomable-nothing-nobody = there is nobody
unfathomable-nothing-deep = the Deep is empty
unfathomable-nothing-rich = nobody has more than one item
unfathomable-nothing-help = too few passengers were risked
unfathomable-nothing-room = no room was damaged, so no Deep One appears
unfathomable-nothing-prisoners = nobody is in the Brig
unfathomable-nothing-ring = nobody has the ring
unfathomable-nothing-guests = nobody has a way to go to the Galley
unfathomable-nothing-rescued = no passenger was rescued
unfathomable-nothing-monarchs = both monarchs are in the Deep already
unfathomable-nothing-enemies = there is no enemy
unfathomable-roll-high = { $n } or more is needed
unfathomable-roll-low = { $n } or less does harm
unfathomable-roll-room = it will name a room
unfathomable-roll-deck = it will name a deck space
unfathomable-roll-bow = 1 to 4 means water 1, 5 to 8 water 2
unfathomable-roll-number = so many Deep Ones will fall
unfathomable-roll-fire = 6 or more takes the ship another step and damages it
unfathomable-roll-hit-deep-one = a Deep One falls to { $n } or more ({ $target })
unfathomable-roll-hit-character = { $target } is defeated by { $n } or more

## What can be reacted to

unfathomable-event-defeated = { $thing } is about to be defeated
unfathomable-event-passengerdefeated = a passenger is about to be lost: { $place }
unfathomable-event-dieroll = { $thing } rolls the die: { $why }
unfathomable-event-rolled = { $thing } has rolled { $n }: { $why }
unfathomable-event-attackrolled = { $thing } has rolled { $n } for an attack: { $why }
unfathomable-event-checkbegins = a check of { $n }{ $partial ->
    [0] {""}
   *[any] {" "}({ $partial } in part)
} begins: { $skills }
unfathomable-event-cardsadded = { $thing } has added cards to the check
unfathomable-event-chaosadded = chaos cards have been added
unfathomable-event-totalled = the check ({ $skills }) has come to { $total } against { $n }{ $partial ->
    [0] {""}
   *[any] , { $partial } in part
}
unfathomable-event-checkdone = the check is over
unfathomable-event-hatchreached = Deep Ones are about to enter: { $thing }
unfathomable-event-mythosdrawn = a mythos card is drawn: { $thing }
unfathomable-event-choicefaced = a crisis has to be decided: { $thing }
unfathomable-event-stoked = { $thing } has stoked the boilers
unfathomable-event-loreresolved = { $thing } has resolved a lore card
unfathomable-event-phasebegins = a step begins
unfathomable-event-phaseends = a step ends
unfathomable-event-roundbegins = a turn begins
unfathomable-event-roundends = the turn ends
unfathomable-event-used = { $thing } is used

## Questions

unfathomable-prompt-character = Who will you be?
unfathomable-prompt-actions = What will you do? { $n ->
    [one] 1 action is left.
   *[other] { $n } actions are left.
}
unfathomable-prompt-action = You may perform an action now. Which one?
unfathomable-prompt-skill-type = Card { $n } of { $of }: which type will you draw?
unfathomable-prompt-skill = { $n ->
    [one] Of which type do you draw a card?
   *[other] Of which type do you draw { $n } cards?
}
unfathomable-prompt-skill-forced = Which skill supports this check, too?
unfathomable-prompt-skill-added = From which deck does the top card join the check?
unfathomable-prompt-swap = Which of these will you draw as treachery instead?
unfathomable-prompt-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
unfathomable-prompt-hand-limit = { $n ->
    [one] You hold more than 10 cards. Which one do you discard?
   *[other] You hold more than 10 cards. Which { $n } do you discard?
}
unfathomable-prompt-persist = { $n ->
    [one] Which card do you discard, to draw another one?
   *[other] Which cards do you discard, 1 to { $n }? You draw as many, all of one type.
}
unfathomable-prompt-exchange = Which cards do you exchange for treachery cards? All, some or none of them.
unfathomable-prompt-pay = Which card do you discard? Its value is added to the die.
unfathomable-prompt-repair = Which card do you discard for the repair? Value { $n } is still needed.
unfathomable-prompt-break-out = Which card do you discard to break out? Their values must reach 12.
unfathomable-prompt-add = Which cards do you add to the check of { $target } ({ $skills })?
unfathomable-prompt-add-one = Which card do you add to the check? It has come to { $n } against { $target }.
unfathomable-prompt-roll = How do you change the roll?
unfathomable-prompt-total = How do you change the total? It is { $n } against { $target }.
unfathomable-prompt-die = To which number is the die set?
unfathomable-prompt-result = How does the check come out?
unfathomable-prompt-move = Where do you go?
unfathomable-prompt-beast = Where do you go? Every enemy there is defeated.
unfathomable-prompt-from = The Deep Ones of which space are moved?
unfathomable-prompt-drive = All Deep Ones leave together: { $place }. Where do they go?
unfathomable-prompt-astral-from = From which space is anybody carried away?
unfathomable-prompt-to = Carried away: { $thing }. Where to?
unfathomable-prompt-throw = Which space do you blow up?
unfathomable-prompt-room-damaged = Which room is damaged?
unfathomable-prompt-room-cleared = In which room does every Deep One fall?
unfathomable-prompt-room-filled = In which room do 4 Deep Ones appear?
unfathomable-prompt-water = In which water do all monsters of the Deep rise?
unfathomable-prompt-waters = In which { $n } water spaces does a Deep One appear?
unfathomable-prompt-lend = Who performs an action now?
unfathomable-prompt-ward = Whom will the ward protect?
unfathomable-prompt-ancestry = Whose loyalty cards do you look at?
unfathomable-prompt-accuse = Whom do you accuse? If the check passes, they go to the Brig.
unfathomable-prompt-suspect = Who is taken to the Brig?
unfathomable-prompt-arrest = Will you send somebody to the Brig?
unfathomable-prompt-victim = Whom does the Deep One attack?
unfathomable-prompt-enemy = Which enemy do you attack? A space stands for a Deep One in it.
unfathomable-prompt-shrivel = Which enemy do you strike at from afar? A space stands for a Deep One in it.
unfathomable-prompt-defeat-several = Deep One { $n } of { $of } falls. Where?
unfathomable-prompt-defeat = A Deep One falls. Where?
unfathomable-prompt-weapon = With which weapon do you attack?
unfathomable-prompt-again = Attack again?
unfathomable-prompt-activate = Which Deep Ones are activated?
unfathomable-prompt-oath = Which monarch do you speak to?
unfathomable-prompt-rites = Who is activated first?
unfathomable-prompt-monarch-to = { $card } does not go down. Where does it swim?
unfathomable-prompt-malpractice = A passenger is lost. Which one?
unfathomable-prompt-order = Which Deep One acts next?
unfathomable-prompt-defeat-order = Several are defeated at once. Who is next? A space stands for a passenger in it.
unfathomable-prompt-who-next = Several players decide at once: { $what }. Who is next?
unfathomable-several-draw = each draws a skill card
unfathomable-several-discard = each discards skill cards
unfathomable-several-heal = each leaves the Sick Bay or draws a skill card
unfathomable-several-keep = each keeps one item
unfathomable-several-leave = each leaves the Brig
unfathomable-several-dine = each may go to the Galley
unfathomable-prompt-herd-order = Several Deep Ones are moved, and the hatches could be barred. From where does the next one leave?
unfathomable-prompt-accept = { $seat } offers you { $card }. Will you take it?
unfathomable-prompt-herd = A Deep One leaves { $place }. Where to?
unfathomable-prompt-astral = Who or what is carried away next?
unfathomable-prompt-resource-gained = Which resource goes up by 1?
unfathomable-prompt-resource-lost = Which resource goes down by 1?
unfathomable-prompt-item-take = Which item do you take?
unfathomable-prompt-item-lost = Which item do you give up? It leaves the game.
unfathomable-prompt-item-rob = Which item do you take, and from whom?
unfathomable-prompt-passenger = A passenger on deck is lost. On which space?
unfathomable-prompt-rescue = Which passenger is rescued?
unfathomable-prompt-venture = { $n ->
    [one] Will you risk 1 passenger?
   *[other] Will you risk { $n } passengers?
}
unfathomable-prompt-volunteers = How many passengers take up arms?
unfathomable-prompt-deck = Which deck do you look at? You will see its top { $n } cards.
unfathomable-prompt-top = Which card stays on top? This is { $pile }.
unfathomable-prompt-under = Which card goes to the bottom next? This is { $pile }.
unfathomable-prompt-mythos = Which mythos card is resolved?
unfathomable-prompt-waypoint = Which way does the ship take?
unfathomable-prompt-crisis = What will you do?
unfathomable-prompt-track = Which track goes on?
unfathomable-prompt-chapel = Back, or on?
unfathomable-prompt-ritual = Where does the ritual token go?
unfathomable-prompt-keep-item = Which item do you keep?
unfathomable-prompt-improvement = Which improvement lies face up?
unfathomable-prompt-trade = Will you hand something over?
unfathomable-prompt-spell = Which spell is cast?
unfathomable-prompt-spell-place = The top spell is { $card }. Where does it go?
unfathomable-prompt-pharmacy = How do you pay for the rescue of the passenger?
unfathomable-prompt-iceberg = Will you try your luck at the iceberg?
unfathomable-prompt-rats = Will you trade 1 sanity for 1 food?
unfathomable-prompt-banquet = Will you go to the Galley?
unfathomable-prompt-memory = Will you discard the card, so that its symbols are not resolved?
unfathomable-prompt-loyalty = Which loyalty card do you show?
unfathomable-prompt-loyalty-to = Who receives all your other loyalty cards?
unfathomable-prompt-loyalty-dealt = Who receives the loyalty card that you have been dealt?
unfathomable-prompt-choose = Which of the two happens?

## Options

unfathomable-option-end-actions = No more actions{ $n ->
    [0] { "" }
    [one] , { $n } unused
   *[other] , { $n } unused
}
unfathomable-option-move = Move: { $thing }
unfathomable-option-break-out = Break out of the Brig with cards worth 12
unfathomable-option-attack = Attack { $thing }
unfathomable-option-attack-deep-one = Attack a Deep One
unfathomable-option-rescue = Rescue a passenger here
unfathomable-option-slay = Defeat a passenger here
unfathomable-option-trade = Trade items with those here
unfathomable-option-declare = Declare your betrayal
unfathomable-option-repair = Repair this room
unfathomable-option-bridge = Bridge: risk a passenger and look two cards ahead
unfathomable-option-chapel = Chapel: hold the ritual back or help it on
unfathomable-option-captains-cabin = Captain’s Cabin: try to have somebody locked up
unfathomable-option-cargo-hold = Cargo Hold: find an item
unfathomable-option-galley = Galley: draw 1 to 5 skill cards
unfathomable-option-boiler-room = Boiler Room: steam on with a strength card
unfathomable-option-brig = Brig: try to get out
unfathomable-option-skill-influence = influence
unfathomable-option-skill-lore = lore
unfathomable-option-skill-observation = observation
unfathomable-option-skill-strength = strength
unfathomable-option-skill-will = will
unfathomable-option-skill-treachery = treachery
unfathomable-option-swap = Treachery instead of { $skill }
unfathomable-option-discard = Discard { $thing }
unfathomable-option-add = Add { $thing }
unfathomable-option-more = { $n } more
unfathomable-option-less = { $n } less
unfathomable-option-same = no change
unfathomable-option-die = the die shows { $n }
unfathomable-option-passengers = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
}
unfathomable-option-plus = { $resource }: +1
unfathomable-option-minus = { $resource }: −1
unfathomable-option-rob = { $card }, from { $seat }
unfathomable-option-one-deep-one = 1 Deep One: { $thing }
unfathomable-option-pass = passed
unfathomable-option-partial = passed in part
unfathomable-option-fail = failed
unfathomable-option-travel = The ship travels on
unfathomable-option-ritual = The ritual goes on
unfathomable-option-ritual-back = Move the ritual back 1
unfathomable-option-ritual-on = Discard a lore card: move the ritual on 1
unfathomable-option-ritual-forward = { $n ->
    [one] 1 space forward
   *[other] { $n } spaces forward
}
unfathomable-option-ritual-backward = { $n ->
    [one] 1 space back
   *[other] { $n } spaces back
}
unfathomable-option-ritual-stay = Leave it where it is
unfathomable-option-any-order = All of them, in any order
unfathomable-option-all-here = Every Deep One in your space
unfathomable-option-deep-one = a Deep One
unfathomable-option-bare-hands = Bare hands
unfathomable-option-again = Attack again
unfathomable-option-stop = Stop
unfathomable-option-stay = Stay
unfathomable-option-give = { $card } to { $seat }
unfathomable-option-keep = Keep everything
unfathomable-option-leave = Leave it in the deck
unfathomable-option-on-top = Leave it on top
unfathomable-option-to-bottom = Put it under the deck
unfathomable-option-on-deck = One on deck
unfathomable-option-in-supply = One below deck
unfathomable-option-lose-food = Lose 1 food
unfathomable-option-lose-fuel = Lose 1 fuel
unfathomable-option-remove-item = Remove this item from the game
unfathomable-option-risk-two = Risk 2 passengers
unfathomable-option-damage = The ship is damaged
unfathomable-option-damage-twice = The ship is damaged twice

## What is not possible, and why

unfathomable-denied-actions = There is no action left.
unfathomable-denied-traitor = A revealed traitor cannot do that.
unfathomable-denied-human = Only a revealed traitor can do that.
unfathomable-denied-loyal = You hold no card of a traitor.
unfathomable-denied-brig = There is no walking out of the Brig.
unfathomable-denied-twelve = It takes cards worth { $need }, yours are worth { $n }.
unfathomable-denied-attack = Something keeps you from attacking.
unfathomable-denied-nobody = There is nobody to do that with.
unfathomable-denied-guarded = A human stands by.
unfathomable-denied-trade = There is nobody, or nothing, to trade with.
unfathomable-denied-whole = Nothing is damaged here.
unfathomable-denied-damaged = The room is damaged.
unfathomable-denied-repair = You lack the cards for the repair.
unfathomable-denied-enemy = There is an enemy in the space.
unfathomable-denied-used = Its action has been used this turn.
unfathomable-denied-passengers = No passenger is left below deck.
unfathomable-denied-card = It takes a card of { $skill }, and you have none.
unfathomable-denied-items = The item deck is empty.

## How it ends

unfathomable-log-humans-win = The humans win! { $why }
unfathomable-log-traitors-win = The Deep Ones win! { $why }
unfathomable-log-nobody-wins = Nobody wins. { $why }
unfathomable-log-end-wins = { $seat } wins. Loyalty: { $cards }.
unfathomable-log-end-loses = { $seat } loses. Loyalty: { $cards }.
unfathomable-no-loyalty = none was dealt
unfathomable-won-port = The Atlantica makes port, and the humans go ashore.
unfathomable-lost-fuel = The boilers go cold. The Atlantica drifts until they come for her.
unfathomable-lost-food = Nothing is left to eat, and the water is full of promises.
unfathomable-lost-sanity = Nobody aboard remembers any more why they should stay out of the sea.
unfathomable-lost-souls = There is nobody left to bring home.
unfathomable-lost-damage = Room after room gives way, and the Atlantica goes down.
unfathomable-lost-deep-ones = There are too many of them. The ship is theirs.

## The table as text

unfathomable-board-turn = Turn { $n }
unfathomable-board-fuel = Fuel
unfathomable-board-food = Food
unfathomable-board-sanity = Sanity
unfathomable-board-souls = Souls
unfathomable-board-travel = Travel
unfathomable-board-ritual = Ritual
unfathomable-board-distance = Distance { $n } of { $needed }
unfathomable-board-awakening = awakening at { $n }
unfathomable-board-bow = (bow)
unfathomable-board-stern = (stern)
unfathomable-board-legend = { $sea } water, { $deep } Deep Ones, { $passenger } passengers, { $damage } damaged, { $used } used this turn
unfathomable-board-pile-mythos = mythos
unfathomable-board-pile-waypoints = waypoints
unfathomable-board-pile-spells = spells
unfathomable-board-pile-items = items
unfathomable-board-pile-damage = damage
unfathomable-board-pile-chaos = chaos
unfathomable-board-decks = Decks: { $list }
unfathomable-board-skills = Skill decks: { $list }
unfathomable-board-supply = Supply: Deep Ones { $n }, passengers { $passengers }
unfathomable-board-discards = On top of discard piles: { $cards }
unfathomable-board-row = Behind the ship: { $cards }
unfathomable-board-symbols = Afterwards: { $activation }; { $track }
unfathomable-board-track-travel = travel
unfathomable-board-track-ritual = ritual
unfathomable-board-track-choice = travel or ritual
unfathomable-board-check = Check of { $n }{ $partial ->
    [0] {""}
   *[any] {" "}({ $partial } in part)
}: { $skills }
unfathomable-board-added = Cards: { $n }; added by players: { $list }
unfathomable-board-shown = Shown: { $cards }; total { $total }
unfathomable-board-you = you
unfathomable-board-traitor = revealed traitor
unfathomable-board-actions = actions { $n }
unfathomable-board-hand-of = hand { $n }
unfathomable-board-set = Receives: { $list }
unfathomable-board-area = In play:
unfathomable-board-hand = Hand:
unfathomable-board-loyalty = Loyalty cards: { $n }
unfathomable-board-decides = Decided by: { $seat }
unfathomable-board-barricaded = The hatches are barricaded: no Deep One moves into a room this turn.
unfathomable-board-betrayal = When you declare your betrayal: { $what }
unfathomable-board-face-down = face down
unfathomable-board-basic-attack = attack without a weapon

## Ready phrases about secrets

# They stay vague on purpose: no type, no value, no name of a card. Nobody has to tell the truth.
unfathomable-phrase-help-a-lot = I am helping a lot here.
unfathomable-phrase-help-a-little = I am helping a little.
unfathomable-phrase-cannot-help = I cannot help this time.
unfathomable-phrase-rather-not-add = I would rather keep my cards.
unfathomable-phrase-not-me = That was not me.
unfathomable-phrase-only-me = Going by what everybody can see, it can only have been me.
unfathomable-phrase-can-you-help = { $seat }, can you help with this check?
unfathomable-phrase-can-you-stop-it = { $seat }, can you prevent that?
unfathomable-phrase-can-you-roll = { $seat }, can you do something about the roll?
unfathomable-phrase-yes = Yes.
unfathomable-phrase-no = No.
unfathomable-phrase-can-help-roll = I can do something about a roll.
unfathomable-phrase-can-help-check = I can do something about this check.
unfathomable-phrase-can-save = I can keep somebody on their feet.
unfathomable-phrase-have-action = I could lend somebody a hand.
unfathomable-phrase-top-good = What lies on top is good.
unfathomable-phrase-top-bad = What lies on top is bad.
unfathomable-phrase-suspect = { $seat } makes me wonder.
unfathomable-phrase-accuse = I accuse { $seat }.
unfathomable-phrase-trust = I trust { $seat }.
unfathomable-phrase-is-human = I say { $seat } is human.
unfathomable-phrase-is-traitor = I say { $seat } is a traitor.
unfathomable-phrase-defend = You are looking at the wrong one.

## Skill cards

unfathomable-coordinated-effort-1 = Coordinated Effort (influence 1)
    .text = Action: another player performs 1 action at once.
unfathomable-coordinated-effort-1-coordinate = another player performs an action now
unfathomable-coordinated-effort-2 = Coordinated Effort (influence 2)
    .text = Action: another player performs 1 action at once.
unfathomable-coordinated-effort-2-coordinate = another player performs an action now
unfathomable-nothing-to-hide-3 = Nothing to Hide (influence 3)
    .text = Before cards are added to a check: all of them are added face up.
unfathomable-nothing-to-hide-3-lay-open = all cards of this check are added face up
unfathomable-nothing-to-hide-4 = Nothing to Hide (influence 4)
    .text = Before cards are added to a check: all of them are added face up.
unfathomable-nothing-to-hide-4-lay-open = all cards of this check are added face up
unfathomable-inspiring-speech-5 = Inspiring Speech (influence 5)
    .text = Action: roll. 3 or more: +1 sanity; less: −1 sanity.
unfathomable-inspiring-speech-5-inspire = roll for sanity
unfathomable-shrivelling-1 = Shrivelling (lore 1)
    .text = Action: choose an enemy in any space and roll. A Deep One falls on 4 or more, a character on 6 or more.
unfathomable-shrivelling-1-wither = strike at an enemy anywhere
unfathomable-shrivelling-2 = Shrivelling (lore 2)
    .text = Action: choose an enemy in any space and roll. A Deep One falls on 4 or more, a character on 6 or more.
unfathomable-shrivelling-2-wither = strike at an enemy anywhere
unfathomable-lesser-banishment-3 = Lesser Banishment (lore 3)
    .text = Action: all Deep Ones of one space move together to an adjacent one.
unfathomable-lesser-banishment-3-drive-off = move all Deep Ones of a space
unfathomable-lesser-banishment-4 = Lesser Banishment (lore 4)
    .text = Action: all Deep Ones of one space move together to an adjacent one.
unfathomable-lesser-banishment-4-drive-off = move all Deep Ones of a space
unfathomable-forced-learning-5 = Forced Learning (lore 5)
    .text = Before cards are added to a check: name a skill that would hinder it; it supports it instead.
unfathomable-forced-learning-5-force = one more skill supports this check
unfathomable-watch-and-learn-1 = Watch and Learn (observation 1)
    .text = Action: draw 2 skill cards of any types.
unfathomable-watch-and-learn-1-learn = draw 2 skill cards
unfathomable-watch-and-learn-2 = Watch and Learn (observation 2)
    .text = Action: draw 2 skill cards of any types.
unfathomable-watch-and-learn-2-learn = draw 2 skill cards
unfathomable-keen-insight-3 = Keen Insight (observation 3)
    .text = Before a die is rolled: +2 or −2 to the result.
unfathomable-keen-insight-3-foresee = change the roll by 2
unfathomable-keen-insight-4 = Keen Insight (observation 4)
    .text = Before a die is rolled: +2 or −2 to the result.
unfathomable-keen-insight-4-foresee = change the roll by 2
unfathomable-preparation-5 = Preparation (observation 5)
    .text = Before cards are added to a check: no chaos cards are added.
unfathomable-preparation-5-prepare = no chaos cards in this check
unfathomable-combat-training-1 = Combat Training (strength 1)
    .text = After the die of an attack is rolled: roll it again.
unfathomable-combat-training-1-train = roll the attack again
unfathomable-combat-training-2 = Combat Training (strength 2)
    .text = After the die of an attack is rolled: roll it again.
unfathomable-combat-training-2-train = roll the attack again
unfathomable-rampage-3 = Rampage (strength 3)
    .text = Action: attack up to 4 times without a weapon, or up to 3 times with one weapon.
unfathomable-rampage-3-rage = attack several times
unfathomable-rampage-4 = Rampage (strength 4)
    .text = Action: attack up to 4 times without a weapon, or up to 3 times with one weapon.
unfathomable-rampage-4-rage = attack several times
unfathomable-shrug-it-off-5 = Shrug It Off (strength 5)
    .text = When you would be defeated, you are not.
unfathomable-shrug-it-off-5-shrug = stay on your feet
unfathomable-persistence-1 = Persistence (will 1)
    .text = Action: discard 1 to 5 other skill cards, then draw as many, all of one type.
unfathomable-persistence-1-persist = exchange up to 5 cards
unfathomable-persistence-2 = Persistence (will 2)
    .text = Action: discard 1 to 5 other skill cards, then draw as many, all of one type.
unfathomable-persistence-2-persist = exchange up to 5 cards
unfathomable-determination-3 = Determination (will 3)
    .text = After a check is counted: +2 or −2 to its total.
unfathomable-determination-3-insist = change the total by 2
unfathomable-determination-4 = Determination (will 4)
    .text = After a check is counted: +2 or −2 to its total.
unfathomable-determination-4-insist = change the total by 2
unfathomable-true-grit-5 = True Grit (will 5)
    .text = Action, once a turn: perform 2 actions.
unfathomable-true-grit-5-hold-on = perform 2 actions
unfathomable-reinforcements-1 = Reinforcements (treachery 1)
    .text = Traitors only. Action: 1 Deep One into the Deep; with four or more there, everything in the Deep rises in a water space of your choice.
unfathomable-reinforcements-1-reinforce = a Deep One gathers in the Deep
unfathomable-call-to-action-2 = Call to Action (treachery 2)
    .text = Traitors only. Action: activate every Deep One in your space, or 1 Deep One anywhere.
unfathomable-call-to-action-2-call = Deep Ones act
unfathomable-siren-song-3 = Siren Song (treachery 3)
    .text = Traitors only. Action: risk 1 passenger.
unfathomable-siren-song-3-sing = lure a passenger on deck
unfathomable-ransack-4 = Ransack (treachery 4)
    .text = Traitors only. In place of your actions, in Chapel, Galley or Boiler Room: −1 sanity, food or fuel.
unfathomable-ransack-4-ransack = wreck what is stored here
unfathomable-perform-rites-5 = Perform Rites (treachery 5)
    .text = Traitors only. In place of your actions: activate Father Dagon and Mother Hydra, in either order.
unfathomable-perform-rites-5-perform = call both monarchs

## Items

unfathomable-six-shooter = Six-Shooter
    .text = Weapon. Action: attack an enemy in your space with +2.
unfathomable-six-shooter-fire = attack here with +2
unfathomable-repeating-rifle = Repeating Rifle
    .text = Weapon. Action: attack an enemy in an adjacent space, water included, with +1.
unfathomable-repeating-rifle-fire = attack next door with +1
unfathomable-pocket-pistol = Pocket Pistol
    .text = Weapon. Action: attack an enemy in your space; you may roll again once.
unfathomable-pocket-pistol-fire = attack here, with a second try
unfathomable-pocket-pistol-steady = roll again
unfathomable-shotgun = Shotgun
    .text = Weapon. Action: attack an enemy in your space, with +1 for every enemy there.
unfathomable-shotgun-blast = attack here with +1 per enemy
unfathomable-kitchen-knife = Kitchen Knife
    .text = +1 to your attacks without a weapon.
unfathomable-speaking-trumpet = Speaking Trumpet
    .text = Action: rescue every passenger in your space and the adjacent ones.
unfathomable-speaking-trumpet-call = rescue all passengers near you
unfathomable-travel-pharmacy = Travel Pharmacy
    .text = When a passenger in your space or next to it would be lost: rescue them for 1 food, or for this item.
unfathomable-travel-pharmacy-treat = rescue the passenger at a price
unfathomable-tool-kit = Tool Kit
    .text = Action, in a damaged room without enemies: repair it without cards.
unfathomable-tool-kit-mend = repair this room
unfathomable-elder-sign-amulet = Elder Sign Amulet
    .text = After you resolve Shrivelling or Lesser Banishment, you may resolve it once more.
unfathomable-elder-sign-amulet-echo = resolve the card once more
unfathomable-almanac = Almanac
    .text = Once for each roll, before it: discard an observation card and add its value.
unfathomable-almanac-look-up = add the value of an observation card
unfathomable-book-of-dagon = Book of Dagon
    .text = Action, once a turn: all Deep Ones in your space move together to an adjacent one; then perform 1 action.
unfathomable-book-of-dagon-command = move the Deep Ones here, then perform 1 action
unfathomable-lucky-ring = “Lucky” Ring
    .text = Once for each check, after it is counted: +2 to the total; if it then passes, 2 treachery cards join the chaos deck.
unfathomable-lucky-ring-rub = +2 to the total
unfathomable-starbuck = Starbuck
    .text = Action, once a turn: attack an enemy in your space, then perform 1 action. When you would be defeated, remove Starbuck instead.
unfathomable-starbuck-bite = attack here, then perform 1 action
unfathomable-starbuck-guard = Starbuck is lost instead of you
unfathomable-fine-clothes = Fine Clothes
    .text = Improvement: receive 1 influence card more each turn.
unfathomable-mystical-text = Mystical Text
    .text = Improvement: receive 1 lore card more each turn.
unfathomable-binoculars = Binoculars
    .text = Improvement: receive 1 observation card more each turn.
unfathomable-medicine-ball = Medicine Ball
    .text = Improvement: receive 1 strength card more each turn.
unfathomable-treasured-memento = Treasured Memento
    .text = Improvement: receive 1 will card more each turn.
unfathomable-jam-tin-grenade = Jam Tin Grenade
    .text = Action, remove it: everybody and everything in an adjacent space is defeated; a whole room there is damaged.
unfathomable-jam-tin-grenade-throw = blow up an adjacent space
unfathomable-plimsolls = Plimsolls
    .text = Action, once a turn: move to an adjacent deck space or room, then perform 1 action.
unfathomable-plimsolls-dash = move next door, then perform 1 action

## Feats and titles

unfathomable-unconventional-leader = Unconventional Leader
    .text = Once a game, when you have to decide a crisis: lose 1 of a resource of your choice instead.
unfathomable-unconventional-leader-lead = lose 1 of a resource instead of deciding
unfathomable-self-sacrifice = Self Sacrifice
    .text = Once a game, before cards are added to the check of a mythos card: you are defeated and name its result.
unfathomable-self-sacrifice-sacrifice = be defeated and name the result
unfathomable-medical-intervention = Medical Intervention
    .text = Once a game, when a character or passenger would be defeated, they are not.
unfathomable-medical-intervention-operate = keep the character on their feet
unfathomable-medical-intervention-resuscitate = keep the passenger alive
unfathomable-full-steam-ahead = Full Steam Ahead
    .text = Once a game, action in the Boiler Room: −1 fuel, and the ship travels 2 on.
unfathomable-full-steam-ahead-full-steam = burn 1 fuel and travel 2 on
unfathomable-arrest-order = Arrest Order
    .text = Once a game, action: another character in your space goes to the Brig.
unfathomable-arrest-order-arrest = take somebody here to the Brig
unfathomable-quick-cast = Quick Cast
    .text = Once a game, action as Keeper of the Tome: cast the top spell, then perform 1 action.
unfathomable-quick-cast-quick-cast = cast the top spell, then perform 1 action
unfathomable-perfect-number = Perfect Number
    .text = Once a game, before a die is rolled: set it to any number instead.
unfathomable-perfect-number-calculate = set the die
unfathomable-deep-one-ancestry = Deep One Ancestry
    .text = Once a game, action: look at all loyalty cards of another human.
unfathomable-deep-one-ancestry-sense-kin = look at another’s loyalty
unfathomable-uncanny-fortune = Uncanny Fortune
    .text = Once a game, when a mythos card is drawn: discard it unresolved and draw another.
unfathomable-uncanny-fortune-dodge-fate = discard the mythos card and draw another
unfathomable-well-equipped = Well Equipped
    .text = Once a game, after a check is counted: change the total by up to the number of your items.
unfathomable-well-equipped-unpack = change the total by up to the number of your items
unfathomable-captain = Captain
    .text = Chooses the ship’s way between two waypoints and decides many a crisis.
unfathomable-keeper = Keeper of the Tome
    .text = Action, once a turn: look at the top two spells, put one under the deck and cast the other. Decides some crises.
unfathomable-keeper-cast = cast one of the top two spells

## Spells

unfathomable-alchemical-transmutation = Alchemical Transmutation
    .text = −1 food, +2 fuel.
unfathomable-astral-travel = Astral Travel
    .text = Any of the Deep Ones and characters in one space move to any deck spaces or rooms. Then roll: 4 or less costs 1 sanity.
unfathomable-call-down-the-storm = Call Down the Storm
    .text = Every Deep One in the water falls. If two or more fell, roll: their number or less damages the ship.
unfathomable-call-friends = Call Friends
    .text = Rescue any number of passengers. Then roll: their number or less activates the Deep Ones.
unfathomable-cloud-memory = Cloud Memory
    .text = +1 sanity; every human discards a skill card.
unfathomable-conjuration = Conjuration
    .text = Look at the top five items, take one and shuffle the others back. Then roll: 4 or less costs 1 sanity.
unfathomable-dark-pact = Dark Pact
    .text = +1 of a resource of your choice; 4 treachery cards join the chaos deck.
unfathomable-feed-the-mind = Feed the Mind
    .text = −1 food, +2 sanity.
unfathomable-flesh-ward = Flesh Ward
    .text = Give it to any player. When they would be defeated, remove it instead and roll: 4 or less costs 1 sanity.
unfathomable-flesh-ward-ward = be saved by the ward
unfathomable-foresee = Foresee
    .text = Look at the top four mythos cards or waypoints: one stays on top, the others go under the deck. Then roll: 4 or less costs 1 sanity.
unfathomable-greater-banishment = Greater Banishment
    .text = The ritual goes on 2. Then roll: 4 or less costs 1 sanity.
unfathomable-heal = Heal
    .text = Humans in the Sick Bay go anywhere on the ship; every other human draws a card of their set. Then roll: 4 or less costs 1 sanity.
unfathomable-lure-monster = Lure Monster
    .text = Father Dagon and Mother Hydra sink into the Deep. Then roll: 4 or less costs 1 sanity.
unfathomable-plague-of-locusts = Plague of Locusts
    .text = Roll: as many Deep Ones of your choice on the board fall. On 5 or more, −1 food, too.
unfathomable-raise-the-dead = Raise the Dead
    .text = −1 sanity, +2 souls.
unfathomable-revelation-of-script = Revelation of Script
    .text = Keep it. After a check is counted, remove it to add the top card of any skill deck; then roll: its value or less costs 1 sanity.
unfathomable-revelation-of-script-read = add the top card of a skill deck
unfathomable-summon-fire = Summon Fire
    .text = The ship travels 1 on. Then roll: on 6 or more it travels 1 further and is damaged.
unfathomable-summon-the-beast-within = Summon the Beast Within
    .text = You may go anywhere on the ship; every enemy where you are is defeated. If two or more fell, roll: their number or less takes the humans and passengers there, too.
unfathomable-voice-of-ra = Voice of Ra
    .text = Every human draws a skill card of any type. Then roll: on 4 or less, every human discards one.

## Waypoints

unfathomable-abandoned-depot = Abandoned Depot
    .text = Distance 2. You may risk 3 passengers; then on 5 or more, +2 fuel.
unfathomable-deserted-island = Deserted Island
    .text = Distance 2. You may risk 1 passenger; then on 5 or more, +1 food.
unfathomable-hurricane = Hurricane
    .text = Distance 2. −1 fuel, or the ship is damaged twice.
unfathomable-iceberg = Iceberg
    .text = Distance 2. You may roll: 5 or more gives +1 food, less damages the ship.
unfathomable-reef = Reef
    .text = Distance 2. Roll: on 4 or less the ship is damaged.
unfathomable-shipwreck-survivors = Shipwreck Survivors
    .text = Distance 2. You may risk 1 passenger; then on 5 or more, +1 souls.
unfathomable-wrecked-ship = Wrecked Ship
    .text = Distance 2. You may risk 1 passenger; then on 5 or more, +1 fuel.
unfathomable-deep-one-city = Deep One City
    .text = Distance 3, −1 fuel. 5 Deep Ones into the Deep; then everything in the Deep rises at the bow.
unfathomable-fog-bank = Fog Bank
    .text = Distance 3, −1 fuel. Roll: on 4 or less this card leaves the game, and the top waypoint is resolved in its place.
unfathomable-maelstrom = Maelstrom
    .text = Distance 3, −1 fuel. Another −1 fuel, or the ship is damaged twice.
unfathomable-rainstorm = Rainstorm
    .text = Distance 3, −1 fuel. You may risk 1 passenger; then on 5 or more, +1 food.
unfathomable-rogue-wave = Rogue Wave
    .text = Distance 3, −1 fuel. Every Deep One on deck is washed into the water beside it; every passenger on deck is lost.
unfathomable-rolling-seas = Rolling Seas
    .text = Distance 3, −1 fuel. A passenger on deck of your choice is lost.
unfathomable-sea-smoke = Sea Smoke
    .text = Distance 3, −1 fuel. 1 Deep One into every water space.
unfathomable-seaweed-patch = Seaweed Patch
    .text = Distance 3, −1 fuel. Risk 2 passengers, or the ship is damaged.
unfathomable-smooth-sailing = Smooth Sailing
    .text = Distance 3, −1 fuel. −1 food.
unfathomable-calm-waters = Calm Waters
    .text = Distance 4, −2 fuel. −1 food.
unfathomable-deep-one-ambush = Deep One Ambush
    .text = Distance 4, −2 fuel. 1 Deep One onto every deck space.
unfathomable-rough-water = Rough Water
    .text = Distance 4, −2 fuel. −1 sanity.
unfathomable-stormy-seas = Stormy Seas
    .text = Distance 4, −2 fuel. The ship is damaged.

## Damage, passengers, loyalty

unfathomable-structural-damage-influence = Structural Damage (influence)
    .text = The room’s action cannot be used. Repair: discard influence cards worth 3.
unfathomable-structural-damage-lore = Structural Damage (lore)
    .text = The room’s action cannot be used. Repair: discard lore cards worth 3.
unfathomable-structural-damage-observation = Structural Damage (observation)
    .text = The room’s action cannot be used. Repair: discard observation cards worth 3.
unfathomable-structural-damage-strength = Structural Damage (strength)
    .text = The room’s action cannot be used. Repair: discard strength cards worth 3.
unfathomable-structural-damage-will = Structural Damage (will)
    .text = The room’s action cannot be used. Repair: discard will cards worth 3.
unfathomable-structural-damage-any = Structural Damage (any skill)
    .text = The room’s action cannot be used. Repair: discard cards of any types worth 5.
unfathomable-fuel-leak = Fuel Leak
    .text = −1 fuel; the card leaves the game.
unfathomable-flooded-food-stores = Flooded Food Stores
    .text = −1 food; the card leaves the game.
unfathomable-fleeing-passengers = Fleeing Passengers
    .text = Risk a passenger and draw another damage card; this one goes under the deck.
unfathomable-passenger-nothing = nobody who will be missed
    .text = Nothing is lost.
unfathomable-passenger-soul = one soul
    .text = −1 souls.
unfathomable-passenger-two-souls = two souls
    .text = −2 souls.
unfathomable-passenger-soul-and-sanity = one soul, and everybody saw it
    .text = −1 souls and −1 sanity.
unfathomable-human = Human
    .text = You win when the ship makes port, unless another of your loyalty cards makes you a traitor.
unfathomable-hybrid = Hybrid
    .text = You win when the ship is lost.
unfathomable-cultist = Cultist
    .text = You win when the ship is lost, but only once it has come a distance of 12.

## Characters

unfathomable-keilani-tatupu = Keilani Tatupu
    .text = After a check is counted, you may add 1 card of your hand to it. Not in the Brig.
unfathomable-keilani-tatupu-experienced = add a card to the counted check
unfathomable-arjun-singh = Arjun Singh
    .text = Action, once a turn: move to any deck space, then perform 1 action.
unfathomable-arjun-singh-deck-chief = move to a deck space, then perform 1 action
unfathomable-svetlana-gedroits = Svetlana Gedroits
    .text = When a character would be defeated, discard a lore card: they are not.
unfathomable-svetlana-gedroits-healing-words = discard a lore card to keep the character on their feet
unfathomable-jeanne-lafarge = Jeanne Lafarge
    .text = After a Boiler Room action, whoever’s: you may have the ship damaged to travel 1 further.
unfathomable-jeanne-lafarge-jury-rigger = damage the ship and travel 1 further
unfathomable-jamie-snell = Jamie Snell
    .text = Action, once a turn: attack with a weapon you hold, then perform 1 action.
unfathomable-jamie-snell-quick-draw = attack with a weapon, then perform 1 action
unfathomable-william-bowleg = William Bowleg
    .text = Action, once a turn: look at the top spell, leave it or put it under the deck, then perform 1 action.
unfathomable-william-bowleg-occult-training = look at the top spell, then perform 1 action
unfathomable-beatrice-sharpe = Beatrice Sharpe
    .text = In your mythos step look at the top two cards, resolve one and put the other under the deck.
unfathomable-ishmael-marsh = Ishmael Marsh
    .text = Action: discard a lore card and roll for Father Dagon or Mother Hydra. Die and card together 7 or more: into the Deep; less: you may move the monarch 1 space.
unfathomable-ishmael-marsh-first-oath = speak to one of the monarchs
unfathomable-edmund-mallory = Edmund Mallory
    .text = After a die is rolled, you may discard a skill card to have it rolled again. Not in the Brig.
unfathomable-edmund-mallory-fortunate-son = discard a card to roll again
unfathomable-edmund-mallory-fortunate-fighter = discard a card to roll the attack again
unfathomable-samira-dualeh = Samira Dualeh
    .text = Action, once a turn, with at most 4 items: draw an item, then you may give one to another human in your space.
unfathomable-samira-dualeh-scavenger = draw an item

# What happens when a character declares the betrayal.

unfathomable-keilani-tatupu-reveals = 1 sanity is lost.
unfathomable-arjun-singh-reveals = the travel token goes back to Start.
unfathomable-svetlana-gedroits-reveals = a passenger on deck or below is lost.
unfathomable-jeanne-lafarge-reveals = a whole room of your choice is damaged.
unfathomable-jamie-snell-reveals = every other human and every passenger in your space is defeated.
unfathomable-william-bowleg-reveals = the ritual token moves up to 2 spaces either way.
unfathomable-beatrice-sharpe-reveals = 1 Deep One into each of 4 water spaces of your choice.
unfathomable-ishmael-marsh-reveals = every Deep One in your space is activated.
unfathomable-edmund-mallory-reveals = a mythos card is drawn; its check fails at once, or its choice is yours; its symbols are not resolved.
unfathomable-samira-dualeh-reveals = you take an item of a human in your space.

## Crises

unfathomable-accusation = Accusation
    .text = A steward swears he saw one of you open a porthole and whisper down to the waves. By breakfast the whole saloon has heard it.
unfathomable-accusation-first = A human of the captain’s choice goes to the Brig.
unfathomable-accusation-second = The captain and the current player discard 2 skill cards each, 4 if they are the same; 2 treachery cards join the chaos deck.
unfathomable-adrift-fishing-boat = Adrift Fishing Boat
    .text = A trawler rolls in the swell without lights, her nets still out. Something moves under the tarpaulin. { unfathomable-adrift-fishing-boat-check }
unfathomable-adrift-fishing-boat-check = Make a check of 16 (influence, observation, strength). Pass: risk 1 passenger for +1 souls; then you may risk another for +1 food. In part (from 13): risk 2 passengers for +1 souls. Fail: −1 sanity, −1 souls.
unfathomable-barricade-the-hatches = Barricade the Hatches
    .text = Wet hands have been trying the hatches all night. The carpenter has planks, and nails for one attempt. { unfathomable-barricade-the-hatches-check }
unfathomable-barricade-the-hatches-check = Make a check of 10 (strength, will). Pass: you keep this card; discard it at any time to keep Deep Ones out of all rooms for a turn. Fail: Deep Ones are activated.
unfathomable-barricade-the-hatches-kept = Discard it at any time, when you act or when Deep Ones are about to enter a room: until the end of the turn no Deep One moves into a room.
unfathomable-barricade-the-hatches-barricade = no Deep One moves into a room this turn
unfathomable-barricade-the-hatches-bar = bar the hatches: no Deep One moves into a room this turn
unfathomable-bucket-brigade = Bucket Brigade
    .text = Seawater is gaining on the pumps below the coal bunkers. Every pair of arms on board would help, if they can be made to come down.
unfathomable-bucket-brigade-check = Make a check of 16 (influence, strength, will). Pass: risk 2 passengers, and the ship travels 1 on. Fail: −1 fuel; risk 2 passengers.
unfathomable-bucket-brigade-second = Leave it to the pumps. Roll: 6 or less costs 1 fuel.
unfathomable-class-struggle = Class Struggle
    .text = Third class has found the gates to the upper deck locked, and first class has found out who holds the key.
unfathomable-class-struggle-first = −2 sanity.
unfathomable-class-struggle-second = Risk 4 passengers.
unfathomable-coal-bunker-fire = Coal Bunker Fire
    .text = The bulkhead of bunker two is too hot to touch. It has been smouldering for days, and nobody wanted to be the one to say so.
unfathomable-coal-bunker-fire-check = Make a check of 13 (influence, strength). Pass: the ship travels 1 on. Fail: −1 fuel, −1 souls.
unfathomable-coal-bunker-fire-second = Flood the bunker: −1 fuel. Roll: 4 or less costs another fuel.
unfathomable-collision-course = Collision Course
    .text = Two shapes as long as the ship lie across the bow, and neither of them is giving way. { unfathomable-collision-course-check }
unfathomable-collision-course-check = Make a check of 11 (observation, will). Pass: nothing happens. In part (from 8): Father Dagon and Mother Hydra come to the bow; the ship is damaged, and travel goes back 1. Fail: Father Dagon and Mother Hydra come to the bow; the ship is damaged twice, and travel goes back 2.
unfathomable-coordinated-assault = Coordinated Assault
    .text = For a minute all the splashing around the hull stops. Then it begins again on every side, in time. { unfathomable-coordinated-assault-check }
unfathomable-coordinated-assault-check = Make a check of 17 (influence, lore, observation). Pass: the ship travels 1 on. Fail: everything in the Deep rises at the bow; Mother Hydra, Father Dagon and the Deep Ones are activated.
unfathomable-criminal-activity = Criminal Activity
    .text = The purser’s strongbox stands open, and so do four cabins on the promenade. Somebody aboard is making the most of the panic.
unfathomable-criminal-activity-check = Make a check of 11 (influence, observation). Pass: the current player draws an item. Fail: −1 sanity; every human keeps only one item.
unfathomable-criminal-activity-second = The current player gives up an item; 4 treachery cards join the chaos deck.
unfathomable-damaged-evaporator = Damaged Evaporator
    .text = The fresh water tastes of brine. In the engine room a fitter holds up a valve with teeth marks in the brass. { unfathomable-damaged-evaporator-check }
unfathomable-damaged-evaporator-check = Make a check of 11 (observation, will). Pass: nothing happens. In part (from 8): −1 food. Fail: −1 food, and travel goes back 1 (or −1 fuel).
unfathomable-deep-one-feint = Deep One Feint
    .text = They show themselves to port, dozens of them, and do nothing at all. It is very quiet on the starboard side. { unfathomable-deep-one-feint-check }
unfathomable-deep-one-feint-check = Make a check of 11 (observation, will). Pass: nothing happens. Fail: Deep Ones are activated.
unfathomable-deep-one-swarm = Deep One Swarm
    .text = The sea around the stern looks like rain is falling on it. There is no rain. { unfathomable-deep-one-swarm-check }
unfathomable-deep-one-swarm-check = Make a check of 15 (lore, observation, strength). Pass: nothing happens. In part (from 11): Deep Ones are activated. Fail: Deep Ones are activated twice.
unfathomable-dinghy-launch = Dinghy Launch
    .text = A dozen passengers have swung out a dinghy on their own account. They mean to row to Boston.
unfathomable-dinghy-launch-first = Stop them: risk 1 passenger. Roll: 4 or less costs 1 sanity.
unfathomable-dinghy-launch-second = Let them go: −1 souls.
unfathomable-disturbing-dreams = Disturbing Dreams
    .text = Everybody on the breakfast deck has had the same dream: a street of green stone, and a door that knew their name. { unfathomable-disturbing-dreams-check }
unfathomable-disturbing-dreams-check = Make a check of 13 (influence, lore). Pass: +1 sanity. In part (from 10): −1 sanity. Fail: −2 sanity.
unfathomable-e-o-t-failure = E.O.T. Failure
    .text = The bridge rings down for full ahead. Below, the telegraph does not move. { unfathomable-e-o-t-failure-check }
unfathomable-e-o-t-failure-check = Make a check of 11 (influence, observation). Pass: the ship travels 1 on. Fail: travel goes back 1 (or −1 fuel).
unfathomable-fear-of-the-unknown = Fear of the Unknown
    .text = Word has gone round about the book, and about who reads in it. There are men outside the cabin door, and they have brought a rope. { unfathomable-fear-of-the-unknown-check }
unfathomable-fear-of-the-unknown-check = Make a check of 15 (influence, lore, will). Pass: nothing happens. Fail: the Keeper of the Tome discards all skill cards and is defeated; the title passes on.
unfathomable-firemen-strike = Firemen Strike
    .text = The firemen have put down their shovels. They will not go back to the stokehold until somebody tells them what is knocking on the hull.
unfathomable-firemen-strike-check = Make a check of 9 (strength, will). Pass: nothing happens. Fail: the current player is defeated and discards 3 skill cards.
unfathomable-firemen-strike-second = Let them rest: travel goes back 1 (or −1 fuel); 2 treachery cards join the chaos deck.
unfathomable-flooding-compartment = Flooding Compartment
    .text = A watertight door has jammed halfway, with water on one side of it and voices on the other. { unfathomable-flooding-compartment-check }
unfathomable-flooding-compartment-check = Make a check of 9 (strength, will). Pass: nothing happens. Fail: −1 souls.
unfathomable-food-rationing = Food Rationing
    .text = The cook has counted twice, and both times it does not come out. Somebody must announce smaller plates.
unfathomable-food-rationing-first = −1 food. Roll: 6 or less costs 1 sanity, too.
unfathomable-food-rationing-second = Feed them all: −2 food.
unfathomable-food-stores-raid = Food Stores Raid
    .text = The padlock of the larder hangs open. Wet footprints lead in; boots lead out. { unfathomable-food-stores-raid-check }
unfathomable-food-stores-raid-check = Make a check of 11 (influence, strength). Pass: nothing happens. In part (from 8): −1 food. Fail: −2 food.
unfathomable-horrific-visions = Horrific Visions
    .text = A stoker will not come away from the mirror. He says that the others in there are breathing water. { unfathomable-horrific-visions-check }
unfathomable-horrific-visions-check = Make a check of 10 (lore, will). Pass: nothing happens. Fail: −1 sanity.
unfathomable-hull-leak = Hull Leak
    .text = A seam has opened where two plates meet, in a row of neat round holes. { unfathomable-hull-leak-check }
unfathomable-hull-leak-check = Make a check of 9 (observation, strength). Pass: nothing happens. Fail: the ship is damaged.
unfathomable-hypnotic-melody = Hypnotic Melody
    .text = Somebody is singing off the starboard rail, very low. People are leaving their dinner to hear it better. { unfathomable-hypnotic-melody-check }
unfathomable-hypnotic-melody-check = Make a check of 10 (influence, will). Pass: nothing happens. In part (from 7): risk 1 passenger; if there is none, −1 souls. Fail: a passenger below deck is lost; if there is none, −2 souls.
unfathomable-identity-crisis = Identity Crisis
    .text = A young man from second class has locked himself in and will not show his hands. He begs you to tell him what he is.
unfathomable-identity-crisis-check = Make a check of 11 (influence, lore). Pass: every human draws a card of their set. Fail: −1 souls, and 1 Deep One where the current player is.
unfathomable-identity-crisis-second = Force the door: −1 souls. Roll: on 4 or less the current player discards all skill cards.
unfathomable-improvised-fuel-source = Improvised Fuel Source
    .text = There is good dry timber in the passengers’ luggage, and in their beds. They will not like to see it carried below.
unfathomable-improvised-fuel-source-first = Risk 3 passengers for +1 fuel.
unfathomable-improvised-fuel-source-second = −1 fuel.
unfathomable-incoming-sos = Incoming SOS
    .text = The wireless brings a position, over and over, in a hand that grows slower each time. It is not far off the course.
unfathomable-incoming-sos-first = Answer: risk 4 passengers; if there are as many, +1 food, +1 fuel and +1 souls.
unfathomable-incoming-sos-second = Steam past: −1 sanity.
unfathomable-infection = Infection
    .text = Forty people have the same grey rash on their necks. The ship’s doctor wants clean linen, broth, and an end to the questions.
unfathomable-infection-first = Nurse them: −1 food.
unfathomable-infection-second = Keep them apart. Roll: 6 or less costs 1 soul; then roll again: 4 or less costs another.
unfathomable-infiltrator = Infiltrator
    .text = One of the deckhands does not answer to his own name any more. His oilskin is on back to front, and so is what is in it. { unfathomable-infiltrator-check }
unfathomable-infiltrator-check = Make a check of 11 (lore, strength). Pass: nothing happens. In part (from 8): 1 Deep One appears in a room by the die. Fail: the ship is damaged, and 1 Deep One is where it was hit.
unfathomable-jail-break = Jail Break
    .text = The bars of the Brig are bent outwards by the width of a shoulder, and the guard is asleep with his eyes open. { unfathomable-jail-break-check }
unfathomable-jail-break-check = Make a check of 9 (lore, strength). Pass: nothing happens. Fail: −1 sanity; everybody in the Brig goes where they like.
unfathomable-just-desserts = Just Desserts
    .text = A pastry cook offers a trade: what he found in the hold, against a double ration and no questions.
unfathomable-just-desserts-first = −2 food; the current player draws an item.
unfathomable-just-desserts-second = Send him off: 4 treachery cards join the chaos deck.
unfathomable-kitty-litter = Kitty Litter
    .text = The ship’s cat has had her kittens in a lifebelt. One of them has gills, and she is hiding it from everybody but you.
unfathomable-kitty-litter-check = Make a check of 10 (lore, observation). Pass: +1 sanity. Fail: −1 sanity.
unfathomable-kitty-litter-second = The current player goes to the Galley for fish. Roll: 4 or less costs 1 food.
unfathomable-looming-breakdown = Looming Breakdown
    .text = The low-pressure cylinder screams. The chief wants to shut down; the bridge does not want to hear it.
unfathomable-looming-breakdown-check = Make a check of 11 (observation, strength). Pass: nothing happens. Fail: −1 souls; the Boiler Room is damaged.
unfathomable-looming-breakdown-second = Shut down: travel goes back 2 (−1 fuel for every step it cannot make).
unfathomable-lure-of-yha-nthlei = Lure of Y’ha-nthlei
    .text = Far below the keel there are lights in rows, like a town seen from a hill. A crowd has gathered at the rail to look. { unfathomable-lure-of-yha-nthlei-check }
unfathomable-lure-of-yha-nthlei-check = Make a check of 9 (influence, lore). Pass: nothing happens. Fail: risk 4 passengers.
unfathomable-missing-jewelry = Missing Jewelry
    .text = A countess has lost a tiara of pale gold that nobody had seen her wear before. It was not made for a human head.
unfathomable-missing-jewelry-first = Calm her down: −1 sanity.
unfathomable-missing-jewelry-second = Have the cabins searched: 4 treachery cards join the chaos deck.
unfathomable-missing-munitions = Missing Munitions
    .text = The signal rockets are gone, and with them the powder for the line gun. It is not a comfortable thing to know on a ship full of frightened people. { unfathomable-missing-munitions-check }
unfathomable-missing-munitions-check = Make a check of 16 (influence, observation, will). Pass: you defeat a Deep One in a room. In part (from 12): the ship is damaged. Fail: the ship is damaged twice.
unfathomable-missing-parents = Missing Parents
    .text = A girl in a nightgown has walked the length of the ship, asking for her mother. Her cabin is locked from the inside, and water runs out under the door.
unfathomable-missing-parents-first = The current player goes to the Captain’s Cabin. Roll: on 4 or less −1 souls, and 1 Deep One there.
unfathomable-missing-parents-second = Take the child away: −1 sanity.
unfathomable-mysterious-lifeboat = Mysterious Lifeboat
    .text = A lifeboat bumps along the hull. It carries the name of the Atlantica, and none of hers is missing.
unfathomable-mysterious-lifeboat-first = Haul it in: risk 1 passenger. Roll: on 4 or less 1 Deep One in the Galley and 1 in the Cargo Hold.
unfathomable-mysterious-lifeboat-second = Cut it loose: −1 sanity.
unfathomable-on-the-offensive = On the Offensive
    .text = Enough of waiting behind doors. The boatswain hands out fire axes and asks who is coming. { unfathomable-on-the-offensive-check }
unfathomable-on-the-offensive-check = Make a check of 10 (lore, strength). Pass: you move every Deep One on the ship to an adjacent space. Fail: Deep Ones are activated.
unfathomable-open-the-gate = Open the Gate
    .text = One page of the tome describes a way of being somewhere else. It would take the whole ship along, in the best case.
unfathomable-open-the-gate-check = Make a check of 18 (lore, observation, will). Pass: travel goes to Start, and the Keeper of the Tome chooses a waypoint at once. Fail: −1 sanity, −1 souls; the ship is damaged twice.
unfathomable-open-the-gate-second = Close the book: −1 sanity.
unfathomable-passenger-overboard = Passenger Overboard
    .text = A scream, a splash, and a hat on the water. The hat is drifting against the wind. { unfathomable-passenger-overboard-check }
unfathomable-passenger-overboard-check = Make a check of 9 (lore, observation). Pass: nothing happens. Fail: −1 souls.
unfathomable-passenger-riot = Passenger Riot
    .text = They want the boats, the captain’s head and their money back, in no fixed order. Chairs are flying in the smoking room. { unfathomable-passenger-riot-check }
unfathomable-passenger-riot-check = Make a check of 13 (influence, strength). Pass: you draw an item. In part (from 10): −1 sanity. Fail: −1 sanity, −1 souls.
unfathomable-poisoned-food = Poisoned Food
    .text = The soup left green rings in the copper. Eleven people had a second helping.
unfathomable-poisoned-food-first = The Keeper of the Tome discards a lore card and rolls: die and card together 6 or less cost 1 soul.
unfathomable-poisoned-food-second = Throw everything overboard: −1 food.
unfathomable-power-to-the-people = Power to the People
    .text = A committee has been formed in steerage. It has a flag, forty members and a list of demands with one line on it.
unfathomable-power-to-the-people-check = Make a check of 9 (influence, will). Pass: 2 treachery cards join the chaos deck. Fail: −1 souls; the captain goes to the Brig, and the last in the line takes over.
unfathomable-power-to-the-people-second = Step down: the captain goes to the Brig, and the last in the line takes over.
unfathomable-rally-the-crew = Rally the Crew
    .text = The crew stands in the rain and looks at its boots. Whatever you are going to say to them, it had better be good. { unfathomable-rally-the-crew-check }
unfathomable-rally-the-crew-check = Make a check of 13 (influence, will). Pass: +1 sanity. In part (from 10): −1 sanity. Fail: −2 sanity; every human discards 2 skill cards.
unfathomable-rat-infestation = Rat Infestation
    .text = The rats are coming up from the hold in broad daylight, in families, and they do not care who sees them. { unfathomable-rat-infestation-check }
unfathomable-rat-infestation-check = Make a check of 12 (influence, observation). Pass: you may lose 1 sanity to gain 1 food. In part (from 8): −1 food. Fail: −2 food.
unfathomable-ritual-coordination = Ritual Coordination
    .text = The circle needs nine voices that hold one note. You have found seven, and one of them is humming something else.
unfathomable-ritual-coordination-check = Make a check of 9 (lore, will). Pass: the ritual goes on 1, and 1 more for every 2 points above the target. Fail: −1 sanity; the Chapel is damaged.
unfathomable-ritual-coordination-second = Break it off: Deep Ones are activated.
unfathomable-ritual-support = Ritual Support
    .text = An old woman from Innsmouth offers to stand in the circle with you. She knows the words. You had not told anyone the words.
unfathomable-ritual-support-first = The Keeper of the Tome discards a lore card and rolls: with 7 or more for die and card the ritual goes on 1; with less −1 sanity and −1 souls.
unfathomable-ritual-support-second = Send her away: the ritual goes back 1, and the Keeper of the Tome discards 2 skill cards.
unfathomable-sacrifice-deep-one = Sacrifice Deep One
    .text = The tome is quite plain about what would make the rite stronger. It even has a drawing of the knife.
unfathomable-sacrifice-deep-one-first = −1 sanity; the Keeper of the Tome keeps this card, to kill a Deep One for the ritual later on.
unfathomable-sacrifice-deep-one-second = Burn the page: the ritual goes to Start, and the Keeper of the Tome discards all skill cards.
unfathomable-sacrifice-deep-one-kept = Action, with a Deep One in your space: roll. On 6 or more it falls, this card is discarded, and the ritual goes on 2.
unfathomable-sacrifice-deep-one-sacrifice = roll to kill a Deep One here for the ritual
unfathomable-sewage-backup = Sewage Backup
    .text = Something has crawled into the waste pipes and died there, or else it has not died. { unfathomable-sewage-backup-check }
unfathomable-sewage-backup-check = Make a check of 9 (strength, will). Pass: nothing happens. Fail: −1 sanity; every human in a room by the die is defeated.
unfathomable-shipboard-fire = Shipboard Fire
    .text = Smoke comes up between the planks of the promenade. By the time anybody has found the hoses, it is in three places. { unfathomable-shipboard-fire-check }
unfathomable-shipboard-fire-check = Make a check of 11 (observation, strength). Pass: the ship is damaged. In part (from 8): the ship is damaged twice. Fail: the ship is damaged three times.
unfathomable-stolen-ritual-components = Stolen Ritual Components
    .text = The candles are there, and the chalk, and the bowl. What was in the bowl is not. { unfathomable-stolen-ritual-components-check }
unfathomable-stolen-ritual-components-check = Make a check of 10 (lore, observation). Pass: the Keeper of the Tome casts one of the top two spells. Fail: the ritual goes back 2; the top five spells leave the game.
unfathomable-strange-vision = Strange Vision
    .text = You have seen the course that lies ahead, every mile of it, from below. You have also been screaming for an hour, they say.
unfathomable-strange-vision-first = The current player looks at the top two waypoints, leaves one on top, puts the other under the deck and goes to the Brig.
unfathomable-strange-vision-second = Say nothing: 1 Deep One onto every deck space.
unfathomable-the-anarcho-individualist = The Anarcho-Individualist
    .text = A gentleman with burnt fingers offers you the contents of his trunk. He only asks that you do not shake it.
unfathomable-the-anarcho-individualist-first = −1 sanity; the current player draws an item, and the next five items leave the game.
unfathomable-the-anarcho-individualist-second = Have the trunk thrown overboard: the current player discards 2 skill cards; 2 treachery cards join the chaos deck.
unfathomable-the-captains-banquet = The Captain’s Banquet
    .text = There is to be a dinner with silver and an orchestra, as on every voyage. Half the tables will be empty, unless you fill them.
unfathomable-the-captains-banquet-first = −2 food, +1 sanity; every human outside the Brig may go to the Galley.
unfathomable-the-captains-banquet-second = Call it off: −1 food. Roll: 6 or less costs 1 sanity.
unfathomable-the-fathers-favor = The Father’s Favor
    .text = A long cry comes up through the keel. All the glasses in the bar answer it. { unfathomable-the-fathers-favor-check }
unfathomable-the-fathers-favor-check = Make a check of 16 (lore, observation, strength). Pass: nothing happens. In part (from 11): Father Dagon is activated. Fail: Father Dagon is activated twice.
unfathomable-the-mothers-wrath = The Mother’s Wrath
    .text = One of her young lies dead on the fo’c’sle, and the sea beside the ship has begun to rise. { unfathomable-the-mothers-wrath-check }
unfathomable-the-mothers-wrath-check = Make a check of 17 (influence, lore, strength). Pass: nothing happens. In part (from 12): Mother Hydra is activated. Fail: Mother Hydra is activated twice.
unfathomable-too-many-bodies = Too Many Bodies
    .text = The cold room was built for beef. The purser asks, with respect, where the next ones are to go.
unfathomable-too-many-bodies-first = Clear the larder for them: −1 food.
unfathomable-too-many-bodies-second = Hold a service on deck: risk 1 passenger. Roll: the number of passengers on deck or less costs 1 sanity.
unfathomable-transformation = Transformation
    .text = In cabin 12 a bridegroom has stopped speaking and started to sweat salt water. His wife wants him left alone.
unfathomable-transformation-first = Leave him alone. Roll: on 6 or less −1 souls, and 1 Deep One in the Cargo Hold.
unfathomable-transformation-second = Do what is necessary: −1 souls. Roll: 4 or less costs 1 sanity.
unfathomable-volunteer-army = Volunteer Army
    .text = Some of the passengers have had enough. They have golf clubs, a sabre and a very loud retired major.
unfathomable-volunteer-army-first = Risk 1 to 4 passengers; as many Deep Ones on the ship fall, of the captain’s choice.
unfathomable-volunteer-army-second = Send them below: Deep Ones are activated.
unfathomable-hold-the-line = Hold the Line
    .text = A rope is stretched across the deck, with every second lamp on the ship behind it. Nothing may come past the rope. { unfathomable-hold-the-line-check }
unfathomable-hold-the-line-check = Make a check of 15 (lore, strength, will). Pass: you may move each Deep One on the ship to an adjacent space. In part (from 10): 1 Deep One into every water space. Fail: 1 Deep One onto every deck space.
unfathomable-history-repeats = History Repeats
    .text = Keilani has lost a ship before. The faces on the boat deck tonight are the same faces, and they are waiting for the same order.
unfathomable-history-repeats-check = Make a check of 13 (influence, strength). Pass: +1 sanity; Keilani may send somebody else to the Brig. Fail: −1 souls; Keilani and the captain go to the Brig.
unfathomable-history-repeats-second = Take the blame: −1 sanity; Keilani goes to the Brig.
unfathomable-the-peacemaker = The Peacemaker
    .text = Arjun stands between the guns and the rail with empty hands, and talks. Down there something has stopped to listen.
unfathomable-the-peacemaker-check = Make a check of 13 (influence, will). Pass: every Deep One on the board falls. Fail: 1 Deep One into every room.
unfathomable-the-peacemaker-second = Arjun keeps this card: he cannot attack until a passenger is lost, which then costs 1 sanity, too.
unfathomable-the-peacemaker-kept = Arjun cannot attack. When a passenger is lost: −1 sanity, and this card is discarded.
unfathomable-the-peacemaker-despair = 1 sanity is lost, and the vow is over
unfathomable-do-no-harm = Do No Harm
    .text = The patient on Svetlana’s table has two hearts, and one of them is failing. Behind the curtain the others are counting her stitches.
unfathomable-do-no-harm-check = Make a check of 13 (lore, observation). Pass: −1 sanity; Svetlana goes to the Sick Bay. Fail: −1 sanity; the ship is damaged; Svetlana goes to the Sick Bay.
unfathomable-do-no-harm-second = Refuse: Svetlana goes to the Brig, and the ship is damaged.
unfathomable-signs-of-life = Signs of Life
    .text = Jeanne hears knocking in a flooded shaft: three, a pause, three. Machines do not knock like that.
unfathomable-signs-of-life-check = Make a check of 13 (influence, observation). Pass: +1 sanity. Fail: −2 souls.
unfathomable-signs-of-life-second = Open the shaft: risk 1 passenger; the ship is damaged; Jeanne is defeated.
unfathomable-the-game-is-afoot = The Game is Afoot
    .text = Somebody has been laying a trail for Jamie, from the mail room to the keel: a button, a ticket stub, a wet glove. It is a rather good trail.
unfathomable-the-game-is-afoot-check = Make a check of 13 (observation, strength). Pass: every Deep One in a room of Jamie’s choice falls. Fail: 4 Deep Ones appear in a room by the die, and Jamie is among them.
unfathomable-the-game-is-afoot-second = Ignore it: the Boiler Room is damaged, with 4 Deep Ones where it was hit.
unfathomable-memory-of-the-deep = Memory of the Deep
    .text = William has been under for four minutes, and remembers four years. He has brought a word up with him, and it wants to be said.
unfathomable-memory-of-the-deep-check = Make a check of 13 (lore, will). Pass: William may discard this card before its symbols are resolved. Fail: −1 sanity; William keeps this card.
unfathomable-memory-of-the-deep-second = William keeps this card: whenever he adds cards to a check, a treachery card is added, too; an action and a check of 13 get rid of it.
unfathomable-memory-of-the-deep-kept = When William adds cards to a check, the top treachery card is added, too. Action: a check of 13 (lore, will); pass: this card is discarded; fail: −1 sanity.
unfathomable-memory-of-the-deep-echo = a treachery card is added, too
unfathomable-memory-of-the-deep-forget = try to forget, with a check of 13 (lore, will)
unfathomable-miscalculation = Miscalculation
    .text = Beatrice has found the error. It is her own, it is three days old, and the ship is sixty miles from where everybody believes her to be.
unfathomable-miscalculation-check = Make a check of 13 (lore, observation). Pass: Beatrice looks at the top two waypoints, leaves one on top and puts the other under the deck. Fail: travel goes back 2 (−1 fuel for every step it cannot make).
unfathomable-miscalculation-second = Keep it quiet. Roll: on 7 or less travel goes back 2 (−1 fuel for every step it cannot make).
unfathomable-family-ties = Family Ties
    .text = They have called Ishmael by the name his grandmother used. They would like to know whether he is coming home, and whether they should wait.
unfathomable-family-ties-first = Every Deep One on the board goes away. Ishmael keeps this card: while he is not in the Brig, a treachery card is added to every check.
unfathomable-family-ties-second = Turn them away: 4 Deep Ones in the room where Ishmael is, or in one next to him.
unfathomable-family-ties-kept = While Ishmael is not in the Brig, a treachery card is added to every check together with the chaos cards.
unfathomable-family-ties-betray = a treachery card is added to the check
unfathomable-gift-of-the-mother = Gift of the Mother
    .text = Edmund’s ring has been warm all evening. When he takes it off, there is a second one under it, made of skin.
unfathomable-gift-of-the-mother-check = Make a check of 15 (strength, will). Pass: the chaos deck is discarded and built anew. Fail: Edmund is defeated; the ring leaves the game; 6 treachery cards join the chaos deck.
unfathomable-gift-of-the-mother-second = Throw it into the sea: the ring leaves the game; 6 treachery cards join the chaos deck.
unfathomable-ticket-please = Ticket, Please
    .text = The ticket inspector has a list, and Samira is not on it. She has been on this ship longer than he has, and in better places.
unfathomable-ticket-please-check = Make a check of 13 (influence, will). Pass: Samira draws an item. Fail: Samira goes to the Brig and loses all items.
unfathomable-ticket-please-second = Run: Samira loses all items and comes out on a deck space by the die.

## The board in the browser

unfathomable-web-ship = The Atlantica from above
unfathomable-web-low = low
unfathomable-web-critical = dire
unfathomable-web-of = { $n } of { $most }
unfathomable-web-deep-ones = { $n ->
    [one] { $n } Deep One
   *[other] { $n } Deep Ones
}
unfathomable-web-passengers = { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}
unfathomable-web-used = its action is used this turn
unfathomable-web-check = Skill check
unfathomable-web-target = to pass
unfathomable-web-in-part = in part
unfathomable-web-partial = { $n } in part
unfathomable-web-supports = count for it, all others against
unfathomable-web-total = total
unfathomable-web-with-chaos = with chaos cards
unfathomable-web-without-chaos = no chaos cards
unfathomable-web-check-cards = { $n ->
    [0] No cards in the check yet
    [one] { $n } card in the check
   *[other] { $n } cards in the check
}
unfathomable-web-resolving = Being resolved
unfathomable-web-offered = Choose among these
unfathomable-web-you-know = On top of a deck, as you know
unfathomable-web-behind = Waypoints behind the ship
unfathomable-web-decks = Decks
unfathomable-web-discards = On top of the discard piles
unfathomable-web-players = Those aboard
unfathomable-web-hand = Cards in hand
unfathomable-web-hand-of = { $n ->
    [0] No cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
unfathomable-web-loyalty = Loyalty cards
unfathomable-web-only-you = Loyalty: only you see this
unfathomable-web-yours = What is yours
unfathomable-web-before-you = In front of you
unfathomable-web-receives = Skill cards received each turn
unfathomable-web-kind-item = item
unfathomable-web-kind-spell = spell
unfathomable-web-kind-mythos = mythos card
unfathomable-web-kind-waypoint = waypoint
unfathomable-web-kind-feat = feat, once a game
unfathomable-web-kind-title = title
unfathomable-web-kind-loyalty = loyalty
unfathomable-web-kind-structural = damage, until repaired
unfathomable-web-kind-one-shot = damage, at once
unfathomable-web-kind-recycling = damage, at once
unfathomable-web-kind-passenger = passenger
unfathomable-web-kind-character = character
unfathomable-web-kind-monarch = monarch of the Deep
unfathomable-web-kind-room = room
unfathomable-web-kind-cell = room
unfathomable-web-kind-deck = deck space
unfathomable-web-kind-water = water space
unfathomable-web-kind-deep = under the ship
