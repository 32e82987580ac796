### Arkham Horror, third edition: everything that is said at its table. Names of components and stories have files of
### their own.
###
### Names are put into sentences in the nominative. `-form-` keys say what an effect of a card does, as something one may
### be asked to do: they follow from the cards (core/forms.py). Names of abilities stand behind the name of their card.

ah3-title = Arkham Horror, third edition
    .text = Arkham, 1926. Doom gathers in the streets, and somebody is helping it along. Walk the town, follow the clues, ward off what comes, and find out what the story is before it ends without you.

## Setting up

ah3-choice-seats = Players
ah3-choice-scenario = Scenario
ah3-choice-scenario-azathoth = Approach of Azathoth
ah3-choice-scenario-umordhoth = Feast for Umôrdhoth
ah3-choice-scenario-veil = Veil of Twilight
ah3-choice-scenario-echoes = Echoes of the Deep
ah3-choice-investigators = Investigators
ah3-choice-investigators-choose = everybody chooses
ah3-choice-investigators-random = dealt at random

## Phases

ah3-phase-action = Action phase
ah3-phase-monster = Monster phase
ah3-phase-encounter = Encounter phase
ah3-phase-mythos = Mythos phase

## Words of the game

ah3-kind-item = an item
ah3-kind-spell = a spell
ah3-kind-ally = an ally
ah3-one-money = 1 dollar
ah3-one-clues = a clue
ah3-one-remnants = a remnant
ah3-marker-blue = the blue marker
ah3-marker-red = the red marker
ah3-marker-white = a white marker
ah3-marker = a face-down marker
ah3-status-ready = ready
ah3-status-exhausted = exhausted
ah3-status-engaged = engaged
# The part of a card that is read.
ah3-part-residential = residential street
ah3-part-bridge = bridge
ah3-part-park = park
ah3-part-low = little doom
ah3-part-middle = more doom
ah3-part-high = much doom
# What kind of item an effect means.
ah3-common = common
ah3-curio = curio
ah3-tome = tome
# From where doom is removed: “remove 1 doom from …”.
ah3-any = any space
ah3-hood = a space of your neighbourhood
ah3-here = your space
ah3-other = another space of your neighbourhood

## Piles

ah3-pile-items = the deck of items
ah3-pile-spells = the deck of spells
ah3-pile-allies = the deck of allies
ah3-pile-special = the special cards
ah3-pile-starting = the starting cards
ah3-pile-conditions = the conditions
ah3-pile-display = the display
ah3-pile-laid-out = the spells laid out
ah3-pile-events = the event deck
ah3-pile-events-discard = the discarded events
ah3-pile-street = the street encounters
ah3-pile-easttown = the encounters of Easttown
ah3-pile-downtown = the encounters of Downtown
ah3-pile-northside = the encounters of Northside
ah3-pile-rivertown = the encounters of Rivertown
ah3-pile-merchant-district = the encounters of the Merchant District
ah3-pile-miskatonic-university = the encounters of Miskatonic University
ah3-pile-uptown = the encounters of Uptown
ah3-pile-southside = the encounters of Southside
ah3-pile-anomalies = the anomaly deck
ah3-pile-reading = the card being read
ah3-pile-mixing = the cards being shuffled
ah3-pile-monster-deck = the monster deck
ah3-pile-monsters = the monsters on the board
ah3-pile-set-aside = what is set aside
ah3-pile-epic = the epic monsters
ah3-pile-box = the box
ah3-pile-headlines = the headline deck
ah3-pile-headlines-discard = the discarded headlines
ah3-pile-headline-box = the headlines in the box
ah3-pile-codex = the codex
ah3-pile-attached = the attached cards
ah3-pile-archive = the archive
ah3-pile-backs = the backs of the dark pacts in play
ah3-pile-backs-unused = the backs of the other dark pacts
ah3-pile-markers = the open markers
ah3-pile-hidden-markers = the face-down markers
ah3-pile-marker-box = the markers in the box
ah3-pile-luggage = the luggage
ah3-pile-assets = assets

## What is asked

