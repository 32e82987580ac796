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
ahlcg-choice-earlier = How The Gathering ended, if it is skipped
ahlcg-choice-earlier-R1 = the house burned (resolution 1)
ahlcg-choice-earlier-R2 = the house still stands (resolution 2)
ahlcg-choice-earlier-R3 = the ghouls have the house (resolution 3)
ahlcg-choice-earlier-none = nobody was left in the house (no resolution)
ahlcg-choice-difficulty = Difficulty
ahlcg-choice-difficulty-easy = easy
ahlcg-choice-difficulty-standard = standard
ahlcg-choice-difficulty-hard = hard
ahlcg-choice-difficulty-expert = expert
ahlcg-choice-decks = Decks
ahlcg-choice-decks-starter = starter decks
ahlcg-choice-decks-stronger = two-of-each decks
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
# Nouns that read well after “Now in …” and “Shuffled: …”. The box: removed from the game.
ahlcg-pile-hand = the hand
ahlcg-pile-deck = the investigator deck
ahlcg-pile-discard = the discard pile
ahlcg-pile-area = the play area
ahlcg-pile-threat = the threat area
ahlcg-pile-encounter = the encounter deck
ahlcg-pile-encounter-discard = the encounter discard pile
ahlcg-pile-victory = the victory display
ahlcg-pile-aside = the cards set aside
ahlcg-pile-removed = the box
ahlcg-pile-limbo = the cards being resolved
ahlcg-pile-committed = the committed cards
ahlcg-pile-map = the map
ahlcg-pile-there = the cards at locations
ahlcg-pile-acts = the act deck
ahlcg-pile-agendas = the agenda deck
ahlcg-pile-act = the act
ahlcg-pile-agenda = the agenda
ahlcg-pile-cultists = the Cultist deck
ahlcg-pile-of = { $pile } of { $seat }
ahlcg-scenario = the scenario
ahlcg-campaign = the campaign log
ahlcg-skilltest = the test
ahlcg-turn-of = The turn of { $seat }
ahlcg-share = { $n } to { $card }

## What happens

ahlcg-log-lead = { $seat } is the lead investigator.
ahlcg-log-scenario = { $card } begins.
ahlcg-log-test = { $seat } tests { $skill } against { $difficulty }.
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
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}.
ahlcg-log-resources = { $seat } gains { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
ahlcg-log-lose-resources = { $seat } loses { $n ->
    [0] nothing, with no resources left
    [one] 1 resource
   *[other] { $n } resources
}.
ahlcg-log-lose-actions = { $seat } loses { $n ->
    [0] no action, for there is none left
    [one] 1 action
   *[other] { $n } actions
}.
ahlcg-log-more-actions = { $seat } may take { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} this turn.
ahlcg-log-turn-over = The turn of { $seat } is over at once.
ahlcg-log-uses-gone = Used up on { $card }: { $n }.
ahlcg-log-boost = { $seat } has +{ $n } to { $skill } until the phase ends.
ahlcg-log-clues-placed = { $card } gets { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
ahlcg-log-token-chosen = Of the two, this token counts: { $token }.
ahlcg-log-play = { $seat } plays { $card }.
ahlcg-log-put-away = Now in { $pile }: { $card }.
ahlcg-log-encounter = { $seat } draws { $card }.
ahlcg-log-weakness = { $seat } gets a weakness: { $card }.
ahlcg-log-spawn = { $card } appears at { $place }.
ahlcg-log-engage = { $card } engages { $seat }.
ahlcg-log-evade = { $seat } evades { $card }.
ahlcg-log-enemy-moves = { $card } moves to { $place }.
ahlcg-log-blocked = { $card } stays where it is: the way is blocked.
ahlcg-log-attack = { $card } attacks { $seat }.
ahlcg-log-opportunity = { $card } makes an attack of opportunity against { $seat }.
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
ahlcg-log-doom = Put on { $card }: { $n } doom.
ahlcg-log-agenda = The agenda “{ $card }” advances. { $what }
ahlcg-log-act = The act “{ $card }” advances. { $what }
ahlcg-log-eliminated = { $seat } { $why ->
    [resigned] resigns
    [away] stays away
   *[defeated] is defeated
}.
ahlcg-log-resolution = The scenario ends { $n ->
    [R1] with resolution 1
    [R2] with resolution 2
    [R3] with resolution 3
   *[none] without a resolution
}.
ahlcg-log-experience = { $seat } earns { $n } experience.
ahlcg-log-uses = Added to { $card }: { $n }.
ahlcg-log-look = { $seat } looks at the top of the deck of { $whose }.
ahlcg-log-look-encounter = { $seat } looks at the top of the encounter deck.
ahlcg-log-blank = The text of { $card } is blank until the phase ends.
ahlcg-log-disengage = { $card } is no longer engaged with { $seat }.
ahlcg-log-bag = Put into the chaos bag: { $token }.
ahlcg-log-plays = Player { $n } now plays { $card }.
ahlcg-log-away = Player { $n } leaves.
ahlcg-log-back = Player { $n } is back, with { $card }.
ahlcg-log-cards-gone = All cards of { $seat } leave the game.
ahlcg-log-set-aside = { $seat } sets a weakness aside: { $card }.
ahlcg-log-mulligan = { $seat } exchanges { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the opening hand.
ahlcg-log-symbol = { $token } counts { $n ->
    [0] as 0
   *[any] as { $n }
}.
ahlcg-log-spend-clues = { $seat } spends { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
ahlcg-log-drop-clues = { $seat } leaves { $n ->
    [one] 1 clue
   *[other] { $n } clues
} at { $place }.
ahlcg-log-too-few-clues = { $n ->
    [one] 1 clue is
   *[other] { $n } clues are
} missing: none is spent.
ahlcg-log-put-under = { $card } goes under the investigator deck.
ahlcg-log-renew = The discard pile is shuffled back: { $deck }.
ahlcg-log-search = { $seat } finds { $card } and takes it.
ahlcg-log-found-nothing = { $seat } searches and finds nothing.
ahlcg-log-attach = { $card } is attached to { $thing }.
ahlcg-log-threat = { $card } is now in the threat area of { $seat }.
ahlcg-log-control = { $seat } takes control of { $card }.
ahlcg-log-doom-cleared = All doom is removed: { $n }.
ahlcg-log-next = Now current: { $card }.
ahlcg-log-physical-trauma = { $seat } suffers { $n } physical trauma.
ahlcg-log-mental-trauma = { $seat } suffers { $n } mental trauma.
ahlcg-log-fate = { $seat } { $fate ->
    [insane] is driven insane
   *[killed] is killed
}.
ahlcg-log-token-doubled = Against { $card } the token { $token } counts { $n }.
ahlcg-log-token-counts-as = The token { $token } counts as: { $other }.
ahlcg-log-horror-placed = Put on { $card }: { $n } horror.
ahlcg-log-horror-moves = { $n } horror moves from { $card } to { $seat }.
ahlcg-log-clues-leave = { $n ->
    [one] 1 clue leaves
   *[other] { $n } clues leave
} { $card }.
ahlcg-log-clues-gained = { $seat } gains { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
ahlcg-log-less-experience = { $seat } will earn { $n } experience less.
ahlcg-log-lasts-round = { $card } works until the round ends.
ahlcg-log-lasts-turn = { $card } works until the turn ends.
ahlcg-log-nobody-to-join = { $card } joins nobody: { $seat } is gone for good.
ahlcg-log-one-is-there = { $card } is at { $place } already, and there cannot be two.
ahlcg-log-stays = { $seat } stays here, and nobody lets go.
ahlcg-log-move-is-over = The move is over already: there is nothing left to cancel.
ahlcg-log-no-enemy = No such enemy is in play: nothing gets doom.
ahlcg-log-gains-surge = { $card } gains surge.
ahlcg-log-ready = Ready again: { $card }.
ahlcg-log-location = A new location: { $place }.
ahlcg-log-enters-at = { $card } is now at { $place }.
ahlcg-log-no-card = { $seat } has no card to discard.
ahlcg-log-nothing-to-heal = There is nothing to heal: { $card }.
ahlcg-log-no-clues-for = { $seat } cannot discover clues now.
ahlcg-log-no-clue-left = { $seat } finds nothing: no clue is left at { $place }.
ahlcg-log-no-clues-to-lose = { $seat } has no clues to leave behind.
ahlcg-log-other-test = { $card } does nothing in a test of this kind.
ahlcg-log-spared = { $seat } is spared { $n } of it.
ahlcg-log-evaded-already = { $card } has been evaded already.
ahlcg-log-more-damage = { $card } adds 1 damage to the attack.
ahlcg-log-more-clues = { $card } adds 1 clue to what is discovered.
ahlcg-log-cannot-pay = { $seat } has no clue to give.
ahlcg-log-no-asset = { $seat } has no asset to discard.
ahlcg-log-nobody-has-a-card = Nobody has a card to discard.
ahlcg-log-luck = { $seat } gets +{ $n } in this test.
ahlcg-log-redirected = The damage of this attack goes to { $card }.
ahlcg-log-note = Written into the campaign log: { $note }
ahlcg-log-crossed-out = Crossed out of the campaign log: { $note }
ahlcg-log-interrogated = Interrogated: { $card }.
ahlcg-log-got-away = Got away: { $card }.
ahlcg-log-joins = { $card } joins the deck of { $seat }.
ahlcg-log-leaves-deck = { $card } leaves the deck of { $seat }.
ahlcg-log-buy = { $seat } buys { $card } (level { $level }) for { $n } experience. { $old } leaves the deck.
ahlcg-log-buy-permanent = { $seat } buys { $card } (level { $level }) for { $n } experience.
ahlcg-log-upgrade = { $seat } upgrades { $old } to level { $level } for { $n } experience.

## What can be reacted to

ahlcg-event-gameends = the game ends for { $thing }
ahlcg-event-eliminated = { $thing } is eliminated
ahlcg-event-agendaadvances = the agenda advances
ahlcg-event-actadvances = the act advances
ahlcg-event-leftplay = { $thing } leaves play
ahlcg-event-entersdisplay = { $thing } enters the victory display
ahlcg-event-entersplay = { $thing } enters play
ahlcg-event-reveals = { $thing } is about to reveal a chaos token
ahlcg-event-tokenrevealed = { $thing } has revealed a chaos token: { $token }
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
ahlcg-event-attacks = { $thing } attacks { $seat }
ahlcg-event-defeated = { $thing } is defeated
ahlcg-event-dealt = { $thing } is dealt { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}
ahlcg-event-placed = { $thing } takes { $damage ->
    [0] { $horror } horror
   *[any] { $horror ->
        [0] { $damage } damage
       *[any] { $damage } damage and { $horror } horror
    }
}
ahlcg-event-played = { $thing } is played
ahlcg-event-moved = { $thing } moves
ahlcg-event-entered = { $thing } enters a location
ahlcg-event-discovered = { $thing } discovers { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
ahlcg-event-phasebegins = a phase begins
ahlcg-event-phaseends = a phase ends
ahlcg-event-roundbegins = the round begins
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
}{ $tomes ->
    [0] {""}
    [one] {" "}1 more is for Tomes only.
   *[other] {" "}{ $tomes } more are for Tomes only.
}
ahlcg-prompt-window = You may act now.
ahlcg-asked-test = Test of { $skill }
ahlcg-prompt-commit = Which cards will you commit to this test of { $skill }, { $value } against { $difficulty }?
ahlcg-prompt-skill = Which skill?
ahlcg-prompt-results = Several results apply. Which comes first?
ahlcg-prompt-assign-damage = { $n } damage: who takes it?
ahlcg-prompt-assign-horror = { $n } horror: who takes it?
ahlcg-prompt-opportunity = Several enemies make an attack of opportunity. Which is next?
ahlcg-prompt-attackers = Which enemy attacks you next?
ahlcg-prompt-massive = Whom does it attack next?
ahlcg-prompt-hunter-order = Several hunters set out. Which one moves next?
ahlcg-prompt-engage-order = Several enemies engage at the same time. Which one comes first?
ahlcg-prompt-spawn-order = Several enemies appear at the same time. Which one comes next?
ahlcg-prompt-afterwards = The test is over, and more than one thing follows. Which comes next?
ahlcg-prompt-weakness-order = Several weaknesses were drawn at the same time. Which one is dealt with next?
ahlcg-prompt-hunter = Which way does the hunter go?
ahlcg-prompt-prey = Whom does it go for?
ahlcg-prompt-spawn = Where does it appear?
ahlcg-prompt-nearest = Several are equally near. Which one?
ahlcg-prompt-attach = To which location?
ahlcg-prompt-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
ahlcg-prompt-hand-size = Your hand is over its limit: discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
ahlcg-prompt-discard-order = Several cards are discarded. Which goes first, under the others?
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
ahlcg-prompt-new-deck = Which deck do you begin with?
ahlcg-prompt-exchange = Exchange cards? Choose those that leave the deck.
ahlcg-prompt-exchange-for = { $n ->
    [one] Choose the card that comes in.
   *[other] Choose the { $n } cards that come in.
}
ahlcg-prompt-go-on = Ready for the next scenario?

## Options

ahlcg-action-draw = Draw a card
ahlcg-action-engage = Engage
ahlcg-action-evade = Evade
ahlcg-action-fight = Fight
ahlcg-action-investigate = Investigate
ahlcg-action-move = Move
ahlcg-action-resource = Take a resource
ahlcg-option-lead = { $thing }
ahlcg-option-lot = Let chance decide
ahlcg-option-turn = { $thing }
ahlcg-option-mulligan = Put back { $thing }
ahlcg-option-investigate = Investigate your location
ahlcg-option-move = Move to { $thing }
ahlcg-option-draw = Draw a card
ahlcg-option-resource = Take a resource
ahlcg-option-fight = Fight { $thing }
ahlcg-option-evade = Evade { $thing }
ahlcg-option-engage = Engage { $thing }
ahlcg-option-advance = Spend the group’s clues and advance the act
ahlcg-option-commit = { $thing }
ahlcg-option-use-willpower = Willpower
ahlcg-option-use-intellect = Intellect
ahlcg-option-use-combat = Combat
ahlcg-option-use-agility = Agility
ahlcg-option-result = { $card }
ahlcg-option-assign-damage = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] { $n } to you
       *[any] { $n } to you; { $cards }
    }
}
ahlcg-option-assign-horror = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] { $n } to you
       *[any] { $n } to you; { $cards }
    }
}
ahlcg-option-discard = Discard { $thing }
ahlcg-option-take = { $thing }
ahlcg-option-top = { $thing }
ahlcg-option-spend-clues = { $n ->
    [0] Give none
    [one] Give 1 clue
   *[other] Give { $n } clues
}
ahlcg-option-token = The token { $token }
ahlcg-option-heal-damage = { $thing }: 1 damage
ahlcg-option-heal-horror = { $thing }: 1 horror
ahlcg-option-cancel-harm = { $card }: { $damage } damage, { $horror } horror
ahlcg-option-disengage = Disengage
ahlcg-option-stay-engaged = Stay engaged
ahlcg-option-stay = Stay here
ahlcg-option-physical = Physical trauma
ahlcg-option-mental = Mental trauma
ahlcg-option-buy = { $card } (level { $level }) for { $n } experience
ahlcg-option-upgrade = Upgrade to { $card } (level { $level }) for { $n } experience
ahlcg-option-card = { $card }
ahlcg-option-deck-starter = the starter deck
ahlcg-option-deck-stronger = the two-of-each deck
ahlcg-option-on = Go on
ahlcg-option-leave = Player { $n } leaves
ahlcg-option-return = Player { $n } comes back
ahlcg-option-return-as = { $card } comes back to seat { $n }
ahlcg-option-join-as = A new player takes seat { $n } with { $card }
ahlcg-ability-play = play it

