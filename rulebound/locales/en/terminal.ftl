### The terminal client and the command line. Command letters are the client's; only their meaning is worded here.
###
### Seeds, paths, commands, shares and means come as text, already put in figures; counts come as numbers.

## Headings

terminal-heading-board = Board
terminal-heading-hand = Hand
terminal-heading-log = Log
terminal-heading-options = What you may do
terminal-heading-denials = What you may not do, and why
terminal-heading-score = Score
terminal-heading-help = Help

## The decision

terminal-whose-decision = { $seat } decides.
terminal-your-answer = Your choice:
terminal-how-many-more = { $n ->
    [one] Choose one more.
   *[other] Choose { $n } more.
}
terminal-bot-thinking = { $seat } is thinking…
terminal-bad-answer = “{ $answer }” is not a choice here. Type a number or a key from the list, or h for help.
terminal-bad-seat = There is no such seat at this table.
terminal-denial = { $option }: { $reason } ({ $clause })
terminal-denials-none = Nothing you might expect is forbidden just now.
terminal-press-enter = Press Enter.
terminal-pass-screen = The screen goes to { $seat }. Everyone else, please look away.

## Help: what the commands do

terminal-help-choose = a number or a key: choose it
terminal-help-why-not = why can I not do something?
terminal-help-undo = take back the last choice
terminal-help-save = save the game
terminal-help-quit = leave the game
terminal-help-help = this help
terminal-help-language = change the language
terminal-help-explain = where does a number come from?
terminal-help-rule = read a clause of the rules

## Explaining

terminal-explain-ask = Which number shall I explain?
terminal-explain-base = printed value
terminal-explain-total = total
terminal-explain-none = There is nothing to explain about that.
terminal-rule-ask = Which clause would you like to read?
terminal-rule-unknown = The rules have no clause { $clause }.

## Undo

terminal-undone = The last choice is taken back.
terminal-undone-before = Back to the moment before: { $what }.
terminal-undo-refused = That cannot be taken back: { $reason }.
terminal-undo-reason-revealed = something hidden has been seen since
terminal-undo-reason-start = the game has only just begun
terminal-undo-reason-table = this table plays without taking back

## Language

terminal-language-name = English
terminal-language-ask = Which language?
terminal-language-changed = We now speak English.

## Starting, saving, leaving

terminal-choose-game = Which game shall we play?
terminal-choose-option = { $option }: which one?
terminal-resume-found = You have an unfinished game. Go on with it?
terminal-saved-to = The game is saved in { $path }.
terminal-rules-changed = The rules have changed since this game was saved, and from line { $line } on its choices no longer fit. You can play on from there.
terminal-truncated-save = This save breaks off in the middle. You can play on from the last choice that is still whole.
terminal-quit-ask = Leave the game? What is not saved will be lost.
terminal-goodbye = Goodbye, and thank you for playing!

## The end

terminal-game-over = The game is over.
terminal-won = You win!
terminal-lost = You lose.
terminal-wins = Wins
terminal-losses = Losses

## Simulation

terminal-simulate-title = Simulation: { $game }
terminal-simulate-progress = { $n ->
    [one] { $n } game played
   *[other] { $n } games played
}
terminal-simulate-games = Games
terminal-simulate-win-rate = Share of wins
terminal-simulate-interval = 95% interval
terminal-simulate-length = Average length
terminal-simulate-length-value = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
terminal-simulate-speed = Decisions per second

## Fuzzing

terminal-fuzz-title = Random play, looking for faults: { $game }
terminal-fuzz-progress = { $n ->
    [one] { $n } game checked
   *[other] { $n } games checked
}
terminal-fuzz-clean = No faults found.
terminal-fuzz-failed = Seed { $seed } shows a fault: { $what }
terminal-fuzz-repeat = To see it again: { $command }

## Coverage of the rules

terminal-coverage-title = How much of the rules is covered: { $game }
terminal-coverage-clauses = Clauses
terminal-coverage-ledger = In the ledger
terminal-coverage-cited = Cited
terminal-coverage-exampled = With an example
terminal-coverage-proved = Proved
terminal-coverage-missing = Missing
terminal-coverage-complete = Nothing is missing.