ah3-prompt-turn = Whose turn is it?
ah3-prompt-action = Your action ({ $n } left)
ah3-prompt-this-action = Will you do this now?
ah3-prompt-move = Where do you go?
ah3-prompt-move-on = Will you go further?
ah3-prompt-research = { $n ->
    [one] Put your clue onto the sheet (1) or keep it (0)?
   *[other] How many clues do you put onto the sheet (up to { $n })?
}
ah3-prompt-evade = { $n ->
    [one] Which monster do you get away from?
   *[other] Which monsters do you get away from (up to { $n })?
}
ah3-prompt-trade-with = Whom do you trade with?
ah3-prompt-trade = What changes hands between you and { $seat }?
ah3-prompt-agree = { $seat } offers a trade: { $things }
ah3-prompt-pool = Your test of { $skill }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}. What else will you use?
ah3-prompt-reroll = The dice show { $dice }: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}. Change any?
ah3-prompt-dice = Which dice are rolled again?
ah3-prompt-nudge = Which die gets 1 more?
ah3-prompt-one-or-all = One die, or all of them?
ah3-prompt-focus = Which skill do you focus?
ah3-prompt-drop-focus = { $n ->
    [one] Which focus token goes?
   *[other] Which { $n } focus tokens go?
}
ah3-prompt-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
ah3-prompt-gain-item = Which item do you gain?
ah3-prompt-buy = What will you buy? You have { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}.
ah3-prompt-clear-display = You have bought nothing: up to two cards of the display may go.
ah3-prompt-spell-for = Take one of these spells for { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}?
ah3-prompt-sell-remnants = How many remnants do you sell?
ah3-prompt-remnants = The spell costs { $n } horror. How many remnants do you spend against it?
ah3-prompt-remnants-for-dice = How many remnants do you spend, for a die each?
ah3-prompt-redirect-damage = You are dealt { $n } damage. Who takes it?
ah3-prompt-redirect-horror = You are dealt { $n } horror. Who takes it?
ah3-prompt-prevent = Which do you prevent?
ah3-prompt-recover = Who recovers?
ah3-prompt-remove-doom = From which space is doom removed?
ah3-prompt-doom = Which space gets the next doom?
ah3-prompt-spawn = Where does the monster appear?
ah3-prompt-spawn-next = Which space gets the next monster?
ah3-prompt-massive = Whom does the massive monster engage next?
ah3-prompt-attacked = Whom does it attack next?
ah3-prompt-suffers-next = Who suffers next?
ah3-prompt-tests-next = Who tests next?
ah3-prompt-leaves-next = Who leaves the space next?
ah3-prompt-chooses-next = Who chooses a new investigator next?
ah3-prompt-line = Several lines of the codex hold. Which comes first?
ah3-prompt-prey = Whom does the monster go for?
ah3-prompt-destination = Which of the nearest spaces does it make for?
ah3-prompt-unstable = Which unstable space is it?
ah3-prompt-way = By which way does it go?
ah3-prompt-activation = Which monster activates next?
ah3-prompt-attack-order = Which monster attacks { $seat } next?
ah3-prompt-attacks-next = Which monster attacks next?
ah3-prompt-end-rumor = Spend a clue, so that this rumor dies down: { $card }?
ah3-prompt-encounter-turn = Whose encounter is next?
ah3-prompt-reckoning = Which reckoning is next?
ah3-prompt-investigator = Who will you be?
ah3-prompt-starting = Which starting card do you take?
ah3-prompt-keep-item = Each item is discarded, or kept for 1 damage. Which is next?
ah3-prompt-keep-spell = Each spell is discarded, or kept for 1 horror. Which is next?
ah3-prompt-other = Where another investigator is, a monster appears. Who is it?
ah3-prompt-split = { $n } in all. How much of it is damage, how much horror?
ah3-prompt-wild-animal = Which monster is defeated?
ah3-prompt-truckers = Test influence -1 to pay no more than usual?
ah3-prompt-scar = Which space is scarred?
ah3-prompt-join-lodge = The Lodge offers you a place for a dark pact. Do you join?
ah3-prompt-lodge = Does the group stay with the Lodge?
ah3-prompt-bind = Which monster is bound?
ah3-prompt-shrivel = Which monster takes the damage?
ah3-prompt-run-over = Which monster is run over?
ah3-prompt-bleed = How much damage do you take in place of horror?
ah3-prompt-exchange = With whom do you share the pain?
ah3-prompt-exchange-damage = How much of the damage is yours?
ah3-prompt-exchange-horror = How much of the horror is yours?
ah3-prompt-inspire = Who does the same?
ah3-prompt-stand-up = Stand up now?
ah3-prompt-plead = The pact rolls { $dice }. Suffer 1 horror to roll each 1 again?
ah3-prompt-sacrifice = Who is devoured?
ah3-prompt-give-up-clue = From where does a clue go?
# What a question is about, said before it.
ah3-asks-move = Move
ah3-asks-burst = Gate burst: { $hood }
ah3-asks-outbreak = Outbreak: { $space }

## What can be answered

ah3-option-move = Move: { $thing }
ah3-option-pay-move = Move on for 1 dollar: { $thing }
ah3-option-gather = Gather resources
ah3-option-focus = Focus
ah3-option-ward = Ward
ah3-option-attack = Attack: { $thing }
ah3-option-evade = Evade
ah3-option-research = Research
ah3-option-trade = Trade
ah3-option-give = give { $thing }
ah3-option-take = get { $thing }
ah3-option-agree = Agreed
ah3-option-refuse = No deal
ah3-option-research-so-many = { $n ->
    [0] Keep them all
    [one] { $n } clue onto the sheet
   *[other] { $n } clues onto the sheet
}
ah3-option-remnants = { $n ->
    [0] None
    [one] { $n } remnant
   *[other] { $n } remnants
}
ah3-option-bleed = { $n } damage, { $left } horror
ah3-option-exchange-damage = { $n } damage for you, { $left } for { $thing }
ah3-option-exchange-horror = { $n } horror for you, { $left } for { $thing }
ah3-option-end-rumor = Spend a clue: the rumor dies down
ah3-option-die = The { $n }
ah3-option-one-die = One die
ah3-option-all-dice = All dice
ah3-option-hold = Hold { $thing } ({ $n ->
    [one] { $n } hand
   *[other] { $n } hands
})
ah3-option-hold-all = Hold all of it
ah3-option-spare = Do without { $thing }
ah3-option-reroll-focus = Spend the focus on { $skill }: roll { $n ->
    [one] a die
   *[other] up to { $n } dice
} again
ah3-option-reroll-focus-any = Spend the focus on { $skill }: roll any dice again
ah3-option-reroll-clue = Spend a clue (you have { $n }): roll a die again
ah3-option-skill = { $skill }
ah3-option-drop-focus = { $skill }
ah3-option-from-deck = The first that fits, from the deck
ah3-option-buy = { $thing } for { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}
ah3-option-buy-with = { $thing } for { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
} with { $card }
ah3-option-keep-damage = { $n ->
    [one] Take the damage yourself
   *[other] Take all { $n } damage yourself
}
ah3-option-keep-horror = { $n ->
    [one] Take the horror yourself
   *[other] Take all { $n } horror yourself
}
ah3-option-redirect-damage = { $n } damage onto { $thing }
ah3-option-redirect-horror = { $n } horror onto { $thing }
ah3-option-prevent-damage = 1 damage
ah3-option-prevent-horror = 1 horror
ah3-option-split = damage { $damage }, horror { $horror }
ah3-option-keep = Keep { $thing }
ah3-option-discard = Discard { $thing }
ah3-option-line-clue = { $thing }: the line for clues
ah3-option-line-doom = { $thing }: the line for doom
ah3-option-as-they-lie = All of them, as they lie
ah3-option-in-player-order = In player order
ah3-option-investigator = { $thing }
ah3-option-start-with = { $thing }
ah3-option-join-lodge = Join the Lodge, with a dark pact
ah3-option-stay = Stay with the Lodge
ah3-option-leave = Leave the Lodge
ah3-option-stand-up = Stand up
ah3-option-plead = Suffer 1 horror and roll again