## Beside an option

ahlcg-note-of = { $seat }
ahlcg-note-at = { $place }
ahlcg-note-damage = damage { $n }
ahlcg-note-horror = horror { $n }
ahlcg-note-clues = clues { $n }
ahlcg-note-doom = doom { $n }
ahlcg-note-uses = { $n } left
ahlcg-note-level = level { $n }
ahlcg-note-exhausted = exhausted
ahlcg-warns-opportunity = Attack of opportunity: { $cards }{ $damage ->
    [0] { "" }
   *[any] , damage { $damage }
}{ $horror ->
    [0] { "" }
   *[any] , horror { $horror }
}

## What is not possible, and why

ahlcg-denied-actions = It takes { $need ->
    [one] { $need } action
   *[other] { $need } actions
}, you have { $n }.
ahlcg-denied-aloof = It is aloof and not engaged: engage it first.
ahlcg-denied-barrier = Nobody may enter there now.
ahlcg-denied-cost-action = It takes { $need ->
    [one] { $need } action
   *[other] { $need } actions
}, you have { $n }.
ahlcg-denied-cost-resources = It costs { $need ->
    [one] { $need } resource
   *[other] { $need } resources
}, you have { $n }.
ahlcg-denied-cost-clues = It costs { $need ->
    [one] { $need } clue
   *[other] { $need } clues
}, and you may spend { $n }.
ahlcg-denied-cost-uses = It uses up { $need }, and { $n } are left on it.
ahlcg-denied-cost-hand = It takes { $need ->
    [one] { $need } card
   *[other] { $need } cards
} from your hand, and you may discard { $n }.
ahlcg-denied-cost-ready = It is exhausted.
ahlcg-denied-cost-card = It cannot leave play.
ahlcg-denied-clues = { $need ->
    [0] Clues do not advance it.
   *[any] It takes { $need } clues, and those who may spend them have { $n }.
}
ahlcg-denied-engaged = It is engaged with you already.
ahlcg-denied-locked = It cannot be investigated now.
ahlcg-denied-massive = A massive enemy is engaged with everybody there anyway.
ahlcg-denied-not-engaged = It is not engaged with you.
ahlcg-denied-not-yours = Your investigator may not have { $card }.
ahlcg-denied-copies = The deck holds as many copies of { $card } as it may: { $most }.
ahlcg-denied-experience = It costs { $n } experience, you have { $have }.
ahlcg-denied-no-lower = There is no lower level of { $card } in the deck.
ahlcg-denied-required = { $card } cannot be taken out this way.
ahlcg-denied-no-enemy-here = There is no enemy where you are.
ahlcg-denied-no-foe = There is no enemy here that you may attack.
ahlcg-denied-all-aloof = Whoever is here is aloof and not engaged: engage it first.
ahlcg-denied-locked-here = Your location cannot be investigated now.
ahlcg-denied-nobody-to-lure = There is no enemy here that could be evaded by it: Elite ones cannot.
ahlcg-denied-nobody-to-distract = There is no enemy here that it would change anything for.
ahlcg-denied-nobody-engaged = No enemy is engaged with you.
ahlcg-denied-nowhere = There is nowhere to go, and no enemy to leave.
ahlcg-denied-nobody-exhausted = There is no exhausted enemy where you are.
ahlcg-denied-no-firearm = Nobody here has a Firearm that takes ammo.
ahlcg-denied-nobody-acts = Nobody at your location is taking a turn.
ahlcg-denied-lita = Lita Chantler is not here, or somebody controls her.
ahlcg-denied-no-clue = No clue is left where you are.
ahlcg-denied-clues-barred = Whoever is engaged with the Masked Hunter can neither discover nor spend clues.
ahlcg-denied-declined = The group has not given enough for it just now.
ahlcg-denied-objective = This act has an objective: it advances by that alone.
ahlcg-denied-turn = Clues for the act are spent during an investigator’s turn.
ahlcg-denied-unique = It is unique, and a card of that name is in play.
ahlcg-denied-slot = No slot can be made free for it.
ahlcg-denied-own-clues = You have no clues of your own to spend.

