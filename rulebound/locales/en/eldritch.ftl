### Eldritch Horror: everything that is said at its table. Names of components and stories have files of their own.
###
### Names are put into sentences in the nominative. `-form-` keys say what an effect of a card does, as something one may
### be asked to do: they follow from the cards (core/forms.py).

eldritch-title = Eldritch Horror
    .text = Gates open across the world of 1926, and something behind them stirs. Travel, gather clues, fight what comes through, and solve three mysteries before the Ancient One wakes, or face it when it does.

## Setting up

eldritch-choice-seats = Players
eldritch-choice-ancient-one = Ancient One
eldritch-choice-ancient-one-azathoth = Azathoth
eldritch-choice-ancient-one-cthulhu = Cthulhu
eldritch-choice-ancient-one-shub-niggurath = Shub-Niggurath
eldritch-choice-ancient-one-yog-sothoth = Yog-Sothoth
eldritch-choice-investigators = Investigators
eldritch-choice-investigators-choose = everybody chooses
eldritch-choice-investigators-random = dealt at random
eldritch-choice-difficulty = Mythos deck
eldritch-choice-difficulty-standard = standard: cards of all kinds
eldritch-choice-difficulty-easier = easier: no hard cards
eldritch-choice-difficulty-harder = harder: no easy cards
eldritch-choice-difficulty-staged = in stages: easy cards first, hard ones last
eldritch-bad-insane = the base box has too few hard mythos cards for a deck of nothing else, whichever Ancient One it is for (eldritch/difficulty.1)
eldritch-choice-starting-rumor = A rumor at the start
eldritch-choice-starting-rumor-no = no
eldritch-choice-starting-rumor-yes = yes
eldritch-choice-reference = Reference card
eldritch-choice-reference-usual = usual
eldritch-choice-reference-easier = the milder one, where there is one
eldritch-choice-reference-harder = the harsher one, where there is one
eldritch-choice-fights = Fights with several monsters
eldritch-choice-fights-any = in any order
eldritch-choice-fights-epic-last = epic monsters last

## Phases

eldritch-phase-action = Action phase
eldritch-phase-encounter = Encounter phase
eldritch-phase-mythos = Mythos phase

## Words of the game

eldritch-lore = Lore
eldritch-influence = Influence
eldritch-observation = Observation
eldritch-strength = Strength
eldritch-will = Will
eldritch-health = Health
eldritch-sanity = Sanity
eldritch-die-per-clue = a die more for each clue you have
eldritch-less-per-spell = a die less for each Spell you have
eldritch-less-per-cultist = a die less for each Cultist on the board
eldritch-success-per-clue = each clue you spend adds a success
eldritch-die-per-sanity = each Sanity you spend adds a die
eldritch-city = City
eldritch-wilderness = Wilderness
eldritch-sea = Sea
eldritch-item = Item
eldritch-weapon = Weapon
eldritch-trinket = Trinket
eldritch-tome = Tome
eldritch-magical = Magical
eldritch-ally = Ally
eldritch-service = Service
eldritch-teamwork = Teamwork
eldritch-ritual = Ritual
eldritch-incantation = Incantation
eldritch-madness = Madness
eldritch-injury = Injury
eldritch-bane = Bane
eldritch-boon = Boon
eldritch-deal = Deal
eldritch-common = Common
eldritch-restriction = Restriction
eldritch-train = train path
eldritch-ship = ship path
eldritch-uncharted = uncharted path
eldritch-ticket-train = a train ticket
eldritch-ticket-ship = a ship ticket
eldritch-omen-green = the green omen
eldritch-omen-blue = the blue omen
eldritch-omen-red = the red omen
eldritch-kind-asset = Asset
eldritch-kind-artifact = Artifact
eldritch-kind-spell = Spell
eldritch-kind-condition = Condition
eldritch-body = The body of { $investigator }
eldritch-die = Die

# The part of a card that is read.
eldritch-part-city = City
eldritch-part-wilderness = Wilderness
eldritch-part-sea = Sea
eldritch-part-initial = At first
eldritch-part-pass = If it goes well
eldritch-part-fail = If it goes badly

## Piles

