### Lantern: everything that is said at its table.
###
### $seat is a player, $place a place, $card a card, $thing whatever an option is about. `.text` says what a card does.

lantern-title = Lantern
    .text = A ship is coming in. Keep the coast lit and kindle the beacon in the lighthouse until it burns high enough. When four lamps are dark, or the nights run out, the ship is lost.
lantern-choice-seats = Keepers
lantern-choice-roles = Roles
lantern-choice-roles-open = none, hands are open
lantern-choice-roles-secret = secret, one may be a wrecker

## Places

lantern-lighthouse = Lighthouse
lantern-harbour = Harbour
lantern-chapel = Chapel
lantern-cliff = Cliff
lantern-marsh = Marsh
lantern-wreck = Wreck
lantern-beacon = Beacon

## Phases

lantern-phase-dusk = Dusk
lantern-phase-watch = Watch
lantern-phase-vigil = Vigil
lantern-phase-dawn = Dawn

## Roles

lantern-keeper = Keeper
    .text = You win when the beacon guides the ship in.
lantern-wrecker = Wrecker
    .text = You win when the coast goes dark and the ship is lost.

## Piles and tokens

lantern-pile-hand = hand
lantern-pile-tools-in-play = tools in play
lantern-pile-role = role
lantern-pile-roles = roles
lantern-pile-hazards = hazards
lantern-pile-basket = basket
lantern-pile-tools = tool deck
lantern-pile-tool-discard = discarded tools
lantern-pile-nights = night deck
lantern-pile-night-discard = discarded nights
lantern-token-light = light

## Tools

lantern-oil-flask = Oil flask
    .text = At any time on your turn, discard it from your hand: take 2 oil.
lantern-oil-flask-empty = discard it for 2 oil
lantern-lens = Lens
    .text = You roll one more die to kindle. Action: exhaust it and spend 1 oil to add 2 light where you are.
lantern-lens-focus = exhaust it and spend 1 oil to add 2 light here
lantern-guide-rope = Guide rope
    .text = Once a night, after you move, exhaust it: move once more.
lantern-guide-rope-follow = exhaust it to move once more
lantern-shutter = Shutter
    .text = When a lamp is about to lose light, discard this from your hand: it keeps it.
lantern-shutter-shut = discard it, and the lamp keeps its light
lantern-matches = Matches
    .text = When a lamp is about to lose its last light, discard them: it keeps it, and you lose 1 oil if you have any.
lantern-matches-strike = discard them; the lamp keeps its light and you lose 1 oil
lantern-log-book = Log book
    .text = Action: exhaust it to look at the top night card.
lantern-log-book-consult = exhaust it to look at the top night card
lantern-storm-candle = Storm candle
    .text = After each vigil the lamp where you are loses 1 light. Action: exhaust it to add 1 light where you are.
lantern-storm-candle-gutter = the lamp where its keeper stands loses 1 light
lantern-storm-candle-flare = exhaust it to add 1 light here

## Nights

lantern-gust = Gust
    .text = The nearest lit lamp loses 1 light.
lantern-gust-blow = the nearest lit lamp loses 1 light
lantern-gale = Gale
    .text = Every lamp with 2 light or more loses 1.
lantern-gale-howl = every lamp with 2 light or more loses 1
lantern-fog = Fog
    .text = Hazard: whoever is here cannot move. It lifts at the end of the night.
lantern-fog-lift = it lifts
lantern-moths = Moths
    .text = Hazard: at the end of each night the lamp here loses 1 light. A keeper who is here may chase them off.
lantern-moths-swarm = the lamp where they are loses 1 light
lantern-moths-chase = chase them off
lantern-driftwood = Driftwood
    .text = You take 1 oil now, and 1 more when the watch ends.
lantern-driftwood-wash-up = you take 1 oil now and 1 more later
lantern-toll = Toll
    .text = The lamp where you are loses 1 light unless you lose 1 oil.
lantern-toll-ring = the lamp where you are loses 1 light unless you lose 1 oil
lantern-spring-tide = Spring tide
    .text = Nobody can move tonight.
lantern-spring-tide-rise = nobody can move tonight
lantern-embers = Embers
    .text = Hazard: the next time the lamp here loses light, it regains 1, and the embers are gone.
lantern-embers-glow = the lamp here regains 1 light

## What happens, as reactions and the log name it