## The table as text

ahlcg-board-round = Round { $n }
ahlcg-board-agenda = Agenda: { $card }{ $needed ->
    [0] .
   *[any] , doom { $n } of { $needed }.
}
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
    .text = Reaction, once a round, when you have defeated an enemy: discover a clue where you are. Elder sign: +1 per clue on your location.
ahlcg-01001-find-evidence = discover a clue where you are
ahlcg-01002 = Daisy Walker
    .text = Each turn you have one action more, only for action abilities of Tomes. Elder sign: +0; success draws a card per Tome you control.
ahlcg-01003 = “Skids” O’Toole
    .text = Free, once in your turn, for 2 resources: one more action this turn. Elder sign: +2; success brings 2 resources.
ahlcg-01003-hurry = pay 2 resources for one more action this turn
ahlcg-01004 = Agnes Baker
    .text = Reaction, once a phase, when Agnes has got horror: 1 damage to an enemy where you are. Elder sign: +1 per horror on Agnes.
ahlcg-01004-lash-out = 1 damage to an enemy where you are
ahlcg-01005 = Wendy Adams
    .text = Reaction, once a test, when you reveal a chaos token: discard a card of your hand to put the token back and reveal another. Elder sign: +0; with Wendy’s Amulet in play, automatic success.
ahlcg-01005-try-again = discard a card to put the token back and reveal another
ahlcg-01006 = Roland’s .38 Special
    .text = 4 ammo. Action, 1 ammo: fight with +1 combat, or +3 if there are clues on your location; +1 damage.
ahlcg-01006-shoot = fight for 1 ammo with +1 combat (+3 where there are clues) and +1 damage
ahlcg-01007 = Cover Up
    .text = Comes with 3 clues and lies in your threat area. Reaction, in place of discovering clues where you are: as many leave this card. Forced: clues left on it at the end of the game cost you 1 mental trauma.
ahlcg-01007-sweep-aside = it goes into the threat area with 3 clues on it
ahlcg-01007-own-up = take the clues off this card instead of the location
ahlcg-01007-be-found-out = the clues still on it cost 1 mental trauma
ahlcg-01008 = Daisy’s Tote Bag
    .text = Two more hand slots, for Tomes only.
ahlcg-01009 = The Necronomicon
    .text = Comes with 3 horror, lies in your threat area and stays while any is left. Your elder signs count as automatic failures. Action: move 1 horror from it to Daisy; once empty, it is discarded.
ahlcg-01009-open-the-book = it goes into the threat area with 3 horror on it
ahlcg-01009-read = move 1 horror from it to Daisy
ahlcg-01010 = On the Lam
    .text = Fast; play it when your turn has begun. For the rest of the round only Elite enemies can attack you.
ahlcg-01011 = Hospital Debts
    .text = Goes into your threat area. Free, twice a round: put 1 of your resources on it; others where you are may do so, too. Forced: with fewer than 6 on it at the end of the game, you earn 2 experience less.
ahlcg-01011-receive-the-bill = it goes into the threat area
ahlcg-01011-pay-off = put 1 of your resources on it
ahlcg-01011-fall-behind = too little is paid, which costs 2 experience
ahlcg-01012 = Heirloom of Hyperborea
    .text = Reaction, when you have played a Spell: draw a card.
ahlcg-01012-remember = draw a card
ahlcg-01013 = Dark Memory
    .text = Puts 1 doom on the agenda, which may advance at once. Forced: if you still hold it when your turn ends, show it and take 2 horror.
ahlcg-01013-haunt = still in hand at the end of the turn, it costs 2 horror
ahlcg-01014 = Wendy’s Amulet
    .text = The top event of your discard pile can be played as if you held it. Forced: events you play or discard from play go to the bottom of your deck.
ahlcg-01015 = Abandoned and Alone
    .text = 2 direct horror, and your whole discard pile leaves the game.
ahlcg-01015-despair = 2 direct horror, and the whole discard pile leaves the game
ahlcg-01016 = .45 Automatic
    .text = 4 ammo. Action, 1 ammo: fight with +1 combat and +1 damage.
ahlcg-01016-shoot = fight for 1 ammo with +1 combat and +1 damage
ahlcg-01017 = Physical Training
    .text = Free, 1 resource each time: +1 willpower or +1 combat in the test you are taking.
ahlcg-01017-steel-yourself = pay 1 resource for +1 willpower in this test
ahlcg-01017-strike-harder = pay 1 resource for +1 combat in this test
ahlcg-01018 = Beat Cop
    .text = +1 combat. Free: discard him to deal 1 damage to an enemy where you are.
ahlcg-01018-step-in = discard him to deal 1 damage to an enemy where you are
ahlcg-01019 = First Aid
    .text = 3 supplies, discarded when empty. Action, 1 supply: an investigator where you are heals 1 damage or 1 horror.
ahlcg-01019-bandage = use 1 supply to heal 1 damage or 1 horror of somebody where you are
ahlcg-01020 = Machete
    .text = Action: fight with +1 combat; +1 damage if your target is the only enemy engaged with you.
ahlcg-01020-slash = fight with +1 combat; +1 damage against the only enemy engaged with you
ahlcg-01021 = Guard Dog
    .text = Reaction, when an enemy’s attack damages the dog: the attacker takes 1 damage.
ahlcg-01021-bite = 1 damage to the attacker
ahlcg-01022 = Evidence!
    .text = Fast; play it when you have defeated an enemy. You discover a clue where you are.
ahlcg-01023 = Dodge
    .text = Fast; play it when an enemy attacks somebody where you are. The attack does not happen.
ahlcg-01024 = Dynamite Blast
    .text = At your location or a connected one, every enemy and every investigator takes 3 damage.
ahlcg-01025 = Vicious Blow
    .text = An attack that succeeds deals +1 damage.
ahlcg-01026 = Extra Ammunition
    .text = Adds 3 ammo to a Firearm of somebody where you are.
ahlcg-01027 = Police Badge
    .text = +1 willpower. Free, in the turn of an investigator where you are: discard it to give that investigator 2 more actions this turn.
ahlcg-01027-show-badge = discard it for 2 more actions in the current turn
ahlcg-01028 = Beat Cop
    .text = +1 combat. Free: exhaust him and put 1 damage on him to deal 1 damage to an enemy where you are.
ahlcg-01028-step-in = exhaust him and put 1 damage on him to deal 1 to an enemy where you are
ahlcg-01029 = Shotgun
    .text = 2 ammo. Action, 1 ammo: fight with +3 combat. It deals as much damage as you succeed by, from 1 to 5; if you miss and hit another investigator, as much as you fail by, from 1 to 5.
ahlcg-01029-shoot = fight for 1 ammo with +3 combat; damage 1 to 5, by how much you succeed
ahlcg-01030 = Magnifying Glass
    .text = Fast. +1 intellect for investigating.
ahlcg-01031 = Old Book of Lore
    .text = Action, exhaust: an investigator where you are picks one of the top 3 cards of their deck, draws it and shuffles the rest in.
ahlcg-01031-read = exhaust it: somebody where you are draws one of the top 3 cards of their deck
ahlcg-01032 = Research Librarian
    .text = Reaction, when the librarian has entered play: take a Tome asset from your deck into your hand, then shuffle.