## What cannot be done

ah3-denied-twice = You have done that this round.
ah3-denied-engaged = You are engaged with a monster.
ah3-denied-barred = Nobody can go there now.
ah3-denied-all-focused = All your skills are focused already.
ah3-denied-no-doom = There is no doom in your space.
ah3-denied-not-engaged = No monster is engaged with you.
ah3-denied-no-clues = You have no clue to research.
ah3-denied-nobody-to-trade = Nobody is here to trade with.
ah3-denied-rich = You have 3 dollars or more.
ah3-denied-no-marker = There is no face-down marker in your space.
ah3-denied-ritual-site = It takes 5 clues on the sheet, at the site of the ritual.
ah3-denied-epicentre-clues = It takes 3 clues on the sheet, at the epicentre.
ah3-denied-epicentre = You are not at the epicentre.
ah3-denied-future = It takes a clue on the sheet, in the future.
ah3-denied-breach = It takes 2 clues on the sheet, at the Observatory, and a breach left to find.
ah3-denied-docks = You are not at the River Docks.
ah3-denied-scar = It takes 2 clues on the sheet, and an open scar in your space.
ah3-denied-no-anomaly = There is no anomaly in your neighbourhood.

## What happens

ah3-log-arrives = { $seat } begins: { $space }.
ah3-log-on-the-map = On the map: { $monster }, { $space }.
ah3-log-all-lost = { $seat } loses all cards and tokens.
ah3-log-stands-up = { $seat } is delayed: an action goes into standing up.
ah3-log-delayed = { $seat } is delayed.
ah3-log-exchange-damage = Of their damage { $seat } keeps { $n }, { $thing } has { $left }.
ah3-log-exchange-horror = Of their horror { $seat } keeps { $n }, { $thing } has { $left }.
ah3-log-moves = { $seat } moves: { $space }.
ah3-log-comes-along = { $monster } comes along.
ah3-log-wards = { $seat } wards: { $space }.
ah3-log-researches = { $seat } researches.
ah3-log-attacks = { $seat } attacks { $monster }.
ah3-log-evades = { $seat } tries to get away.
ah3-log-hands-over = { $seat } gives { $other }: { $thing }.
ah3-log-no-trade = { $seat } refuses the trade.
ah3-log-test = { $seat } tests { $skill }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, success on { $lowest } or more ({ $chance } % to pass).
ah3-log-roll = { $seat } rolls { $dice }: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}.
ah3-log-reroll = { $seat } rolls the { $old } again: { $n }.
ah3-log-nudge = { $seat } uses { $card }: the dice are { $dice } now.
ah3-log-holds = { $seat } holds { $card }.
ah3-log-passed = { $seat } passes with { $n ->
    [one] { $n } success
   *[other] { $n } successes
}.
ah3-log-failed = { $seat } fails.
ah3-log-dice = { $seat } rolls: { $n }.
ah3-log-casts = { $seat } casts { $card }.
ah3-log-remnants-spent = { $seat } spends { $n ->
    [one] a remnant
   *[other] { $n } remnants
}.
ah3-log-clues-spent = { $seat } gives up { $n ->
    [one] a clue
   *[other] { $n } clues
}.
ah3-log-pays = { $seat } pays { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}.
ah3-log-money = { $seat } gains { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}.
ah3-log-loses-money = { $seat } loses { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}.
ah3-log-remnant = { $seat } gains { $n ->
    [one] a remnant
   *[other] { $n } remnants
}.
ah3-log-gains = { $seat } gains { $card }.
ah3-log-none = { $seat } would gain { $kind }, but there is none that fits.
ah3-log-not-there = { $seat } cannot gain { $thing }: it is not there.
ah3-log-no-condition = { $seat } cannot gain { $thing } now.
ah3-log-not-discarded = { $card } cannot be discarded.
ah3-log-display = Into the display: { $card }.
ah3-log-revealed = Revealed: { $card }.
ah3-log-buys = { $seat } buys { $card } for { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}.
ah3-log-half-price = { $seat } uses { $card }: half price.
ah3-log-focus = { $seat } focuses { $skill }.
ah3-log-focus-gone = { $seat } loses the focus on { $skill }.
ah3-log-focus-spent = { $seat } spends the focus on { $skill }.
ah3-log-clue-gained = { $seat } gains a clue in { $hood }.
ah3-log-no-clue = There is no clue here for { $seat }.
ah3-log-sheet-clues = Onto the sheet: { $n ->
    [one] a clue
   *[other] { $n } clues
} ({ $all } now).
ah3-log-sheet-clues-spent = From the sheet: { $n ->
    [one] a clue goes
   *[other] { $n } clues go
} ({ $all } left).
ah3-log-sheet-doom = Doom onto the sheet: { $n } now.
ah3-log-sheet-marker = A marker onto the sheet: { $n } now.
ah3-log-suffers = { $seat } suffers { $damage ->
    [0] { $horror ->
        [0] nothing
       *[any] { $horror } horror
    }
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}.
ah3-log-asset-damage = { $card } takes { $n } damage.
ah3-log-asset-horror = { $card } takes { $n } horror.
ah3-log-prevented = { $card } prevents { $n }.
ah3-log-recovers = { $thing } recovers { $health ->
    [0] { $sanity } sanity
   *[any] { $sanity ->
        [0] { $health } health
       *[any] { $health } health and { $sanity } sanity
    }
}.
ah3-log-engages = { $monster } engages { $seat }.
ah3-log-disengages = { $monster } and { $seat } are no longer engaged.
ah3-log-freed = { $seat } is free of all monsters and has another action.
ah3-log-exhausted = { $monster } is exhausted.
ah3-log-not-exhausted = { $monster } is massive and cannot be exhausted.
ah3-log-ready = { $monster } is ready.
ah3-log-hurt = { $monster } takes { $n } damage, { $left } health left.
ah3-log-heals = { $monster } recovers { $n } health.
ah3-log-defeated = { $monster } is defeated.
ah3-log-spawns = { $monster } appears: { $space }.
ah3-log-no-monster = The monster deck is empty: nothing comes.
ah3-log-nowhere = There is no space for { $monster } to appear in.
ah3-log-activates = { $monster } activates.
ah3-log-monster-moves = { $monster } moves: { $space }.
ah3-log-monster-attacks = { $monster } attacks { $seat }.
ah3-log-doom = Doom in { $space }: { $n } now.
ah3-log-doom-removed = Doom in { $space }: { $n } removed.
ah3-log-outbreak = Outbreak: { $space }, { $n } doom left.
ah3-log-anomaly = An anomaly opens: { $hood }.
ah3-log-anomaly-gone = The anomaly is gone: { $hood }.
ah3-log-spread = Doom spreads ({ $card }).
ah3-log-burst = Gate burst: { $hood }.
ah3-log-events-empty = The event deck is empty.
ah3-log-clue = A clue appears: { $hood } ({ $n } now).
ah3-log-event-discarded = { $card }. It gave its clue and is discarded.
ah3-log-event-back = The event still holds its clue and goes back: { $hood }.
ah3-log-no-encounter = { $seat } is engaged and has no encounter.
ah3-log-reads = { $seat } · { $card } · { $part }. { $story }
ah3-log-story = { $story }
ah3-log-token = { $seat } draws a token: { $token }.
ah3-log-cup-filled = The cup was empty: all { $n } tokens go back in.
ah3-log-cup-grows = Into the cup: { $token }.
ah3-log-blank = Nothing happens.
ah3-log-headline = { $seat } reads the headline “{ $card }”. { $story }
ah3-log-headlines-empty = There are no headlines left.
ah3-log-rumor = A rumor goes round: { $card }.
ah3-log-rumor-gone = The rumor dies down: { $card }.
ah3-log-rumor-doom = { $card }: { $n } doom on it now.
ah3-log-no-recovery = { $thing } has nothing to recover from.
ah3-log-still-delayed = { $seat } is delayed already: once is enough.
ah3-log-all-focused = All skills of { $seat } are focused already.
ah3-log-focused = { $seat } has focused { $skill } already.
ah3-log-no-focus = { $seat } has no focus token to give up.
ah3-log-no-money = { $seat } has no money to lose.
ah3-log-nothing-to-discard = { $seat } has nothing of the kind.
ah3-log-hastened = { $seat } has { $card } in time for another action.
ah3-log-no-doom = There is no doom here: { $space }.
ah3-log-no-doom-anywhere = There is no doom that { $seat } could remove.
ah3-log-no-way = There is no way for { $seat } to go.
ah3-log-buys-nothing = { $seat } cannot pay for anything there.
ah3-log-under = Under its deck: { $card }.
ah3-log-shuffled-back = { $n ->
    [one] The other revealed card goes back into the deck.
   *[other] The { $n } others that were revealed go back into the deck, shuffled.
}
ah3-log-packed = { $card } holds { $n ->
    [0] nothing
    [one] { $n } item, face down
   *[other] { $n } items, face down
}.
ah3-log-hood-marker-gone = From { $hood } the marker of the hunt goes.
ah3-log-future = A space of its own, bordering on none, is there now: { $space }.
ah3-log-no-cultist = There is no cultist left in the monster deck.
ah3-log-no-anomaly = Nowhere is there doom enough for an anomaly.
ah3-log-no-scar = There is no neighbourhood left for a scar.
ah3-log-cannot-join = { $seat } cannot pay with a dark pact and does not join the Lodge.
ah3-log-not-set-aside = { $thing } is not set aside any more and does not come.
ah3-log-nobody-else = There is nobody else whom it could mean.
ah3-log-no-monsters-about = There are no monsters in the neighbourhood of { $seat }.
ah3-log-has-no-clues = { $seat } has no clues.
ah3-log-no-monster-to-choose = There is no monster on the board that it could mean.
ah3-log-nobody-by-doom = Nobody stands where there is doom.
ah3-log-no-space-for-doom = No space borders on that of { $monster }.
ah3-log-stays = { $monster } stays where it is.
ah3-log-no-card = There is no card left for { $seat } to read.
ah3-log-rumor-stays = Nobody has a clue to spend: the rumor stays. { $card }
ah3-log-reckoning = Reckoning: { $thing }.
ah3-log-pact-roll = { $seat } rolls for the dark pact: { $dice }.
ah3-log-pact-turned = The dark pact of { $seat } comes due: { $card }. { $story }
ah3-log-codex = Into the codex: { $card }.
ah3-log-turned = Turned over: { $card }.
ah3-log-returned = Back to the archive: { $card }.
ah3-log-set-aside = Set aside: { $card }.
ah3-log-card-clues = { $card }: { $n ->
    [one] { $n } clue
   *[other] { $n } clues
} on it now.
ah3-log-hunt-begins = A card of the hunt goes into each neighbourhood deck, and a marker into each neighbourhood.
ah3-log-lodge-loose = The people of the Lodge are shuffled into the monster deck.
ah3-log-attached = A breach is found: { $card }.
ah3-log-marker = { $seat } reveals { $marker }.
ah3-log-marker-placed = On { $space } lies { $marker }.
ah3-log-marker-gone = From { $space } goes { $marker }.
ah3-log-scar = A scar is left: { $space }.
ah3-log-mended = { $seat } mends the scar: { $space } ({ $n ->
    [one] { $n } mended
   *[other] { $n } mended
}).
ah3-log-joins-lodge = { $seat } joins the Lodge.
ah3-log-is-defeated = { $seat } is defeated.
ah3-log-devoured = { $seat } is devoured.
ah3-log-retires = { $seat } retires.
ah3-log-nobody-left = There is nobody left for { $seat } to play.