eldritch-pile-assets = the deck of Assets
eldritch-pile-assets-discard = the discarded Assets
eldritch-pile-artifacts = the deck of Artifacts
eldritch-pile-artifacts-discard = the discarded Artifacts
eldritch-pile-spells = the deck of Spells
eldritch-pile-spells-discard = the discarded Spells
eldritch-pile-conditions = the deck of Conditions
eldritch-pile-conditions-discard = the discarded Conditions
eldritch-pile-general = the General Encounters
eldritch-pile-general-discard = the discarded General Encounters
eldritch-pile-america = the America Encounters
eldritch-pile-america-discard = the discarded America Encounters
eldritch-pile-europe = the Europe Encounters
eldritch-pile-europe-discard = the discarded Europe Encounters
eldritch-pile-asia-australia = the Asia and Australia Encounters
eldritch-pile-asia-australia-discard = the discarded Asia and Australia Encounters
eldritch-pile-research = the Research Encounters
eldritch-pile-research-discard = the discarded Research Encounters
eldritch-pile-other-world = the Other World Encounters
eldritch-pile-other-world-discard = the discarded Other World Encounters
eldritch-pile-special = the Special Encounters
eldritch-pile-special-discard = the discarded Special Encounters
eldritch-pile-mythos = the Mythos deck
eldritch-pile-mythos-discard = the discarded Mythos cards
eldritch-pile-mythos-box = the Mythos cards in the box
eldritch-pile-rumor-box = the rumors in the box
eldritch-pile-mythos-in-play = the Mythos cards in play
eldritch-pile-mysteries = the deck of mysteries
eldritch-pile-mystery = the active mystery
eldritch-pile-solved = the solved mysteries
eldritch-pile-cup = the monster cup
eldritch-pile-gate-stack = the stack of gates
eldritch-pile-gate-discard = the discarded gates
eldritch-pile-gates = the open gates
eldritch-pile-clues = the clues in the bank
eldritch-pile-clues-discard = the discarded clues
eldritch-pile-clues-on-board = the clues on the board
eldritch-pile-clues-of = clues
eldritch-pile-expedition = the Expedition Encounters
eldritch-pile-expedition-discard = the discarded Expedition Encounters
eldritch-pile-reserve = the reserve
eldritch-pile-possessions = possessions
eldritch-pile-monsters = the monsters on the board
eldritch-pile-reading = the card being read

## What is asked

eldritch-prompt-action = Your action ({ $n } left)
eldritch-prompt-ticket = Travel on with a ticket?
eldritch-prompt-drop-ticket = Which ticket do you discard? Two is the most.
eldritch-prompt-acquire = { $n ->
    [0] No success: will you discard a card of the reserve?
    [one] { $n } success to spend on the reserve
   *[other] { $n } successes to spend on the reserve
}
eldritch-prompt-loan = { $n ->
    [one] { $n } success. Take a bank loan?
   *[other] { $n } successes. Take a bank loan?
}
eldritch-prompt-for-whom = Who gets { $thing }?
eldritch-prompt-trade = What changes hands between you and { $seat }?
eldritch-prompt-trade-with = Whom do you trade with?
eldritch-prompt-agree = { $seat } offers a trade. You get: { $gives }. You give: { $takes }.
eldritch-prompt-fight = Which monster do you face first?
eldritch-prompt-encounter = Which encounter?
eldritch-prompt-reroll = Test of { $skill }. The dice show { $dice }: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}. Change any?
eldritch-prompt-dice = { $n ->
    [one] Which die is rolled again?
   *[other] Which dice are rolled again?
}
eldritch-prompt-nudge = To which die do you add 1?
eldritch-prompt-defeated = Health and Sanity are both gone. What felled you?
eldritch-prompt-investigator = { $again ->
    [yes] Your investigator is gone. Who carries on?
   *[no] Who will you be?
}
eldritch-prompt-lead = Who is lead investigator from now on?
eldritch-prompt-order = What comes first: new investigators, or who leads?
eldritch-prompt-next = Whom does it come to next?
eldritch-prompt-next-player = Several of you choose a new investigator. Who chooses next?
eldritch-prompt-reckoning = Which reckoning effect is next?
eldritch-prompt-omen = Where does the omen go?
eldritch-prompt-move-omen = Move the omen to a space of your choice?
eldritch-prompt-spawn-first = There are too few monsters for all these spaces. Where do they come first?
eldritch-prompt-random-space = No clue is left to name a random space. Which space is it?
eldritch-prompt-clue-where = Where do you spawn the clue?
eldritch-prompt-hurt-space = On which space does every monster lose { $n } Health?
eldritch-prompt-lies = Several cities are equally near. In which of them does the figure of { $what } lie?
eldritch-prompt-goes-near = Several spaces are equally near. To which of them does { $mover } move?
eldritch-prompt-clue-goes = Several spaces are equally near. Where does the clue ({ $mover }) go?
eldritch-prompt-nearest-gate = Several gates are equally near. Towards which of them does { $mover } move?
eldritch-prompt-token-nearby = Several spaces are equally near. Where does { $mover } put the Eldritch token?
eldritch-prompt-nearest-people = Several investigators are equally near. To which space does the monster move: { $what }?
eldritch-prompt-nearest-clue = Several clues are equally near. Where does the monster take one: { $what }?
eldritch-prompt-nearest-one = Several investigators are equally near. Which of them does it meet?
eldritch-prompt-who-fights = Several investigators are there. Which of them fights it?
eldritch-prompt-who-is-carried = Several investigators are there. Which of them is carried off?
eldritch-prompt-carried-where = Where is { $mover } carried?
eldritch-prompt-monster-goes = Where does the monster go: { $mover }?
eldritch-prompt-monster-way = Which way does the monster go towards { $goal }: { $what }?
eldritch-prompt-walk = { $n ->
    [one] Where do you go?
   *[other] Where do you go? { $n } spaces to go
}
eldritch-prompt-walk-up-to = { $n ->
    [one] Where do you go? You may go one space; your own space ends it
   *[other] Where do you go? You may go { $n } spaces; your own space ends it
}
eldritch-prompt-way = Which way do you go towards { $goal }?
eldritch-prompt-walk-between = To which space with a clue or a gate do you move?
eldritch-prompt-sail = Where do you sail?
eldritch-prompt-gate-gone = Which gate is discarded?
eldritch-prompt-gate-doom = Which gate advances doom next? Those left when the Ancient One wakes go onto its sheet
eldritch-prompt-discard-monster = Which monster is discarded?
eldritch-prompt-hurt-monster = Which monster loses { $n } Health?
eldritch-prompt-call-monster = Which monster comes to you and is fought?
eldritch-prompt-move-monster = Which monster is moved?
eldritch-prompt-takes-its-place = Which monster takes the place of the Cultist?
eldritch-prompt-any-dice = Which dice are rolled again? Any number of them, or none
eldritch-prompt-gates = Which of the two gates lies on top?
eldritch-prompt-reserve = Which card of the reserve?
eldritch-prompt-discard = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
}
eldritch-prompt-improve = Which skill is improved?
eldritch-prompt-cheaper = Pay a clue less?
eldritch-prompt-sanity-for-clue = Spend 1 Sanity instead of a clue?
eldritch-prompt-group-pays = { $n ->
    [one] Will the group spend a clue?
   *[other] Will the group spend { $n } clues?
}
eldritch-prompt-share = { $n ->
    [one] A clue is still missing. How many do you give?
   *[other] { $n } clues are still missing. How many do you give?
}
eldritch-prompt-solve = { $n ->
    [0] Solve the rumor? It takes no clue.
    [one] Spend a clue to solve the rumor?
   *[other] Spend { $n } clues to solve the rumor?
}
eldritch-prompt-rumor = Which rumor is solved?
eldritch-prompt-mystery = { $n ->
    [one] Spend a clue on the mystery?
   *[other] Spend { $n } clues on the mystery?
}
eldritch-prompt-give-spell = Discard a Spell, so that the gate here ({ $space }) does not go onto the sheet?
eldritch-prompt-sanity-for-dice = How much Sanity do you spend, for a die each?
eldritch-prompt-clues-for-successes = How many clues do you spend, for a success each?
eldritch-prompt-help = Who acts once more?
eldritch-prompt-infiltrate = What do you do about the monsters here? Epic ones stay in any case
eldritch-prompt-ally = Which Ally comes along?
eldritch-prompt-balance = What do you give up, and how much?
eldritch-prompt-rehearse = Which improvements do you give back?
eldritch-prompt-bless = Who is blessed?
eldritch-prompt-uncurse = Whose curse is lifted?
eldritch-prompt-send = To whom are they sent?
eldritch-prompt-send-what = What is sent along?
eldritch-prompt-swap = Change places with { $seat }?
eldritch-prompt-devour = Who is devoured?
eldritch-prompt-delay = Who is delayed?
eldritch-prompt-riot = Test Influence (−1) first? A pass ends the riot.
eldritch-prompt-see = Which clue do you follow from afar?
eldritch-prompt-feed = Whose skill grows?
eldritch-prompt-shed = Which cards do you discard?
eldritch-prompt-veil = Pass unseen by the monsters here?
eldritch-prompt-void = Where does the void lead?
eldritch-prompt-void-whom = Who goes through the void?

