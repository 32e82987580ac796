### Eldritch Horror: the stories.
###
### `eldritch-<card>-<part>-story` is read out before that part of an encounter happens: a kind of space, a city, or
### `initial`, `pass`, `fail`. `eldritch-<card>-story` goes with a mythos card or with the back of a Condition or a Spell,
### `eldritch-<card>-encounter-story` with what a rumor, a mystery or the sheet lets one do as an encounter, and
### `eldritch-<investigator>-crippled-story` and `-insane-story` with what is left of somebody who was defeated.
### One to three short sentences, and no arguments.

## General encounters

eldritch-general-1-city-story = The pawnshop is closed, but its back door is not. Somewhere among the unclaimed trunks there must be something you need more than its owner does.
eldritch-general-1-wilderness-story = A camp with four bedrolls, a kettle still warm, and no tracks leading away. You take what is useful and try not to count the boots.
eldritch-general-1-sea-story = The lookout swears the crate is swimming against the current. You lean over the rail with a boat hook, since nobody else will.
eldritch-general-2-city-story = The barman remembers everything, at a fixed rate per memory. He has already poured, and the glass is already on your bill.
eldritch-general-2-wilderness-story = Someone has hung a goat’s skull where the paths cross, facing the way you came. It would like a word with you, and it has time.
eldritch-general-2-sea-story = The fog lifts and the ship is a day ahead of her own log. No one mentions it; the captain quietly tears out a page.
eldritch-general-3-city-story = Three men in the alley want your bag. You, on the other hand, rather like the look of theirs.
eldritch-general-3-wilderness-story = The standing stone is scratched from top to bottom by people who came after the builders and understood less. One hand, though, knew what it was copying.
eldritch-general-3-sea-story = At night the stokers sing a psalm with one verse too many. The extra verse is the old one, and it is meant for people in your position.
eldritch-general-4-city-story = A landlord, his two sons and a misunderstanding about last week’s lodger have you backed against the cellar stairs. It is a long way down.
eldritch-general-4-wilderness-story = The map shows a bridge; the gorge shows where it was. There are hand-holds for somebody with good eyes and poor judgement.
eldritch-general-4-sea-story = A lifeboat, one man, no name painted on either. He knows something, or he is bait; you study the water behind him before you throw the rope.
eldritch-general-5-city-story = The gunsmith sells only to gentlemen with a licence. He is prepared to be told that you are one, if it is told well.
eldritch-general-5-wilderness-story = Under the cairn lies a door with no hinges and a slot the width of a finger. It wants to be told something true before it opens.
eldritch-general-5-sea-story = The wreck sits upright on the shoal with her lamps lit. Going aboard would cost a tide, perhaps two.
eldritch-general-6-city-story = The university library keeps a locked press for books that have hurt readers. The catalogue is in a cipher, and the cipher is in dead Greek.
eldritch-general-6-wilderness-story = The hermit died at his desk some winters ago. Whatever he was copying is not on the desk, and the draught in this cave comes from the wrong side.
eldritch-general-6-sea-story = Something under the keel keeps time with the engine, one beat late. The second mate tells you to answer it in kind, and only with the right words.
eldritch-general-7-city-story = She has broken out of two prisons and would gladly break into a third. Her fee is reasonable; her creditors, who come with her, are not.
eldritch-general-7-wilderness-story = The trees repeat. You mark a trunk with chalk, walk an hour, and find nine trunks with the same mark in a better hand.
eldritch-general-7-sea-story = The wave came out of a flat calm and put the deck where the sky had been. What you saw standing in its hollow weighs more than the boom that hit you.
eldritch-general-8-city-story = A bath, a barber, a meal with a tablecloth: for one hour nothing wants to kill you. The boy who brushes your coat is thorough.
eldritch-general-8-wilderness-story = The headman will talk once you have greeted his grandfathers in the proper order. There are eleven, and three of them are still listening.
eldritch-general-8-sea-story = The ship’s doctor drinks alone and writes letters to nobody. Pull up a chair; he has been waiting four voyages for someone to ask.
eldritch-general-9-city-story = Five dockers against one stranger is bad arithmetic. The stranger seems grateful when you step in on the short side.
eldritch-general-9-wilderness-story = The river has taken the ford and wants the mule as well. You wade in up to the chest and discuss the matter.
eldritch-general-9-sea-story = The wireless man will pass on what other ships are whispering, if he likes you. So far he likes only tobacco and silence.
eldritch-general-10-city-story = The morgue attendant lifts the sheet only for those who will not scream. The last three visitors learned nothing and frightened the others.
eldritch-general-10-wilderness-story = The marsh gas is warm and smells of almonds. Stay on your feet, keep walking, and do not accept the chair that has been put out for you.
eldritch-general-10-sea-story = The pumps have stopped and the crew is praying at them. Somebody had better take the handle.
eldritch-general-11-city-story = The alienist offers a couch, a metronome and complete discretion. Halfway down into sleep you notice that the metronome has a pulse.
eldritch-general-11-wilderness-story = The monks ask for no name and give none. The bed is boards, the bell rings six times a day, and nothing at all happens in between.
eldritch-general-11-sea-story = A drowned man’s tattoo, copied by the steward before the burial, turns out to be a page. The grammar is simple; the consequences of a wrong vowel are not.
eldritch-general-12-city-story = The consul is out, the consul’s secretary is bored, and the secretary’s cousin can arrange anything. Be charming before the clock strikes five.
eldritch-general-12-wilderness-story = The idol is the size of a loaf, and the village has left it everything: the fields, the houses, the shoes. It watches you reach for it.
eldritch-general-12-sea-story = You wake on deck with your trunk open and your arm already swinging it towards the rail. The voice that told you to sounds disappointed.

