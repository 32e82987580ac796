### Arkham Horror: The Card Game: everything that is said at its table.
###
### $seat is an investigator, $place a location, $card a card, $thing whatever an option is about. `.text` says what a
### card does. Names of cards are put into sentences in the nominative: word them so that this reads well.

ahlcg-title = Arkham Horror: The Card Game
    .text = Something stirs in Arkham. Investigators gather clues to advance the act before doom advances the agenda, fight or evade what hunts them, and stay alive and sane through the three chapters of Night of the Zealot.

## Set-up

ahlcg-choice-investigators = Investigators
ahlcg-choice-mode = What to play
ahlcg-choice-mode-campaign = the campaign Night of the Zealot
ahlcg-choice-mode-the-gathering = The Gathering alone
ahlcg-choice-mode-the-midnight-masks = The Midnight Masks alone
ahlcg-choice-mode-the-devourer-below = The Devourer Below alone
ahlcg-choice-difficulty = Difficulty
ahlcg-choice-difficulty-easy = easy
ahlcg-choice-difficulty-standard = standard
ahlcg-choice-difficulty-hard = hard
ahlcg-choice-difficulty-expert = expert
ahlcg-choice-decks = Decks
ahlcg-choice-decks-starter = starter decks
ahlcg-choice-decks-stronger = starter decks with experience spent
ahlcg-choice-decks-random-1 = random legal decks

## Phases and skills

ahlcg-phase-mythos = Mythos phase
ahlcg-phase-investigation = Investigation phase
ahlcg-phase-enemy = Enemy phase
ahlcg-phase-upkeep = Upkeep phase
ahlcg-willpower = willpower
ahlcg-intellect = intellect
ahlcg-combat = combat
ahlcg-agility = agility
ahlcg-wild = wild

## Chaos tokens

ahlcg-token-number = { $n }
ahlcg-token-plus = +{ $n }
ahlcg-token-skull = skull
ahlcg-token-cultist = cultist
ahlcg-token-tablet = tablet
ahlcg-token-elder-thing = elder thing
ahlcg-token-auto-fail = tentacles
ahlcg-token-elder-sign = elder sign

## Piles and things

ahlcg-unknown-location = an unrevealed location
ahlcg-pile-hand = hand
ahlcg-pile-deck = deck
ahlcg-pile-discard = discard pile
ahlcg-pile-area = play area
ahlcg-pile-threat = threat area
ahlcg-pile-encounter = encounter deck
ahlcg-pile-encounter-discard = encounter discard pile
ahlcg-pile-victory = victory display
ahlcg-pile-aside = set aside
ahlcg-pile-removed = removed from the game
ahlcg-pile-limbo = being resolved
ahlcg-pile-committed = committed
ahlcg-pile-map = map
ahlcg-pile-there = at locations
ahlcg-pile-acts = act deck
ahlcg-pile-agendas = agenda deck
ahlcg-pile-act = act
ahlcg-pile-agenda = agenda
ahlcg-pile-cultists = Cultist deck
ahlcg-scenario = the scenario
ahlcg-campaign = the campaign log
ahlcg-skilltest = the test
ahlcg-share = { $n } to { $card }

## What happens