ahlcg-01032-find-tome = take a Tome from your deck into your hand
ahlcg-01033 = Dr. Milan Christopher
    .text = +1 intellect. Reaction, when you have investigated with success: 1 resource for you.
ahlcg-01033-publish = 1 resource for you
ahlcg-01034 = Hyperawareness
    .text = Free, 1 resource each time: +1 intellect or +1 agility in the test you are taking.
ahlcg-01034-think = pay 1 resource for +1 intellect in this test
ahlcg-01034-foresee = pay 1 resource for +1 agility in this test
ahlcg-01035 = Medical Texts
    .text = Action: choose somebody where you are and test intellect (2). Success heals 1 damage of theirs; failure deals them 1.
ahlcg-01035-operate = test intellect (2) on somebody where you are: heal 1 damage, or deal 1 on a failure
ahlcg-01036 = Mind over Matter
    .text = Fast; play it in your turn. For the rest of the round you may test intellect where combat or agility is asked for.
ahlcg-01037 = Working a Hunch
    .text = Fast; play it in your turn. You discover a clue where you are.
ahlcg-01038 = Barricade
    .text = Stays on your location: only Elite enemies can move in. Forced: it is discarded when an investigator leaves the place.
ahlcg-01038-give-way = somebody leaves the place, and it is discarded
ahlcg-01039 = Deduction
    .text = An investigation that succeeds discovers one clue more.
ahlcg-01040 = Magnifying Glass
    .text = Fast. +1 intellect for investigating. Free, where no clues are left: take it back into your hand.
ahlcg-01040-put-away = take it back into your hand
ahlcg-01041 = Disc of Itzamna
    .text = Reaction, when an enemy that is not Elite spawns where you are: discard the disc, and that enemy with it.
ahlcg-01041-banish = discard the disc and the enemy that spawns
ahlcg-01042 = Encyclopedia
    .text = Action, exhaust: somebody where you are has +2 in one skill, which you name, for the rest of the phase.
ahlcg-01042-look-up = exhaust it: somebody where you are has +2 in one skill for the rest of the phase
ahlcg-01043 = Cryptic Research
    .text = Fast; play it in your turn. Somebody where you are draws 3 cards.
ahlcg-01044 = Switchblade
    .text = Fast. Action: fight; success by 2 or more means +1 damage.
ahlcg-01044-stab = fight; +1 damage if you succeed by 2 or more
ahlcg-01045 = Burglary
    .text = Action, exhaust: investigate; success brings 3 resources and no clues.
ahlcg-01045-break-in = exhaust it and investigate for 3 resources in place of clues
ahlcg-01046 = Pickpocketing
    .text = Reaction, when you have evaded an enemy: exhaust it and draw a card.
ahlcg-01046-pick-a-pocket = exhaust it and draw a card
ahlcg-01047 = .41 Derringer
    .text = 3 ammo. Action, 1 ammo: fight with +2 combat; success by 2 or more means +1 damage.
ahlcg-01047-shoot = fight for 1 ammo with +2 combat; +1 damage if you succeed by 2 or more
ahlcg-01048 = Leo De Luca
    .text = One more action in each of your turns.
ahlcg-01049 = Hard Knocks
    .text = Free, 1 resource each time: +1 combat or +1 agility in the test you are taking.
ahlcg-01049-punch = pay 1 resource for +1 combat in this test
ahlcg-01049-duck = pay 1 resource for +1 agility in this test
ahlcg-01050 = Elusive
    .text = Fast; play it in your turn. You disengage from all enemies and move to any revealed location without enemies.
ahlcg-01051 = Backstab
    .text = Fight with agility in place of combat and +2 damage.
ahlcg-01052 = Sneak Attack
    .text = An exhausted enemy where you are takes 2 damage.
ahlcg-01053 = Opportunist
    .text = For your own tests only. If you succeed by 3 or more, it comes back to your hand.
ahlcg-01054 = Leo De Luca
    .text = One more action in each of your turns.
ahlcg-01055 = Cat Burglar
    .text = +1 agility. Action, exhaust: disengage from all enemies and move to a connected location, without attacks of opportunity.
ahlcg-01055-over-the-roofs = exhaust it, disengage from all enemies and move to a connected location
ahlcg-01056 = Sure Gamble
    .text = Fast; play it when you have revealed a token with a minus. The minus becomes a plus.
ahlcg-01057 = Hot Streak
    .text = Brings you 10 resources.
ahlcg-01058 = Forbidden Knowledge
    .text = 4 secrets, discarded when empty. Free, exhaust and 1 horror: a secret of it becomes a resource of yours.
ahlcg-01058-trade = exhaust it and take 1 horror to turn a secret into a resource
ahlcg-01059 = Holy Rosary
    .text = +1 willpower. Can take 2 horror for you.
ahlcg-01060 = Shrivelling
    .text = 4 charges. Action, 1 charge: fight with willpower in place of combat and +1 damage. A skull, cultist, tablet, elder thing or tentacles costs you 1 horror.
ahlcg-01060-wither = fight for 1 charge with willpower and +1 damage; a bad symbol costs 1 horror
ahlcg-01061 = Scrying
    .text = 3 charges. Action, exhaust and 1 charge: see the top 3 cards of an investigator’s deck or the encounter deck and put them back in the order you like.
ahlcg-01061-gaze = use 1 charge to see and reorder the top 3 cards of a deck
ahlcg-01062 = Arcane Studies
    .text = Free, 1 resource each time: +1 willpower or +1 intellect in the test you are taking.
ahlcg-01062-concentrate = pay 1 resource for +1 willpower in this test
ahlcg-01062-recall = pay 1 resource for +1 intellect in this test
ahlcg-01063 = Arcane Initiate
    .text = Forced: enters play with 1 doom. Free, exhaust: look for a Spell among the top 3 cards of your deck, draw it, shuffle.
ahlcg-01063-arrive = 1 doom on it
ahlcg-01063-study = exhaust it to look for a Spell among the top 3 cards of your deck
ahlcg-01064 = Drawn to the Flame
    .text = You draw an encounter card; after that you discover 2 clues where you are.
ahlcg-01065 = Ward of Protection
    .text = Fast; play it when you draw a treachery that is no weakness. Its revelation does not happen, and you take 1 horror.
ahlcg-01066 = Blinding Light
    .text = Evade with willpower in place of agility; success also deals 1 damage. A skull, cultist, tablet, elder thing or tentacles costs you an action.
ahlcg-01067 = Fearless
    .text = Success heals 1 horror of yours.
ahlcg-01068 = Mind Wipe
    .text = Fast; play it when a phase has begun. An enemy where you are, not an Elite one, loses its text for this phase, its traits excepted.
ahlcg-01069 = Blinding Light
    .text = Evade with willpower in place of agility; success also deals 2 damage. A skull, cultist, tablet, elder thing or tentacles costs you an action and 1 horror.
ahlcg-01070 = Book of Shadows
    .text = One more arcane slot. Action, exhaust: 1 more charge on a Spell you control.
ahlcg-01070-read = exhaust it to put 1 more charge on a Spell of yours
ahlcg-01071 = Grotesque Statue
    .text = 4 charges, discarded when empty. Reaction, 1 charge, when you would reveal a chaos token: reveal two and choose which one counts.
ahlcg-01071-stare = use 1 charge to reveal two tokens and choose one
ahlcg-01072 = Leather Coat
    .text = Can take 2 damage for you.
ahlcg-01073 = Scavenging
    .text = Reaction, exhaust, when an investigation of yours has succeeded by 2 or more: take an Item from your discard pile back into your hand.
ahlcg-01073-rummage = exhaust it and take an Item back from your discard pile
ahlcg-01074 = Baseball Bat
    .text = Action: fight with +2 combat and +1 damage. After a skull or tentacles the bat is discarded.
ahlcg-01074-swing = fight with +2 combat and +1 damage; a skull or tentacles breaks the bat
ahlcg-01075 = Rabbit’s Foot
    .text = Reaction, when you have failed a test: exhaust it and draw a card.
ahlcg-01075-rub = exhaust it and draw a card
ahlcg-01076 = Stray Cat
    .text = Free: discard the cat to evade, without a test, an enemy where you are that is not Elite.
ahlcg-01076-run = discard the cat to evade an enemy where you are
ahlcg-01077 = Dig Deep
    .text = Free, 1 resource each time: +1 willpower or +1 agility in the test you are taking.
ahlcg-01077-endure = pay 1 resource for +1 willpower in this test
ahlcg-01077-dash = pay 1 resource for +1 agility in this test
ahlcg-01078 = Cunning Distraction
    .text = You evade every enemy where you are, without a test.
ahlcg-01079 = “Look what I found!”
    .text = Fast; play it when you have failed to investigate by 2 or less. You discover 2 clues where you are.
ahlcg-01080 = Lucky!
    .text = Fast; play it when you are about to fail a test. Your skill value is 2 higher.
ahlcg-01081 = Survival Instinct
    .text = When an evasion succeeds, the evader may also disengage from all other enemies and may move to a connected location.