## What can be answered

eldritch-option-travel = Travel to { $thing }
eldritch-option-prepare-train = Prepare for travel: train ticket
eldritch-option-prepare-ship = Prepare for travel: ship ticket
eldritch-option-acquire = Acquire assets
eldritch-option-rest = Rest
eldritch-option-trade = Trade with { $thing }
eldritch-option-train = By train to { $thing }
eldritch-option-ship = By ship to { $thing }
eldritch-option-drop-train = The train ticket
eldritch-option-drop-ship = The ship ticket
eldritch-option-buy = { $thing } ({ $n })
eldritch-option-discard-reserve = Discard { $thing } and buy nothing
eldritch-option-loan = A bank loan: { $n } more, and a Debt
eldritch-option-no-loan = No loan
eldritch-option-agree = Agreed
eldritch-option-refuse = No deal
eldritch-option-give = give { $thing }
eldritch-option-take = get { $thing }
eldritch-option-general = A General Encounter
eldritch-option-america = The city: { $thing }
eldritch-option-europe = The city: { $thing }
eldritch-option-asia-australia = The city: { $thing }
eldritch-option-research = Research: { $thing }
eldritch-option-research-far = Research from afar: { $thing }
eldritch-option-other-world = Step through the gate
eldritch-option-expedition = The expedition
eldritch-option-body = { $thing }
eldritch-option-special = { $thing }
eldritch-option-reroll = { $card }: roll dice again
eldritch-option-nudge = { $card }: add 1 to a die
eldritch-option-reroll-spell = The Spell: roll a die again
eldritch-option-reroll-clue = Spend a clue: roll a die again ({ $n } left)
eldritch-option-reroll-sanity = Spend 1 Sanity in place of a clue: roll a die again
eldritch-option-die = a die showing { $n }
eldritch-option-sanity-for-dice = { $n ->
    [0] Spend no Sanity
    [one] Spend { $n } Sanity
   *[other] Spend { $n } Sanity
}
eldritch-option-clues-for-successes = { $n ->
    [0] Spend no clue
    [one] Spend { $n } clue
   *[other] Spend { $n } clues
}
eldritch-option-crippled = Health: crippled
eldritch-option-insane = Sanity: insane
eldritch-option-investigator = { $thing }
eldritch-option-replace-first = New investigators
eldritch-option-lead-first = The lead token
eldritch-option-spoils = { $card }: what its defeat brings
eldritch-option-rest-in-order = All the others, in this order
eldritch-option-omen = Space { $n }: { $omen }
eldritch-option-give-clues = { $n ->
    [0] None
    [one] { $n } clue
   *[other] { $n } clues
}
eldritch-option-improve = { $skill }
eldritch-option-drop-skill = { $skill } +{ $n }
eldritch-option-discard-all = Discard every monster here
eldritch-option-send-cultist = Move a Cultist to any other space
eldritch-option-gate-top = { $thing }
eldritch-option-shift-health = Health for Sanity: { $n }
eldritch-option-shift-sanity = Sanity for Health: { $n }
eldritch-option-fades = Discard { $thing }
eldritch-option-see = The clue in { $thing }

