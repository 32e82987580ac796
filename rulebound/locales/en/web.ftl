### The table in the browser: everything around the board.
###
### $seat, $name and $who are players (or lists of them), already in words; $to is what an option says; $line and $all
### count lines of the log. Keys that stand on buttons are the client's.

## Places on the page

web-places = Parts of the table
web-place-board = Board
web-place-log = What happened
web-place-people = Players
web-place-chat = Talk
web-tab-board = Board
web-tab-log = Log
web-tab-people = Players
web-tab-chat = Talk
web-skip = Straight to the actions
web-side = Players, log and talk
web-actions = What you may do
web-actions-raise = Show more of the actions
web-actions-lower = Show less of the actions
web-to-lobby = To the front page
web-close = Close
web-menu = Menu
web-larger = Show it larger
web-smaller = Show it smaller
web-board-things = Everything on the table
web-board-loading = The board is being laid out…
web-board-broken = The board could not be drawn. Here is everything on the table as a list; the game goes on.

## Where the game stands

web-ribbon = You are here
web-round = Round { $n }
web-your-decision = Your decision
web-their-decision = { $n ->
    [1] Deciding now: { $who }
   *[any] Deciding now: { $who }
}
web-over = The game is over
web-seat-name = { $seat } ({ $name })
web-seat-tabs = Look through the eyes of

## Answering

web-touch-menu = What to do with it
web-confirm = Confirm ({ $n } of { $most })
web-confirm-none = Choose none
# Two options that would read the same.
web-option-note = { $option } ({ $note })
web-again = { $n ->
    [one] Press again: { $n } action is given up
   *[other] Press again: { $n } actions are given up
}
web-odds = { $percent } %
web-odds-alone = { $percent } % to pass
web-odds-now = Chance to succeed as it stands: { $percent } %. Beside each choice: the chance with it added.
web-why-not = Why can’t I…?
web-waiting = { $n ->
    [1] Thinking: { $who }
   *[any] Thinking: { $who }
}
web-waiting-bot = { $n ->
    [1] A bot is thinking: { $who }
   *[any] Bots are thinking: { $who }
}
web-waiting-answered = You have answered. The others are still thinking.
web-watching = You are watching this table.

## Taking back

web-undo = Back to before: { $to }
web-undo-ask = Ask the others to go back to before: { $to }
web-undo-stopped = Cannot go back to before “{ $to }”: something hidden has come to light
web-undo-revealed = This cannot be taken back: something hidden has come to light since.
web-undo-policy-free = At this table anything may be taken back.
web-undo-policy-information = At this table an answer may be taken back until something hidden comes to light.
web-undo-policy-consent = At this table an answer is taken back when everybody agrees.
web-consent = A wish to go back
web-consent-ask = { $name } would like to take back the last answer. Do you agree?
web-consent-yes = Yes, go back
web-consent-no = No, play on
web-consent-waiting = Waiting for consent: { $who }
web-consent-agreed = Everybody agreed: the answer is taken back.
web-consent-refused = Not everybody agreed: the answer stands.
web-consent-overtaken = The game has gone on: the answer stands.
web-consent-failed = Everybody agreed, but the answer cannot be taken back any more.
web-consent-other = A wish of somebody at the table
web-consent-yes-other = I agree
web-consent-no-other = I do not agree
web-consent-agreed-other = Everybody agreed: it is done.
web-consent-refused-other = Not everybody agreed: nothing is done.
web-consent-overtaken-other = Nothing came of it.
web-consent-failed-other = Everybody agreed, but it cannot be done as the table stands.

## Not being asked

web-pass-until = Pass until…
web-pass-turn = my turn comes
web-pass-news = something happens to me
web-passing-turn = You pass by yourself until your turn comes.
web-passing-news = You pass by yourself until something happens to you.
web-passing-stop = Ask me again
web-wish = Use this always or never
web-wish-always = Always use it without asking
web-wish-never = Never offer it
web-wish-ask = Ask again
web-wishes = What you are not asked
web-wishes-none = You are asked about everything. Beside an ability, ⋯ settles it for good.

## Numbers, clauses, things

web-explain-base = { $n } printed
web-point = Point at it
web-points = { $name } points at: { $thing }
web-clauses = What the rules say
web-clause-read = Read clause { $clause }
web-clause-choice = Where the rules leave it open:
web-clause-examples = Examples
web-example-read = Read it
web-example-run = Run it as a live position
web-example = This is an example: the table was arranged to show one rule, and it stands just before that happens.

## Log and history

web-log-lines = Lines of the log
web-log-older = Earlier lines
web-log-look = Look at the table at this moment
web-history = Moment of the game
web-history-at = Line { $line } of { $all }
web-history-back = One line back
web-history-on = One line on
web-history-play = Play it forward
web-history-stop = Stop here
web-history-fork = Play on from here
web-past = You are looking at the past: line { $line } of { $all }.
web-past-actions = Nothing can be answered in the past.
web-past-now = Back to now

## People