## How it ends

ah3-end-won-5 = Time is whole again. Azathoth turns over in its sleep, and Arkham wakes to an ordinary morning. You have won.
ah3-end-won-9 = From a future that will never be, you have closed what was open. Somebody may even remember you. You have won.
ah3-end-lost-9 = The piping stops, and what it kept asleep is awake. The world is lost.
ah3-end-won-12 = The masks are off, and the hungry god starves. Arkham may bury its dead in peace. You have won.
ah3-end-lost-18 = The table is laid, and Arkham is what is served. The world is lost.
ah3-end-won-23 = The last scar is closed, and twilight is only an hour of the evening. You have won.
ah3-end-won-25 = The Lodge has what it wanted, and remembers its friends. Whoever is loyal to it has won, and everybody else has lost.
ah3-end-lost-25 = The Lodge has what it wanted, and none of you belongs to it. You have lost.
ah3-end-won-27 = What called itself Sanford is dead. The city keeps its scars, and its people. You have won.
ah3-end-lost-27 = The key turns, and there is no other side of the gate any more. The world is lost.
ah3-end-won-36 = The breach closes over the sunken city, and the river is a river again. You have won.
ah3-end-won-38 = It sinks, city and sleeper and all. For how long, nobody asks tonight. You have won.
ah3-end-lost-38 = The stars are right, the city stands on the river, and its lord looks out over Arkham. The world is lost.
ah3-end-nobody = There is nobody left to walk the streets of Arkham. The world is lost.