## What cannot be done

eldritch-denied-no-action = You have no action left.
eldritch-denied-twice = You have done that this round.
eldritch-denied-detained = You are detained.
eldritch-denied-cannot-move = You cannot move.
eldritch-denied-no-city = It takes a City space.
eldritch-denied-no-train = No train path leads from here.
eldritch-denied-no-ship = No ship path leads from here.
eldritch-denied-monsters = There is a monster on your space.
eldritch-denied-no-rest = Nobody can rest now.
eldritch-denied-nothing-to-trade = Neither of you has anything to trade.
eldritch-denied-no-gates = No gate is left in the stack or discarded.
eldritch-denied-nobody-to-help = Nobody else could act: they are delayed, or not there.
eldritch-denied-no-cultist = There is no cultist on your space.
eldritch-denied-no-clues-to-trade = There is nobody with whom you could trade a clue.
eldritch-denied-nothing-to-shift = You lack neither Health nor Sanity, or would have to spend the last of the other.
eldritch-denied-no-improvements = You have no improvement token.
eldritch-denied-no-monster = There is no monster on your space.
eldritch-denied-not-banished = It takes 2 clues, and a monster that is not epic on a space with a gate.
eldritch-denied-has-clues = You have a clue already.
eldritch-denied-no-sanity = You have no Sanity to spare.
eldritch-denied-empty-reserve = The reserve is empty.
eldritch-denied-no-tune = It takes 2 Health and 2 Sanity to spend, not the last of either, and a monster here that is not epic.
eldritch-denied-alone = There is no other investigator.
eldritch-denied-nobody-to-bless = Nobody here can be blessed.
eldritch-denied-all-blessed = Everybody here is blessed already.

## What happens

