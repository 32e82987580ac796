### The deck builder of all card games. $card is a card’s name; $n, $needed and $most are numbers of cards.

deck-for = What the deck is for
deck-start = Start from
deck-yours = Your deck
deck-cards-of = { $n } of { $needed } cards
deck-legal = The deck is legal.
deck-wrong = What is wrong
deck-fixed = Always in it
deck-cards = Cards
deck-search = Search
deck-level = Level
deck-all-levels = All levels
deck-type = Type
deck-all-types = All types
deck-none = No card fits.
deck-add = Add { $card }
deck-remove = Take out { $card }
deck-copies-of = { $n } of { $most }
deck-import = Bring a deck
deck-import-do = Read it
deck-export = Take it along
deck-export-list = List
deck-copy = Copy
deck-copied = Copied.
deck-use = Play with this deck
deck-elsewhere = The deck builder needs the server, which does not answer.
deck-level-n = Level { $n }