## America

eldritch-america-1-arkham-story = Miskatonic’s restorer shows you a palimpsest and the sentence beneath the sentence. You have it by heart before you know you are reading; the lamp now has a face.
eldritch-america-1-san-francisco-story = The blind man on the ferry pier sells a game: guess what is missing. He plays only for secrets, and he has never yet lost one.
eldritch-america-1-buenos-aires-story = In the Recoleta a mausoleum has been opened for airing. Its prayer book is bound the wrong way round, and the right reading is a kindness.
eldritch-america-2-arkham-story = The attic tenant left the rent, a chalked floor and one good verse on the wall. Since you copied it, every neighbour seems to know your step.
eldritch-america-2-san-francisco-story = The stunt is simple: the cable car, the steep street, no brake, eyes shut. The old motorman says everyone gets off improved, one way or another.
eldritch-america-2-buenos-aires-story = The tango stops when you enter. On the parquet the heels have scored a figure that is older than the dance, and you are asked to finish it.
eldritch-america-3-arkham-story = Professor emeritus, emerita and the cat all contradict one another about a certain syllable. The cat’s version, on reflection, is the safest.
eldritch-america-3-san-francisco-story = A Nob Hill hostess wants someone amusing for dinner, and her guests see more in this fog than any lighthouse. The wine is extra.
eldritch-america-3-buenos-aires-story = The bookseller on Calle Florida lets clients read before they buy. He also lets them buy what they have read, whether they meant to or not.
eldritch-america-4-arkham-story = The witch-house caretaker has a rhyme her grandmother used against rats, and against one rat in particular. She trades it like for like.
eldritch-america-4-san-francisco-story = The revival tent holds two thousand, and the preacher has picked you out to hold the snake. At the flap stands a bored policeman, counting heads.
eldritch-america-4-buenos-aires-story = In La Boca an old Genoese keeps a rite tied into rope, knot by knot. He will untie it for whoever ends his forty years of wondering.
eldritch-america-5-arkham-story = The words are cut into the underside of the French Hill stairs, where only a child or a corpse would see them. The stairs are rotten.
eldritch-america-5-san-francisco-story = The Chinatown herbalist says your humours need four days of tea, sweeping and silence. You have a ship to catch; you also have never felt so tired.
eldritch-america-5-buenos-aires-story = The rite is yours: they thrust the page on you as the police came up the stairs. Now the sergeant would like to see everybody’s hands.
eldritch-america-6-arkham-story = The lecture is on prehistoric phonetics. The demonstration is brief, the hall is half empty, and the front row no longer recalls why it came.
eldritch-america-6-san-francisco-story = The Lick Observatory plate shows you how to look. Having learned, you see the thing on the plate, and it has changed position since luncheon.
eldritch-america-6-buenos-aires-story = The widow dictates her husband’s ritual from memory and never draws breath. Halfway through you realise that she is only the mouth.
eldritch-america-7-arkham-story = The Orne Library opens its restricted room from nine to five, and someone has misfiled the index on purpose. Bring sandwiches.
eldritch-america-7-san-francisco-story = From the cliff at Lands End you pick out the swimmer a mile off. Then you pick out the second one, below him, keeping pace.
eldritch-america-7-buenos-aires-story = The Society of Saint Cyprian admits correspondents on probation: a week of candles, no questions, and the run of its cabinet.
eldritch-america-8-arkham-story = Christchurch Cemetery has a stone that absolves whoever can date it. The sexton watches your pencil as if he has seen it go badly.
eldritch-america-8-san-francisco-story = They lower you into an Alcatraz punishment cell to train the eye in total dark. After an hour the dark begins to train back.
eldritch-america-8-buenos-aires-story = The senator collects rites as other men collect stamps, and hates to see a gap in anyone’s album. Admire the collection first.