eldritch-log-monster-unhurt = { $monster } has lost no Health.
eldritch-log-nothing-to-recover = { $seat } has nothing to recover.
eldritch-log-delayed-already = { $seat } is delayed already.
eldritch-log-there-already = { $seat } is in { $space } already.
eldritch-log-has-already = { $seat } has { $card } already, and cannot gain it twice.
eldritch-log-nothing-to-discard = { $seat } has nothing of that sort to discard.
eldritch-log-all-improved = { $seat }: every skill is at +2 already.
eldritch-log-no-clues-to-lose = { $seat } has no clue to discard.
eldritch-log-too-few-clues = { $n ->
    [one] { $seat } has no clue to spend on it.
   *[other] { $seat } cannot spend { $n } clues on it.
}
eldritch-log-group-cannot = { $n ->
    [one] The group has no clue to spend on it.
   *[other] The group cannot spend { $n } clues on it.
}
eldritch-log-cannot-pay = { $seat } cannot choose this: { $price }.
eldritch-log-gates-seen = { $n ->
    [one] { $seat } looks at the last gate of the stack.
   *[other] { $seat } looks at the top { $n } gates of the stack.
}
eldritch-log-gate-below = One of them stays on top, the other goes to the bottom of the stack.
eldritch-log-no-ride = { $monster }: no other encounter can come now that { $seat } could ride away in place of.
eldritch-log-arrives = { $seat } begins in { $space }.
eldritch-log-sleeps = { $who } sleeps; doom is at { $n }.
eldritch-log-stands-up = { $seat } is delayed, and only stands up.
eldritch-log-stopped = { $seat } is delayed: the turn is over.
eldritch-log-delayed = { $seat } is delayed.
eldritch-log-not-delayed = { $seat } cannot be delayed.
eldritch-log-not-detained = { $seat } cannot be detained.
eldritch-log-moves = { $seat } moves to { $space }.
eldritch-log-rides = { $seat } spends { $way }.
eldritch-log-cannot-move = { $seat } cannot move.
eldritch-log-ticket = { $seat } gains { $way }.
eldritch-log-acquires = { $seat } acquires assets.
eldritch-log-rests = { $seat } rests.
eldritch-log-another-action = { $seat } may act once more.
eldritch-log-loan = { $seat } takes a bank loan: { $n } to spend.
eldritch-log-no-trade = { $seat } refuses the trade.
eldritch-log-hands-over = { $seat } gives { $other }: { $thing }.
eldritch-log-loses = { $seat } loses { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}.
eldritch-log-spends = { $seat } spends { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}.
eldritch-log-recovers = { $seat } recovers { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}.
eldritch-log-prevented = { $seat } does not lose { $health ->
    [0] { $sanity } Sanity
   *[any] { $health } Health
}.
eldritch-log-test = { $seat } tests { $skill }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, success on { $lowest } or more ({ $chance } % to pass).
eldritch-log-roll = { $seat } rolls { $dice }: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}.
eldritch-log-reroll = { $seat } rolls the { $old } again: { $n }.
eldritch-log-reroll-by = { $card }: { $seat } may roll again.
eldritch-log-nudge = { $card }: a die becomes { $n }.
eldritch-log-strength = { $seat } has +{ $n } Strength in this combat.
eldritch-log-die-more = { $seat } rolls a die more in this encounter.
eldritch-log-die-again = { $seat } may roll a die of the Strength test again.
eldritch-log-passed = { $seat } passes with { $n ->
    [one] { $n } success
   *[other] { $n } successes
}.
eldritch-log-failed = { $seat } fails.
eldritch-log-die = { $seat } rolls a die: { $n }.
eldritch-log-combat = { $seat } faces { $monster }.
eldritch-log-ambush = { $seat } is ambushed: { $monster }.
eldritch-log-hurt = { $monster }: { $n } Health lost, { $left } left.
eldritch-log-monster-heals = { $monster }: all Health recovered.
eldritch-log-monster-recovers = { $monster }: { $n } Health recovered.
eldritch-log-unhurt = { $monster } cannot be hurt by it.
eldritch-log-defeated = Defeated: { $monster }.
eldritch-log-discarded-monster = Discarded: { $monster }.
eldritch-log-epic-stays = { $monster } is epic, and cannot be discarded.
eldritch-log-monster-gone = Off the board: { $monster }.
eldritch-log-spawns = A monster appears in { $space }: { $monster }.
eldritch-log-monster-moves = A monster moves to { $space }: { $monster }.
eldritch-log-cup-empty = The cup is empty: no monster comes.
eldritch-log-none-aside = Set aside, no { $monster } is left: none comes.
eldritch-log-none-to-come = { $monster } cannot come: there is no other.
eldritch-log-reads = { $seat } · { $card } · { $part }. { $story }
eldritch-log-as-encounter = { $seat } turns to “{ $card }”.
eldritch-log-meets-body = { $seat } · { $body }.
eldritch-log-laid-to-rest = { $body } is laid to rest.
eldritch-log-body-gone = { $body } is gone, and all that was carried with it.
eldritch-log-gains = { $seat } gains { $card }.
eldritch-log-none = { $seat }: there is no { $kind } of that sort to be had.
eldritch-log-not-drawn = { $card } comes from among the discarded cards: nothing comes with it.
eldritch-log-none-named = { $seat }: { $card } is not to be had.
eldritch-log-turned = { $seat } turns { $card }: { $back }.
eldritch-log-undone = { $seat } does not gain { $other }: { $card } goes instead.
eldritch-log-reserve = Into the reserve: { $card }.
eldritch-log-to-box = Into the box: { $card }.
eldritch-log-improves = { $seat } improves { $skill } to +{ $n }.
eldritch-log-gives-up = { $seat } gives up { $skill } +{ $n }.
eldritch-log-no-improvement = { $seat }: { $skill } cannot be improved any further.
eldritch-log-clues = { $seat } gains { $n ->
    [one] a clue
   *[other] { $n } clues
} ({ $now } now).
eldritch-log-clues-lost = { $seat } loses { $n ->
    [one] a clue
   *[other] { $n } clues
} ({ $now } left).
eldritch-log-clues-discarded = Discarded: { $n ->
    [one] a clue
   *[other] { $n } clues
}.
eldritch-log-spends-clues = { $seat } spends { $n ->
    [one] a clue
   *[other] { $n } clues
}.
eldritch-log-cheaper = { $card }: { $seat } pays a clue less.
eldritch-log-group-fails = It was not enough: nobody pays.
eldritch-log-this-clue = { $seat } gains this clue.
eldritch-log-clue-gone = The clue in { $space } is discarded.
eldritch-log-clue-on = A clue in { $space }.
eldritch-log-clue-moves = The clue in { $start } moves to { $space }.
eldritch-log-clue-onto = { $seat } lays a clue on { $card } ({ $n } there).
eldritch-log-gate-onto = The gate of { $space } is laid on { $card } ({ $n } there).
eldritch-log-trophy = { $monster } is laid on { $card } (toughness there: { $n }).
eldritch-log-no-clue = No clue is left in the bank or discarded.
eldritch-log-random = The space chosen at random: { $space }.
eldritch-log-gate = A gate opens in { $space } ({ $omen }).
eldritch-log-no-gate = No gate is left to open.
eldritch-log-closed = { $seat } closes the gate in { $space }.
eldritch-log-gate-gone = The gate in { $space } leaves the board.
eldritch-log-cannot-close = The gate in { $space } cannot be closed.
eldritch-log-sheet-gate = A gate is laid on the Ancient One’s sheet ({ $n } there).
eldritch-log-no-sheet-gate = No gate is left to lay on the Ancient One’s sheet.
eldritch-log-expedition = The expedition leads to { $space }.
eldritch-log-expedition-lost = The expedition to { $space } is given up for good.
eldritch-log-mythos = Mythos: “{ $card }”.
eldritch-log-stays = { $card } stays in play.
eldritch-log-mythos-empty = There is no Mythos card left.
eldritch-log-omen = The omen advances: { $omen }.
eldritch-log-omen-back = The omen goes back: { $omen }.
eldritch-log-omen-set = The omen is set to { $omen } (space { $n } of its track).
eldritch-log-doom = Doom advances to { $n }.
eldritch-log-doom-back = Doom retreats to { $n }.
eldritch-log-doom-stays = Doom cannot retreat any further.
eldritch-log-doom-calls = Doom calls a monster to { $who }.
eldritch-log-awakens = { $who } wakes.
eldritch-log-no-surge = No gate matches the omen: one opens instead.
eldritch-log-reckoning = A reckoning.
eldritch-log-reckons = Reckoning: { $thing }.
eldritch-log-rumor = The rumor { $card } is heard in { $space }.
eldritch-log-rumor-solved = The rumor { $card } is solved.
eldritch-log-tokens-on = { $card }: { $n ->
    [0] no eldritch token
    [one] { $n } eldritch token
   *[other] { $n } eldritch tokens
}.
eldritch-log-tokens-left = { $card }: { $n ->
    [0] no eldritch token left
    [one] { $n } eldritch token left
   *[other] { $n } eldritch tokens left
}.
eldritch-log-sanity-on = { $card }: { $n ->
    [one] { $n } Sanity token
   *[other] { $n } Sanity tokens
} on the sheet.
eldritch-log-health-on = { $card }: { $n ->
    [one] { $n } Health token
   *[other] { $n } Health tokens
}.
eldritch-log-token-at = An eldritch token in { $space }.
eldritch-log-mystery-token = The mystery token in { $space }.
eldritch-log-mystery-token-gone = The mystery token in { $space } is discarded.
eldritch-log-tokens-gone = Discarded in { $space }: { $n ->
    [one] an eldritch token
   *[other] { $n } eldritch tokens
}.
eldritch-log-token-off = The eldritch token in { $space } leaves the board.
eldritch-log-green-token = On the green space of the omen track: { $n ->
    [0] no eldritch token
    [one] { $n } eldritch token
   *[other] { $n } eldritch tokens
}.
eldritch-log-mystery = The mystery: “{ $card }”.
eldritch-log-solved = The mystery { $card } is solved.
eldritch-log-unsolved = { $card } is a mystery again.
eldritch-log-final = { $who } is awake: now it is the final mystery.
eldritch-log-you-are-defeated = { $seat } is defeated.
eldritch-log-lies-in-health = The figure lies on its side in { $space }, with a Health token and all that was carried.
eldritch-log-lies-in-sanity = The figure lies on its side in { $space }, with a Sanity token and all that was carried.
eldritch-log-devoured = { $seat } is devoured.
eldritch-log-eliminated = { $seat } is out of the game.
eldritch-log-lead = { $seat } is lead investigator.
eldritch-log-score = The score is { $n }; lower is better.
eldritch-log-renewed = The discarded cards are shuffled: { $pile }.
eldritch-log-gates-under = The discarded gates, shuffled, go under the last one of the stack.
eldritch-log-gates-renewed = The discarded gates are the new stack, shuffled.
eldritch-log-clues-renewed = The discarded clues are the new bank, shuffled.

