### The terminal client and the command line. Command letters are the client's; only their meaning is worded here.
###
### Seeds, paths, commands, shares and means come as text, already put in figures; counts come as numbers.

terminal-title = Rulebound

## Headings

terminal-heading-log = What happened
terminal-heading-help = What you can type

## The decision

terminal-asked = { $seat }: { $prompt }
terminal-asked-all = All of you together: { $prompt }
terminal-asked-by = { $what }. { $prompt }
terminal-your-answer = Your choice (h for help):
terminal-again = { $n ->
    [one] { $n } action is given up by that: answer the same once more if you mean it.
   *[other] { $n } actions are given up by that: answer the same once more if you mean it.
}
terminal-bad-answer = “{ $answer }” is not a choice here. Type a number from the list, or h for help.
terminal-failed = The program failed here, and nothing changed: report it ({ $path } tells where), or choose another way.
terminal-denial = { $option }: { $reason }
terminal-press-enter = Press Enter.
terminal-pass-screen = The screen goes to { $seat }. Everyone else, please look away.

## Help: what the commands do

terminal-help-choose = a number, or several: choose it
terminal-help-why-not = why can I not do something?
terminal-help-undo = take back my last choice
terminal-help-undo-anyway = take it back even if something came to light; luck is then drawn anew
terminal-help-save = save the game, in a file if you name one: s my.save
terminal-help-quit = leave; the game is kept and can be resumed
terminal-help-help = this help
terminal-help-language = change the language: l en, l uk, l ru
terminal-help-explain = where do my numbers come from?
terminal-help-read = what is written on what stands at 2; or by its name: c lens
terminal-help-rule = read a clause of the rules, here the fourth
terminal-help-board = look at the table again (so does Enter)

## Explaining

terminal-explain-base = printed value
terminal-explain-none = There is nothing to explain here.
terminal-explained = { $what }: { $total } = { $steps }
terminal-read-blank = Nothing is written on that.
terminal-read-none = Nothing you can see here is called “{ $name }” and has anything written on it.
terminal-read-more = And { $n } more: type more of the name.
terminal-rule-ask = Which clause would you like to read?
terminal-rule-unknown = The rules have no clause { $clause }.

## Undo

terminal-undone = The last choice is taken back.
terminal-undo-refused = That cannot be taken back: { $reason }.
terminal-undo-reason-revealed = something hidden has come to light since
terminal-undo-reason-start = nothing has been chosen yet
terminal-undo-force = Type u! to take it back even so: then luck is drawn anew.

## Language

terminal-language-name = English
terminal-language-ask = Which language?

## Starting, saving, leaving

terminal-setup-game = Game
terminal-setup-bots = Played by bots
terminal-setup-language = Language
terminal-setup-resume = Go on with the unfinished game ({ $game }, { $when })
terminal-setup-how = Enter begins, a number changes its line, q leaves:
terminal-choose-option = { $option }: which one?
terminal-saved-to = The game is saved in { $path }
terminal-not-saved = The game could not be saved in { $path }: { $reason }
terminal-resume-with = To go on with it: { $command }
terminal-kept = To read the whole story: { $command }
terminal-goodbye = Goodbye, and thank you for playing!

## A table without a board of its own

terminal-pile-known = { $pile } ({ $n }): { $cards }
terminal-pile-of-known = { $seat }, { $pile } ({ $n }): { $cards }

## The end

## Simulation

terminal-simulate-games = Games
terminal-simulate-win-rate = Won
terminal-simulate-interval = 95% interval
terminal-simulate-rounds = Rounds in a game
terminal-simulate-decisions = Decisions in a game
terminal-simulate-speed = Decisions per second
terminal-simulate-endings = How they ended

## Fuzzing

terminal-fuzz-progress = Games checked

## Coverage of the rules

terminal-coverage-clauses = Clauses
terminal-coverage-ledger = In the ledger
terminal-coverage-cited = Cited
terminal-coverage-exampled = With an example
terminal-coverage-proved = Proved
terminal-coverage-missing = missing are
terminal-coverage-complete = nothing is missing.
terminal-coverage-unproved = examples that prove nothing:
terminal-coverage-more = and { $n } more

## Examples

## Odds and wishes

terminal-odds = Chance to succeed: { $percent } %. After each choice stands the chance with that alone.
terminal-help-prefer = what need not be asked: p never 2, p always 2, p ask, p turn, p news
terminal-wish-how = “p never 2” never uses what stands at 2, “p always 2” uses it whenever it can be, “p ask 2” asks again, “p ask” asks about everything again; with “all” behind it that goes for everybody at this screen.
terminal-wish-pause = “p turn” passes until it is your turn, “p news” until something happens to you.
terminal-wish-noted = So it will be.

terminal-choose-several = { $option }: the numbers of those who play, such as 1 3

## Cards, for those who write cards and tests

terminal-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
terminal-cards-kind = kind
terminal-cards-moment = moment
terminal-cards-costs = costs
terminal-cards-limit = limit
terminal-cards-asks = asks
terminal-cards-clauses = Clauses
terminal-cards-acts = What the rules let players do
terminal-cards-verbs = Verbs of other answers
terminal-cards-prompts = Questions
terminal-cards-steps = Arranging steps

## Mutants

terminal-mutants-progress = Mutants tried
terminal-mutants-score = { $killed } of { $of } mutants are killed: { $percent }
terminal-mutants-survivors = Survivors
terminal-mutants-harmless = Those that change nothing

terminal-bad-bots = a table of { $seats } has room for 0 to { $seats } bots, not { $n }
terminal-nothing-unfinished = there is no unfinished game to go on with