ahlcg-01082 = Aquinnah
    .text = Reaction, when an enemy attacks you: exhaust her and put 1 horror on her; its damage goes to another enemy where you are. Its horror is still yours.
ahlcg-01082-turn-aside = exhaust her for 1 horror: the damage goes to another enemy where you are
ahlcg-01083 = Close Call
    .text = Fast; play it when an enemy where you are, no weakness and not Elite, has been evaded. It is shuffled into the encounter deck.
ahlcg-01084 = Lucky!
    .text = Fast; play it when you are about to fail a test. Your skill value is 2 higher, and you draw a card.
ahlcg-01085 = Will to Survive
    .text = Fast; play it in your turn. Your tests need no chaos tokens until the turn ends.
ahlcg-01086 = Knife
    .text = Action: fight with +1 combat. Action, discard it: fight with +2 combat and +1 damage.
ahlcg-01086-stab = fight with +1 combat
ahlcg-01086-throw = discard it to fight with +2 combat and +1 damage
ahlcg-01087 = Flashlight
    .text = 3 supplies. Action, 1 supply: investigate; the shroud is 2 lower.
ahlcg-01087-shine = use 1 supply to investigate at 2 shroud less
ahlcg-01088 = Emergency Cache
    .text = Brings you 3 resources.
ahlcg-01089 = Guts
    .text = Success draws a card. Only one of these in a test.
ahlcg-01090 = Perception
    .text = Success draws a card. Only one of these in a test.
ahlcg-01091 = Overpower
    .text = Success draws a card. Only one of these in a test.
ahlcg-01092 = Manual Dexterity
    .text = Success draws a card. Only one of these in a test.
ahlcg-01093 = Unexpected Courage
    .text = Only one of these in a test.
ahlcg-01094 = Bulletproof Vest
    .text = Can take 4 damage for you.
ahlcg-01095 = Elder Sign Amulet
    .text = Can take 4 horror for you.
ahlcg-01096 = Amnesia
    .text = You keep one card of your hand and discard the others. Weaknesses cannot be discarded.
ahlcg-01096-forget = all cards of the hand but one are discarded
ahlcg-01097 = Paranoia
    .text = You lose every resource you have.
ahlcg-01097-hide-everything = every resource is lost
ahlcg-01098 = Haunted
    .text = Goes into your threat area: all your skills are 1 lower. Two actions: get rid of it.
ahlcg-01098-follow = it goes into the threat area: all skills are 1 lower
ahlcg-01098-exorcise = spend two actions to get rid of it
ahlcg-01099 = Psychosis
    .text = Goes into your threat area. Forced: whenever you have taken horror, 1 direct damage. Two actions: get rid of it.
ahlcg-01099-snap = it goes into the threat area
ahlcg-01099-hurt-yourself = the horror brings 1 direct damage
ahlcg-01099-calm-down = spend two actions to get rid of it
ahlcg-01100 = Hypochondria
    .text = Goes into your threat area. Forced: whenever you have taken damage, 1 direct horror. Two actions: get rid of it.
ahlcg-01100-worry = it goes into the threat area
ahlcg-01100-fear-the-worst = the damage brings 1 direct horror
ahlcg-01100-calm-down = spend two actions to get rid of it
ahlcg-01101 = Mob Enforcer
    .text = Hunter; only his bearer is his prey. Action, parley: pay 4 resources to get rid of him.
ahlcg-01101-pay-him = pay 4 resources to get rid of him
ahlcg-01102 = Silver Twilight Acolyte
    .text = Hunter; only its bearer is its prey. Forced: each attack it makes puts 1 doom on the agenda.
ahlcg-01102-report = its attack puts 1 doom on the agenda
ahlcg-01103 = Stubborn Detective
    .text = Hunter; only its bearer is its prey. Where it is, your investigator card has no text, its traits excepted.
ahlcg-01104 = The Gathering
    .text = Skull: -1 per Ghoul where you are (hard: -2; failure fetches and draws a Ghoul). Cultist: -1, failure costs 1 horror (hard: another token, 2 horror). Tablet: -2, with a Ghoul where you are 1 damage (hard: -4, 1 damage and 1 horror).
ahlcg-01105 = What’s Going On?!
    .text = Advances when there is enough doom in play.
ahlcg-01105-back = The lead investigator decides: a random card of everybody’s hand is lost, or the decider takes 2 horror.
ahlcg-01105-cards = Everybody loses a random card of the hand
ahlcg-01105-horror = You take 2 horror
ahlcg-01106 = Rise of the Ghouls
    .text = Advances when there is enough doom in play.
ahlcg-01106-back = The encounter discard pile is shuffled in, and cards are turned up until there is a Ghoul: the lead investigator draws it.
ahlcg-01107 = They’re Getting Out!
    .text = Forced, as the enemy phase ends: each unengaged Ghoul takes a step towards the Parlor. Forced, as the round ends: 1 doom on the agenda per Ghoul in the Hallway or the Parlor.
ahlcg-01107-back = In the first two acts: resolution 3. In the third, everybody who has not resigned is defeated with 1 physical trauma.
ahlcg-01107-crawl = each unengaged Ghoul takes a step towards the Parlor
ahlcg-01107-gather = 1 doom for each Ghoul in the Hallway or the Parlor
ahlcg-01108 = Trapped
    .text = Advances when the group spends enough clues.
ahlcg-01108-back = The Hallway, the Attic, the Cellar and the Parlor are laid out. Enemies in the Study are discarded, everybody is in the Hallway now, and the Study is gone.
ahlcg-01109 = The Barrier
    .text = Objective: the clues can be spent only as the round ends, by the group in the Hallway.
ahlcg-01109-back = The way into the Parlor is open. The Parlor is revealed, Lita Chantler is in it, and the Ghoul Priest spawns in the Hallway.
ahlcg-01109-break-the-barrier = spend the clues of those in the Hallway and advance the act
ahlcg-01110 = What Have You Done?
    .text = Objective: defeat the Ghoul Priest.
ahlcg-01110-back = The lead investigator decides whether the house is to burn.
ahlcg-01110-burn = The house burns (resolution 1)
ahlcg-01110-keep = The house stays (resolution 2)
ahlcg-01110-over = the Ghoul Priest is defeated, and the act advances
ahlcg-01111 = Study
ahlcg-01112 = Hallway
ahlcg-01113 = Attic
    .text = Forced: entering costs 1 horror. Victory 1.
ahlcg-01113-smell = entering costs 1 horror
ahlcg-01114 = Cellar
    .text = Forced: entering costs 1 damage. Victory 1.
ahlcg-01114-cold = entering costs 1 damage
ahlcg-01115 = Parlor
    .text = Action: resign. Action, parley, while nobody controls Lita Chantler: test intellect (4); success wins her over.
ahlcg-01115-flee = resign
ahlcg-01115-persuade = test intellect (4) to win Lita Chantler over
ahlcg-01116 = Ghoul Priest
    .text = Hunter, retaliate. Prey: highest combat. Victory 2.
ahlcg-01117 = Lita Chantler
    .text = Only when somebody controls her: investigators at her location have +1 combat. Reaction, when one of them attacks a Monster with success: +1 damage.
ahlcg-01117-avenge = +1 damage to the Monster
ahlcg-01118 = Flesh-Eater
    .text = Spawns in the Attic. Victory 1.
ahlcg-01119 = Icy Ghoul
    .text = Spawns in the Cellar. Victory 1.
ahlcg-01120 = The Midnight Masks
    .text = Skull: minus the most doom on one Cultist (hard: all doom in play). Cultist: -2 and 1 doom on the nearest Cultist (hard: on each; without any, another token). Tablet: -3, failure drops 1 of your clues (hard: -4, all of them).
ahlcg-01121a = Predator or Prey?
    .text = Action: resign.
ahlcg-01121a-back = This card turns into an enemy: The Masked Hunter.
ahlcg-01121a-go-home = resign
ahlcg-01121b = The Masked Hunter
    .text = Hunter. Prey: most clues; spawns engaged with that investigator. +2 health per investigator. Engaged with it, you can neither discover nor spend clues. Victory 2.
ahlcg-01122 = Time Is Running Short
    .text = Action: resign.
ahlcg-01122-back = It is midnight: resolution 2.
ahlcg-01122-go-home = resign
ahlcg-01123 = Uncovering the Conspiracy
    .text = Action, 2 clues per investigator, paid together: draw the next Cultist. Objective: six unique Cultists in the victory display; not all six are in that deck.
ahlcg-01123-back = The whole cult is uncovered: resolution 1.
ahlcg-01123-follow-a-lead = spend 2 clues per investigator together to draw from the Cultist deck
ahlcg-01123-know-them-all = six unique Cultists are found, and the act advances
ahlcg-01124 = Your House
    .text = Forced: the Ghoul Priest spawns here and nowhere else. Action, once a turn: a card and a resource for you.
ahlcg-01124-wait-for-you = the Ghoul Priest spawns here
ahlcg-01124-rest = draw a card and take a resource
ahlcg-01125 = Rivertown
ahlcg-01126 = Southside (Historical Society)
    .text = Action, once a game for each: draw 3 cards.