## What happens, as a question names it

ah3-event-roundbegins = the round begins
ah3-event-roundends = the round ends
ah3-event-phasebegins = a phase begins
ah3-event-phaseends = a phase ends
ah3-event-used = { $thing } is used
ah3-event-turnbegins = { $thing } begins a turn
ah3-event-actiondone = { $thing } has performed an action
ah3-event-freed = { $thing } is free of all monsters
ah3-event-moved = { $thing } moves
ah3-event-testing = { $thing } is about to test
ah3-event-tested = { $thing } has tested
ah3-event-focusspent = { $thing } has spent focus
ah3-event-casting = { $thing } is casting a spell
ah3-event-spellcast = { $thing } has cast a spell
ah3-event-remnantsspent = { $thing } has spent remnants
ah3-event-suffering = { $thing } suffers damage or horror
ah3-event-engaging = a monster engages: { $thing }
ah3-event-disengaged = a monster is no longer engaged: { $thing }
ah3-event-beset = monsters are about to attack: { $thing }
ah3-event-monsterattacks = a monster attacks: { $thing }
ah3-event-monsterhurt = a monster takes damage: { $thing }
ah3-event-monsterdefeated = a monster is defeated: { $thing }
ah3-event-spawned = a monster appears: { $thing }
ah3-event-doomplaced = doom comes: { $thing }
ah3-event-doomremoved = doom is removed: { $thing }
ah3-event-anomalyappeared = an anomaly opens: { $thing }
ah3-event-gained = { $thing } has gained a card
ah3-event-cluegained = { $thing } has gained a clue
ah3-event-buying = { $thing } may buy something
ah3-event-encounterbegins = the encounter of { $thing } begins
ah3-event-reading = { $thing } reads an encounter
ah3-event-encounterdone = { $thing } has resolved an encounter
ah3-event-defeated = { $thing } leaves the game

## The table in the terminal

ah3-board-round = Round { $n }
ah3-board-sheet-doom = doom on the sheet { $n }
ah3-board-sheet-clues = clues on the sheet { $n }
ah3-board-sheet-markers = markers on the sheet { $n }
ah3-board-headlines = headlines { $n }
ah3-board-events = event deck { $n }
ah3-board-events-next = event deck { $n }, next { $hood }
ah3-board-cup = In the cup: { $tokens }
ah3-board-nothing = nothing
ah3-board-signs = { $doom } doom, { $clue } clues, { $monster } monster, { $anomaly } anomaly
ah3-board-anomaly = anomaly
# The symbols of a space: what its encounters mostly ask for and give.
ah3-symbol-money = money
ah3-symbol-remnant = remnant
ah3-symbol-lore = lore
ah3-symbol-influence = influence
ah3-symbol-observation = observation
ah3-symbol-strength = strength
ah3-symbol-will = will
ah3-symbol-health = health
ah3-symbol-sanity = sanity
ah3-symbol-common = common item
ah3-symbol-curio = curio
ah3-symbol-spell = spell
ah3-symbol-ally = ally
ah3-symbol-doom = less doom
ah3-web-symbols = Mostly: { $asks } → { $gives }
ah3-board-ways = From here: { $spaces }
ah3-board-monster = health { $health }, attack { $attack }, evade { $evade }, damage { $damage }, horror { $horror }
ah3-board-display = Display: { $cards }
ah3-board-you = you
ah3-board-leader = leader
ah3-board-out = out of the game
ah3-board-nobody = chooses an investigator
ah3-board-health = health { $n } of { $most }
ah3-board-sanity = sanity { $n } of { $most }
ah3-board-money = { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}
ah3-board-clues = clues { $n }
ah3-board-remnants = remnants { $n }
ah3-board-delayed = delayed
ah3-board-worn = (damage { $damage }, horror { $horror })