lantern-event-lightlost = the { $thing } loses light
lantern-event-moved = { $thing } has moved
lantern-event-phasebegins = a phase begins
lantern-event-phaseends = a phase ends
lantern-event-roundbegins = a night begins
lantern-event-roundends = the night ends
lantern-event-used = { $thing } is used

## Prompts

lantern-prompt-action = { $n ->
    [one] What next? You have one action left.
   *[other] What will you do? You have { $n } actions.
}
lantern-prompt-vigil = The vigil: which card will you lay face down?
lantern-prompt-storm = The vigil was too weak. Which of the brightest lamps loses 1 light?
lantern-prompt-gust = A gust! Which of the nearest lamps loses 1 light?
lantern-prompt-follow = Where does the guide rope take you?
lantern-prompt-toll = The bell tolls. Will you lose 1 oil, or 1 light of the lamp where you are?
lantern-prompt-discard = { $n ->
    [one] Five cards are enough: discard one.
   *[other] Five cards are enough: discard { $n }.
}

## Options

lantern-option-move = Move to the { $thing }
lantern-option-fetch = Fetch oil (1, or 2 in the Harbour)
lantern-option-pour = Pour 1 oil into the lamp here
lantern-option-kindle = Kindle the beacon for 2 oil
lantern-option-draw = Draw a tool
lantern-option-equip = Equip: { $thing }
lantern-option-lay = Lay { $thing }
lantern-option-nothing = Lay nothing
lantern-option-pay = Lose 1 oil

## Denials

lantern-denied-tide = The causeways are under water on even nights.
lantern-denied-fog = Fog or tide keeps you where you are.
lantern-denied-full = You cannot hold more than 5 oil.
lantern-denied-oil = It takes { $need } oil, you have { $n }.
lantern-denied-bright = The lamp here cannot hold more light.
lantern-denied-elsewhere = Only in the lighthouse.
lantern-denied-no-tools = There is no tool left to draw.
lantern-denied-no-tool = It is used from the hand; it cannot be equipped.
lantern-denied-hands = You already have two tools in play.

## Log

lantern-log-night = { $seat } draws from the night: { $card }. { $card-text }
lantern-log-oil = { $seat } now has { $n } oil.
lantern-log-light = The lamp of the { $place } now has { $n } light.
lantern-log-lost = The lamp of the { $place } loses light: { $n } left.
lantern-log-dark = The lamp of the { $place } goes dark!
lantern-log-no-light = The lamp of the { $place } is dark already.
lantern-log-calm = No lamp is bright enough to lose light.
lantern-log-move = { $seat } goes to the { $place }.
lantern-log-kindle = { $seat } kindles the beacon, rolling { $dice }: { $n ->
    [0] no flame
    [one] one flame
   *[other] { $n } flames
}.
lantern-log-equip = { $seat } equips { $card }.
lantern-log-look = { $seat } looks at the top night card.
lantern-log-vigil = The vigil: glow { $glow } and a die of { $die }, to reach { $needed }.

## The end

lantern-log-keepers-win = The keepers win! { $why }
lantern-log-wrecker-wins = The wrecker wins! { $why }
lantern-log-keepers-lose = The keepers lose, though there was no wrecker among them. { $why }
lantern-won-beacon = The beacon burns high, and the ship comes in.
lantern-lost-dark = Four lamps are dark: the ship cannot find the coast.
lantern-lost-nights = The nights have run out, and the ship with them.

## The board

lantern-board-night = Night { $n }
lantern-board-beacon = Beacon { $flames } of { $needed }
lantern-board-dark = Dark lamps { $n } of 4
lantern-board-nights = { $n ->
    [one] { $n } night card left
   *[other] { $n } night cards left
}
lantern-board-tonight = Now: { $card }. { $card-text }
lantern-board-top = The next night card is { $card }, as you know.
lantern-board-dry = Causeways ({ $sign }) are dry tonight
lantern-board-wet = Causeways ({ $sign }) are under water tonight
lantern-board-you = you
lantern-board-lead = leads
lantern-board-oil = oil { $n }
lantern-board-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
lantern-board-exhausted = { $card }, exhausted
lantern-board-in-play = In play: { $cards }
lantern-board-in-hand = In hand: { $cards }
lantern-board-hand-hidden = { $n ->
    [0] an empty hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
lantern-board-role = Your role: { $card }
lantern-board-dark-lamp = dark
lantern-board-card = { $card }, glow { $n }
lantern-board-kindling = Dice to kindle with
lantern-web-stat-kindling = { lantern-board-kindling }