ahlcg-01126-look-things-up = draw 3 cards
ahlcg-01127 = Southside (Ma’s Boarding House)
    .text = Action, once a game for each: take an Ally asset from your deck into your hand, then shuffle.
ahlcg-01127-ask-around = take an Ally from your deck into your hand
ahlcg-01128 = St. Mary’s Hospital
    .text = Action, once a game for each: you heal 3 damage.
ahlcg-01128-be-treated = heal 3 damage
ahlcg-01129 = Miskatonic University
    .text = Action: look for a Tome or a Spell among the top 6 cards of your deck, take it, shuffle. Victory 1.
ahlcg-01129-study = look for a Tome or a Spell among the top 6 cards of your deck
ahlcg-01130 = Downtown (First Bank of Arkham)
    .text = Action, once a game for each: 3 resources for you.
ahlcg-01130-withdraw = take 3 resources
ahlcg-01131 = Downtown (Arkham Asylum)
    .text = Action, once a game for each: you heal 3 horror. Victory 1.
ahlcg-01131-be-calmed = heal 3 horror
ahlcg-01132 = Easttown
    .text = Ally assets that you play here cost 2 less.
ahlcg-01133 = Graveyard
    .text = Forced, when you have entered: test willpower (3); if you fail, take 2 horror or go to Rivertown. Victory 1.
ahlcg-01133-horror = Take 2 horror
ahlcg-01133-rivertown = Go to Rivertown
ahlcg-01133-shudder = entering takes a test of willpower (3)
ahlcg-01134 = Northside
    .text = Action, 5 resources, once a game for the whole group: 2 clues for you from the supply. Victory 1.
ahlcg-01134-bribe = pay 5 resources for 2 clues from the supply
ahlcg-01135 = Hunting Shadow
    .text = Peril. Choose: spend a clue, or take 2 damage.
ahlcg-01135-clue = Spend 1 clue
ahlcg-01135-damage = Take 2 damage
ahlcg-01135-follow = a clue must be spent, or 2 damage taken
ahlcg-01136 = False Lead
    .text = If you have no clues: surge. If you have any, test intellect (4): you drop a clue here for each point you fail by.
ahlcg-01136-mislead = without clues, surge; with clues, a test of intellect (4)
ahlcg-01137 = “Wolf-Man” Drew
    .text = Spawns Downtown. Forced: he heals 1 damage whenever he attacks. Victory 1.
ahlcg-01137-feed = the attack heals 1 damage of his
ahlcg-01138 = Herman Collins
    .text = Spawns in the Graveyard. Action, parley: discard 4 cards of your hand to put him into the victory display. Victory 1.
ahlcg-01138-talk = discard 4 cards to put him into the victory display
ahlcg-01139 = Peter Warren
    .text = Spawns at Miskatonic University. Action, parley: spend 2 clues to put him into the victory display. Victory 1.
ahlcg-01139-talk = spend 2 clues to put him into the victory display
ahlcg-01140 = Victoria Devereux
    .text = Spawns in Northside. Action, parley: pay 5 resources to put her into the victory display. Victory 1.
ahlcg-01140-talk = pay 5 resources to put her into the victory display
ahlcg-01141 = Ruth Turner
    .text = Spawns at St. Mary’s Hospital. Forced: once evaded, she goes to the victory display. Victory 1.
ahlcg-01141-give-in = once evaded, she goes to the victory display
ahlcg-01142 = The Devourer Below
    .text = Skull: -1 per Monster in play (hard: -3; failure fetches and draws a Monster). Cultist: -2, 1 doom on the nearest enemy (hard: -4, 2 doom). Tablet: -3, with a Monster where you are 1 damage (hard: -5, 1 damage and 1 horror). Elder thing: -5 (hard: -7); with an Ancient One in play another token.
ahlcg-01143 = The Arkham Woods
    .text = Advances when there is enough doom in play.
ahlcg-01143-back = The encounter discard pile is shuffled in, and cards are turned up until there is a Monster: it spawns on the Main Path and gets 1 doom.
ahlcg-01144 = The Ritual Begins
    .text = All enemies have +1 fight and +1 evade.
ahlcg-01144-back = In player order everybody tests willpower (6); failure brings a random basic Madness into the hand.
ahlcg-01145 = Vengeance Awaits
    .text = Forced, when it advances: in the first act the Ritual Site is laid out, in a later one its enemies are discarded; then Umôrdhoth spawns there.
ahlcg-01145-back = From now on its other side, The Devourer Below, is both the act and the agenda.
ahlcg-01145-awaken = Umôrdhoth spawns at the Ritual Site
ahlcg-01145b = The Devourer Below
    .text = Both the act and the agenda. Objective: defeat Umôrdhoth (resolution 2).
ahlcg-01145b-back = Umôrdhoth is defeated: resolution 2.
ahlcg-01145b-prevail = Umôrdhoth is defeated
ahlcg-01146 = Investigating the Trail
    .text = Advances when the group spends enough clues.
ahlcg-01146-back = The Ritual Site is laid out, unless it is there already, and every cultist who got away spawns on the Main Path.
ahlcg-01147 = Into the Darkness
    .text = Objective: an investigator enters the Ritual Site.
ahlcg-01147-back = The encounter discard pile is shuffled in, and cards are turned up until there is an enemy, or two with 3 or more players: they spawn at the Ritual Site.
ahlcg-01147-find-them = the Ritual Site is found, and the act advances
ahlcg-01148 = Disrupting the Ritual
    .text = Action, 1 clue: a test of willpower or of agility against 3; success puts a clue on the act. Objective: 2 clues per investigator on the act.
ahlcg-01148-back = The ritual is broken: resolution 1.
ahlcg-01148-break-the-spell = spend 1 clue and test willpower (3) to put a clue on the act
ahlcg-01148-spoil-the-circle = spend 1 clue and test agility (3) to put a clue on the act
ahlcg-01149 = Main Path
    .text = Connected to all other Woods. Action: resign.
ahlcg-01149-give-up = resign
ahlcg-01150 = Arkham Woods (Unhallowed Ground)
    .text = Forced, when you have entered: test willpower (4); failure costs 1 damage and 1 horror.
ahlcg-01150-tremble = entering takes a test of willpower (4)
ahlcg-01151 = Arkham Woods (Twisting Paths)
    .text = Forced, when you move out: test intellect (3); if you fail, you stay.
ahlcg-01151-lose-the-way = moving out takes a test of intellect (3)
ahlcg-01152 = Arkham Woods (Old House)
    .text = Every investigation here tests willpower.
ahlcg-01153 = Arkham Woods (Cliffside)
    .text = Every investigation here tests agility.
ahlcg-01154 = Arkham Woods (Tangled Thicket)
    .text = Every investigation here tests combat.
ahlcg-01155 = Arkham Woods (Quiet Glade)
    .text = Action, once a turn: you heal 1 damage or 1 horror.
ahlcg-01155-damage = Heal 1 damage
ahlcg-01155-horror = Heal 1 horror
ahlcg-01155-rest = heal 1 damage or 1 horror
ahlcg-01156 = Ritual Site
    .text = Forced, as the round ends: its clues are filled up to 2 per investigator.
ahlcg-01156-chant-on = its clues are filled up to 2 per investigator
ahlcg-01157 = Umôrdhoth
    .text = Hunter, massive. +4 health per investigator. Forced: ready again whenever an investigator’s turn ends. Action, with Lita Chantler under your control: give her to him (resolution 3).
ahlcg-01157-stir = the turn is over, and he is ready again
ahlcg-01157-sacrifice-lita = give Lita Chantler to him (resolution 3)
ahlcg-01158 = Umôrdhoth’s Wrath
    .text = Test willpower (5). Each point of failure costs, as you choose, a card of your hand or 1 damage and 1 horror.
ahlcg-01158-discard = Discard a card
ahlcg-01158-suffer = Take 1 damage and 1 horror
ahlcg-01158-rage = a test of willpower (5)
ahlcg-01159 = Swarm of Rats
    .text = Hunter.
ahlcg-01160 = Ghoul Minion
ahlcg-01161 = Ravenous Ghoul
    .text = Prey: least health left.
ahlcg-01162 = Grasping Hands
    .text = Test agility (3): each point you fail by costs 1 damage.
ahlcg-01162-grasp = a test of agility (3)
ahlcg-01163 = Rotting Remains
    .text = Test willpower (3): each point you fail by costs 1 horror.
ahlcg-01163-rot = a test of willpower (3)
ahlcg-01164 = Frozen in Fear
    .text = Goes into your threat area: your first move, fight or evasion of each round takes one more action. Forced, as your turn ends: test willpower (3); success gets rid of it.
ahlcg-01164-freeze = it goes into the threat area
ahlcg-01164-recover = a test of willpower (3) to get rid of it
ahlcg-01165 = Dissonant Voices
    .text = Goes into your threat area: you can play neither assets nor events. Forced: it is discarded as the round ends.