## Numbers

ah3-most-health = most health
ah3-most-sanity = most sanity
ah3-focus-limit = focus limit
ah3-monster-health = health
ah3-monster-attack = attack modifier
ah3-monster-evade = evade modifier
ah3-monster-damage = damage
ah3-monster-horror = horror
ah3-price = price

## Effects of cards, in words

ah3-form-test = test { $skill }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}
ah3-form-test-passed = test { $skill }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; if you pass, { $passed }
ah3-form-test-failed = test { $skill }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; if you fail, { $failed }
ah3-form-test-passed-failed = test { $skill }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; if you pass, { $passed }; if you fail, { $failed }
ah3-form-money-per-success = test { $skill }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
} for 1 dollar a success
ah3-form-by-result = test { $skill }; with no success, { $none }; with 1 or 2, { $some }; with 3 or more, { $many }
ah3-form-suffer-less = test { $skill } and suffer { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}, 1 less for each success
ah3-form-suffer = suffer { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}{ $direct ->
    [1] , direct
   *[any] {""}
}
ah3-form-recover = recover { $health ->
    [0] { $sanity } sanity
   *[any] { $sanity ->
        [0] { $health } health
       *[any] { $health } health and { $sanity } sanity
    }
}
ah3-form-recover-one = recover { $health ->
    [0] { $sanity } sanity
   *[any] { $sanity ->
        [0] { $health } health
       *[any] { $health } health and { $sanity } sanity
    }
}, yourself or an ally of yours
ah3-form-delayed = be delayed
ah3-form-become-delayed = become delayed
ah3-form-devoured = be devoured
ah3-form-retires = retire from the game
ah3-form-spend-money = pay { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}
ah3-form-spend-remnants = spend { $n ->
    [one] a remnant
   *[other] { $n } remnants
}
ah3-form-spend-clues = give up { $n ->
    [one] a clue
   *[other] { $n } clues
}
ah3-form-spend-focus = spend { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
}
ah3-form-take-condition = take the condition { $code }
ah3-form-money = gain { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}
ah3-form-lose-money = lose { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
}
ah3-form-remnant = gain { $n ->
    [one] a remnant
   *[other] { $n } remnants
}
ah3-form-sell-remnants = sell remnants for { $price ->
    [one] { $price } dollar
   *[other] { $price } dollars
} each
ah3-form-clue = gain a clue of the neighbourhood
ah3-form-spawn-clue = have a clue appear in the city
ah3-form-clue-to-sheet = put { $n ->
    [one] a clue
   *[other] { $n } clues
} from the supply onto the sheet
ah3-form-focus = focus { $n ->
    [one] a skill
   *[other] { $n } skills
}
ah3-form-focus-beyond = focus { $n ->
    [one] a skill
   *[other] { $n } skills
}, even beyond the limit
ah3-form-focus-skill = focus { $skill }, even beyond the limit
ah3-form-focus-every = focus every skill, even beyond the limit
ah3-form-discard-focus = discard { $n ->
    [one] a focus token
   *[other] { $n } focus tokens
}
ah3-form-become = gain the condition { $code }
ah3-form-special = gain { $code }
ah3-form-ally = gain an ally
ah3-form-spell = gain { $n ->
    [one] a spell
   *[other] { $n } spells
}
ah3-form-item = gain an item
ah3-form-item-trait = gain an item ({ $trait }{ $least ->
    [0] {""}
   *[any] , price { $least } or more
}{ $most ->
    [0] {""}
   *[any] , price { $most } or less
})
ah3-form-discard-item = discard { $n ->
    [one] an item
   *[other] { $n } items
}
ah3-form-discard-item-trait = discard { $n ->
    [one] an item
   *[other] { $n } items
} ({ $trait })
ah3-form-buy = buy { $most ->
    [1] an item
   *[any] any number of items
} ({ $trait }) from the display{ $half ->
    [1] , at half price
   *[any] {""}
}
ah3-form-buy-bought = buy { $most ->
    [1] an item
   *[any] any number of items
} ({ $trait }) from the display{ $half ->
    [1] , at half price
   *[any] {""}
}; if you do, { $bought }
ah3-form-buy-spells = reveal { $shown ->
    [one] a spell
   *[other] { $shown } spells
} and buy { $most ->
    [1] one
   *[any] any number
}{ $half ->
    [1] {" "}at half price
   *[any] {""}
}
ah3-form-buy-spells-bought = reveal { $shown ->
    [one] a spell
   *[other] { $shown } spells
} and buy { $most ->
    [1] one
   *[any] any number
}{ $half ->
    [1] {" "}at half price
   *[any] {""}
}; if you do, { $bought }
ah3-form-spell-for = reveal { $shown ->
    [one] a spell
   *[other] { $shown } spells
} and take one for { $price ->
    [one] { $price } dollar
   *[other] { $price } dollars
}
ah3-form-remove-doom = remove { $n } doom from { $where }
ah3-form-remove-doom-from = remove { $n } doom each from up to { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
ah3-form-doom-here = place { $n } doom in your space
ah3-form-doom-on-sheet = place { $n } doom on the sheet
ah3-form-monster-here = have a monster appear in your space{ $exhausted ->
    [1] , exhausted
   *[any] {""}
}
ah3-form-monster-at-unstable = have a monster appear in the unstable space
ah3-form-move = move up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}{ $unseen ->
    [1] {" "}unseen by monsters
   *[any] {""}
}
ah3-form-move-to-street = move to a bordering street
ah3-form-gamble = roll two dice: 7 or 11 wins 5 dollars, 2, 3 or 12 loses 3 dollars