## Europe

eldritch-europe-1-london-story = Somewhere in the Whitechapel fog a bell-ringer is tolling a change that protects whoever stands in the right street. There are many streets.
eldritch-europe-1-rome-story = A cardinal’s nephew receives petitioners between cigars. If he finds you sincere, he will lend you his uncle’s confessor, who has no illusions left.
eldritch-europe-1-istanbul-story = The Grand Bazaar’s master of apprentices can teach anything to anybody, for a price named once and in Armenian. Haggle as if it matters.
eldritch-europe-2-london-story = The personal column of The Times has been printing the same dream for a month. Tonight you will sit up with the scissors until it makes sense, or you do.
eldritch-europe-2-rome-story = You climb the Scala Sancta on your knees and rise harder than you knelt. At the top a sceptical monsignor has questions and a large dog.
eldritch-europe-2-istanbul-story = The dervishes do not mind if you sit by the wall for a few evenings. Around the third one the room goes on turning after they have stopped.
eldritch-europe-3-london-story = Lot 214 at the auction is an empty frame. You have until the hammer falls to see what everyone else is bidding for.
eldritch-europe-3-rome-story = A private audience: four minutes, three guards, one old man who sees at once what you have been near. Choose your words like steps on ice.
eldritch-europe-3-istanbul-story = At a chessboard by the Galata Bridge, men of three empires lose politely. Quote the proper poet at the proper move and they will ask you to sit.
eldritch-europe-4-london-story = A gentleman at the club sells files that the Yard denies having. He takes no cash; he takes your signature, and he takes his time.
eldritch-europe-4-rome-story = The hermit of the catacombs blesses pilgrims on the ninth day, having spent eight making sure they are pilgrims. The corridor is damp and the company quiet.
eldritch-europe-4-istanbul-story = The fortune-teller at Eyüp reads faces for diplomats. She shows you how it is done, and the first face she has you read is behind you.
eldritch-europe-5-london-story = The chained ledger at Lloyd’s names the next place that will go wrong. You have torn out the page; two porters have noticed.
eldritch-europe-5-rome-story = Under San Clemente is a temple, under the temple a house, under the house a river. The exercise is to stay by it until your own thoughts sound like yours.
eldritch-europe-5-istanbul-story = The retired vizier receives in bed, among parrots. He knows whom to flatter in eleven languages, and would give much to know one thing you know.
eldritch-europe-6-london-story = The Museum’s night watchman lets you walk the Assyrian rooms with a lantern. One relief points a different way every night; he has stopped looking.
eldritch-europe-6-rome-story = The Swiss Guard has orders about people asking for that particular chapel. He is also from a village you once praised in print.
eldritch-europe-6-istanbul-story = At the hamam the guild of porters hears you out, laughs, and makes you one of theirs. The ceremony involves a very large man and a very hot stone.
eldritch-europe-7-london-story = Two envelopes change hands on Waterloo Bridge and you come away with both contents in your head. The umbrella tip was quick; had it been quicker, you would not feel it yet.
eldritch-europe-7-rome-story = The defrocked Jesuit offers one lesson of any kind. His textbook was burned in 1600, together with its author, and does not mind being read aloud.
eldritch-europe-7-istanbul-story = In the sunken cistern the smuggler-king grants you his ring to kiss and his name to drop. A column behind him weeps, upward.
eldritch-europe-8-london-story = The Public Record Office will answer every question you have, in the order received, by Thursday week. The bench is hard and the clock is honest.
eldritch-europe-8-rome-story = You spend a night alone in the Colosseum on a wager, and something in you sets like mortar. The tiers were full towards dawn.
eldritch-europe-8-istanbul-story = The scaffold inside Hagia Sophia goes up to a seraph whose face was plastered over. The blessing is legible from the top plank, which is loose.