web-seat-you = you
web-seat-asked = deciding
web-seat-asked-you = deciding
web-seat-here = here
web-seat-away = away
web-seat-open = open
web-seat-bot = bot
web-seat-menu = This seat
web-seat-do-take = Sit down here
web-seat-do-bot = Let a bot play it
web-seat-do-open = Leave it open, and make an invite link
web-seat-do-give = Hand it over by a link
web-seat-do-kick = Ask this player to leave
web-spectators = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
web-watchers = Who may watch
web-watcher = watches
web-watcher-muted = may only listen
web-watcher-menu = What to do about { $name }
web-watcher-do-mute = Let them only listen
web-watcher-do-unmute = Let them speak again
web-watcher-do-kick = Send them away
web-spectator-renew = New link, and all who watch leave
web-spectator-link = Link for watching
web-invite = Send this link; whoever opens it sits down
web-invite-to-watch = Send this link; whoever opens it watches
web-invite-here-only = This link works on this machine only. To let others in, start the server with
web-invite-let-in = and open the page by this machine’s address in your network: then the links lead there.
web-invite-copy = Copy
web-invite-copied = Copied

## Talk

web-chat-write = Say something…
web-chat-phrases = Phrases
web-chat-about = About whom?
web-chat-restricted = The rules of this game restrict talk: these phrases are what may be said.

## One screen, several seats

web-cover = The screen goes to { $seat }.
web-cover-others = Everyone else, please look away.
web-cover-open = I am { $seat }: uncover the table
web-cover-alone = I play all of these seats: no more covers

## Menu

web-language = Language
web-settings = Settings
web-theme-system = As the device
web-theme-dark = Dark
web-theme-light = Light
web-sound = A sound when I am needed
web-motion = Cards travel visibly
web-table = This table
web-save = Download a save
web-report = Report a problem (a file without the others’ secrets)
web-leave = Leave my seat
web-arrange = Put something right by hand
web-arrange-about = For when the program is wrong. Everybody sees what you do, and it is kept in the save.
web-arrange-step = Step
web-arrange-do = Do it
web-arranged = Done. It stands in the log.
web-optional = may be left out

## The end

web-end = The end of the game
web-end-replay = See it again from the start
web-end-all = See it through everybody’s eyes
web-end-again = Play another game

## The connection

web-link-connecting = Coming to the table…
web-link-open = Coming to the table…
web-link-lost = The connection is lost. Trying again; nothing you answered is lost.
web-link-ended = The table is closed.
web-farewell-kicked = The host asked you to leave this table.
web-farewell-closed = This table is closed, or it is not yours to see.
web-farewell-busy = The server has too much to do at the moment, or you have too many connections. The table comes back by itself.
web-farewell-stopping = Back in a moment: the server is being restarted. All your answers are kept, and the table comes back by itself.
web-farewell-fault = The server cannot keep what is played at the moment: its disk is full, or its database is away. Nothing is lost; the table comes back by itself.

## Read aloud

web-announce-decision = { $n ->
    [one] Your decision, { $seat }: one answer.
   *[other] Your decision, { $seat }: { $n } answers.
}
web-announce-over = The game is over.

## Refused

web-refused-not-yours = That is not yours to decide or to see.
web-refused-stale = Too late: that has been decided already.
web-refused-over = The game is over.
web-refused-slow = That was too fast. Wait a moment.
web-refused-nothing = There is nothing to take back.
web-refused-revealed = It cannot be taken back: something new has been seen since.
web-refused-wished = Somebody has already asked the others for something: let them decide first.
web-refused-silence = The rules let you say nothing now.
web-refused-phrases-only = The rules restrict what may be said here: choose one of the phrases.
web-refused-about = Say who is meant.
web-refused-spectator = Spectators are not asked.
web-refused-not-host = Only the host can do that.
web-refused-secrets = While others play, nobody may go on from here alone.
web-refused-taken = Somebody sits there already.
web-refused-too-large = That is too long.
web-refused-failed = The program failed here. Nothing has changed: report it, or choose another way.
web-refused-who = Please say your name first.
web-refused-no-table = There is no such table any more, or it is not yours to enter.
web-refused-no-invite = This invitation is not valid any more. Ask for a new link.
web-refused-no-clause = The rules have no such clause.
web-refused-no-game = There is no such game here.
web-refused-asked = The others are asked whether they agree.
web-refused-consent = While a seat is open, not everybody can be asked: nothing is put right by hand.
web-refused-refused = That cannot be done as the table stands.
web-refused-muted = The host lets you only listen.
web-refused-busy = The server has too much to do at the moment. Try again in a while.
web-refused-quota = You have had enough of these for now. Try again in a while.
web-refused-fault = The server cannot keep what is played at the moment: its disk is full, or its database is away.
web-refused-name = A name has letters that can be seen, and not too many.
web-refused-name-taken = Somebody at the table has the same name, or one that looks like it: choose another one.
web-refused-no-watcher = Nobody of that name watches this table.