## Abilities: the codex and headlines

ah3-archive-4-back-look-closer = reveal the marker here
ah3-archive-6-break-the-barrier = 5 clues of the sheet to destroy the barrier
ah3-archive-7-back-mend-time = 3 clues of the sheet to mend time
ah3-archive-8-back-step-through = step into the future
ah3-archive-9-carry-a-clue = test lore (-2) to bring back a clue of the sheet
ah3-archive-9-nothing-to-meet = 2 horror in place of an encounter
ah3-archive-31-find-a-breach = 2 clues of the sheet to find a breach
ah3-archive-32-seal = test strength (-2) to seal the breach
ah3-archive-33-seal = test observation (-2) to seal the breach
ah3-archive-34-seal = test influence (-2) to seal the breach
ah3-archive-35-seal = test will (-2) to seal the breach
ah3-archive-36-close-it = test lore (-2) to close the breach for good
ah3-archive-38-that-is-not-dead = Cthulhu is defeated
ah3-archive-12-unmask = a worshiper shows a face
ah3-archive-12-count-one = a marker for the worshiper
ah3-archive-18-starve = Umôrdhoth is defeated
ah3-archive-19-know-its-weakness = a clue of the sheet for 1 damage more
ah3-archive-21-tear = the anomaly leaves a scar
ah3-archive-21-back-tear = the anomaly leaves a scar
ah3-archive-21-back-mend = 2 clues of the sheet to mend the scar here
ah3-archive-25-plumb = test lore (-1) to travel between anomalies
ah3-archive-27-sanford-comes = the Servitor comes in Sanford’s place
ah3-archive-27-arkham-scarred = the Servitor is defeated
ah3-archive-28-part = 1 doom in the space of who gets away
ah3-headline-truckers-strike-leads-to-shortages-haggle = a way round the strike

## Abilities: monsters

ah3-abyssal-servant-carry-off = carries its prey off towards the unstable space
ah3-altered-beast-distract = a focus token is lost
ah3-billy-cooper-give-up = gives up as another monster falls
ah3-alma-hill-curse = lore, or two tokens for who defeats her
ah3-ghoul-priest-leave-a-curio = a curio for who defeats it
ah3-high-priest-leave-a-spell = a spell for who defeats him
ah3-hybrid-thug-show-its-face = 1 horror for who defeats it
ah3-void-touched-leave-a-spell = a spell for who defeats them
ah3-swift-byakhee-fly-off = leave everything behind and move up to 3 spaces
ah3-ghoul-acolyte-slink-away = slinks away towards the unstable space
ah3-herman-collins-see-through = 2 focus to see through him
ah3-hulking-thrall-taint = a remnant, or a curse
ah3-lodge-enforcer-threaten = 1 horror for who gets away
ah3-lodge-loyalist-leave-a-sign = 1 doom where it stays
ah3-lupine-thrall-throw-a-bone = a remnant for 1 more on a die
ah3-masked-ones-demand = 1 doom, or 2 damage
ah3-ruth-turner-slip-up = is defeated by who gets away

## Abilities: investigators and conditions

ah3-agnes-baker-bleed = damage in place of horror
ah3-calvin-wright-share-pain = share damage and horror with somebody
ah3-daniela-reyes-tinker = focus a skill
ah3-dexter-drake-reroll-dice = roll one die again, or all
ah3-jenny-barnes-trust-fund = draw on the trust fund
ah3-marie-lambeau-inspire = somebody else does the same
ah3-michael-mcglen-get-even = 1 sanity, or focus a skill
ah3-minh-thi-phan-reroll-dice = roll dice again, one for each clue in the neighbourhood
ah3-norman-withers-read-the-stars = 1 horror for a clue onto the sheet
ah3-rex-murphy-never-give-up = focus a skill
ah3-tommy-muldoon-shield = take the monster on
ah3-wendy-adams-slip-away = move up to 2 spaces, before the action
ah3-wendy-adams-run-off = move up to 2 spaces, after the action
ah3-blessed-fade = a failed test ends it
ah3-cursed-lift = a passed test ends it

## Abilities: items

ah3-41-derringer-nudge-die = 1 more on a die
ah3-dynamite-blow-up = discard it: 5 damage to everything you are engaged with
ah3-tattered-cloak-notice = the wounded monster notices you
ah3-first-aid-kit-heal = somebody here recovers 1 health
ah3-grimms-fairy-tales-read-aloud = somebody here recovers 1 sanity
ah3-grotesque-statue-stare = 1 horror for another clue onto the sheet
ah3-fine-clothes-halve = half price
ah3-lucky-cigarette-case-nudge-die = 1 more on a die
ah3-rabbits-foot-reroll-dice = roll a die again
ah3-silver-key-reroll-dice = roll any dice again

## Abilities: spells

ah3-alchemical-process-transmute = test lore for money
ah3-binding-bind = test lore to exhaust a monster anywhere
ah3-find-gate-find = test lore to go where there is doom
ah3-healing-words-heal = test lore (-1) to heal somebody here
ah3-shriveling-shrivel = test lore (-1) to hurt a monster nearby
ah3-astral-travel-move = test lore to move further
ah3-flesh-ward-ward = test lore to prevent damage
ah3-intervene-help-out = test lore (-1) to add successes
ah3-mists-of-rlyeh-vanish = test lore in place of observation
ah3-wither-wither = test lore (-1) to add successes to the attack
ah3-storm-of-spirits-call = test lore in place of strength