## How it ends

eldritch-end-solved = Three mysteries are solved, and the gates fall shut. The Ancient One sleeps on. You have won.
eldritch-end-final = The final mystery is solved. What had woken is gone from the world. You have won.
eldritch-end-mythos = The stars have run out of warnings: no Mythos card is left. The world is lost.
eldritch-end-eliminated = There is nobody left to stand against it. The world is lost.
eldritch-end-azathoth = Azathoth wakes, and there is no world left to lose.
eldritch-end-shub = The woods walk, and her young walk with them. The world is lost.
eldritch-end-yog = The gates are one gate now, and it stands open. The world is lost.
eldritch-end-dimensions = One world slides into another. The world is lost.
eldritch-end-secrets = The secret was older than mankind, and it is out. The world is lost.
eldritch-end-web = The web between the worlds is finished. The world is lost.

## What happens, as a question names it

eldritch-event-rested = { $thing } rests
eldritch-event-encounterbegins = the encounter of { $thing } begins
eldritch-event-researchdone = { $thing } has resolved a Research Encounter
eldritch-event-combatbegins = { $thing } begins a combat: { $monster }
eldritch-event-loss = { $thing } is about to lose { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}
eldritch-event-moved = { $thing } has moved
eldritch-event-spellcast = { $thing } has cast a Spell
eldritch-event-conditiongained = { $thing } has gained a Condition: { $card }
eldritch-event-improved = { $thing } has improved a skill: { $skill }
eldritch-event-gateclosed = { $thing } is closed
eldritch-event-testing = { $thing } is about to test { $skill }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, success on { $lowest } or more ({ $chance } % to pass)
eldritch-event-tested = { $thing } has tested
eldritch-event-monsterdefeated = { $thing } is defeated
eldritch-event-used = { $thing } is used
eldritch-event-roundbegins = the round begins
eldritch-event-roundends = the round ends
eldritch-event-phasebegins = a phase begins
eldritch-event-phaseends = a phase ends

## The table in the terminal