ahlcg-01165-whisper = it goes into the threat area
ahlcg-01165-fade = the round ends, and it is discarded
ahlcg-01166 = Ancient Evils
    .text = 1 doom on the agenda, which may advance at once.
ahlcg-01166-stir = 1 doom on the agenda
ahlcg-01167 = Crypt Chill
    .text = Test willpower (4): failure costs you an asset of your choice, or 2 damage if you can discard none.
ahlcg-01167-chill = a test of willpower (4)
ahlcg-01168 = Obscuring Fog
    .text = Stays on your location, one at most: +2 shroud. Forced: a successful investigation there lifts it.
ahlcg-01168-roll-in = it stays on the location: +2 shroud
ahlcg-01168-lift = the investigation lifts it
ahlcg-01169 = Acolyte
    .text = Spawns at an empty location. Forced: enters play with 1 doom.
ahlcg-01169-prepare = 1 doom on it
ahlcg-01170 = Wizard of the Order
    .text = Retaliate. Spawns at an empty location. Forced: gets 1 doom as the mythos phase ends.
ahlcg-01170-chant = 1 doom on it
ahlcg-01171 = Mysterious Chanting
    .text = 2 doom on the nearest Cultist. If none is in play, fetch one from the encounter deck or its discard pile, draw it and shuffle.
ahlcg-01171-rise = 2 doom on the nearest Cultist, or one is fetched
ahlcg-01172 = Hunting Nightgaunt
    .text = Hunter. When you try to evade it, the minus of each chaos token counts double.
ahlcg-01173 = On Wings of Darkness
    .text = Test agility (4). Failure costs 1 damage and 1 horror, shakes off all enemies but Nightgaunts and takes you to a Central location.
ahlcg-01173-swoop = a test of agility (4)
ahlcg-01174 = Locked Door
    .text = Stays on the location with the most clues that has no Locked Door: nobody can investigate there. Action: test combat (4) or agility (4); success gets rid of it.
ahlcg-01174-lock = it stays on the location with the most clues
ahlcg-01174-break-down = test combat (4) to break it down
ahlcg-01174-pick-the-lock = test agility (4) to pick the lock
ahlcg-01175 = Screeching Byakhee
    .text = Hunter. Prey: least sanity left. +1 fight and +1 evade while engaged with somebody who has 4 sanity or less left. Victory 1.
ahlcg-01176 = The Yellow Sign
    .text = Test willpower (4). Failure costs 2 horror, and you draw a Madness weakness from your deck, which is then shuffled.
ahlcg-01176-look-up = a test of willpower (4)
ahlcg-01177 = Yithian Observer
    .text = Prey: fewest cards in hand. Forced, when it attacks you: you lose a random card of your hand; if you have none, +1 damage and +1 horror. Victory 1.
ahlcg-01177-study = a random card of the hand is lost, or the attack is worse by 1 damage and 1 horror
ahlcg-01178 = Offer of Power
    .text = Peril. Choose: 2 cards for you and 2 doom on the agenda, which may advance at once; or 2 horror.
ahlcg-01178-accept = Draw 2 cards; 2 doom on the agenda
ahlcg-01178-refuse = Take 2 horror
ahlcg-01178-whisper = 2 cards and 2 doom, or 2 horror
ahlcg-01179 = Relentless Dark Young
    .text = Prey: lowest agility. Forced: it heals 2 damage as the round ends. Victory 1.
ahlcg-01179-regrow = it heals 2 damage
ahlcg-01180 = Goat Spawn
    .text = Hunter, retaliate. Forced, when it is defeated: 1 horror to everybody at its location.
ahlcg-01180-burst = 1 horror to everybody at its location
ahlcg-01181 = Young Deep One
    .text = Hunter. Prey: lowest combat. Forced: once it has engaged you, you take 1 horror.
ahlcg-01181-stare = its coming costs 1 horror
ahlcg-01182 = Dreams of R’lyeh
    .text = Goes into your threat area: your willpower and your sanity are 1 lower. Action: test willpower (3); success gets rid of it.
ahlcg-01182-dream = it goes into the threat area
ahlcg-01182-wake = test willpower (3) to get rid of it
ahlcg-02157 = Relic Hunter
    .text = Permanent: it begins in play and cannot leave it. One more accessory slot.
ahlcg-02158 = Charisma
    .text = Permanent: it begins in play and cannot leave it. One more ally slot.
ahlcg-02194 = Emergency Cache
    .text = Brings you 3 resources and a card.
ahlcg-02261 = “I’ve had worse…”
    .text = Fast; play it when you are dealt damage or horror. Cancel up to 5 of it; each point cancelled is a resource for you.
ahlcg-02308 = Aquinnah
    .text = Reaction, when an enemy attacks you: exhaust her and put 1 horror on her; its damage goes to any enemy where you are, even the attacker. Its horror is still yours.
ahlcg-02308-turn-aside = exhaust her for 1 horror: the damage goes to any enemy where you are
ahlcg-03031 = Lockpicks
    .text = 3 supplies, discarded when empty. Action, exhaust: investigate with your agility added. Unless you succeed by 2 or more, a supply is lost.
ahlcg-03031-pick = exhaust them to investigate with your agility added
ahlcg-03230 = First Aid
    .text = 4 supplies, discarded when empty. Action, 1 supply: an investigator or an Ally where you are heals 1 damage and 1 horror.
ahlcg-03230-treat = use 1 supply to heal 1 damage and 1 horror where you are
ahlcg-03234 = .41 Derringer
    .text = 3 ammo. Action, 1 ammo: fight with +2 combat; +1 damage if you succeed by 1 or more; once a turn, one more action if by 3 or more.
ahlcg-03234-shoot = fight for 1 ammo with +2 combat; +1 damage if you succeed by 1, one more action if by 3
ahlcg-03236 = Scrying
    .text = 3 charges. Free, exhaust and 1 charge: see the top 3 cards of an investigator’s deck or the encounter deck and put them back in the order you like. A Terror or an Omen among them costs 1 horror.
ahlcg-03236-gaze = use 1 charge to see and reorder the top 3 cards of a deck
ahlcg-05324 = Eucatastrophe
    .text = Fast; play it when you reveal a token that would bring your skill value to 0, tentacles included. It counts as an elder sign.
ahlcg-06279 = Old Book of Lore
    .text = 2 secrets. Action, exhaust: an investigator where you are picks one of the top 3 cards of their deck, draws it and shuffles. For 1 secret they may play it at once, 2 cheaper.
ahlcg-06279-read = exhaust it: somebody where you are draws one of the top 3 cards of their deck
ahlcg-51007 = Rite of Seeking
    .text = 3 charges. Action, 1 charge: investigate with willpower in place of intellect, +2, for one clue more. A skull, cultist, tablet, elder thing or tentacles ends your turn after the test.
ahlcg-51007-seek = use 1 charge to investigate with willpower +2 for one clue more; a bad symbol ends your turn
ahlcg-60227 = Seeking Answers
    .text = Investigate; success discovers, in place of a clue here, 2 clues in all from here and connected locations.

## Ready phrases

ahlcg-phrase-me-first = Let me go first.
ahlcg-phrase-you-first = { $seat }, will you go first?
ahlcg-phrase-wait = Wait a moment.
ahlcg-phrase-go-on = Go ahead.
ahlcg-phrase-can-commit = I can commit something to this test.
ahlcg-phrase-cannot-commit = I have nothing for this test.
ahlcg-phrase-need-help = I could use some help here.
ahlcg-phrase-fight = I will deal with the enemy.
ahlcg-phrase-evade = I will slip away.
ahlcg-phrase-investigate = I will look for clues.
ahlcg-phrase-move-on = I will go and see what is further on.
ahlcg-phrase-come-to-me = { $seat }, can you come over here?
ahlcg-phrase-stay-away = Better keep away from here.
ahlcg-phrase-badly-hurt = I cannot take much more.
ahlcg-phrase-no-resources = I am short of resources.
ahlcg-phrase-yes = Yes.
ahlcg-phrase-no = No.
ahlcg-phrase-well-done = Well done!

## Decks

ahlcg-deck-size = The deck has { $n } of { $needed } cards.
ahlcg-deck-copies = { $card } is in the deck too often: { $n }, at most { $most }.
ahlcg-deck-signature = { $card } is only for { $owner }.
ahlcg-deck-story = { $card } belongs to the story: only a scenario can add it.
ahlcg-deck-barred = { $seat } may not have { $card }{ $level ->
    [0] {""}
   *[any] {" "}({ $level })
}.
ahlcg-deck-lacking = { $card } has to be in it.
ahlcg-deck-experience = Cards with levels cost { $n } experience; { $most } is the most.

## The table in the browser

