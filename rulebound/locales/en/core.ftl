### What every game says.
###
### $seat is a player: a name that somebody typed, or core-seat. A typed name has no cases, so in languages that
### have them, word the sentence so that $seat stands in the nominative, and so that no verb shows its gender.
### $card, $pile, $phase, $what, $ability are terms of the game (or lists of them). They may have the attributes
### .acc .gen .dat .ins .loc; a message then says { $card-acc }. Without them the nominative is put in.
###
### A choice by number that needs no plural forms has the default *[any]; any other needs all of the language's forms:
### one and other here, one, few and many in Ukrainian and Russian.

core-seat = Player { $n }
# A card whose face the reader does not know.
core-card = a card

## Lists

core-list-empty = nothing
core-list-more = { $list }, { $item }
core-list-last = { $list } and { $item }

## Windows: the moments at which something may be done

core-window-action = Player actions
core-window-instead = Instead of what would happen
core-window-cancel = Cancelling
core-window-when = Just before it happens
core-window-at = As it happens
core-window-after = After it has happened
core-window-forced = Forced effects
core-window-delayed = Delayed effects
core-window-reaction = Reactions

## Prompts

core-prompt-action = What will { $seat } do?
core-prompt-order = Several things happen at once. Which comes first?
core-prompt-react = Happening now: { $what }. Will you react?
core-prompt-choose = Choose one.
core-prompt-choose-several = { $least ->
    [0] { $most ->
        [1] Choose one, or none.
       *[any] Choose up to { $most }, or none.
    }
   *[any] { $most ->
        [1] Choose one.
       *[any] Choose { $least } to { $most }.
    }
}
# For several things when least and most are the same.
core-prompt-choose-exactly = { $n ->
    [one] Choose one.
   *[other] Choose { $n }.
}
core-prompt-may = This is up to you. Do it?
core-prompt-assign = How will you divide it?
core-prompt-pay = How will you pay?

# What a question is about, with whom it happens to; and where only the rules ask, the part of the game.
core-asked-for = { $what }, { $whom }
core-asked-round = Round { $n }
core-asked-before = Before the game goes on

## Options

core-option-pass = Pass
# Not a pass: the turn is over, and so many actions are given up.
core-option-end-turn = End turn{ $n ->
    [0] { "" }
    [one] , { $n } action unused
   *[other] , { $n } actions unused
}
core-option-done = Done
core-option-none = None of these
core-option-yes = Yes
core-option-no = No
core-option-decline = Rather not
core-option-thing = { $thing }
core-option-ability = { $card }: { $ability }
# Where one ability can answer several things that happened: which one.
core-option-ability-about = { $card }: { $ability } ({ $thing })
core-option-any-order = In any order
core-option-delayed = { $card }: the delayed effect

## Notes beside options that would read the same

core-note-nth = no. { $n } of { $all }

## Denials: why something cannot be chosen now

core-denied-limit = It has already been used as often as it may be.
core-denied-cost = You cannot pay for it: it takes { $need }, there are { $n }.
core-denied-working = It cannot be used now.
core-denied-condition = This is not the moment for it.
core-denied-cannot = Something in play forbids it.
core-denied-no-effect = It would change nothing.
core-denied-not-your-turn = It is not your turn.

## Log

core-log-round = Round { $round }.
core-log-phase = { $phase } begins.
core-log-turn = It is { $seat }’s turn.
core-log-shuffle = Shuffled: { $pile }.
core-log-draw = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
core-log-roll = { $seat } rolls { $dice }.
core-log-discard = Discarded: { $card }.
core-log-cancelled = Cancelled: { $what }.
core-log-cannot = That cannot happen: { $what }.
core-log-nothing = Nothing comes of it: { $what }.
core-log-no-way-out = There is no way out of it: { $what }.
core-log-no-effect = { $card }: it changes nothing.
core-log-instead = Something else happens in place of this: { $what }.
core-log-ability = { $seat } uses { $card }: { $ability }.
core-log-own-ability = { $seat } uses an ability of their own: { $ability }.
core-log-forced = { $card }: { $ability }.
core-log-pass = { $seat } passes.
core-log-undo = The last choice is taken back.
core-log-arranged = Arranged by hand: { $what }.
core-log-reseed = From here on, luck is drawn anew.
core-log-win = The players win! { $why }
core-log-loss = The players lose. { $why }