eldritch-board-round = Round { $n }
eldritch-board-doom = doom { $n } of { $most }
eldritch-board-omen = omen { $track }
eldritch-board-omen-green = green
eldritch-board-omen-blue = blue
eldritch-board-omen-red = red
eldritch-board-solved = mysteries solved { $n } of 3
eldritch-board-mythos = Mythos deck { $n }
eldritch-board-awake = Awake!
eldritch-board-mystery = Mystery:
eldritch-board-ongoing = In play:
eldritch-board-legend = { $gate } gate · { $clue } clue · { $monster } monster · { $expedition } expedition · { $token } eldritch token · { $mystery } mystery · { $rumor } rumor · { $body } body
eldritch-board-away = { $n } away
eldritch-board-first = first to { $space }
eldritch-board-begins = begins in { $space }
eldritch-board-will = Will { $n }, horror { $lost }
eldritch-board-strength = Strength { $n }, damage { $lost }
eldritch-board-toughness = { $n } of { $most } Health
eldritch-board-reserve = Reserve: { $cards }
eldritch-board-nothing = nothing
eldritch-board-you = you
eldritch-board-lead = lead investigator
eldritch-board-out = out of the game
eldritch-board-nobody = chooses a new investigator
eldritch-board-health = Health { $n } of { $most }
eldritch-board-sanity = Sanity { $n } of { $most }
eldritch-board-clues = clues { $n }
eldritch-board-tickets = tickets: train { $train }, ship { $ship }
eldritch-board-delayed = delayed

## Numbers

eldritch-most-health = most Health
eldritch-most-sanity = most Sanity
eldritch-test-will = modifier of the test of Will
eldritch-test-strength = modifier of the test of Strength
eldritch-horror = horror
eldritch-damage = damage
eldritch-toughness = toughness

## Effects of cards, in words

eldritch-form-test = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}
eldritch-form-test-passed = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; if you pass, { $passed }
eldritch-form-test-failed = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; if you fail, { $failed }
eldritch-form-test-passed-failed = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; if you pass, { $passed }; if you fail, { $failed }
eldritch-form-test-extra = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}, { $extra }
eldritch-form-test-passed-failed-extra = test { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}, { $extra }; if you pass, { $passed }; if you fail, { $failed }
eldritch-form-lose = lose { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}
eldritch-form-recover = recover { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}
eldritch-form-spend = spend { $health ->
    [0] { $sanity } Sanity
   *[any] { $sanity ->
        [0] { $health } Health
       *[any] { $health } Health and { $sanity } Sanity
    }
}
eldritch-form-delayed = be delayed
eldritch-form-become-delayed = become delayed
eldritch-form-devoured = be devoured
eldritch-form-paid-with = { $price } and { $effect }
eldritch-form-spend-clues = { $n ->
    [one] spend a clue
   *[other] spend { $n } clues
}
eldritch-form-gain-clues = { $n ->
    [one] gain a clue
   *[other] gain { $n } clues
}
eldritch-form-this-clue = { $more ->
    [0] gain this clue
    [one] gain this clue and another one
   *[other] gain this clue and { $more } more
}
eldritch-form-discard-this-clue = discard this clue
eldritch-form-move-this-clue = carry this clue to the nearest { $sort } space
eldritch-form-spawn-clues = { $n ->
    [one] spawn a clue
   *[other] spawn { $n } clues
}
eldritch-form-spawn-clue-anywhere = spawn a clue on any space
eldritch-form-lose-clues = { $n ->
    [99] discard all your clues
    [one] discard a clue
   *[other] discard { $n } clues
}
eldritch-form-gain = gain { $code }
eldritch-form-gain-a = gain a Condition ({ $trait })
eldritch-form-gain-spell = { $n ->
    [one] gain a Spell
   *[other] gain { $n } Spells
}
eldritch-form-gain-spell-of = gain a Spell ({ $trait })
eldritch-form-gain-the-spell = gain the Spell { $code }
eldritch-form-gain-artifact = gain an Artifact
eldritch-form-gain-artifact-of = gain an Artifact ({ $trait })
eldritch-form-gain-the-artifact = gain the Artifact { $code }
eldritch-form-gain-random = gain an Asset from the deck ({ $trait })
eldritch-form-gain-asset = gain an Asset from the deck
eldritch-form-from-reserve = gain an Asset from the reserve ({ $traits })
eldritch-form-discard-possession = { $n ->
    [one] discard a possession ({ $trait })
   *[other] discard { $n } possessions ({ $trait })
}
eldritch-form-discard-asset = { $n ->
    [one] discard an Asset ({ $trait })
   *[other] discard { $n } Assets ({ $trait })
}
eldritch-form-discard-spells = { $n ->
    [one] discard a Spell
   *[other] discard { $n } Spells
}
eldritch-form-discard-condition = discard a Condition ({ $names })
eldritch-form-discard-any-condition = discard a Condition
eldritch-form-discard-the = discard { $code }
eldritch-form-if-has-spell = with a Spell of yours, { $effect }
eldritch-form-if-has = with the Condition { $code }, { $effect }
eldritch-form-improve = improve { $skill }
eldritch-form-improve-any = improve a skill of your choice
eldritch-form-move = { $n ->
    [one] move 1 space
   *[other] move { $n } spaces
}
eldritch-form-move-to-nearest = move to the nearest { $sort } space
eldritch-form-move-towards-gate = move 1 space towards the nearest gate
eldritch-form-doom = advance doom by { $n }
eldritch-form-retreat = retreat doom by { $n }
eldritch-form-omen = advance the omen by { $n }
eldritch-form-move-omen = set the omen on any space of its track
eldritch-form-green-token = place an eldritch token on the green space of the omen track
eldritch-form-no-green-token = discard an eldritch token from the green space of the omen track
eldritch-form-spawn-gate = spawn a gate
eldritch-form-end-the-rumor = solve the rumor { $card }
eldritch-form-close = close this gate
eldritch-form-discard-a-gate = discard a gate of your choice
eldritch-form-lose-a-mystery = shuffle a solved mystery, chosen at random, into its deck again
eldritch-form-solve-a-rumor = solve a rumor
eldritch-form-token-on-mystery = lay an eldritch token on the current mystery
eldritch-form-token-on-sheet = place an eldritch token on the Ancient One’s sheet
eldritch-form-ambush = a monster ambushes you
eldritch-form-ambush-code = { $code } ambushes you
eldritch-form-ambush-code-won = { $code } ambushes you; if you defeat it, { $won }
eldritch-form-ambush-code-won-lost = { $code } ambushes you; if you defeat it, { $won }; if not, { $lost }
eldritch-form-spawn-here = a monster appears on your space
eldritch-form-spawn-and-fight = a monster appears on your space and fights you
eldritch-form-spawn-and-fight-code = { $code } (another monster, if it is on the board) appears on your space and fights you
eldritch-form-discard-that-monster = discard that monster
eldritch-form-discard-a-monster = discard a monster that is not epic
eldritch-form-discard-a-monster-here = discard a monster on your space that is not epic
eldritch-form-hurt-a-monster = a monster of your choice loses { $n } Health
eldritch-form-hurt-a-monster-here = a monster where you are loses { $n } Health
eldritch-form-hurt-all-on-a-space = choose a space: every monster there loses { $n } Health
eldritch-form-call-a-monster = a monster of your choice that is not epic comes here and fights you
eldritch-form-call-the-monster = { $code }, if on the board, comes here and fights you; if not, { $otherwise }
eldritch-form-move-a-monster = move a monster that is not epic to any space
eldritch-form-fail-block = what a fail brings
eldritch-form-whether = { $price } to go on to the success
eldritch-form-result-of-three = test { $skill }, { $fuel }; with 3 successes or more, place an eldritch token on the Ancient One’s sheet; with fewer, { $short }

