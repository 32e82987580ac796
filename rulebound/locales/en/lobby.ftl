### The lobby of the browser client: the front page, set-up, invitations, what each game is, the rules, about.
###
### $least and $most are numbers of players; $n is a count; names of people and of tables come as text.

## The front page

lobby-welcome = Pull up a chair
lobby-what = Five co-operative tabletop games in your browser, alone or with friends. Every choice you are offered is legal, and everything that happens names the rule it follows.
lobby-learn = Learn by playing
lobby-learn-about = Your first scenario of Arkham Horror: The Card Game, with a guide at your side. Ten minutes, nothing to read beforehand.
lobby-learn-go = Start the first lesson
lobby-learn-lotr = Or a first quest of The Lord of the Rings: The Card Game
lobby-learn-eldritch = Or a first round of Eldritch Horror
lobby-learn-ah3 = Or a first round of Arkham Horror, third edition
lobby-games = The games
lobby-small = small, to try the table with
lobby-play-now = Play now
lobby-set-up = Set up…
lobby-more = What is it?
lobby-not-yet = Not playable here yet
lobby-starting = Laying out the table…
lobby-loading = One moment…
lobby-again = Try again
lobby-failed = That did not work: { $why }
lobby-unreachable = The server does not answer. Is it still running?
lobby-players = { $least ->
    [one] { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
lobby-quick-ahlcg = The Gathering, Roland Banks, standard
lobby-quick-lotr = Passage through Mirkwood, the Leadership deck
lobby-quick-eldritch = Alone against Azathoth
lobby-quick-ah3 = Approach of Azathoth, you alone
lobby-quick-unfathomable = you and three bots
lobby-quick-lantern = one keeper, one coast
lobby-quick-alone = you alone

## Who you are

lobby-name = Your name
lobby-name-about = No account: a name is enough.
lobby-name-guest = Guest
lobby-name-kept = The others see you as { $name }.

## Your tables

lobby-continue = Continue
lobby-tables-all = { $n ->
    [one] Show { $n } table
   *[other] Show all { $n } tables
}
lobby-you = you
lobby-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
lobby-open-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
lobby-over = finished
lobby-kind-example = an example
lobby-kind-fork = branched off
lobby-delete = Clear away
lobby-delete-sure = Clear away this table for good?
lobby-keep = Keep it
lobby-ago-now = just now
lobby-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
lobby-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
lobby-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## Joining, saves

lobby-other-ways = Other ways in
lobby-join = Join friends
lobby-join-about = Paste the link they sent you.
lobby-join-field = Link or code
lobby-join-go = Sit down
lobby-join-title = You are invited
lobby-join-game = { $host } invites you to a game of { $game }.
lobby-join-seat = Your place: seat { $n } ({ $who }).
lobby-join-watch = You will watch.
lobby-join-ask = What shall the others call you?
lobby-join-wrong = That does not look like an invitation. It ends in /join/ and a code.
lobby-upload = Open a save
lobby-upload-about = A game saved here or in the terminal goes on where it stopped.
lobby-upload-go = Choose a file…

## Set-up

lobby-setup-title = Set up: { $game }
lobby-setup-seats = Who plays
lobby-setup-seat = Seat { $n }
lobby-setup-seat-who = Who sits on seat { $n }?
lobby-setup-seat-as = { $option }, seat { $n }
lobby-seat-me = me
lobby-seat-open = a friend, by link
lobby-seat-bot = a bot
lobby-setup-add = Add a seat
lobby-setup-drop = Remove seat { $n }
lobby-setup-options = The game
lobby-setup-own = my own…
lobby-own-ahlcg-decks = A deck from ArkhamDB (its JSON) or a plain list, one card a line; several decks are separated by |.
lobby-setup-builder = Build a deck
lobby-setup-deck-taken = Your deck from the deck builder is filled in.
lobby-setup-table = The table
lobby-undo = Taking back
lobby-undo-free = always
lobby-undo-information = until something comes to light
lobby-undo-consent = if the others agree
lobby-absent = If somebody is gone
lobby-absent-wait = the table waits
lobby-absent-bot = a bot steps in
lobby-seed = Seed
lobby-seed-about = Leave empty for chance. The same number deals the same game.
lobby-seed-wrong = A seed is a whole number.
lobby-setup-more = More…
lobby-setup-start = Start
lobby-setup-watch = You have no seat here: you will watch.
lobby-setup-unknown = There is no game “{ $game }” here.

## Invitations

lobby-invite-title = Your table is ready
lobby-invite-about = Send each friend one link. Whoever opens it sits down; nothing has to be installed.
lobby-invite-seat = Seat { $n }
lobby-invite-seat-of = Seat { $n }: { $who }
lobby-copy = Copy
lobby-copied = Copied
lobby-invite-go = To the table

## What a game is

lobby-game-does = What you do
lobby-game-feels = How it feels
lobby-game-works = What works here
lobby-game-rules = The rules
lobby-game-rules-about = Every clause of the reference, in our own words, with examples you can run.
lobby-game-browse = Browse the rules
lobby-game-decks = Build a deck
lobby-time-label = Time
lobby-players-label = Players

lobby-title-ahlcg = Arkham Horror: The Card Game
lobby-pitch-ahlcg = Follow the clues through one bad night in Arkham, and stay sane until morning.
lobby-time-ahlcg = about an hour a scenario
lobby-does-ahlcg = You are an investigator with a deck of your own. Each round you take three actions: search where you are, go on, play a card, fight or slip away from what has found you. Most of it is a test, your skill and the cards you add to it against a token from the chaos bag. Clues move the act forward and the story with it; doom moves the agenda, and that story is not yours.
lobby-feels-ahlcg = Like a short detective story that keeps asking what you are willing to pay. Quick turns, few cards, and each of them matters. A scenario lost is a chapter, not the end: the campaign goes on with what it cost you.
lobby-works-ahlcg = The core set: five investigators, all their cards, the campaign Night of the Zealot and each of its scenarios on its own, four difficulties, your own decks, bots for any seat, exact odds before every test.

lobby-title-unfathomable = Unfathomable
lobby-pitch-unfathomable = Bring a steamer to Boston while something climbs aboard, and find out whom you can trust.
lobby-time-unfathomable = two to three hours
lobby-does-unfathomable = Together you keep the ship going: fuel, food, sanity and souls. On your turn you take two actions, then a crisis is drawn, and everybody adds cards to it face down. Somebody may be adding the wrong ones. Deep Ones come over the rail, rooms break, passengers have to be brought below, and the voyage is long.
lobby-feels-unfathomable = Like a good argument in a small cabin. You count cards, you watch faces, you are sure, and you are wrong. Best with friends who can laugh about having been locked up for nothing.
lobby-works-unfathomable = The base box for three to six: ten characters, all crises, items, spells and feats, hidden loyalty, the variant without a Cultist, both difficulty dials, a gentler start for a first game, bots for any seat. Secrets stay secret: a player’s browser never receives another’s cards.

lobby-title-eldritch = Eldritch Horror
lobby-pitch-eldritch = Cross the world by rail and steamer and solve three mysteries before an Ancient One wakes.
lobby-time-eldritch = two to four hours
lobby-does-eldritch = Your investigators travel a map of the whole world, buy what they need, close gates, fight what came out of them and follow rumours to far places. Three mysteries, one after the other, stand between you and the end of everything.
lobby-feels-eldritch = Like an adventure serial: a new place every turn, a small story wherever you stop, and a debt that comes due at the worst moment.
lobby-works-eldritch = The base game: twelve investigators, four Ancient Ones with both sides of their sheets, every monster, mythos card, encounter, asset, artifact, spell and condition, for one to eight players, with the ways to make the mythos deck easier or harder. Each encounter has a story of ours.

lobby-title-lotr = The Lord of the Rings: The Card Game
lobby-pitch-lotr = Lead a small company through the wild, and never have quite enough hands for the day.
lobby-time-lotr = an hour or so
lobby-does-lotr = You choose three heroes and a deck. Each round you send some on the quest and keep some back for what will come out of the trees: enemies wait in the staging area until your threat draws them to you. Progress, defence and attack all want the same people.
lobby-feels-lotr = Like planning a journey in bad weather. Tight, exact and fair; when a plan works it feels earned.
lobby-works-lotr = The core set: twelve heroes, all their cards, three quests for one to four players, easy (both ways), normal and nightmare; each by itself or all as the campaign, with its log, boons and burdens; the four learning decks, and decks of your own from a builder that reads RingsDB lists. Every action window is there; those in which nobody can do anything pass by themselves.

lobby-title-ah3 = Arkham Horror, third edition
lobby-pitch-ah3 = Walk the streets of Arkham, keep doom off the pavement and piece together what is going on.
lobby-time-ah3 = two to three hours
lobby-does-ah3 = The town is built of tiles, three spaces each, with streets between them. You move, gather, ward off doom, fight, and each round something happens to you where you stand. Cards of the codex turn over as you find things out, and the scenario changes under your feet.
lobby-feels-ah3 = Like a radio play with the lights down: a story that reacts to you, in a town that is slowly getting worse.
lobby-works-ah3 = The base game: twelve investigators, four scenarios with their maps and every card of their archive, all events, anomalies, encounters, monsters, headlines, items, spells, allies and conditions, for one to six players. Each encounter has a story of ours; the odds of a test are said before it is rolled.

lobby-title-lantern = Lantern
lobby-pitch-lantern = Keep a dark coast lit until the ship is home. Our own small game, learnt in a minute.
lobby-time-lantern = fifteen minutes
lobby-does-lantern = You carry oil along the shore, top up six lamps and kindle the beacon. Each night brings a card that makes it harder.
lobby-feels-lantern = Like the last quarter of an hour before bed. It is here to try the table with, and to show authors how a whole game is written.
lobby-works-lantern = All of it: one to four keepers, with or without a secret wrecker among them.

## The rules

lobby-rules-title = The rules of { $game }
lobby-rules-about = In our own words. The numbering is that of the rules reference.
lobby-rules-search = Search the rules
lobby-rules-found = { $n ->
    [0] Nothing found
    [one] { $n } clause
   *[other] { $n } clauses
}
lobby-rules-none = The clauses of this game have not been put into words yet.
lobby-rules-back = All rules of { $game }
lobby-clause = Clause { $clause }
lobby-clause-choice = Where the reference is silent
lobby-clause-examples = Examples
lobby-clause-no-examples = There is nothing to run here: it is advice, or about cardboard.
lobby-clause-run = Run it
lobby-clause-play = Play on from here
lobby-clause-previous = Previous
lobby-clause-next = Next

## Decks

lobby-decks-title = Deck builder
lobby-decks-loading = Fetching the cards…

## About

lobby-about = About
lobby-about-title = About Rulebound
lobby-about-what = Rulebound plays co-operative tabletop games by the book. It runs on your own machine, needs no account, and keeps no more than the tables you play at.
lobby-about-unofficial = An unofficial fan project
lobby-about-unofficial-text = It is not made, endorsed or supported by the publishers or the authors of the games it plays. The names of those games, of their cards, characters and places, and the mechanics of their rules belong to their owners; they are used here only to say which game is meant. Every sentence and every drawing is our own. To play these games at a table, buy them: they are worth it.
lobby-about-icons = Icons
lobby-about-icons-text = Some icons come from game-icons.net, by Lorc, Delapouite, Skoll, sbed, Lucas and Faithtoken, under the licence CC BY 3.0; the shapes are unchanged, the colours are ours.
lobby-about-licence = Licence
lobby-about-licence-text = The program is free software under the Apache License 2.0: use it, read it, change it, pass it on.
lobby-about-privacy = What is kept
lobby-about-privacy-text = The name you give, your tables and their moves stay in a file on the machine that runs the server. One cookie tells it that you are you. Nothing is sent anywhere else.

## Every page

lobby-skip = Skip to the page
lobby-pages = Pages
lobby-language = Language
lobby-theme-light = Light theme
lobby-theme-dark = Dark theme
lobby-home = Front page
lobby-footer = An unofficial fan project. Names belong to their owners.
lobby-not-found = There is nothing at this address.