## What every client says around a table

core-won = You win!
core-lost = You lose.
core-winners = The winners: { $seats }!
core-no-winners = Nobody wins.
core-heading-denials = What you may not do now, and why
core-denials-none = Nothing you might expect is forbidden just now.
core-pile = { $pile }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
core-pile-of = { $seat }, { $pile }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
core-rule-empty = This clause has not been put into words yet.
core-wish-always = always: { $ability }
core-wish-never = never: { $ability }
core-story-choose = Chosen
core-story-refused = Refused
core-story-offered = Offered
core-story-asked = Asked
core-story-ended = The end
core-story-no-table = Such a table cannot be.
core-story-table = The table

## About the table itself: told to everybody, and no undo takes it away

core-note-chosen = { $name } chose the seed of this table, and may know what luck will bring.
core-note-save = This table comes from a save that { $name } uploaded: what it holds may be known.
core-note-saved = { $name } has taken a save of this table, with everything that is hidden in it.
core-note-fork = This table goes on from a moment of another one. Luck was drawn anew.
core-note-sat = { $name } sits down at seat { $n }.
core-note-took = { $name } takes over seat { $n }, with all that this seat knows.
core-note-left = { $name } gets up from seat { $n }.
core-note-host = { $name } is the host now.
core-note-bot-for = { $host } puts a bot in the place of { $name }, at seat { $n }.
core-note-bot = { $host } lets a bot play seat { $n }.
core-note-sent-away = { $host } sends { $name } away from seat { $n }.
core-note-opened = { $host } opens seat { $n } for somebody else.
core-note-new-seat = There is a new seat, no. { $n }: somebody may join.
core-note-seat-gone = Seat { $n } is gone again.
core-note-undone = This had been arranged by hand, and was taken back: { $what }.
core-note-tried = It was tried to put this right by hand, and could not be: { $what }.

## What the others are asked

core-wish-undo = { $name } wants to take back an answer.
core-wish-arrange = { $name } wants to put something right by hand: { $what }.
core-wish-take = { $name } wants to take over seat { $n }, with all that this seat knows.
core-wish-sit = { $name } wants to sit down at seat { $n }, which somebody else has held.
core-wish-remove = { $name } wants to remove this table for good, before the game is over.
core-form-then = { $first }, then { $second }
core-form-or = { $first } or { $second }
core-form-several = { $effects }
core-form-one-of = { $effects }
core-form-may = you may { $effect }
core-form-may-otherwise = you may { $effect }; if you do not, { $otherwise }
core-form-to = { $price } to { $effect }
core-form-unless = { $threat } unless you { $way_out }
core-prompt-one-of = Which of these?
core-option-form = { $thing }
core-option-leave = Leave it
core-option-otherwise = Otherwise: { $thing }
core-prompt-form = You may do this.
core-prompt-unless = Which will you bear?

## What cannot be done: options, seeds and saves that cannot be used

core-bad-option = { $game } has no option '{ $option }'. Its options: { $known }
core-bad-value = { $option } cannot be '{ $value }'. It can be: { $known }
core-bad-again = { $option } is said twice: '{ $one }' and '{ $other }'
core-bad-pair = an option is written key=value, not '{ $text }'
core-bad-table = { $game } is a game for { $least } to { $most }, not for { $n }
core-bad-person = there is nobody called '{ $name }' to play. There are: { $known }
core-bad-twice = nobody can be played twice ({ $clause })
core-bad-count = players: { $seats }, but named: { $n } ({ $clause })
core-bad-seed = a seed is a whole number from 0 to { $most }, or a word that begins with a letter and has at most { $long } characters, not '{ $seed }'
core-bad-game = there is no game '{ $game }' to play. There are: { $known }
core-bad-seat = this table has the seats 1 to { $n }, not { $seat }
core-save-at = { $path }: { $what }
core-save-folder = this is a folder, not a save
core-save-missing = there is no such file
core-save-foreign = this is not a save of Rulebound
core-save-empty = it is empty
core-save-format = its format is '{ $format }'; this Rulebound reads '{ $known }'
core-save-damaged = line { $line }: { $what }. Open it with --salvage to play on from the last answer that is whole