## Abilities: allies

ah3-alice-luxley-deduce = a die for each clue here and with you
ah3-arthur-johnson-reroll-dice = roll a die again
ah3-delphinia-bell-lecture = a remnant to focus a skill
ah3-henry-wan-halve = half price
ah3-jenica-capra-cleanse = remove 1 doom here
ah3-leland-williams-bring = brings a curio along
ah3-tetsuo-mori-report = put a clue onto the sheet
ah3-zora-larson-comfort = somebody here recovers 1 sanity

## Abilities: special cards

ah3-abandoned-luggage-open-it = test observation (-1) to open it
ah3-contraband-whiskey-sell = sell a bottle for 2 dollars
ah3-mysterious-serum-drink = discard it to recover everything and focus a skill
ah3-wooden-homunculus-reroll-dice = roll one die again, or all
ah3-daniel-chesterfield-whisper = roll any dice again, and a dark pact
ah3-dayana-esperence-reroll-dice = roll one die again, or all
ah3-ezra-graves-raise-up = 2 remnants and 1 horror for an ally
ah3-hunting-dog-reroll-dice = roll dice again, one for each clue in the neighbourhood
ah3-lita-chantler-join-in = 1 damage more
ah3-stray-cat-distract = discard it for 2 successes
ah3-stray-dog-bite = 1 damage to the monster
ah3-clover-club-member-gamble = stake 2 dollars on a die
ah3-gravedigger-work = test strength for 2 dollars
ah3-performer-work = test influence for 2 dollars
ah3-rare-books-access-borrow = borrow another tome
ah3-reporting-gig-publish = 2 dollars for the story
ah3-server-at-velmas-work = test influence for 2 dollars
ah3-stevedore-work = test strength for 2 dollars

## Abilities: starting cards

ah3-heirloom-of-hyperborea-remember = focus a skill
ah3-voice-of-the-messenger-reroll-dice = 1 horror to roll any dice again
ah3-ace-of-swords-steady = recover 1 sanity
ah3-search-for-izzie-reroll-dice = 1 damage and 1 horror to roll any dice again
ah3-jennys-twin-45s-nudge-die = 1 more on a die
ah3-witch-blood-repeat = repeat an action of this round
ah3-witch-blood-draw-back = gain a remnant
ah3-obannion-member-collect = test strength for 2 dollars
ah3-ol-boiler-run-over = run a monster over: 2 damage to both
ah3-the-king-in-yellow-understand = a clue from the supply onto the sheet
ah3-precious-memento-hope = recovers 2 sanity
ah3-astronomy-book-reroll-dice = roll dice again, one for each doom here
ah3-search-for-the-truth-follow = 1 dollar, and you may focus a skill
ah3-the-tower-reroll-dice = roll one die again, or all
ah3-handcuffs-after-a-blow = defeat the monster you have hurt
ah3-handcuffs-breaking-away = defeat the monster you got away from
ah3-handcuffs-when-hurt = defeat the monster that has hurt you
ah3-mamas-amulet-protect = prevent 1 damage or 1 horror
ah3-mr-pawterson-toss = discard it to get away from everything
ah3-mysterious-photograph-study = focus a skill

## The table in the browser

ah3-web-city = The city
ah3-web-codex = The scenario sheet and the codex
ah3-web-question = To choose from
ah3-web-cup = Mythos cup
ah3-web-cup-inside = Inside: { $n }
ah3-web-cup-drawn = Drawn: { $n }
ah3-web-display = Display
ah3-web-decks = Decks and piles
ah3-web-next-event = Next event: { $hood }
ah3-web-top-monster = On top of the monster deck
ah3-web-threat = Engaged monsters
ah3-web-doom = { $n } doom
ah3-web-clues = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
}
ah3-web-unstable = unstable space
ah3-web-reminder = a marker
ah3-web-left = health left { $n }
ah3-web-loyal = of the Lodge
ah3-web-focus = { $n ->
    [one] { $n } focus token
   *[other] { $n } focus tokens
}
ah3-web-die = die
ah3-web-added = { $n ->
    [one] { $n } success more than the dice show
   *[other] { $n } successes more than the dice show
}
ah3-web-deeds = Actions of this round
ah3-web-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
ah3-web-deed-done = done this round
ah3-web-deed-move = Move
ah3-web-deed-gather = Gather resources
ah3-web-deed-focus = Focus
ah3-web-deed-ward = Ward
ah3-web-deed-attack = Attack
ah3-web-deed-evade = Evade
ah3-web-deed-research = Research
ah3-web-deed-trade = Trade
ah3-web-health = health { $n }
ah3-web-sanity = sanity { $n }
ah3-web-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
ah3-web-cast = casting costs { $n } horror
ah3-web-speed = speed { $n }
ah3-web-remnant = leaves a remnant
ah3-web-doom-at = Doom: { $spaces }
ah3-web-begins-with = Begins with { $cards }
ah3-web-chooses = To choose from: { $cards }
ah3-web-kind-item = Item
ah3-web-kind-spell = Spell
ah3-web-kind-ally = Ally
ah3-web-kind-talent = Talent
ah3-web-kind-condition = Condition
ah3-web-kind-back = The other side
ah3-web-kind-monster = Monster
ah3-web-kind-event = Event
ah3-web-kind-encounter = Encounter
ah3-web-kind-anomaly = Anomaly
ah3-web-kind-headline = Headline
ah3-web-kind-rumor = Rumor
ah3-web-kind-archive = Codex
ah3-web-kind-hunt = Hunt
ah3-web-kind-investigator = Investigator
ah3-web-kind-scenario = Scenario
ah3-web-kind-marker = Marker