ahlcg-web-map = Map
ahlcg-web-table = The scenario
ahlcg-web-agenda = Agenda { $n }
ahlcg-web-act = Act { $n }
ahlcg-web-doom = Doom
ahlcg-web-doom-of = Doom { $n } of { $needed }
ahlcg-web-clues-of = Clues { $n } of { $needed }
ahlcg-web-bag = Chaos bag
ahlcg-web-encounter = Encounter deck
ahlcg-web-encounter-discard = Encounter discard
ahlcg-web-cultists = Cultist deck
ahlcg-web-victory = Victory display
ahlcg-web-aside = Set aside
ahlcg-web-log = Campaign log
ahlcg-web-log-empty = Nothing is written yet.
ahlcg-web-log-interrogated = Interrogated: { $cards }
ahlcg-web-log-got-away = Got away: { $cards }
ahlcg-web-log-lost = Lost for good: { $cards }
ahlcg-web-log-trauma = { $seat }: physical trauma { $physical }, mental trauma { $mental }, experience { $n }
ahlcg-web-note-house-burned = The house burned down.
ahlcg-web-note-house-standing = The house still stands.
ahlcg-web-note-ghoul-priest-alive = The Ghoul Priest is alive.
ahlcg-web-note-lita-found-others = Lita had to find others to help her.
ahlcg-web-note-past-midnight = Midnight has passed.
ahlcg-web-note-arkham-succumbed = Arkham fell to Umôrdhoth.
ahlcg-web-note-ritual-broken = The ritual was broken.
ahlcg-web-note-umordhoth-repelled = Umôrdhoth was driven back.
ahlcg-web-note-lita-sacrificed = Lita was given to Umôrdhoth.
ahlcg-web-unrevealed = Unrevealed
ahlcg-web-shroud = Shroud
ahlcg-web-clues = Clues
ahlcg-web-ways = Leads to: { $places }
ahlcg-web-no-way = No way out
ahlcg-web-health = Health
ahlcg-web-sanity = Sanity
ahlcg-web-taken-of = { $what }: { $left } of { $most } left
ahlcg-web-resources = Resources
ahlcg-web-actions-left = { $n ->
    [0] No actions left
    [one] 1 action left
   *[other] { $n } actions left
}
ahlcg-web-tome-actions = For Tomes: { $n }
ahlcg-web-area = In play
ahlcg-web-area-empty = Nothing in play
ahlcg-web-threat = Threat area
ahlcg-web-hand = Hand
ahlcg-web-hand-empty = No cards in hand
ahlcg-web-deck = Deck
ahlcg-web-discard = Discard
ahlcg-web-exhausted = Exhausted
ahlcg-web-engaged-count = { $n ->
    [one] 1 enemy engaged
   *[other] { $n } enemies engaged
}
ahlcg-web-lead = Lead investigator
ahlcg-web-turn = Takes a turn now
ahlcg-web-had-turn = Has had a turn
ahlcg-web-you = you
ahlcg-web-out-defeated = Defeated
ahlcg-web-out-resigned = Resigned
ahlcg-web-out-away = Away
ahlcg-web-others = The other investigators
ahlcg-web-show-hand = Hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ahlcg-web-test = Skill test
ahlcg-web-test-difficulty = Difficulty
ahlcg-web-test-tokens = Chaos tokens
ahlcg-web-test-committed = Committed
ahlcg-web-test-waits = No token yet
ahlcg-web-test-success = Success{ $n ->
    [0] {""}
   *[any] {" "}by { $n }
}
ahlcg-web-test-failure = Failure{ $n ->
    [0] {""}
   *[any] {" "}by { $n }
}
ahlcg-web-test-automatic = Automatic
ahlcg-web-resolving = Being resolved
ahlcg-web-question = To choose from
ahlcg-web-cost = Cost
ahlcg-web-cost-n = Cost { $n }
ahlcg-web-level-n = Level { $n }
ahlcg-web-fast = Fast
ahlcg-web-permanent = Permanent
ahlcg-web-icons = Icons: { $icons }
ahlcg-web-fight = Fight
ahlcg-web-evade = Evade
ahlcg-web-attack-damage = Damage it deals
ahlcg-web-attack-horror = Horror it deals
ahlcg-web-per-investigator = per investigator
# What a number of a thing is called, where its sources are told.
ahlcg-web-stat-health = { ahlcg-web-health }
ahlcg-web-stat-sanity = { ahlcg-web-sanity }
ahlcg-web-stat-fight = { ahlcg-web-fight }
ahlcg-web-stat-evade = { ahlcg-web-evade }
ahlcg-web-stat-attack-damage = { ahlcg-web-attack-damage }
ahlcg-web-stat-attack-horror = { ahlcg-web-attack-horror }
ahlcg-web-stat-shroud = { ahlcg-web-shroud }
ahlcg-web-stat-test-difficulty = { ahlcg-web-test-difficulty }
ahlcg-web-stat-test-skill = { ahlcg-web-test }
ahlcg-web-uses-ammo = Ammo
ahlcg-web-uses-charges = Charges
ahlcg-web-uses-supplies = Supplies
ahlcg-web-uses-secrets = Secrets
ahlcg-web-uses-resources = Resources
ahlcg-web-type-asset = Asset
ahlcg-web-type-event = Event
ahlcg-web-type-skill = Skill
ahlcg-web-type-enemy = Enemy
ahlcg-web-type-treachery = Treachery
ahlcg-web-type-location = Location
ahlcg-web-type-act = Act
ahlcg-web-type-agenda = Agenda
ahlcg-web-type-investigator = Investigator
ahlcg-web-type-scenario = Scenario
ahlcg-web-type-weakness = Weakness
ahlcg-web-type-story = Story asset
ahlcg-web-class-guardian = Guardian
ahlcg-web-class-seeker = Seeker
ahlcg-web-class-rogue = Rogue
ahlcg-web-class-mystic = Mystic
ahlcg-web-class-survivor = Survivor
ahlcg-web-class-neutral = Neutral
ahlcg-web-class-mythos = Mythos
ahlcg-web-trait-agency = Agency
ahlcg-web-trait-ally = Ally
ahlcg-web-trait-ancient-one = Ancient One
ahlcg-web-trait-arkham = Arkham
ahlcg-web-trait-armor = Armor
ahlcg-web-trait-blessed = Blessed
ahlcg-web-trait-byakhee = Byakhee
ahlcg-web-trait-cave = Cave
ahlcg-web-trait-central = Central
ahlcg-web-trait-charm = Charm
ahlcg-web-trait-creature = Creature
ahlcg-web-trait-criminal = Criminal
ahlcg-web-trait-cultist = Cultist
ahlcg-web-trait-curse = Curse
ahlcg-web-trait-dark-young = Dark Young
ahlcg-web-trait-deep-one = Deep One
ahlcg-web-trait-detective = Detective
ahlcg-web-trait-drifter = Drifter
ahlcg-web-trait-elite = Elite
ahlcg-web-trait-firearm = Firearm
ahlcg-web-trait-fortune = Fortune
ahlcg-web-trait-ghoul = Ghoul
ahlcg-web-trait-hazard = Hazard
ahlcg-web-trait-hex = Hex
ahlcg-web-trait-humanoid = Humanoid
ahlcg-web-trait-illicit = Illicit
ahlcg-web-trait-innate = Innate
ahlcg-web-trait-insight = Insight
ahlcg-web-trait-item = Item
ahlcg-web-trait-madness = Madness
ahlcg-web-trait-melee = Melee
ahlcg-web-trait-miskatonic = Miskatonic
ahlcg-web-trait-monster = Monster
ahlcg-web-trait-nightgaunt = Nightgaunt
ahlcg-web-trait-obstacle = Obstacle
ahlcg-web-trait-omen = Omen
ahlcg-web-trait-pact = Pact
ahlcg-web-trait-police = Police
ahlcg-web-trait-practiced = Practiced
ahlcg-web-trait-relic = Relic
ahlcg-web-trait-science = Science
ahlcg-web-trait-silver-twilight = Silver Twilight
ahlcg-web-trait-sorcerer = Sorcerer
ahlcg-web-trait-spell = Spell
ahlcg-web-trait-spirit = Spirit
ahlcg-web-trait-supply = Supply
ahlcg-web-trait-tactic = Tactic
ahlcg-web-trait-talent = Talent
ahlcg-web-trait-task = Task
ahlcg-web-trait-terror = Terror
ahlcg-web-trait-tome = Tome
ahlcg-web-trait-tool = Tool
ahlcg-web-trait-weapon = Weapon
ahlcg-web-trait-woods = Woods
ahlcg-web-trait-yithian = Yithian
ahlcg-web-unrevealed-about = Nobody has been here yet. It is turned over when an investigator enters.
ahlcg-web-deck-choose = Investigator
ahlcg-web-deck-for-campaign = A campaign (level 0)
ahlcg-web-deck-for-standalone = A single scenario (any level)
ahlcg-web-deck-start-starter = the starter deck
ahlcg-web-deck-start-stronger = the two-of-each deck
ahlcg-web-deck-start-empty = nothing
ahlcg-web-deck-experience-of = Experience: { $n }
ahlcg-web-deck-weaknesses = Random basic weaknesses at the table: { $n }
ahlcg-web-deck-class-all = All classes
ahlcg-web-deck-class = Class
ahlcg-web-deck-import-about = Paste a list (one card a line: 2x Machete) or JSON from ArkhamDB.
ahlcg-web-deck-export-json = ArkhamDB JSON