ahlcg-log-lead = { $seat } is the lead investigator.
ahlcg-log-scenario = { $card } begins.
ahlcg-log-test = { $seat } tests { $skill }: { $difficulty } is needed.
ahlcg-log-commit = Committed: { $card }.
ahlcg-log-token = Chaos token: { $token }.
ahlcg-log-success = { $seat } succeeds { $n ->
    [0] exactly
   *[any] by { $n }
}.
ahlcg-log-failure = { $seat } fails by { $n }.
ahlcg-log-move = { $seat } goes to { $place }.
ahlcg-log-reveal = { $place } is revealed, with { $n ->
    [0] no clues
    [one] 1 clue
   *[other] { $n } clues
}.
ahlcg-log-clues = { $seat } discovers { $n ->
    [one] 1 clue
   *[other] { $n } clues
} at { $place }.
ahlcg-log-draw = { $seat } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
ahlcg-log-resources = { $seat } gains { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
ahlcg-log-play = { $seat } plays { $card }.
ahlcg-log-put-away = { $card } goes to: { $pile }.
ahlcg-log-encounter = { $seat } draws from the encounter deck: { $card }.
ahlcg-log-weakness = { $seat } gets a weakness: { $card }.
ahlcg-log-spawn = { $card } appears at { $place }.
ahlcg-log-engage = { $card } engages { $seat }.
ahlcg-log-evade = { $seat } evades { $card }.
ahlcg-log-enemy-moves = { $card } moves to { $place }.
ahlcg-log-attack = { $card } attacks { $seat }.
ahlcg-log-defeated = { $card } is defeated.
ahlcg-log-damage = { $card } takes { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}.
ahlcg-log-heal = { $card } heals { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}.
ahlcg-log-doom = { $card } gets { $n } doom.
ahlcg-log-agenda = The agenda advances: { $card }. { $what }
ahlcg-log-act = The act advances: { $card }. { $what }
ahlcg-log-eliminated = { $seat } { $why ->
    [resigned] resigns
    [away] stays away
   *[defeated] is defeated
}.
ahlcg-log-resolution = The scenario ends: resolution { $n }.
ahlcg-log-experience = { $seat } earns { $n } experience.

## What can be reacted to

ahlcg-event-gameends = the game ends
ahlcg-event-eliminated = { $thing } is eliminated
ahlcg-event-agendaadvances = the agenda advances
ahlcg-event-actadvances = the act advances
ahlcg-event-leftplay = { $thing } leaves play
ahlcg-event-entersdisplay = { $thing } enters the victory display
ahlcg-event-entersplay = { $thing } enters play
ahlcg-event-reveals = { $thing } is about to reveal a chaos token
ahlcg-event-tokenrevealed = { $thing } has revealed a chaos token
ahlcg-event-testsucceeds = { $thing } succeeds at the test
ahlcg-event-testfails = { $thing } fails the test
ahlcg-event-wouldfail = { $thing } is about to fail the test
ahlcg-event-revealed = the revelation of { $thing }
ahlcg-event-turnbegins = the turn of { $thing } begins
ahlcg-event-turnends = the turn of { $thing } ends
ahlcg-event-spawned = { $thing } spawns
ahlcg-event-engaged = { $thing } becomes engaged
ahlcg-event-evaded = { $thing } is evaded
ahlcg-event-readied = { $thing } readies
ahlcg-event-enemymoved = { $thing } moves
ahlcg-event-attacks = { $thing } attacks
ahlcg-event-defeated = { $thing } is defeated
ahlcg-event-dealt = damage or horror is dealt to { $thing }
ahlcg-event-placed = damage or horror is placed on { $thing }
ahlcg-event-played = { $thing } is played
ahlcg-event-moved = { $thing } moves
ahlcg-event-entered = { $thing } enters a location
ahlcg-event-discovered = { $thing } discovers clues
ahlcg-event-phasebegins = a phase begins
ahlcg-event-phaseends = a phase ends
ahlcg-event-roundends = the round ends
ahlcg-event-used = { $thing } is used

## Questions

ahlcg-prompt-lead = Who is the lead investigator?
ahlcg-prompt-mulligan = Which cards will you put back and replace, once?
ahlcg-prompt-turn = Who takes the next turn?
ahlcg-prompt-action = What will you do? { $n ->
    [0] No action is left.
    [one] 1 action is left.
   *[other] { $n } actions are left.
}
ahlcg-prompt-window = You may act now.
ahlcg-prompt-commit = Which cards will you commit to this test of { $skill }, { $value } against { $difficulty }?
ahlcg-prompt-skill = Which skill?
ahlcg-prompt-results = Several results apply. Which comes first?
ahlcg-prompt-assign-damage = { $n } damage: who takes it?
ahlcg-prompt-assign-horror = { $n } horror: who takes it?
ahlcg-prompt-opportunity = Several enemies take their opportunity. Which attacks first?
ahlcg-prompt-attackers = Which enemy attacks you next?
ahlcg-prompt-massive = Whom does it attack next?
ahlcg-prompt-hunter = Which way does the hunter go?
ahlcg-prompt-prey = Whom does it go for?
ahlcg-prompt-spawn = Where does it appear?
ahlcg-prompt-nearest = Which of those as near?
ahlcg-prompt-attach = To which location?
ahlcg-prompt-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
ahlcg-prompt-slot = No free slot ({ $slot }). What gives way?
ahlcg-prompt-search = Which card do you take?
ahlcg-prompt-reorder = Which card comes next, from the top?
ahlcg-prompt-deck = Which deck?
ahlcg-prompt-take = Which card returns to your hand?
ahlcg-prompt-spend-clues = { $n ->
    [one] 1 clue has to be spent. How many are yours?
   *[other] { $n } clues have to be spent. How many are yours?
}
ahlcg-prompt-fight = Whom do you attack?
ahlcg-prompt-evade = Whom do you evade?
ahlcg-prompt-enemy = Which enemy?
ahlcg-prompt-investigator = Which investigator?
ahlcg-prompt-move = Where to?
ahlcg-prompt-clue = From which location?
ahlcg-prompt-blast = Where does it explode?
ahlcg-prompt-ammo = Which weapon?
ahlcg-prompt-charge = Which spell?
ahlcg-prompt-heal = Who is healed?
ahlcg-prompt-cancel-harm = How much of it do you cancel?
ahlcg-prompt-disengage = Will you disengage from all other enemies, too?
ahlcg-prompt-token = Which token counts?
ahlcg-prompt-play-now = Play { $card } right away?
ahlcg-prompt-choose-one = You must choose one.
ahlcg-prompt-trauma = Both body and mind gave in. Which trauma stays?
ahlcg-prompt-lita = Will Lita Chantler join your deck?
ahlcg-prompt-buy = { $n } experience left. What will you buy?
ahlcg-prompt-remove = Which card leaves the deck for it?
ahlcg-prompt-replace = Who takes the place of the investigator you lost?
ahlcg-prompt-go-on = Ready for the next scenario?

## Options

ahlcg-option-lead = { $thing }
ahlcg-option-lot = let chance decide
ahlcg-option-turn = { $thing }
ahlcg-option-mulligan = put back { $thing }
ahlcg-option-investigate = Investigate your location
ahlcg-option-move = Move to { $thing }
ahlcg-option-draw = Draw a card
ahlcg-option-resource = Take a resource
ahlcg-option-fight = Fight { $thing }
ahlcg-option-evade = Evade { $thing }
ahlcg-option-engage = Engage { $thing }
ahlcg-option-advance = Spend the group’s clues and advance the act
ahlcg-option-commit = { $thing }
ahlcg-option-use-willpower = willpower
ahlcg-option-use-intellect = intellect
ahlcg-option-use-combat = combat
ahlcg-option-use-agility = agility
ahlcg-option-result = { $card }
ahlcg-option-assign-damage = you { $n }{ $others ->
    [0] { "" }
   *[any] ; { $cards }
}
ahlcg-option-assign-horror = you { $n }{ $others ->
    [0] { "" }
   *[any] ; { $cards }
}
ahlcg-option-discard = discard { $thing }
ahlcg-option-take = { $thing }
ahlcg-option-top = { $thing }
ahlcg-option-spend-clues = { $n }
ahlcg-option-token = { $token }
ahlcg-option-heal-damage = { $thing }: 1 damage
ahlcg-option-heal-horror = { $thing }: 1 horror
ahlcg-option-cancel-harm = { $damage } damage, { $horror } horror
ahlcg-option-disengage = disengage
ahlcg-option-stay-engaged = stay engaged
ahlcg-option-stay = stay here
ahlcg-option-physical = physical trauma
ahlcg-option-mental = mental trauma
ahlcg-option-buy = { $card } (level { $level }) for { $n } experience
ahlcg-option-upgrade = upgrade to { $card } (level { $level }) for { $n } experience
ahlcg-option-remove = { $card }
ahlcg-option-investigator = { $card }
ahlcg-option-on = go on
ahlcg-option-leave = player { $n } leaves
ahlcg-option-return = player { $n } comes back
ahlcg-option-return-as = { $card } comes back to seat { $n }
ahlcg-option-join-as = a new player takes seat { $n } with { $card }
ahlcg-ability-play = play it

## What is not possible, and why

ahlcg-denied-actions = there are not enough actions left
ahlcg-denied-aloof = it is aloof and not engaged: engage it first
ahlcg-denied-barrier = nobody may enter there now
ahlcg-denied-clues = the group has not enough clues, or may not spend them
ahlcg-denied-engaged = it is engaged with you already
ahlcg-denied-locked = it cannot be investigated now
ahlcg-denied-massive = a massive enemy is engaged with everybody there anyway
ahlcg-denied-not-engaged = it is not engaged with you

## The table as text

ahlcg-board-round = Round { $n }
ahlcg-board-agenda = Agenda: { $card }, doom { $n } of { $needed }.
ahlcg-board-act = Act: { $card }{ $needed ->
    [0] .
   *[any] , clues { $n } of { $needed }.
}
ahlcg-board-bag = Chaos bag: { $tokens }
ahlcg-board-encounter = encounter deck { $n }
ahlcg-board-discard = discarded { $n }
ahlcg-board-victory = victory display: { $cards }
ahlcg-board-out = Out of the scenario: { $seats }
ahlcg-board-unrevealed = unrevealed
ahlcg-board-shroud = shroud { $n }
ahlcg-board-you = you
ahlcg-board-lead = leads
ahlcg-board-resources = resources { $n }
ahlcg-board-clues = clues { $n }
ahlcg-board-actions = actions { $n }
ahlcg-board-deck = deck { $n }
ahlcg-board-threat = Threat:
ahlcg-board-area = In play:
ahlcg-board-hand = Hand:
ahlcg-board-hand-of = Hand ({ $n }): { $cards }
ahlcg-board-uses = uses { $n }
ahlcg-board-exhausted = exhausted
ahlcg-board-enemy = fight { $fight }, evade { $evade }, attack { $damage } damage { $horror } horror
ahlcg-board-cost = cost { $n }
ahlcg-board-hand-size = hand size
ahlcg-icon-willpower = Wil
ahlcg-icon-intellect = Int
ahlcg-icon-combat = Com
ahlcg-icon-agility = Agi
ahlcg-icon-wild = Wild
ahlcg-slot-hand = hand
ahlcg-slot-arcane = arcane
ahlcg-slot-ally = ally
ahlcg-slot-accessory = accessory
ahlcg-slot-body = body
ahlcg-choice-investigators-roland-banks = Roland Banks
ahlcg-choice-investigators-daisy-walker = Daisy Walker
ahlcg-choice-investigators-skids-otoole = “Skids” O’Toole
ahlcg-choice-investigators-agnes-baker = Agnes Baker
ahlcg-choice-investigators-wendy-adams = Wendy Adams
ahlcg-bag = the chaos bag

## How it ends

ahlcg-campaign-lost = The campaign is lost.
ahlcg-campaign-survived = Arkham pays the price, but the investigators live to tell of it.
ahlcg-campaign-won = The night is over, and the devourer sleeps on.
ahlcg-01104-none = Nobody is left in the house.
ahlcg-01104-r1 = The house burns, and the thing in it.
ahlcg-01104-r2 = The house stands, and its guest leaves.
ahlcg-01104-r3 = The ghouls have the house.
ahlcg-01120-none = The night is lost.
ahlcg-01120-r1 = The investigators know enough of the cult to go on.
ahlcg-01120-r2 = Midnight has passed, and part of the cult got away.
ahlcg-01142-none = The ritual went on undisturbed.
ahlcg-01142-r1 = The ritual is broken.
ahlcg-01142-r2 = What came is driven back.
ahlcg-01142-r3 = One life was given, and the devourer is content.

## Cards

ahlcg-01001 = Roland Banks
    .text = +1 for each clue on your location. After you defeat an enemy: discover 1 clue at your location.
ahlcg-01001-find-evidence = after you defeat an enemy: discover 1 clue at your location
ahlcg-01002 = Daisy Walker
    .text = +0; a success draws 1 card for each Tome you control.
ahlcg-01003 = "Skids" O'Toole
    .text = +2; a success brings 2 resources. In your turn, 2 resources: one more action this turn.
ahlcg-01003-hurry = in your turn, 2 resources: one more action this turn
ahlcg-01004 = Agnes Baker
    .text = +1 for each horror on Agnes. After horror is placed on Agnes: 1 damage to an enemy at your location.
ahlcg-01004-lash-out = after horror is placed on Agnes: 1 damage to an enemy at your location
ahlcg-01005 = Wendy Adams
    .text = +0; with Wendy's Amulet in play the test succeeds automatically. When you reveal a chaos token, discard a card: it goes back, and another one is revealed.
ahlcg-01005-try-again = when you reveal a chaos token, discard a card: it goes back, and another one is revealed
ahlcg-01006 = Roland's .38 Special
    .text = Fight with +1 combat, +3 instead where clues lie; the attack deals +1 damage.
ahlcg-01006-shoot = fight with +1 combat, +3 instead where clues lie; the attack deals +1 damage
ahlcg-01007 = Cover Up
    .text = Into your threat area, with 3 clues on it. When you would discover clues at your location: that many leave this card instead. When the game ends with clues on it: 1 mental trauma.
ahlcg-01007-sweep-aside = into your threat area, with 3 clues on it
ahlcg-01007-own-up = when you would discover clues at your location: that many leave this card instead
ahlcg-01007-be-found-out = when the game ends with clues on it: 1 mental trauma
ahlcg-01008 = Daisy's Tote Bag
ahlcg-01009 = The Necronomicon
    .text = Into your threat area, with 3 horror on it; it stays as long as any is left. Move 1 horror from it to Daisy; then it is discarded if none is left.
ahlcg-01009-open-the-book = into your threat area, with 3 horror on it; it stays as long as any is left
ahlcg-01009-read = move 1 horror from it to Daisy; then it is discarded if none is left
ahlcg-01010 = On the Lam
    .text = Until the end of the round enemies that are not Elite cannot attack you.
ahlcg-01011 = Hospital Debts
    .text = Into your threat area. Move 1 of your resources onto it: anybody at its location may, each twice a round. When the game ends with fewer than 6 resources on it: 2 less experience for this scenario.
ahlcg-01011-receive-the-bill = into your threat area
ahlcg-01011-pay-off = move 1 of your resources onto it: anybody at its location may, each twice a round
ahlcg-01011-fall-behind = when the game ends with fewer than 6 resources on it: 2 less experience for this scenario
ahlcg-01012 = Heirloom of Hyperborea
    .text = After you play a Spell: draw 1 card.
ahlcg-01012-remember = after you play a Spell: draw 1 card
ahlcg-01013 = Dark Memory
    .text = 1 doom on the agenda, which may advance by it. In your hand at the end of your turn: it is shown, and you take 2 horror.
ahlcg-01013-haunt = in your hand at the end of your turn: it is shown, and you take 2 horror
ahlcg-01014 = Wendy's Amulet
ahlcg-01015 = Abandoned and Alone
    .text = 2 direct horror, and your discard pile is removed from the game.
ahlcg-01015-despair = 2 direct horror, and your discard pile is removed from the game
ahlcg-01016 = .45 Automatic
    .text = Spend 1 ammo: fight with +1 combat; the attack deals +1 damage.
ahlcg-01016-shoot = spend 1 ammo: fight with +1 combat; the attack deals +1 damage
ahlcg-01017 = Physical Training
    .text = Spend 1 resource: +1 willpower for this test. Spend 1 resource: +1 combat for this test.
ahlcg-01017-steel-yourself = spend 1 resource: +1 willpower for this test
ahlcg-01017-strike-harder = spend 1 resource: +1 combat for this test
ahlcg-01018 = Beat Cop
    .text = Discard Beat Cop: 1 damage to an enemy at your location.
ahlcg-01018-step-in = discard Beat Cop: 1 damage to an enemy at your location
ahlcg-01019 = First Aid
    .text = Spend 1 supply: heal 1 damage or 1 horror of an investigator at your location.
ahlcg-01019-bandage = spend 1 supply: heal 1 damage or 1 horror of an investigator at your location
ahlcg-01020 = Machete
    .text = Fight with +1 combat; +1 damage if the attacked enemy is the only one engaged with you.
ahlcg-01020-slash = fight with +1 combat; +1 damage if the attacked enemy is the only one engaged with you
ahlcg-01021 = Guard Dog
    .text = When an enemy's attack deals damage to Guard Dog: 1 damage to that enemy.
ahlcg-01021-bite = when an enemy's attack deals damage to Guard Dog: 1 damage to that enemy
ahlcg-01022 = Evidence!
    .text = After you defeat an enemy: discover 1 clue at your location.
ahlcg-01023 = Dodge
    .text = When an enemy attacks an investigator at your location: cancel that attack.
ahlcg-01024 = Dynamite Blast
    .text = Your location or a connected one: 3 damage to each enemy and each investigator there, all at once.
ahlcg-01025 = Vicious Blow
    .text = A successful attack deals +1 damage.
ahlcg-01026 = Extra Ammunition
    .text = 3 ammo on a Firearm controlled by an investigator at your location.
ahlcg-01027 = Police Badge
    .text = Discard Police Badge: the investigator at your location whose turn it is may take 2 more actions.
ahlcg-01027-show-badge = discard Police Badge: the investigator at your location whose turn it is may take 2 more actions
ahlcg-01028 = Beat Cop
    .text = Exhaust Beat Cop and put 1 damage on him: 1 damage to an enemy at your location.
ahlcg-01028-step-in = exhaust Beat Cop and put 1 damage on him: 1 damage to an enemy at your location
ahlcg-01029 = Shotgun
    .text = Spend 1 ammo: fight with +3 combat; the damage is by how much you succeed, or miss another's enemy.
ahlcg-01029-shoot = spend 1 ammo: fight with +3 combat; the damage is by how much you succeed, or miss another's enemy
ahlcg-01030 = Magnifying Glass
ahlcg-01031 = Old Book of Lore
    .text = Exhaust: an investigator at your location draws one of the top 3 cards of his or her deck, and shuffles.
ahlcg-01031-read = exhaust: an investigator at your location draws one of the top 3 cards of his or her deck, and shuffles
ahlcg-01032 = Research Librarian
    .text = After Research Librarian enters play: search your deck for a Tome asset, take it, shuffle.
ahlcg-01032-find-tome = after Research Librarian enters play: search your deck for a Tome asset, take it, shuffle
ahlcg-01033 = Dr. Milan Christopher
    .text = After you successfully investigate: gain 1 resource.
ahlcg-01033-publish = after you successfully investigate: gain 1 resource
ahlcg-01034 = Hyperawareness
    .text = Spend 1 resource: +1 intellect for this test. Spend 1 resource: +1 agility for this test.
ahlcg-01034-think = spend 1 resource: +1 intellect for this test
ahlcg-01034-foresee = spend 1 resource: +1 agility for this test
ahlcg-01035 = Medical Texts
    .text = Test intellect (2) for an investigator at your location: heal 1 damage, or deal 1 on a failure.
ahlcg-01035-operate = test intellect (2) for an investigator at your location: heal 1 damage, or deal 1 on a failure
ahlcg-01036 = Mind over Matter
    .text = In your turn: until the end of the round you may use intellect in place of combat and agility.
ahlcg-01037 = Working a Hunch
    .text = In your turn: discover 1 clue at your location.
ahlcg-01038 = Barricade
    .text = Attached to your location: non-Elite enemies cannot move there. When an investigator leaves the attached location, Barricade is discarded.
ahlcg-01038-give-way = when an investigator leaves the attached location, Barricade is discarded
ahlcg-01039 = Deduction
    .text = A successful investigation discovers 1 clue more.
ahlcg-01040 = Magnifying Glass
    .text = While there are no clues on your location: return Magnifying Glass to your hand.
ahlcg-01040-put-away = while there are no clues on your location: return Magnifying Glass to your hand
ahlcg-01041 = Disc of Itzamna
    .text = When a non-Elite enemy spawns at your location, discard Disc of Itzamna: discard that enemy.
ahlcg-01041-banish = when a non-Elite enemy spawns at your location, discard Disc of Itzamna: discard that enemy
ahlcg-01042 = Encyclopedia
    .text = Exhaust: an investigator at your location gets +2 to a skill you choose until the end of the phase.
ahlcg-01042-look-up = exhaust: an investigator at your location gets +2 to a skill you choose until the end of the phase
ahlcg-01043 = Cryptic Research
    .text = In your turn: an investigator at your location draws 3 cards.
ahlcg-01044 = Switchblade
    .text = Fight; a success by 2 or more deals +1 damage.
ahlcg-01044-stab = fight; a success by 2 or more deals +1 damage
ahlcg-01045 = Burglary
    .text = Investigate; a success brings 3 resources in place of clues.
ahlcg-01045-break-in = investigate; a success brings 3 resources in place of clues
ahlcg-01046 = Pickpocketing
    .text = After you evade an enemy: draw 1 card.
ahlcg-01046-pick-a-pocket = after you evade an enemy: draw 1 card
ahlcg-01047 = .41 Derringer
    .text = Fight with +2 combat; a success by 2 or more deals +1 damage.
ahlcg-01047-shoot = fight with +2 combat; a success by 2 or more deals +1 damage
ahlcg-01048 = Leo De Luca
ahlcg-01049 = Hard Knocks
    .text = +1 combat for this test. +1 agility for this test.
ahlcg-01049-punch = +1 combat for this test
ahlcg-01049-duck = +1 agility for this test
ahlcg-01050 = Elusive
    .text = Disengage from all enemies and move to any revealed location without enemies.
ahlcg-01051 = Backstab
    .text = Fight with agility in place of combat; the attack deals +2 damage.
ahlcg-01052 = Sneak Attack
    .text = 2 damage to an exhausted enemy at your location.
ahlcg-01053 = Opportunist
    .text = After a success by 3 or more it returns to the hand.
ahlcg-01054 = Leo De Luca
ahlcg-01055 = Cat Burglar
    .text = Disengage from all enemies and move to a connecting location; no attacks of opportunity.
ahlcg-01055-over-the-roofs = disengage from all enemies and move to a connecting location; no attacks of opportunity
ahlcg-01056 = Sure Gamble
    .text = After you reveal a token with a negative modifier: its minus becomes a plus.
ahlcg-01057 = Hot Streak
    .text = Gain 10 resources.
ahlcg-01058 = Forbidden Knowledge
    .text = For 1 horror: one of its secrets becomes a resource of yours.
ahlcg-01058-trade = for 1 horror: one of its secrets becomes a resource of yours
ahlcg-01059 = Holy Rosary
ahlcg-01060 = Shrivelling
    .text = Fight with willpower in place of combat, +1 damage; a bad symbol costs 1 horror.
ahlcg-01060-wither = fight with willpower in place of combat, +1 damage; a bad symbol costs 1 horror
ahlcg-01061 = Scrying
    .text = Look at the top 3 cards of any investigator's deck or the encounter deck; put them back in any order.
ahlcg-01061-gaze = look at the top 3 cards of any investigator's deck or the encounter deck; put them back in any order
ahlcg-01062 = Arcane Studies
    .text = +1 willpower for this test. +1 intellect for this test.
ahlcg-01062-concentrate = +1 willpower for this test
ahlcg-01062-recall = +1 intellect for this test
ahlcg-01063 = Arcane Initiate
    .text = After it enters play: 1 doom on it. Search the top 3 cards of your deck for a Spell, draw it, shuffle the deck.
ahlcg-01063-arrive = after it enters play: 1 doom on it
ahlcg-01063-study = search the top 3 cards of your deck for a Spell, draw it, shuffle the deck
ahlcg-01064 = Drawn to the Flame
    .text = Draw an encounter card; when it is dealt with, discover 2 clues at your location.
ahlcg-01065 = Ward of Protection
    .text = When you draw a treachery that is no weakness: cancel its revelation, then take 1 horror.
ahlcg-01066 = Blinding Light
    .text = Evade with willpower; success deals 1 damage to the enemy, a bad symbol costs you an action.
ahlcg-01067 = Fearless
    .text = A success heals 1 horror.
ahlcg-01068 = Mind Wipe
    .text = After a phase begins: the text of an enemy at your location, no Elite, is blank until the phase ends.
ahlcg-01069 = Blinding Light
    .text = Evade with willpower; success deals 2 damage, a bad symbol costs you an action and 1 horror.
ahlcg-01070 = Book of Shadows
    .text = 1 charge more on a Spell you control.
ahlcg-01070-read = 1 charge more on a Spell you control
ahlcg-01071 = Grotesque Statue
    .text = When you would reveal a chaos token: reveal 2, resolve one of them and ignore the other.
ahlcg-01071-stare = when you would reveal a chaos token: reveal 2, resolve one of them and ignore the other
ahlcg-01072 = Leather Coat
ahlcg-01073 = Scavenging
    .text = After you successfully investigate by 2 or more: an Item in your discard pile returns to your hand.
ahlcg-01073-rummage = after you successfully investigate by 2 or more: an Item in your discard pile returns to your hand
ahlcg-01074 = Baseball Bat
    .text = Fight with +2 combat and +1 damage; a skull or an automatic failure breaks the bat afterwards.
ahlcg-01074-swing = fight with +2 combat and +1 damage; a skull or an automatic failure breaks the bat afterwards
ahlcg-01075 = Rabbit's Foot
    .text = After you fail a skill test: draw 1 card.
ahlcg-01075-rub = after you fail a skill test: draw 1 card
ahlcg-01076 = Stray Cat
    .text = Discard Stray Cat: an enemy at your location, no Elite, is evaded automatically.
ahlcg-01076-run = discard Stray Cat: an enemy at your location, no Elite, is evaded automatically
ahlcg-01077 = Dig Deep
    .text = +1 willpower for this test. +1 agility for this test.
ahlcg-01077-endure = +1 willpower for this test
ahlcg-01077-dash = +1 agility for this test
ahlcg-01078 = Cunning Distraction
    .text = All enemies at your location are evaded automatically.
ahlcg-01079 = "Look what I found!"
    .text = After you fail to investigate by 2 or less: discover 2 clues at your location.
ahlcg-01080 = Lucky!
    .text = When you would fail a test: +2 to your skill value for it.
ahlcg-01081 = Survival Instinct
    .text = In a successful evasion the evader may disengage from every other enemy, and may move one location on.
ahlcg-01082 = Aquinnah
    .text = When an enemy attacks you, for 1 horror on her: its damage goes to another enemy at your location.
ahlcg-01082-turn-aside = when an enemy attacks you, for 1 horror on her: its damage goes to another enemy at your location
ahlcg-01083 = Close Call
    .text = After an enemy at your location, no weakness, no Elite, is evaded: it is shuffled into the encounter deck.
ahlcg-01084 = Lucky!
    .text = When you would fail a test: +2 to your skill value for it, and draw 1 card.
ahlcg-01085 = Will to Survive
    .text = Until the end of your turn no chaos tokens are revealed for your tests.
ahlcg-01086 = Knife
    .text = Fight with +1 combat. Discard Knife: fight with +2 combat; the attack deals +1 damage.
ahlcg-01086-stab = fight with +1 combat
ahlcg-01086-throw = discard Knife: fight with +2 combat; the attack deals +1 damage
ahlcg-01087 = Flashlight
    .text = Spend 1 supply: investigate; your location has 2 shroud less for it.
ahlcg-01087-shine = spend 1 supply: investigate; your location has 2 shroud less for it
ahlcg-01088 = Emergency Cache
    .text = Gain 3 resources.
ahlcg-01089 = Guts
    .text = If the test succeeds, who committed the card draws 1 card.
ahlcg-01090 = Perception
    .text = If the test succeeds, who committed the card draws 1 card.
ahlcg-01091 = Overpower
    .text = If the test succeeds, who committed the card draws 1 card.
ahlcg-01092 = Manual Dexterity
    .text = If the test succeeds, who committed the card draws 1 card.
ahlcg-01093 = Unexpected Courage
ahlcg-01094 = Bulletproof Vest
ahlcg-01095 = Elder Sign Amulet
ahlcg-01096 = Amnesia
    .text = Choose and discard all cards of your hand but 1; a weakness cannot be chosen.
ahlcg-01096-forget = choose and discard all cards of your hand but 1; a weakness cannot be chosen
ahlcg-01097 = Paranoia
    .text = Discard all your resources.
ahlcg-01097-hide-everything = discard all your resources
ahlcg-01098 = Haunted
    .text = Into your threat area: -1 to each of your skills. Two actions: discard it.
ahlcg-01098-follow = into your threat area: -1 to each of your skills
ahlcg-01098-exorcise = two actions: discard it
ahlcg-01099 = Psychosis
    .text = Into your threat area. After you take horror: 1 direct damage. Two actions: discard it.
ahlcg-01099-snap = into your threat area
ahlcg-01099-hurt-yourself = after you take horror: 1 direct damage
ahlcg-01099-calm-down = two actions: discard it
ahlcg-01100 = Hypochondria
    .text = Into your threat area. After you take damage: 1 direct horror. Two actions: discard it.
ahlcg-01100-worry = into your threat area
ahlcg-01100-fear-the-worst = after you take damage: 1 direct horror
ahlcg-01100-calm-down = two actions: discard it
ahlcg-01101 = Mob Enforcer
    .text = 4 resources: discard it.
ahlcg-01101-pay-him = 4 resources: discard it
ahlcg-01102 = Silver Twilight Acolyte
    .text = After it attacks: 1 doom on the agenda.
ahlcg-01102-report = after it attacks: 1 doom on the agenda
ahlcg-01103 = Stubborn Detective
ahlcg-01104 = The Gathering
    .text = Easy: minus the Ghouls where you are. Hard: -2, and a failure brings a Ghoul after the test. Easy: -1, a failure costs 1 horror. Hard: another token, a failure costs 2 horror. -2 (hard: -4); with a Ghoul where you are 1 damage (hard: and 1 horror). Everybody begins in the Study; the rest of the house is set aside.
ahlcg-01105 = What's Going On?!
    .text = The lead investigator decides: everybody loses a card at random, or he or she takes 2 horror.
ahlcg-01106 = Rise of the Ghouls
    .text = The discard pile is shuffled in; the first Ghoul that comes up is drawn by the lead investigator.
ahlcg-01107 = They're Getting Out!
    .text = Before the last act resolution 3; in it, everybody still there is defeated, with a physical trauma. At the end of the enemy phase each unengaged Ghoul moves one step towards the Parlor. At the end of the round 1 doom for each Ghoul in the Hallway or the Parlor.
ahlcg-01107-crawl = at the end of the enemy phase each unengaged Ghoul moves one step towards the Parlor
ahlcg-01107-gather = at the end of the round 1 doom for each Ghoul in the Hallway or the Parlor
ahlcg-01108 = Trapped
    .text = The house opens: four locations enter play, everybody is in the Hallway, the Study is gone.
ahlcg-01109 = The Barrier
    .text = The Parlor is revealed, Lita Chantler is there, the Ghoul Priest spawns in the Hallway. When the round ends, investigators in the Hallway may spend the clues, as a group, to advance.
ahlcg-01109-break-the-barrier = when the round ends, investigators in the Hallway may spend the clues, as a group, to advance
ahlcg-01110 = What Have You Done?
    .text = The lead investigator decides whether the house burns. When the Ghoul Priest is defeated, the act advances.
ahlcg-01110-over = when the Ghoul Priest is defeated, the act advances
ahlcg-01111 = Study
ahlcg-01112 = Hallway
ahlcg-01113 = Attic
    .text = After you enter the Attic, take 1 horror.
ahlcg-01113-smell = after you enter the Attic, take 1 horror
ahlcg-01114 = Cellar
    .text = After you enter the Cellar, take 1 damage.
ahlcg-01114-cold = after you enter the Cellar, take 1 damage
ahlcg-01115 = Parlor
    .text = Resign. While nobody controls Lita Chantler: test intellect (4); success gives you control of her.
ahlcg-01115-flee = resign
ahlcg-01115-persuade = while nobody controls Lita Chantler: test intellect (4); success gives you control of her
ahlcg-01116 = Ghoul Priest
ahlcg-01117 = Lita Chantler
    .text = When an investigator at your location successfully attacks a Monster: +1 damage.
ahlcg-01117-avenge = when an investigator at your location successfully attacks a Monster: +1 damage
ahlcg-01118 = Flesh-Eater
ahlcg-01119 = Icy Ghoul
ahlcg-01120 = The Midnight Masks
    .text = Easy: minus the most doom on one Cultist. Hard: minus all doom in play. -2. Easy: 1 doom on the nearest Cultist. Hard: 1 doom on each; without any, another token. -3, a failure drops 1 of your clues. Hard: -4, a failure drops them all. Arkham at night. The log says whether the house still stands and whether the Ghoul Priest lives.
ahlcg-01121a = Predator or Prey?
    .text = The back is an enemy: the Masked Hunter is resolved like any encounter card. Resign.
ahlcg-01121a-go-home = resign
ahlcg-01121b = The Masked Hunter
ahlcg-01122 = Time Is Running Short
    .text = It is midnight: resolution 2. Resign.
ahlcg-01122-go-home = resign
ahlcg-01123 = Uncovering the Conspiracy
    .text = Resolution 1. 2 clues per investigator, as a group: draw the top card of the Cultist deck. With six unique Cultists in the victory display the act advances.
ahlcg-01123-follow-a-lead = 2 clues per investigator, as a group: draw the top card of the Cultist deck
ahlcg-01123-know-them-all = with six unique Cultists in the victory display the act advances
ahlcg-01124 = Your House
    .text = When the Ghoul Priest spawns, it is here instead of elsewhere. Draw 1 card and gain 1 resource, once a turn.
ahlcg-01124-wait-for-you = when the Ghoul Priest spawns, it is here instead of elsewhere
ahlcg-01124-rest = draw 1 card and gain 1 resource, once a turn
ahlcg-01125 = Rivertown
ahlcg-01126 = Southside
    .text = Draw 3 cards, once a game.
ahlcg-01126-look-things-up = draw 3 cards, once a game
ahlcg-01127 = Southside
    .text = Search your deck for an Ally, once a game.
ahlcg-01127-ask-around = search your deck for an Ally, once a game
ahlcg-01128 = St. Mary's Hospital
    .text = Heal 3 damage, once a game.
ahlcg-01128-be-treated = heal 3 damage, once a game
ahlcg-01129 = Miskatonic University
    .text = Search the top 6 cards of your deck for a Tome or a Spell.
ahlcg-01129-study = search the top 6 cards of your deck for a Tome or a Spell
ahlcg-01130 = Downtown
    .text = Gain 3 resources, once a game.
ahlcg-01130-withdraw = gain 3 resources, once a game
ahlcg-01131 = Downtown
    .text = Heal 3 horror, once a game.
ahlcg-01131-be-calmed = heal 3 horror, once a game
ahlcg-01132 = Easttown
ahlcg-01133 = Graveyard
    .text = After you enter: test willpower (3); failure costs 2 horror or sends you to Rivertown.
ahlcg-01133-shudder = after you enter: test willpower (3); failure costs 2 horror or sends you to Rivertown
ahlcg-01134 = Northside
    .text = 5 resources: gain 2 clues from the pool, once a game for the whole group.
ahlcg-01134-bribe = 5 resources: gain 2 clues from the pool, once a game for the whole group
ahlcg-01135 = Hunting Shadow
    .text = Spend 1 clue or take 2 damage.
ahlcg-01135-follow = spend 1 clue or take 2 damage
ahlcg-01136 = False Lead
    .text = Without clues it gains surge; with clues test intellect (4), 1 clue dropped for each point you fail by.
ahlcg-01136-mislead = without clues it gains surge; with clues test intellect (4), 1 clue dropped for each point you fail by
ahlcg-01137 = "Wolf-Man" Drew
    .text = When he attacks: heal 1 damage from him.
ahlcg-01137-feed = when he attacks: heal 1 damage from him
ahlcg-01138 = Herman Collins
    .text = Discard 4 cards of your hand: he goes to the victory display.
ahlcg-01138-talk = discard 4 cards of your hand: he goes to the victory display
ahlcg-01139 = Peter Warren
    .text = Spend 2 clues: he goes to the victory display.
ahlcg-01139-talk = spend 2 clues: he goes to the victory display
ahlcg-01140 = Victoria Devereux
    .text = Spend 5 resources: she goes to the victory display.
ahlcg-01140-talk = spend 5 resources: she goes to the victory display
ahlcg-01141 = Ruth Turner
    .text = After she is evaded: she goes to the victory display.
ahlcg-01141-give-in = after she is evaded: she goes to the victory display
ahlcg-01142 = The Devourer Below
    .text = Easy: minus the Monsters in play. Hard: -3, and a failure brings a Monster after the test. -2 and 1 doom on the nearest enemy. Hard: -4 and 2 doom. -3 (hard: -5); with a Monster where you are 1 damage (hard: and 1 horror). -5 (hard: -7); with an Ancient One in play another token. The woods at night. The log says who got away, whether it is past midnight, and whether the priest lives.
ahlcg-01143 = The Arkham Woods
    .text = The discard pile is shuffled in; the first Monster that comes up spawns on the Main Path with 1 doom.
ahlcg-01144 = The Ritual Begins
    .text = In player order, everybody tests willpower (6); failure brings a random basic Madness to the hand.
ahlcg-01145 = Vengeance Awaits
    .text = Its back is the act and the agenda from now on. When it advances: Umôrdhoth spawns at the Ritual Site, which is laid out or cleared of enemies for him.
ahlcg-01145-awaken = when it advances: Umôrdhoth spawns at the Ritual Site, which is laid out or cleared of enemies for him
ahlcg-01145b = The Devourer Below
    .text = If Umôrdhoth is defeated: resolution 2.
ahlcg-01145b-prevail = if Umôrdhoth is defeated: resolution 2
ahlcg-01146 = Investigating the Trail
    .text = The Ritual Site comes into play, and every cultist who got away spawns on the Main Path.
ahlcg-01147 = Into the Darkness
    .text = The discard pile is shuffled in; 1 enemy (2 with 3 or more players) is dug up for the Ritual Site. If an investigator enters the Ritual Site, the act advances.
ahlcg-01147-find-them = if an investigator enters the Ritual Site, the act advances
ahlcg-01148 = Disrupting the Ritual
    .text = Resolution 1. 1 clue: test willpower (3); success puts a clue on the act. 1 clue: test agility (3); success puts a clue on the act.
ahlcg-01148-break-the-spell = 1 clue: test willpower (3); success puts a clue on the act
ahlcg-01148-spoil-the-circle = 1 clue: test agility (3); success puts a clue on the act
ahlcg-01149 = Main Path
    .text = Resign.
ahlcg-01149-give-up = resign
ahlcg-01150 = Arkham Woods
    .text = After you enter: test willpower (4); failure costs 1 damage and 1 horror.
ahlcg-01150-tremble = after you enter: test willpower (4); failure costs 1 damage and 1 horror
ahlcg-01151 = Arkham Woods
    .text = When you move out: test intellect (3); failure cancels the move.
ahlcg-01151-lose-the-way = when you move out: test intellect (3); failure cancels the move
ahlcg-01152 = Arkham Woods
ahlcg-01153 = Arkham Woods
ahlcg-01154 = Arkham Woods
ahlcg-01155 = Arkham Woods
    .text = Heal 1 damage or 1 horror, once a turn.
ahlcg-01155-rest = heal 1 damage or 1 horror, once a turn
ahlcg-01156 = Ritual Site
    .text = At the end of the round: clues are added until there are 2 per investigator.
ahlcg-01156-chant-on = at the end of the round: clues are added until there are 2 per investigator
ahlcg-01157 = Umôrdhoth
    .text = At the end of each investigator's turn he is made ready. If you control Lita Chantler: she is left to him. Resolution 3.
ahlcg-01157-stir = at the end of each investigator's turn he is made ready
ahlcg-01157-sacrifice-lita = if you control Lita Chantler: she is left to him. Resolution 3
ahlcg-01158 = Umôrdhoth's Wrath
    .text = Test willpower (5): for each point you fail by, discard a card or take 1 damage and 1 horror.
ahlcg-01158-rage = test willpower (5): for each point you fail by, discard a card or take 1 damage and 1 horror
ahlcg-01159 = Swarm of Rats
ahlcg-01160 = Ghoul Minion
ahlcg-01161 = Ravenous Ghoul
ahlcg-01162 = Grasping Hands
    .text = Test agility (3): 1 damage for each point you fail by.
ahlcg-01162-grasp = test agility (3): 1 damage for each point you fail by
ahlcg-01163 = Rotting Remains
    .text = Test willpower (3): 1 horror for each point you fail by.
ahlcg-01163-rot = test willpower (3): 1 horror for each point you fail by
ahlcg-01164 = Frozen in Fear
    .text = Into your threat area: the first move, fight or evade each round costs one action more. At the end of your turn test willpower (3): success discards it.
ahlcg-01164-freeze = into your threat area: the first move, fight or evade each round costs one action more
ahlcg-01164-recover = at the end of your turn test willpower (3): success discards it
ahlcg-01165 = Dissonant Voices
    .text = Into your threat area: you cannot play assets or events. At the end of the round it is discarded.
ahlcg-01165-whisper = into your threat area: you cannot play assets or events
ahlcg-01165-fade = at the end of the round it is discarded
ahlcg-01166 = Ancient Evils
    .text = 1 doom on the agenda, which may advance by it.
ahlcg-01166-stir = 1 doom on the agenda, which may advance by it
ahlcg-01167 = Crypt Chill
    .text = Test willpower (4): failure costs an asset you control, or 2 damage if you have none.
ahlcg-01167-chill = test willpower (4): failure costs an asset you control, or 2 damage if you have none
ahlcg-01168 = Obscuring Fog
    .text = Attach to your location, one to a location. After the location is successfully investigated it is discarded.
ahlcg-01168-roll-in = attach to your location, one to a location
ahlcg-01168-lift = after the location is successfully investigated it is discarded
ahlcg-01169 = Acolyte
    .text = After it enters play: 1 doom on it.
ahlcg-01169-prepare = after it enters play: 1 doom on it
ahlcg-01170 = Wizard of the Order
    .text = At the end of the mythos phase: 1 doom on it.
ahlcg-01170-chant = at the end of the mythos phase: 1 doom on it
ahlcg-01171 = Mysterious Chanting
    .text = 2 doom on the nearest Cultist; if none is in play, one is fetched and drawn.
ahlcg-01171-rise = 2 doom on the nearest Cultist; if none is in play, one is fetched and drawn
ahlcg-01172 = Hunting Nightgaunt
ahlcg-01173 = On Wings of Darkness
    .text = Test agility (4): failure costs 1 damage and 1 horror, and you are carried to a Central location.
ahlcg-01173-swoop = test agility (4): failure costs 1 damage and 1 horror, and you are carried to a Central location
ahlcg-01174 = Locked Door
    .text = Attach to the location with the most clues that has no Locked Door. Test combat (4): success discards it. Test agility (4): success discards it.
ahlcg-01174-lock = attach to the location with the most clues that has no Locked Door
ahlcg-01174-break-down = test combat (4): success discards it
ahlcg-01174-pick-the-lock = test agility (4): success discards it
ahlcg-01175 = Screeching Byakhee
ahlcg-01176 = The Yellow Sign
    .text = Test willpower (4): failure costs 2 horror, and a Madness of your deck is drawn.
ahlcg-01176-look-up = test willpower (4): failure costs 2 horror, and a Madness of your deck is drawn
ahlcg-01177 = Yithian Observer
    .text = When it attacks you: a random card of your hand is discarded; without one, +1 damage and +1 horror.
ahlcg-01177-study = when it attacks you: a random card of your hand is discarded; without one, +1 damage and +1 horror
ahlcg-01178 = Offer of Power
    .text = 2 cards and 2 doom on the agenda, which may advance by it, or 2 horror.
ahlcg-01178-whisper = 2 cards and 2 doom on the agenda, which may advance by it, or 2 horror
ahlcg-01179 = Relentless Dark Young
    .text = At the end of the round: heal 2 damage from it.
ahlcg-01179-regrow = at the end of the round: heal 2 damage from it
ahlcg-01180 = Goat Spawn
    .text = When it is defeated: 1 horror for each investigator where it is.
ahlcg-01180-burst = when it is defeated: 1 horror for each investigator where it is
ahlcg-01181 = Young Deep One
    .text = After it engages you: 1 horror.
ahlcg-01181-stare = after it engages you: 1 horror
ahlcg-01182 = Dreams of R'lyeh
    .text = Into your threat area: -1 willpower and -1 sanity. Test willpower (3): success discards it.
ahlcg-01182-dream = into your threat area: -1 willpower and -1 sanity
ahlcg-01182-wake = test willpower (3): success discards it
ahlcg-02157 = Relic Hunter
ahlcg-02158 = Charisma
ahlcg-02194 = Emergency Cache
    .text = Gain 3 resources and draw 1 card.
ahlcg-02261 = "I've had worse…"
    .text = When you are dealt damage or horror: cancel up to 5 of it, then gain as many resources.
ahlcg-02308 = Aquinnah
    .text = When an enemy attacks you, for 1 horror on her: its damage goes to any enemy at your location.
ahlcg-02308-turn-aside = when an enemy attacks you, for 1 horror on her: its damage goes to any enemy at your location
ahlcg-03031 = Lockpicks
    .text = Investigate with your agility added; unless you succeed by 2 or more, a supply is used up.
ahlcg-03031-pick = investigate with your agility added; unless you succeed by 2 or more, a supply is used up
ahlcg-03230 = First Aid
    .text = Spend 1 supply: heal 1 damage and 1 horror of an investigator or an Ally at your location.
ahlcg-03230-treat = spend 1 supply: heal 1 damage and 1 horror of an investigator or an Ally at your location
ahlcg-03234 = .41 Derringer
    .text = Fight with +2 combat; by 1 or more +1 damage; once a turn, by 3 or more, an additional action.
ahlcg-03234-shoot = fight with +2 combat; by 1 or more +1 damage; once a turn, by 3 or more, an additional action
ahlcg-03236 = Scrying
    .text = Look at the top 3 cards of a deck and put them back in any order; a Terror or Omen costs 1 horror.
ahlcg-03236-gaze = look at the top 3 cards of a deck and put them back in any order; a Terror or Omen costs 1 horror
ahlcg-05324 = Eucatastrophe
    .text = When you reveal a token that would bring your skill to 0: it counts as an elder sign in place of itself.
ahlcg-06279 = Old Book of Lore
    .text = As Old Book of Lore; then for 1 secret the card may be played at once, at 2 less.
ahlcg-06279-read = as Old Book of Lore; then for 1 secret the card may be played at once, at 2 less
ahlcg-51007 = Rite of Seeking
    .text = Investigate with willpower, +2, for 1 clue more; a bad symbol ends your turn after the test.
ahlcg-51007-seek = investigate with willpower, +2, for 1 clue more; a bad symbol ends your turn after the test
ahlcg-60227 = Seeking Answers
    .text = Investigate; instead of a clue here, success discovers 2 from here and connected locations.