## The table in the browser

eldritch-web-world = The world
eldritch-web-question = To choose from
eldritch-web-gate = a gate ({ $omen })
eldritch-web-clues = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
}
eldritch-web-tokens = { $n ->
    [one] { $n } eldritch token
   *[other] { $n } eldritch tokens
}
eldritch-web-mystery-token = the mystery token
eldritch-web-doom = Doom
eldritch-web-omen = Omen
eldritch-web-signs = Signs on the map
eldritch-web-sign-gate = gate: its ring shows its omen
eldritch-web-sign-monster = monster: the toughness it has left
eldritch-web-sign-clue = clue
eldritch-web-sign-expedition = expedition
eldritch-web-sign-token = Eldritch token
eldritch-web-sign-mystery = mystery token
eldritch-web-sign-rumor = rumor
eldritch-web-sign-body = body of an investigator
eldritch-web-begins = Begins in { $space }, with { $things }.
eldritch-web-brings-clue = { $n ->
    [one] a clue
   *[other] { $n } clues
}
eldritch-web-brings-improve = { $n ->
    [one] a better skill of your choice
   *[other] { $n } better skills of your choice
}
eldritch-web-lost = Rounds played: { $rounds }. Mysteries solved: { $n } of 3.
eldritch-web-success = success on { $lowest } or more
eldritch-web-added = { $n ->
    [one] and { $n } success that no die shows
   *[other] and { $n } successes that no die shows
}
eldritch-web-kind-asset = Asset
eldritch-web-kind-artifact = Artifact
eldritch-web-kind-spell = Spell
eldritch-web-kind-condition = Condition
eldritch-web-kind-back = The other side
eldritch-web-kind-mythos = Mythos
eldritch-web-kind-mystery = Mystery
eldritch-web-kind-monster = Monster
eldritch-web-kind-investigator = Investigator
eldritch-web-kind-ancient-one = Ancient One
eldritch-web-kind-encounter = Encounter
eldritch-web-kind-gate = Gate
eldritch-web-kind-clue = Clue
eldritch-web-kind-expedition = Expedition
eldritch-web-colour-green = green
eldritch-web-colour-yellow = yellow
eldritch-web-colour-blue = blue

## What can be settled in advance

eldritch-wish-clue = spend a clue to roll a die again
eldritch-wish-sanity = spend 1 Sanity in place of a clue to roll a die again
eldritch-wish-clue-needless = spend a clue to roll a die again where nothing can be gained by it
eldritch-wish-spell = roll a die again by a Spell
eldritch-wish-card-needless = change dice with a card where nothing can be gained by it

## What tells options apart

eldritch-note-of = { $seat }
eldritch-note-at = { $place }
eldritch-note-lost = { $n } Health lost