## Asia and Australia

eldritch-asia-australia-1-shanghai-story = The storyteller on Nanking Road hides a chapter of real history in every tale. Tonight’s is short, and it looks at you while he tells it.
eldritch-asia-australia-1-tokyo-story = Major Ito will shell any coordinates you can justify over dinner. His aide stands behind your chair to correct your posture.
eldritch-asia-australia-1-sydney-story = The tank at Bondi holds a grey nurse shark and whatever ate its mate. The swimming club trains in it, one length at a time.
eldritch-asia-australia-2-shanghai-story = The Green Gang’s accountant will teach you whatever the house knows, provided you amuse the house. The house carries hatchets.
eldritch-asia-australia-2-tokyo-story = The swordsmith needs three days and somebody to work the bellows. He asks the name of what is to be cut, and does not laugh at it.
eldritch-asia-australia-2-sydney-story = A month’s wool on your shoulders by noon and the shearers accept you as nearly useful. The last bale is wet, and it kicks.
eldritch-asia-australia-3-shanghai-story = The Jesuit observatory at Zikawei teaches you the calendar beneath the calendar. There are thirteen months in it, and this is the thirteenth.
eldritch-asia-australia-3-tokyo-story = The lantern at the Yanaka shrine calls what nothing else can call, and your sleeve has just lit it. All the priest can offer is a choice of whom to invite.
eldritch-asia-australia-3-sydney-story = Ten rounds at the stadium against a man called the Anvil have done wonders for your shoulders. The promoter maintains that you were supposed to lose.
eldritch-asia-australia-4-shanghai-story = Three scholars are stranded at the Astor House with no money and all of Ningbo’s burned library in their heads. They would like tea, and to be asked.
eldritch-asia-australia-4-tokyo-story = The Kempeitai captain has a crack platoon and a low opinion of foreigners who know where to send it. Convince him before he finishes his cigarette.
eldritch-asia-australia-4-sydney-story = The Blue Mountains cave gets narrower for an hour and then opens its eyes. Rope, breath, and not turning back are the whole of the training.
eldritch-asia-australia-5-shanghai-story = The oracle-bone dealer cracks one shoulder blade for each customer. The bone answers only if it is first given an answer.
eldritch-asia-australia-5-tokyo-story = The admiral believes in submarines, not in sea serpents. You have brought photographs, a piece of hull, and your very best manners.
eldritch-asia-australia-5-sydney-story = Old Mother Brody at The Rocks wrestles all comers for information, and pays winners and losers alike in muscle. First you must show your stake.
eldritch-asia-australia-6-shanghai-story = The opium den’s ceiling is painted with a complete cosmology, best studied lying down. You have learned it all; what remains is to find the door.
eldritch-asia-australia-6-tokyo-story = The temple of the five hundred disciples has five hundred and one tonight. Bow to each as though you had not noticed.
eldritch-asia-australia-6-sydney-story = A ship’s chandler in Darling Harbour has a crate from the Light Horse that was never unpacked. His asking price rises with every sign of interest.
eldritch-asia-australia-7-shanghai-story = Master Fang takes pupils by the fortnight. On the first day you carry water, on the second you carry water, and nobody has yet asked what is on the third.
eldritch-asia-australia-7-tokyo-story = The onmyoji’s ledger has a column for your trouble and a column for its price. He dips the brush and waits for you to say where it sleeps.
eldritch-asia-australia-7-sydney-story = The harbour pilot’s widow decides who is lucky, and the harbour believes her. Her parlour is full of barometers and plain-clothes policemen.
eldritch-asia-australia-8-shanghai-story = Carry the temple bell up to its beam before the curfew patrol comes round, and the abbot will ring it for you. It has been waiting since the Boxers.
eldritch-asia-australia-8-tokyo-story = The stationmaster at Ueno can put anything on the wrong train. He has done it to ministers; he wonders what you have in mind.
eldritch-asia-australia-8-sydney-story = The barracks quartermaster will trade a crate for a week of stocktaking. Half the inventory is not on any list, and some of it has been returned by no one.
