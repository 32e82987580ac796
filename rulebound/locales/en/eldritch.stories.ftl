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
eldritch-america-7-buenos-aires-story = The Society of Saint Cyprian admits correspondents on probation: a week of candles, no questions, and the run of its cabinet. The saint in the niche has been turned to face the wall.
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
eldritch-asia-australia-8-sydney-story = The barracks quartermaster will trade a crate for a week of stocktaking. Half the stores are on no list, and some of them were handed back by men who are on no list either.

## Research: Azathoth

eldritch-research-azathoth-1-city-story = The planetarium closed after its projector began to add stars. You ask for the lights to be put out once more, and count.
eldritch-research-azathoth-1-wilderness-story = The crater is warm, the grass in it combed towards a point that drifts. You follow the point on hands and knees, noting where it stands against the moon.
eldritch-research-azathoth-1-sea-story = The old tide tables are exact for three centuries and then simply stop. The last column is headed with a word in no human alphabet, yet you have seen it before.
eldritch-research-azathoth-2-city-story = The mathematician left a proof on every wall of his flat that ends in the same blank square. Follow it slowly; it is also a way of calling.
eldritch-research-azathoth-2-wilderness-story = Shepherds here lie on their backs all night and cannot say why. You lie down with them to see what they see, your name pinned to your coat.
eldritch-research-azathoth-2-sea-story = The bell-buoy has recorded every storm since last March in scratches, and the sum is a direction. You have it; now get back across the heaving chain.
eldritch-research-azathoth-3-city-story = The medium speaks with a small piping voice, and so does the kettle, and so does the drain. You try to note the melody without humming it.
eldritch-research-azathoth-3-wilderness-story = What you came for hangs from the branch in an envelope, as promised. Now you are to stand in the ring of ash and refuse an audience with the throne.
eldritch-research-azathoth-3-sea-story = From the crow’s nest the wake does not point back to port but curls after a red star. Take the bearing again, and then again.
eldritch-research-azathoth-4-city-story = The evidence is in the strongroom, and the strongroom is on fire, in a colour firemen have no name for. The door is only iron.
eldritch-research-azathoth-4-wilderness-story = Meteor iron does not rust, but this piece has been weeping. Wherever a drop fell, someone has since driven a peg and walked on.
eldritch-research-azathoth-4-sea-story = You haul up the sealed tube, read it, and understand that hauling it up was the last step of the instructions. The one before it is in your handwriting.
eldritch-research-azathoth-5-city-story = The archivist lays out two photographs of the same evening and asks which one is true. Point to the wrong one and the other comes true.
eldritch-research-azathoth-5-wilderness-story = The answer was painted inside the shelter, with the question beside it in charcoal. A third sign undoes both, if you can place the stroke.
eldritch-research-azathoth-5-sea-story = The passenger in cabin nine owns a book he cannot close and is willing to part with it. The contract is printed on its last page, under your name.
eldritch-research-azathoth-6-city-story = The Bureau of Standards reports that the second has become shorter. The clerk who measured it will see you, if you can keep him calm and talking.
eldritch-research-azathoth-6-wilderness-story = Every anthill on this plain leans a little more each hour. Find the one that stands upright, before all of them point the same way.
eldritch-research-azathoth-6-sea-story = The compass rose on the cabin floor is inlaid with a fifth point. It shows through the carpet only at noon, and noon is short here.
eldritch-research-azathoth-7-city-story = You are hypnotised, at your own request, to recover what the last witness told you. It is like walking down a stair that is being removed behind you.
eldritch-research-azathoth-7-wilderness-story = The charcoal burners speak of the Blind Piper as of a neighbour who owes them a cow. Laugh in the right places and they will show you where he sits.
eldritch-research-azathoth-7-sea-story = The drum under the ice of the hold plays whatever you are most afraid of, and between beats it says where. Do not cover your ears.
eldritch-research-azathoth-8-city-story = The whole newspaper morgue has been cut to pieces by a careful hand, and the scraps put back. Only the holes, laid over one another, make sense.
eldritch-research-azathoth-8-wilderness-story = The scree took the skin off your hands on the way down to the meteor pit. On the way up it will take the rest, unless you see which stones are asleep.
eldritch-research-azathoth-8-sea-story = The sextant was made for another sky, and its owner paid for that. You keep his notes; with luck you can turn the instrument against its makers.

## Research: Cthulhu

eldritch-research-cthulhu-1-city-story = The sculptor has modelled the same city eleven times in his sleep, and thrown ten into the canal. The eleventh is still wet and almost level with the window.
eldritch-research-cthulhu-1-wilderness-story = The singers in the swamp have left a gap in their ring, exactly your size. One of them has turned round and is coming to ask you the responses.
eldritch-research-cthulhu-1-sea-story = The sea has stood up, and asks politely for your signature. It is holding something of yours that has not happened yet.
eldritch-research-cthulhu-2-city-story = At the asylum, six men who never met recite one long sentence in relay. The seventh will finish it only for somebody who speaks to him as to a colleague.
eldritch-research-cthulhu-2-wilderness-story = Far from any coast you find the beach: shells, a tide line, a wet footprint with the toes joined. The prints go uphill.
eldritch-research-cthulhu-2-sea-story = The whole watch dreams the same door at four bells. You have yourself lashed to the mast and stay awake to hear what knocks.
eldritch-research-cthulhu-3-city-story = The fish market opens at three in the morning for customers who pay in gold of no known mint. You go as a customer and keep a hand on your bag.
eldritch-research-cthulhu-3-wilderness-story = The well in the desert fort tastes of salt. Lean over it and something at the bottom begins to tell you, patiently, from the beginning.
eldritch-research-cthulhu-3-sea-story = The net comes up with forty herring and a squat green thing that all of them are facing. Other hands are on the net, lower down.
eldritch-research-cthulhu-4-city-story = The sunken tavern’s hymn board gives page numbers for no known hymnal. You leaf through your own books while the regulars dry their hair.
eldritch-research-cthulhu-4-wilderness-story = A stone tablet, a stream in spate, a procession of small frogs carrying something downhill. It would be best to stop the procession.
eldritch-research-cthulhu-4-sea-story = The derelict’s crew are all at their posts, dry, smiling and stiff as chairs. The purser’s safe is open; so, you notice, is one eye.
eldritch-research-cthulhu-5-city-story = The barber sweeps up hair that is not hair. In his mirror the shop behind you is under water, and a customer there is beckoning.
eldritch-research-cthulhu-5-wilderness-story = The stone in the clearing was carried inland by people fleeing it. Read the curse from the end and it becomes a lullaby; the sleeper, too, can hear.
eldritch-research-cthulhu-5-sea-story = An island that was not there on Tuesday, with one stair. Keep your eyes on the steps, and not on whatever is using them.
eldritch-research-cthulhu-6-city-story = In the lodging-house bath someone has drawn breath marks on the tiles, and between them a way to be overlooked. The landlady listens at the door.
eldritch-research-cthulhu-6-wilderness-story = The rope bridge sways over brown water that has started to sway back. What you came for is nailed under the middle plank.
eldritch-research-cthulhu-6-sea-story = Read the dead lighthouse’s last message by its own failing lamp: long, short, long. At the fourth word the ocean falls silent to listen.
eldritch-research-cthulhu-7-city-story = Your informant is waiting under the bridge, hat over his eyes. When he lifts it, there is another informant inside.
eldritch-research-cthulhu-7-wilderness-story = The tribe that once lived here moved its dead uphill every year, ahead of the water. The oldest grave of all faces the wrong way and is open.
eldritch-research-cthulhu-7-sea-story = It holds on to the ladder with four fingers and a thumb that was never a thumb. In its other hand is your proof.
eldritch-research-cthulhu-8-city-story = The warehouse floods at every new moon, though it stands on a hill. The crate floats, the guards float better, and you hold the hook.
eldritch-research-cthulhu-8-wilderness-story = Drag the stone head out of the mire before the mire takes offence. It comes up an inch, and goes down two, and hums.
eldritch-research-cthulhu-8-sea-story = You have what you dived for, and you wish your lamp had failed sooner. Between you and the surface hangs a patient shape with a red light at its throat.

## Research: Shub-Niggurath

eldritch-research-shub-niggurath-1-city-story = The zoo has more cages than last year and the same number of keepers. Find the register before feeding time and somebody will have to sign a release.
eldritch-research-shub-niggurath-1-wilderness-story = The kid at the edge of the clearing bleats like a child doing a kid. When you come nearer it stands up to be helped.
eldritch-research-shub-niggurath-1-sea-story = The livestock deck sailed with sixty head and has sixty-three. Nobody bought the three, and they sleep standing, in the dark, near the records.
eldritch-research-shub-niggurath-2-city-story = The cellar is all roots, and the roots have grown round an account book. They let go of paper only when looked at from the proper side.
eldritch-research-shub-niggurath-2-wilderness-story = The black oak was not on this ridge this morning, and it is standing very still for an oak. Your evidence hangs among its hooves.
eldritch-research-shub-niggurath-2-sea-story = The midwife of the fishing fleet knows every birth at sea, and which were corrected. She is not proud of it, and wants to be asked gently.
eldritch-research-shub-niggurath-3-city-story = The botanist’s window boxes face north and bloom all night. A petal under the glass explains the missing lodgers.
eldritch-research-shub-niggurath-3-wilderness-story = The crone offers you the cup, the thousand offer you their company. Drink and you will never be weak; refuse and you will never be sure who saw you.
eldritch-research-shub-niggurath-3-sea-story = The floating forest closed round the boat at dusk. Cut through to the middle while your arms last; otherwise it will carry you to shore its own way.
eldritch-research-shub-niggurath-4-city-story = The perfumer’s newest scent smells of being twelve and in the woods. You must read the formula on the bottle without going there.
eldritch-research-shub-niggurath-4-wilderness-story = The milk in the abandoned dairy is fresh. Somewhere between the churns is a notebook, and somewhere between the churns your companion has stopped talking.
eldritch-research-shub-niggurath-4-sea-story = Seeds as big as fists drift past, each with something folded inside. They are all making for land, and one of them carries writing.
eldritch-research-shub-niggurath-5-city-story = The butcher’s back room supplies a congregation. You may look at the order book while he sharpens; he sharpens quickly, and he does not look down.
eldritch-research-shub-niggurath-5-wilderness-story = Between the standing stones the ground is trodden in a pattern of very large commas. You sketch it, and a trunk behind you shifts its weight.
eldritch-research-shub-niggurath-5-sea-story = Kelp has hold of the diving bell and of the chest beside it, and means to share neither. You put your back into it.
eldritch-research-shub-niggurath-6-city-story = The maypole is up in November and the children know all the words. Stand outside the ring, hold the iron, and take the song apart.
eldritch-research-shub-niggurath-6-wilderness-story = Bleating on the left, lanterns on the right, and a hollow log with a letter in it. The lanterns are looking for trespassers.
eldritch-research-shub-niggurath-6-sea-story = They bleed you into the bilge, as the old pact asks, and then tell you everything. The same knife, they say, will cut what binds you, if you like.
eldritch-research-shub-niggurath-7-city-story = The foundling hospital has a waiting list of donors and a locked wing. Sister Agatha will unlock it for someone with the proper letters, or the proper face.
eldritch-research-shub-niggurath-7-wilderness-story = The boundary stones of the old grove still hold, provided they are named from oldest to youngest. They are heavy, and they roll towards mistakes.
eldritch-research-shub-niggurath-7-sea-story = The raft is woven from living branches and has a heading. You row alongside and hunt through the leaves until it tires of being hunted.
eldritch-research-shub-niggurath-8-city-story = The antiquary keeps the saint’s blade beneath the goat’s head, and will sell you the pair. Only the head needs to be fed.
eldritch-research-shub-niggurath-8-wilderness-story = Someone taught the goatherd’s flock to stand as letters. You have until the sheepdog notices you to work out the spelling.
eldritch-research-shub-niggurath-8-sea-story = A breeding ground is marked on the whaler’s chart, with a prayer beside it. The water above it is thick, warm and interested.

## Research: Yog-Sothoth

eldritch-research-yog-sothoth-1-city-story = The locksmith has a key on his board that belongs to no lock of his. He will take something equally useless in exchange; the constable watching him takes people.
eldritch-research-yog-sothoth-1-wilderness-story = The hermit’s chalk circle is drawn on the air. A robed man steps out of it backwards, still talking to someone inside.
eldritch-research-yog-sothoth-1-sea-story = The bottle has been at sea so long that the letter has grown round the glass. Break it carelessly and it will want one of your own spells as mortar.
eldritch-research-yog-sothoth-2-city-story = The dealer lays the Arab’s book on the counter and a blank receipt on the book. “Whichever you touch first,” he says.
eldritch-research-yog-sothoth-2-wilderness-story = The stones told you at once; they were only waiting to be asked. It is the words you carry with you that they now want to discuss.
eldritch-research-yog-sothoth-2-sea-story = The chart shows the strait twice, a mile apart. Watch the second one: ships go into it and come out of the first, newer.
eldritch-research-yog-sothoth-3-city-story = The Thirteenth Lodge votes tonight on whether to tell you or to go through with it. You have the floor for as long as the candle.
eldritch-research-yog-sothoth-3-wilderness-story = On the hilltop there is an arch with no wall. Seen from the south it frames the valley; seen from the north, it frames you, looking.
eldritch-research-yog-sothoth-3-sea-story = You have your answer, cut into the angle of the bulkhead. It is a sharp angle, and something lean has begun to breathe in it.
eldritch-research-yog-sothoth-4-city-story = The clock in the town hall strikes an hour that only you can hear. In that hour the drawers of the registry are unlocked.
eldritch-research-yog-sothoth-4-wilderness-story = Seven doors stand in the heath, hung on nothing. One has been used today; opening any other would be expensive.
eldritch-research-yog-sothoth-4-sea-story = The harpooner has scrimshawed a whole rite on one tooth, in lines as thin as breath. Hold it to the sun, but mind the deck.
eldritch-research-yog-sothoth-5-city-story = The séance wants a ninth. You are seated between a widow and a chair, and one of the two is in charge; find out which, and flatter it.
eldritch-research-yog-sothoth-5-wilderness-story = Somebody has mown a spiral into the rye, from the inside, and left no way out. The secret lies at the centre, and it is not quite shut.
eldritch-research-yog-sothoth-5-sea-story = The iridescence on the water gathers into spheres, and the spheres make an offer. If declined, they say without rancour, they will simply let themselves in.
eldritch-research-yog-sothoth-6-city-story = The library annexe is larger than its street. Leave a thread, ignore the reader who waves, and look along the shelf that comes round twice.
eldritch-research-yog-sothoth-6-wilderness-story = The petroglyph is a calendar of visits, in a script you partly know. The part you do not know is yours, from next year.
eldritch-research-yog-sothoth-6-sea-story = A boat, rowed by no one, crosses your bow from yesterday into tomorrow. There is a satchel on the thwart, and a hex on the satchel.
eldritch-research-yog-sothoth-7-city-story = The lift stops between floors, and there is a hooded man in it who was not there at the third. He presses “down” with great reverence.
eldritch-research-yog-sothoth-7-wilderness-story = The trail gave up its secret by noon. Since then the hills keep moving to hear better, as hills do round anyone who knows a spell.
eldritch-research-yog-sothoth-7-sea-story = The figurehead mutters coordinates in a Latin that Rome never spoke. Spoken back to her with a little power behind it, the last line shuts things.
eldritch-research-yog-sothoth-8-city-story = The notary has two copies of your testimony; you have given none. He will swap them for something with power in it, if you spot which copy is alive.
eldritch-research-yog-sothoth-8-wilderness-story = The shaman’s hut has a smoke-hole that shows other weather. Sit very still beneath it and copy what falls in, hail included.
eldritch-research-yog-sothoth-8-sea-story = You know now, and knowing draws you: the current has turned towards the nearest opening. A gift would slow it, and it has noticed what you carry.

## Other worlds

eldritch-other-world-1-initial-story = The library of Celaeno has no ceiling, only more library. You look for the shelf your gate was borrowed from.
eldritch-other-world-1-pass-story = You push the slab back into its slot and hear your gate go out behind you like a lamp. Before the aisle folds there is time for one page.
eldritch-other-world-1-fail-story = The librarian is behind you, and fines are payable at once. It accepts knowledge, or the place where knowledge is kept.
eldritch-other-world-2-initial-story = A city of glass under a brown sun, and your surname on every plinth. Whatever they thank you for, do not believe it.
eldritch-other-world-2-pass-story = You decline the crown, and that morning never happens; the gate has nothing left to lead to. As it fades you try to read the headlines.
eldritch-other-world-2-fail-story = They show you how it ends, day by day, with dates. You search your memory for any one fact that proves them liars.
eldritch-other-world-3-initial-story = The cone-shaped archivists set an essay: “What my century knew.” They grade strictly, and the door is the mark.
eldritch-other-world-3-pass-story = Filed, stamped, sent home: the way you came is struck from the plan. A neighbouring captive tries to whisper, in spite of what they did to his tongue.
eldritch-other-world-3-fail-story = Your mind is put back in a hurry, and somebody else’s errands are still in it. You could write them down and give them away.
eldritch-other-world-4-initial-story = In Carcosa the play is always in its second act. You know the text, you hope, because the curtain has just called you on.
eldritch-other-world-4-pass-story = You speak the cut line, the black stars go down, and with them the gate. The prompter’s box is empty, and full of notes.
eldritch-other-world-4-fail-story = The house is silent; then a single pair of hands begins to clap, from the royal box. Talk, before He rises to his feet.
eldritch-other-world-5-initial-story = It is 1692, and a magistrate asks what you are, in front of people with torches. Your shoes alone would hang you.
eldritch-other-world-5-pass-story = He takes you for the King’s man and offers you his records, all of them, by candle. Either way you leave by a door that will not be there again.
eldritch-other-world-5-fail-story = They have rope, a cart and no doubts. The gate is a field away, uphill, and you begin to run.
eldritch-other-world-6-initial-story = The druids have seen the moon do this before, and set up a stone in memory of it. Now they look to you for what comes next.
eldritch-other-world-6-pass-story = The last stone drops into its socket and the hole in the afternoon is gone. The youngest of them would teach you why, if you sat down.
eldritch-other-world-6-fail-story = You said the wrong thing and they are very kind about it. The knife, they promise, is only for the part of you that hurts.
eldritch-other-world-7-initial-story = Seven hundred steps down to deeper slumber, and at each a bearded priest asks one question. The more you have learned awake, the shorter the stair.
eldritch-other-world-7-pass-story = The moon-beasts’ galley has your gate in her hold, under oars and chains. Put your shoulder to the hatch; it opens outwards, into nothing.
eldritch-other-world-7-fail-story = You fall asleep inside the dream, then inside that. By the time you climb back there are cats in the room who know too much.
eldritch-other-world-8-initial-story = The last lecture hall on Earth, and you are the only student. The lecturer is a beetle; the cold is coming through the wall.
eldritch-other-world-8-pass-story = The beetle chalks the equation of your gate and steps aside. Somewhere in it is a sign the wrong way round.
eldritch-other-world-8-fail-story = Frost has sealed the exits and is starting on the pupils. You swing the iron stool at the only window and try to remember your own address.
eldritch-other-world-9-initial-story = You wake with four pincers and a headache in a body built for filing. First of all, do not scream; it has no mouth for it.
eldritch-other-world-9-pass-story = Your new limbs find the basalt console on their own. It would help to know which of the forty levers is for leaving.
eldritch-other-world-9-fail-story = You are returned with thanks, in a jumble. The corridors come with you, unless you surrender something to have them taken away.
eldritch-other-world-10-initial-story = The fungi of Yuggoth trade with anyone who stays interesting. On the scale there is already a canister with a label in your hand.
eldritch-other-world-10-pass-story = Amused, they let you see the mine where gates are dug. There are props to knock away, and an order in which to do it.
eldritch-other-world-10-fail-story = They find you dull after all and open the case of instruments. Perhaps they would settle for a fact instead of the whole brain.
eldritch-other-world-11-initial-story = A catalogue card the size of a barn door bears your gate’s shelf-mark. It is indexed by a letter that comes after Z.
eldritch-other-world-11-pass-story = The volume is found, and open at the place. Closing it means standing inside the sound it makes until the sound is over.
eldritch-other-world-11-fail-story = You read one card too many. Line by line you are being transcribed; a bribe of something new might distract the copyist.
eldritch-other-world-12-initial-story = All Carcosa’s houses face the lake, and all their windows are painted on. One is a door. You walk along the shore, trailing your fingers.
eldritch-other-world-12-pass-story = Behind the painted shutter is a brass plate with half a sigil. You know what the other half should be, or you once heard somebody scream it.
eldritch-other-world-12-fail-story = Every window has been looking at you. You can stand here until they tire of it, or you can run past them all.
eldritch-other-world-13-initial-story = A black river, a bridge nobody built for crossing, and a cold that asks to be let in. You keep your hands where you can see them.
eldritch-other-world-13-pass-story = On the far bank stands the machine that keeps your gate ajar. It hums, as machines do, an instruction.
eldritch-other-world-13-fail-story = You are halfway over when the bridge asks for the password, in your father’s voice. There is one guess that would also bring it down.
eldritch-other-world-14-initial-story = The tribunal of the Great Race recognises one currency only. Lay a secret on the table, or be tried as furniture.
eldritch-other-world-14-pass-story = Your evidence is admitted, and you are shown the trapdoor they seal such things with. Something under it does not want to be sealed with.
eldritch-other-world-14-fail-story = Furniture, then. They stand you against the gate as a wedge, and leave you to bear it or shove it shut.
eldritch-other-world-15-initial-story = A Yuggothi clerk unrolls the lease of your gate and points to a gap. Filling it would take something true that you have not told anyone.
eldritch-other-world-15-pass-story = The clause is amended. You may now strike out the rest, provided that you can read forty pages without meaning them.
eldritch-other-world-15-fail-story = The clerk shrugs all its wings and calls the bailiffs. You set your back against the gate and tell them no.
eldritch-other-world-16-initial-story = Reading rooms at Celaeno are soundproof because of what the books say to one another. You have taken the only free seat, between two of them.
eldritch-other-world-16-pass-story = They stop quarrelling to correct your pronunciation. Said properly, the word you have been mumbling is a bolt.
eldritch-other-world-16-fail-story = You missed the closing bell by a few geological ages. An usher may still let you out and lock up, for a consideration.
eldritch-other-world-17-initial-story = A procession in tattered yellow passes, everyone masked, and politely makes a place for you in the line. There is no mask in your hand. There is no mask.
eldritch-other-world-17-pass-story = You keep your own face and step out at the well. The twin suns are reflected in it, along with the spell that hung them.
eldritch-other-world-17-fail-story = The procession has arrived, and you are the occasion. With luck you recall the one verse that stops the music.
eldritch-other-world-18-initial-story = The miners down here went below in 1871 and never saw a reason to come up. They want the news. Choose carefully which news.
eldritch-other-world-18-pass-story = They lead you to the gallery where the rock breathes, hand you the plunger and wish you good luck. The rock holds its breath.
eldritch-other-world-18-fail-story = They liked it better not knowing. You can throw down something to stop the cart in the passage, or be in its way yourself.
eldritch-other-world-19-initial-story = The exchange programme has lodged you with a scholar from the year 16000, and the walls are thin. Introduce yourself.
eldritch-other-world-19-pass-story = By morning you have traded two centuries of footnotes. The scholar adds, as a parting gift, how your gate might be unthought.
eldritch-other-world-19-fail-story = You have committed some insult with no name before the year 9000. Either you stay for the whole apology, or you learn how they sulk.
eldritch-other-world-20-initial-story = On the lowest floor the tablets are stacked by weight of consequence. You pick up a light one and it takes both hands.
eldritch-other-world-20-pass-story = You have it by heart, and the keeper has noticed. It might agree to lock up after you, if you put it as a matter of order.
eldritch-other-world-20-fail-story = You drop it. It takes a very long time to fall, and all that time it talks; you clutch the shelf with what will you have.
eldritch-other-world-21-initial-story = In Ulthar the cats hold court at noon, and the question before the house is you. They expect precedent.
eldritch-other-world-21-pass-story = Acquitted. The black one tells you two things, and offers to close the way behind you for a scratch deep enough to sign with.
eldritch-other-world-21-fail-story = The verdict is claws. In the flurry of it something small and grey makes off with whatever it can carry.
eldritch-other-world-22-initial-story = You are in the canister now, thinking very clearly. They have left the speaking machine switched on; the first words matter.
eldritch-other-world-22-pass-story = You talk them into returning you, with a souvenir. As your own eyes come back, look for the switch by the gate, the small one.
eldritch-other-world-22-fail-story = They unplug the voice and shelve you with the others. You rock your cylinder towards the edge, an inch at a time.
eldritch-other-world-23-initial-story = There is no floor to the Abyss, though there is a ledge. You look for the next one with a match, and then without.
eldritch-other-world-23-pass-story = Having once looked straight down, you find little else can frighten you. The gate is a boulder poised overhead, and there is room for one shoulder.
eldritch-other-world-23-fail-story = The ledge was a lip. You land badly on something that politely waits for you to admit that you are there.
eldritch-other-world-24-initial-story = The King’s chamberlain asks in whose name you come. The book he holds is open at a page of crossed-out names, and the pen is wet.
eldritch-other-world-24-pass-story = He gives you a keepsake from the King and a seat in the gallery. To leave early, and to have the doors shut behind you, is possible for those who can pay.
eldritch-other-world-24-fail-story = Your name was on the page already. He blots it gently, and you try to recall whether you were ever called anything else.

## Expeditions

eldritch-antarctica-1-initial-story = The drill brings up a core of clean ice, then a core of dirty ice, then a bell note. Somebody has to hold the shaft steady.
eldritch-antarctica-1-pass-story = You plug the hole with everything in the sledge, and far away something that was about to happen does not. The silence afterwards is very large to stand in.
eldritch-antarctica-1-fail-story = The shaft jumps and takes you with it, against the rig. From where you lie you can see a second, smaller hole, and what might stop it.
eldritch-antarctica-2-initial-story = Beyond the last cairn the dogs refuse. On the glacier there are five-pointed prints, filled with new snow, which does not quite hide them.
eldritch-antarctica-2-pass-story = The prints end at a carved arch. Beyond it the dead city is lit from inside, and what lies on the altar is easy to lift and hard to turn your back on.
eldritch-antarctica-2-fail-story = The snow was a bridge, and you were its last load. At the bottom of the crevasse lies an older expedition; its diary is within reach, if you can hold on.
eldritch-antarctica-3-initial-story = A derelict whaler sits in the pack, squeezed to half her width. The hatch has been nailed down, from below.
eldritch-antarctica-3-pass-story = The nails give. In the captain’s berth you find what he was guarding, wrapped in his own coat; you listen for whatever he was guarding it from.
eldritch-antarctica-3-fail-story = The ice shifts and shuts on your shin like a gate. The Norwegian who chops you out has a souvenir of his own, and is tired of it.
eldritch-the-amazon-1-initial-story = The river runs backwards for an hour each evening, and the raft must be across by then. The poles are heavy and the water is not only water.
eldritch-the-amazon-1-pass-story = You tear the idol out of the spring that was turning the river, and the world feels lighter by one day. Its hum goes on in your own skull, asking you who you are.
eldritch-the-amazon-1-fail-story = Something under the raft tries its weight against your ribs. You come ashore on the wrong bank, coughing, where the vines seem to have a pattern.
eldritch-the-amazon-2-initial-story = Every village downriver points upriver. The last one has no people, only their fingers, carved in wood, still pointing.
eldritch-the-amazon-2-pass-story = The green mound is a stair and the stair is a calendar. It gives up its treasure to whoever stands on today’s date, and today is not in our reckoning.
eldritch-the-amazon-2-fail-story = You have been walking in the footprints of your own party. Your late colleague’s satchel hangs in the strangler fig, high up, and the fig objects.
eldritch-the-amazon-3-initial-story = The stone lid weighs as much as four men, and there were four men. Now it is you and the rain.
eldritch-the-amazon-3-pass-story = Gold, as promised, and under the gold the thing that the gold was for. On the underside of the lid are scratches; read them or look away.
eldritch-the-amazon-3-fail-story = It slips, and the jungle hears your leg. A rubber baron’s launch comes by; he has been inside already, and is in a mood to be flattered.
eldritch-the-heart-of-africa-1-initial-story = The falls drop into a chamber that answers back in drums. Only by the rope, against the whole weight of the water, can you reach the drummer.
eldritch-the-heart-of-africa-1-pass-story = You cut the drumhead and the long summons stops in mid-word. The other half of the word is in your mouth, and it would like to be finished.
eldritch-the-heart-of-africa-1-fail-story = The rope comes back without you. Folded over a rock, you watch the drummers’ hands for the one beat that means “end”.
eldritch-the-heart-of-africa-2-initial-story = There is a city in the forest that moves when it is mapped. Your bearers have set down their loads and are drawing it with their eyes closed.
eldritch-the-heart-of-africa-2-pass-story = You walk in through the gate you did not draw. In the treasury every inscription forbids something, and one of them forbids leaving empty-handed.
eldritch-the-heart-of-africa-2-fail-story = You are on the map now, and so is the garrison. One swing at the lock, and the station’s confiscated papers are yours; or the lock is.
eldritch-the-heart-of-africa-3-initial-story = The mine was dug by people a yard high, and abandoned to something that was not. You go in on your elbows.
eldritch-the-heart-of-africa-3-pass-story = Your fingers close on it in the dark: worked, old, faintly warm. On the way out you count the turnings and try to make the number come out the same.
eldritch-the-heart-of-africa-3-fail-story = The roof sits down on your leg. The trader who digs you out collects the same sort of curio, and loves above all to be asked about it.
eldritch-the-himalayas-1-initial-story = The lama says the pass is guarded, and the guard has come down to meet you. It has taken off its shoes, which is a courtesy here, and a warning.
eldritch-the-himalayas-1-pass-story = Behind it the prayer wheels have been spinning the wrong way for years. You stop them one by one; the last is inscribed, and it is catching to read.
eldritch-the-himalayas-1-fail-story = It still stands, and so does the cornice above it. If you can spot the crack before it spots you, the mountain will do the rest.
eldritch-the-himalayas-2-initial-story = At eighteen thousand feet the air is thin enough to see through. Look for a plateau that is not on this side of it.
eldritch-the-himalayas-2-pass-story = Leng lets you in, and something in a silk mask offers you a present with both hands. To take it you must look up.
eldritch-the-himalayas-2-fail-story = You saw only glare, and stepped into it. Hanging by one arm over a cave mouth, you notice that it is full of other climbers’ notebooks.
eldritch-the-himalayas-3-initial-story = The monastery lowers a basket for those who deserve it and a bare rope for the rest. You spit on your hands.
eldritch-the-himalayas-3-pass-story = Impressed, the abbot gives you what they have been hiding from the English, the Russians and the sky. Then he tells you why, in verse.
eldritch-the-himalayas-3-fail-story = You end up in the basket after all, among the turnips. The kitchen monks know which door is unlocked, and whom among you not to trust.
eldritch-the-pyramids-1-initial-story = The portcullis stone is moved by sand, and the sand has run out. That leaves backs.
eldritch-the-pyramids-1-pass-story = Inside, a water clock has been counting down to something since Khufu. You break it, and it drips a little longer out of spite, into your thoughts.
eldritch-the-pyramids-1-fail-story = The stone comes down across you, not quite all the way. In the crack of light you can see the clock, and a lever near enough for a stick.
eldritch-the-pyramids-2-initial-story = The guidebook lists eleven false doors. Somebody has swept the sand from the foot of a twelfth.
eldritch-the-pyramids-2-pass-story = It opens on the weighing of hearts, and the scale has been waiting. Recite the confession properly, and you may take the counterweight.
eldritch-the-pyramids-2-fail-story = The floor was the false thing. You land among robbers of several dynasties, with their pockets full; the shaft wants climbing before it fills too.
eldritch-the-pyramids-3-initial-story = The sarcophagus was sealed with lead by people who brought all the lead they had. You have a crowbar and one evening.
eldritch-the-pyramids-3-pass-story = There is no mummy, only what it was buried to hold down. You lift it out, and look very hard at the bandages on the floor.
eldritch-the-pyramids-3-fail-story = The lid slides off on your side. At the dispensary a dealer from Luxor hears you swear in Coptic and thinks you may be worth a bargain.
eldritch-tunguska-1-initial-story = Every tree for thirty miles lies pointing away, and in the middle one still stands. It has been pulling itself up by the roots.
eldritch-tunguska-1-pass-story = You hold it down, and beneath the roots find a seed with a line of signs around it. Say them right and it will sleep; they slide as you look.
eldritch-tunguska-1-fail-story = The trunk steps on you. When it has gone you see, from the level of the moss, what the Evenks buried here, and where.
eldritch-tunguska-2-initial-story = The peat bog preserves everything, in the wrong order. You probe with a rod for the one thing that was not here in 1908.
eldritch-tunguska-2-pass-story = Iron on the rod; then glass; then a hand that grips back, offering. It will let go of its gift as soon as you stop wondering who sent it.
eldritch-tunguska-2-fail-story = The bog has you to the waist and takes its time. A lost party’s chest is sunk beside you, with a handle; heave, and it may lift you both.
eldritch-tunguska-3-initial-story = The deer herders will take you to the black stone if you carry the boat between the rivers. They carry the songs.
eldritch-tunguska-3-pass-story = Split by frost, the stone has a drawer in it, and the drawer is not empty. Neither is the hollow where it lay, if you look quickly.
eldritch-tunguska-3-fail-story = The portage ends with you beneath the boat. An exile who lives alone with his finds nurses you; he would trade, if somebody would only talk about Petersburg.

## Special encounters: R’lyeh risen

eldritch-special-cthulhu-1-initial-story = The door is carved, or it is a hill. You need the name of the mason before the hinges can be found.
eldritch-special-cthulhu-1-pass-story = You have the name, and the stone wants to hear it from somebody it respects. Speak as if you had built it.
eldritch-special-cthulhu-1-fail-story = The door opens after all, by the width of a finger. All over the world people sit up in bed.
eldritch-special-cthulhu-2-initial-story = The stairs in this city go down whichever way you climb. With ropes, spikes and bad language you try to persuade one flight otherwise.
eldritch-special-cthulhu-2-pass-story = A terrace, dry and level, with nothing on it. That is what they hoped you would think; look again, from the corner of your eye.
eldritch-special-cthulhu-2-fail-story = You arrive, by climbing, in a cell with a very old tide mark above your head. Someone slides the wall to.
eldritch-special-cthulhu-3-initial-story = The sleeper’s dream is being read aloud here, and it has come to the page with you on it. Listen without turning over.
eldritch-special-cthulhu-3-pass-story = In a pause between two breaths the size of weather, you may correct a single word. Choose the verb.
eldritch-special-cthulhu-3-fail-story = You dream along for what the others say was a minute. It had streets, and taxes, and your grave.
eldritch-special-cthulhu-4-initial-story = The plinth has tilted since this morning, and the chain you need is running out over its edge. You catch hold.
eldritch-special-cthulhu-4-pass-story = It holds; what it holds looks up along the links. You have only to make it fast and not to look down.
eldritch-special-cthulhu-4-fail-story = The chain keeps the skin of your palms and some of the rest of you. It is quite a long way to the next terrace.
eldritch-special-cthulhu-5-initial-story = A green angle ahead is behaving as though it were obtuse. People have been swallowed by less; watch where it puts its corner.
eldritch-special-cthulhu-5-pass-story = You go round it the only way there is, and come out inside the seal. The pattern wants one more line, in the hand of a scholar.
eldritch-special-cthulhu-5-fail-story = The angle closes like a book. You are out of it before the end, though not before the middle.
eldritch-special-cthulhu-6-initial-story = The bas-relief on the harbour front shows tonight’s landing, boat and all. You find yourself in it, third from the left, and search for what comes next.
eldritch-special-cthulhu-6-pass-story = The next panel is blank, and there is a chisel. It will be as you carve it, if you know how they carved.
eldritch-special-cthulhu-6-fail-story = The next panel shows you running. It is accurate about the fall, and about what comes out of the water after you.

## Special encounters: the Key and the Gate

eldritch-special-yog-sothoth-1-initial-story = The Veiled One asks whether you come as a guest or as a payment. Those who have signed anything need not answer.
eldritch-special-yog-sothoth-1-pass-story = A guest, then. It shows you the lock of all locks; a word that has power may be left in it, like a broken key.
eldritch-special-yog-sothoth-1-fail-story = A payment, then. There is no pain, and shortly no “there”.
eldritch-special-yog-sothoth-2-initial-story = All your selves arrive at the gate at once and argue about who is to go in. Be the one who is sure.
eldritch-special-yog-sothoth-2-pass-story = They agree to listen. Make your case; each fact you can produce will bring over another of you.
eldritch-special-yog-sothoth-2-fail-story = The vote goes against you, unanimously. Somebody else walks home in your coat.
eldritch-special-yog-sothoth-3-initial-story = One of the thousand globes is a window, and the rest are eyes. The difference is slight, and it moves.
eldritch-special-yog-sothoth-3-pass-story = Through the window runs the hinge of everything, thick as a mast. Put your weight on it, and some of your mind, for it turns on both.
eldritch-special-yog-sothoth-3-fail-story = You tap politely on an eye. It opens, and you are on the inside of it.
eldritch-special-yog-sothoth-4-initial-story = The threshold tilts until it is a wall, with the whole sky leaning on it. You brace yourself where the lintel used to be.
eldritch-special-yog-sothoth-4-pass-story = You stand in the keyhole of time. The one shape that fits it is the shape of your past, if you know how to take it off.
eldritch-special-yog-sothoth-4-fail-story = The sky shifts its elbow. Where you stood there is a clean, well-swept spot.
eldritch-special-yog-sothoth-5-initial-story = The cultists have the chant, and you have the footnotes to the chant. Somewhere in the ninth there is an error they never noticed.
eldritch-special-yog-sothoth-5-pass-story = You lead the singing now, into the error and out on the other side. The more of them there are, the harder they pull.
eldritch-special-yog-sothoth-5-fail-story = The error was left there for you. It goes through the body first, and then through the mind, and signs its work.
eldritch-special-yog-sothoth-6-initial-story = Past and future lie here like two pages stuck together. You work a fingernail of learning in between.
eldritch-special-yog-sothoth-6-pass-story = They part, and the Gate asks you to come in and be everything. It knows you by every spell you carry; say no to each.
eldritch-special-yog-sothoth-6-fail-story = You are answered, at length and in your own voice. You come away knowing two new things, and owing for both.

## Backs of conditions

eldritch-amnesia-the-terrible-truth-story = It comes back all at once, in a barber’s chair. You did not lose that week: you sold it, and the buyer was pleased.
eldritch-amnesia-unexplained-debts-story = A waiter you have never met brings you an itemised bill for a very good month. The signature is yours, and rather happy.
eldritch-amnesia-forgotten-crimes-story = The sergeant reads the charge with some admiration. You would like to deny it, if only you knew where you were.
eldritch-hallucinations-delusions-story = Your notes, when you open them, are blank but for a child’s drawing of a sun. You distinctly remember writing it all down.
eldritch-hallucinations-the-voices-story = They have settled which of them is to speak first. It is the one who sounds like you.
eldritch-hallucinations-swarming-story = Under the wallpaper, under the sheet, under the skin: a small, busy, legible handwriting. It takes three people to hold your wrists.
eldritch-paranoia-kleptomania-story = They are keeping it from you, so it must be yours. Your hand has already made up its mind and is halfway across the counter.
eldritch-paranoia-violent-outbursts-story = One of them smiled. You saw it, and the chair was in your hands before you knew what for.
eldritch-paranoia-agoraphobia-story = The street has too many windows, and the square too much sky. You count the paving stones, and the stones count you.
eldritch-back-injury-nerve-damage-story = Two fingers have stopped answering. Things fall out of your hand with great politeness, one after another.
eldritch-back-injury-muscle-spasms-story = It takes you on the gangway, like a rope drawn tight by somebody below. The porter steps over you; your bag rolls on without you.
eldritch-back-injury-fractured-spine-story = The surgeon taps you with a pencil and asks what you can carry from now on. He means it as a kindness to tell you the answer.
eldritch-internal-injury-cracked-rib-story = It is only a rib, said the doctor in Suez, and strapped it. It is only a rib, you think, each time you breathe.
eldritch-internal-injury-excruciating-pain-story = For some hours there is no Paris, no Peking and no purpose. There is a place under the heart the size of a coin, and you live in it.
eldritch-internal-injury-internal-bleeding-story = You took it for seasickness until the handkerchief. The ship’s surgeon forbids you the stairs, the deck and conversation.
eldritch-leg-injury-twisted-knee-story = The knee goes sideways on a perfectly flat pavement. You may sit down on the kerb now, or pay for every step of the way.
eldritch-leg-injury-stabbing-pain-story = Somebody drives a nail through your ankle whenever a train is about to leave. Today’s train leaves on time.
eldritch-leg-injury-strange-remedy-story = The poultice moves. The old woman says it must hurt first, and that it will be done sooner if you lie still and do not look at it.
eldritch-blessed-beloved-of-bast-story = A cat you never fed lies down on your chest and purrs until morning. Nothing in the room dares to be worse than a dream.
eldritch-blessed-visions-of-hypnos-story = You sleep on a station bench and wake with two timetables in your head. Neither is for trains.
eldritch-blessed-blessing-of-nodens-story = An old man fishing off the pier asks what is troubling you, nods, and casts his line a very long way. Something, somewhere, is hooked.
eldritch-cursed-harried-story = You change cabs, hotels and hemispheres. It has taken the room next door, and it knocks.
eldritch-cursed-karmic-justice-story = The man who cursed you is killed by a falling sign: “Luck restored here.” You read about it over breakfast, for once with appetite.
eldritch-cursed-the-innsmouth-look-story = The shaving mirror shows eyes that have forgotten how to close. You have begun to sleep best in the bath, and to listen for the tide.
eldritch-dark-pact-pact-with-yog-sothoth-story = You were given words, and never asked where they came from. They are going back there now, and leave the doors open after them.
eldritch-dark-pact-pact-with-the-dark-man-story = He is waiting under the street lamp with his hat in his hand, and he has brought a carriage. He remembers the date better than you do.
eldritch-dark-pact-one-of-the-thousand-story = She never wanted you. She wants an introduction, and the one you introduce will not thank you for it.
eldritch-debt-hitmen-story = Two men in good overcoats ask you the way to the river. They have a car, a sack and a receipt made out in your name.
eldritch-debt-unwilling-servant-story = The creditor asks for no money, only an evening of your time. You try to recall what was in the glass he toasted you with.
eldritch-debt-debt-collector-story = He is a small man with a long list, and he has started to put chalk marks on your luggage. He is open to argument until five.
eldritch-debt-local-authorities-story = Your description is up at the station, the customs shed and the soup kitchen. Somebody you travel with looks remarkably like it.
eldritch-debt-make-a-deal-story = The bank has sold your note to a gentleman who casts his shadow forwards. He proposes other terms; otherwise he will collect from everyone.
eldritch-debt-beyond-riches-story = “Keep the money,” says the old lady, and unwinds her scarf a little. “I only want you to look at what I bought with mine.”
eldritch-detained-starvation-story = On the fourth day they stop asking questions, and on the fifth they stop bringing the bowl. You might yet tell them something.
eldritch-detained-holding-cell-story = Your cellmate is a lawyer, or was. For a good story he will name the judge’s price; for a bad one he has friends in here.
eldritch-detained-cruel-and-unusual-story = They do nothing to you at all. They only leave the light on, and the other chair, and whatever it is that sits in it.

## Backs of spells

eldritch-blessing-of-isis-a-story = She hears every prayer, and lifts her veil to see who is speaking. It is best if she likes the face.
eldritch-blessing-of-isis-b-story = Nine bows, and at each the forehead must touch the stone. The goddess counts; so, afterwards, does the doctor.
eldritch-clairvoyance-a-story = The third eye opens readily enough. It is the lid that takes practice.
eldritch-clairvoyance-b-story = You look a thousand miles down a narrow pipe at the thing you want. At the other end of the pipe there is an eye.
eldritch-conjuration-a-story = Your hands come out of the empty hat full. Whose hat it was is a question for later, and it will be asked.
eldritch-conjuration-b-story = Somewhere a shelf is one item short, and a shopkeeper with too many joints wets his pencil. Here comes the bill.
eldritch-feed-the-mind-a-story = Knowledge is served hot and in portions meant for something larger. There is always more, if you have left room.
eldritch-feed-the-mind-b-story = What falls from that table you gather on your knees. Among the crumbs there are a few teeth.
eldritch-flesh-ward-a-story = The skin you borrow for a moment has had other tenants. It remembers them when it rains.
eldritch-flesh-ward-b-story = It closes over the body like water over a stone, grey and obedient. Getting it off again is a matter of who is obeying.
eldritch-instill-bravery-a-story = Courage can be poured from one person into another. What you spill while pouring is your own.
eldritch-instill-bravery-b-story = You lend a lion’s heart for the length of a breath. The lion stands close by and wants to see that it is used well.
eldritch-mists-of-releh-a-story = The mist hides you from everything with eyes. It also hides the stairs, the edge and your friends.
eldritch-mists-of-releh-b-story = Inside the mist others are hiding, from other things, for longer. They make room for you without a word.
eldritch-plumb-the-void-a-story = The void has a near side and a far side, and a great deal of friction. The traveller is advised to keep all limbs together.
eldritch-plumb-the-void-b-story = It takes no time at all, and you are in it throughout. Try to bring back the same number of years.
eldritch-shriveling-a-story = It dries in the hand like a leaf on a stove, from the edges inwards. The word for stopping is on the same page, over the leaf.
eldritch-shriveling-b-story = Rot is friendly, and visits the neighbours. You had better be sure who those are.
eldritch-wither-a-story = Your right hand goes black to the wrist and very strong. It has opinions now, mostly about your throat.
eldritch-wither-b-story = The blow goes out a little harder than it came in. What is left over looks about for the one who sent it.

## Mythos cards

eldritch-a-proposition-story = A gentleman with excellent teeth has read all the rumors and would be glad to make one of them untrue. He carries the ink with him.
eldritch-buying-information-story = Cables arrive at every desk in town, each from a friend of a friend with something to sell. It is a buyer’s market, for those who can talk.
eldritch-heart-of-corruption-story = A parcel comes, beating faintly, addressed in red. What is inside is priceless; the question is whether it travelled alone.
eldritch-support-of-the-church-story = A bishop who has stopped believing in most things believes your letter. A medal arrives by courier, still warm from the altar.
eldritch-that-which-consumes-story = Something large has been feeding on the gates, and has no taste for variety. You may suggest a dish.
eldritch-blood-flows-story = The old bargain of the hunters: bleed as much as it would have, and it is as good as dead. The basin is ready, and the blade is clean.
eldritch-calling-the-elder-things-story = In cellars on five continents the robed ones blow the same note on the same bone. Down the line, receivers are lifted.
eldritch-dimensional-instability-story = Several rooms in the world are briefly not there. The gates in them go too, and what held them open comes a little nearer.
eldritch-driven-to-bankruptcy-story = The shutters come down along the whole street, and a man walks from door to door with a pot of paste. Nobody is selling. Nobody has anything to sell.
eldritch-legitimate-banking-story = The manager has found an arrangement of which you were not aware. It is all quite regular; he has had it notarised in your absence.
eldritch-no-peace-for-the-fallen-story = The graves are open and tidy, and the effects have been signed for. Someone left a calling card with your name on the back.
eldritch-patrolling-the-border-story = New orders for every frontier: look inside the violins. The queue does not move, and men in grey walk along it, comparing faces.
eldritch-unexpected-betrayal-story = Somebody has been writing home about you, in your own cipher, for a modest salary. You learn of it when the lamp goes out.
eldritch-from-beyond-story = Everything already in motion moves twice. You may throw what you know in its way, or hold on to the furniture.
eldritch-rising-terror-story = Tonight they do not wait for the usual hour. The howl starts in one city and is taken up, politely, by the next.
eldritch-strange-sightings-story = There is a face at the window of every hotel in the world, and all of them are the same face. Nobody will be sleeping for a while.
eldritch-tied-to-a-dark-purpose-story = Every old wound, old promise and old dream is called in on a single night. The dice are already on the table, and have only ones on them.
eldritch-torn-asunder-story = The air takes hold of you by two ends. It pulls from wherever the sky is of one mind with the gates.
eldritch-everyone-has-a-price-story = A circular letter: complaints removed, discreetly, on account. The list of complaints is long, and yours is on it.
eldritch-omen-of-good-fortune-story = For one evening the comet hesitates. If someone were to nudge the sky, it would look the other way.
eldritch-rally-the-people-story = They have seen it too, they say: the postman, the nurse, the boxer. One of them has already packed.
eldritch-silver-twilight-aid-story = The Lodge sends its compliments and a tray. There are three things on it, and a card asking you to take just one and no offence.
eldritch-the-world-fights-back-story = Bells, dogs, earthquakes, grandmothers: today it is the other side that finds the door barred. You sleep ten hours.
eldritch-a-dark-power-story = Every wound you ever gave them has healed, and healed straight. They have come to show you.
eldritch-ancient-guardians-story = The diggers’ camp reports two new statues at the edge of the site. An hour later it reports that they are nearer, and then reports no more.
eldritch-arrests-made-in-murder-case-story = The victim was a bishop, the weapon was something like yours, and the police of every city want to compare. Keep your story short.
eldritch-burden-of-greed-story = Everything you own has grown heavier since midnight, and leans on you. It would stop if you were to set it down and walk away.
eldritch-from-bad-to-worse-story = The doctor, the alienist and the creditor all called while you were out. All three left their cards, and all three were smiling.
eldritch-haunting-nightmares-story = The same corridor, the same number of doors, one door fewer each night. You could tell it what it wants to know.
eldritch-heat-wave-singes-the-globe-story = Rails buckle, candles bow, and the asphalt in Reykjavik keeps the print of your heel. Lie down in the shade, or be led there.
eldritch-the-bermuda-triangle-story = You turn a page, a corner, a tap. The water comes out salt, and when you look up it is all round, blue, and quite unsurprised.
eldritch-the-world-shakes-story = The seismographs draw a signature. Where the pen came down hardest there were tents, and people, and a hole in the ground with a future.
eldritch-tide-of-despair-story = It comes up without a sound, to the ankles, the knees, the heart. Whatever is holy floats; you might let it go and stand on it.
eldritch-treacherous-magic-story = The words you learned have been talking to each other while you slept. This morning they address you all at once.
eldritch-all-for-nothing-story = The proof was a forgery, the witness was an actor, the ashes were only ashes. Unless you can produce something better by tonight.
eldritch-desperate-times-story = Only one door is left unwatched, and you know who keeps it. He holds it open with his foot and looks at his watch.
eldritch-eyes-everywhere-story = Portraits, potatoes, peacocks’ tails. When they have all found you, they blink, and then whatever they belong to stands up.
eldritch-perplexing-stars-story = Last night’s sky has come back, with corrections. The observatories agree on the hour and refuse to discuss the rest.
eldritch-the-storm-story = It carries paper: letters, maps, pages from your own files, higher every moment. If there was nothing to say about it before, there is now.
eldritch-fractured-reality-story = North of Hawaii a liner reports a crack in the evening, with another evening behind it. Each day the far one grows brighter.
eldritch-growing-madness-story = Off Bermuda the radio operators have begun to laugh at one another’s jokes before they are sent. The laughter is now within range of the coast.
eldritch-lost-knowledge-story = In the Australian desert the well-dressed men walk in step, and tick. Wherever they have been, nobody remembers how to read.
eldritch-secrets-of-the-past-story = Someone is getting to the ruins first, filling them in, and planting grass. At this rate there will soon be no past to dig in.
eldritch-faded-from-society-story = On the Trans-Siberian the best people board at one station and are missing at the next: surgeons, armourers, guides. Their seats are still warm.
eldritch-return-of-the-ancient-ones-story = On the Kolyma the permafrost gives back what it was lent. One by one they come out, shake off the ice, and wait for the fourth.
eldritch-stars-aligned-story = In Panama the stars have queued up over the canal like ships. The lock-keepers swear that somebody is letting them through.
eldritch-the-wind-walker-story = North of the last trading post they find the mail sled in a treetop, with the dogs in harness and frost on their eyes. The wind has learned a name.
eldritch-dimensions-collide-story = In the South Atlantic two seas now occupy the same place, and neither gives way. Each open gate is one more rope pulling them together.
eldritch-mysterious-lights-story = Over the polar sea hangs a glow the colour of a held breath. As long as it burns, what has been opened stays open.
eldritch-spreading-sickness-story = It began with a tea-seller in Bombay who sneezed in a language he did not know. The wards are full of people trying to finish his sentence.
eldritch-web-between-worlds-story = The Greenland hunters bring in threads as thick as cable, anchored in the ice at one end. At the other end, something mends them.

## What rumors, mysteries and the sheet let one do as an encounter

eldritch-fractured-reality-encounter-story = You row up to the crack and ship your oars. The other evening smells of cut grass, and you climb in.
eldritch-growing-madness-encounter-story = You trace the laughter, set by set, to a ship with no aerial. In the wireless room a single chair is turned to the wall.
eldritch-secrets-of-the-past-encounter-story = The turf here is an hour old. You dig where the gardeners were most careful, and keep one eye on the shovels left behind.
eldritch-faded-from-society-encounter-story = You buy a ticket for the seat nobody leaves, and stay awake from station to station. Towards Krasnoyarsk the conductor starts to count you twice.
eldritch-stars-aligned-encounter-story = From the top gate of the Gatún locks you watch the sky go by in convoy. One of the lights is out of turn; find the hand that waves it on.
eldritch-dimensions-collide-encounter-story = Where the two seas grind together, you lower a lead on sixty fathoms of doubt. There is a seam down there, and it can be felt.
eldritch-mysterious-lights-encounter-story = The icebreaker cuts her lamps and you go up the mast with a smoked glass. The glow has a centre, a stem, and someone carrying it.
eldritch-spreading-sickness-encounter-story = The tea-seller’s widow has kept the cup. Between fevers the hospital will listen to what you have pieced together, and try it on the next bed.
eldritch-seed-of-the-daemon-sultan-encounter-story = The ground in the middle of the felled forest hums to itself. You get down on the moss with a trowel and listen for the place where it stops.
eldritch-the-true-name-encounter-story = One letter of the Name is written here, too large to see. You pace it out, and what you know tells you when to turn.
eldritch-rlyeh-risen-encounter-story = It has come up again, dripping and patient, with weed on its spires. You put the boat ashore, though shore is not the word.
eldritch-the-deep-ones-attack-encounter-story = The buoy rings under water. You lean over to cut it loose, and a hand comes up to help you in.
eldritch-rituals-in-the-wild-encounter-story = Drums, and a bonfire built of fence posts from nine villages. You circle it, downwind, looking for the stone that all of them avoid.
eldritch-yog-sothoth-encounter-story = For once you do not go to close the gate. You knock, and it is opened by someone who has been expecting all of you.

## Those who were defeated

eldritch-akachi-onyele-crippled-story = Akachi has had her cot turned to face the door that is not there. The spirits will speak through her nurse, she says, if you ask the nurse nicely.
eldritch-akachi-onyele-insane-story = Akachi walks between the worlds now and has left her body by the well, humming. You sit down, take its hand, and go a little way after her.
eldritch-charlie-kane-crippled-story = Kane receives in bed, between two telephones and a priest. He can still deliver forty votes, if somebody will carry the speech for him.
eldritch-charlie-kane-insane-story = Kane is campaigning among the plane trees, and shakes every branch. Let him win you over; somewhere in the programme is what he found out.
eldritch-diana-stanley-crippled-story = Diana burned her old robe and most of herself with it. In the ash lie the Lodge’s own notes, in a hand you must learn to read by touch.
eldritch-diana-stanley-insane-story = Diana has gone back to them, or thinks she has; she greets the coat rack as Magister. Talk to her as they would have, and she may defect again.
eldritch-jacqueline-fine-crippled-story = Jacqueline knew the day and the staircase, and went down it all the same. She has a message for each visitor, and will give up yours only to kindness.
eldritch-jacqueline-fine-insane-story = Every wall of Jacqueline’s room has been written over with next year. She cannot be reached, but the wall can be read.
eldritch-jim-culver-crippled-story = Jim’s trumpet lies on the blanket where the hands would be. The ward would let you play his last tune for him, if you asked them in the right spirit.
eldritch-jim-culver-insane-story = Jim plays for the dead in an empty dance hall, and they have started to request numbers. Stay until the end of the set and do not dance.
eldritch-leo-anderson-crippled-story = Leo will not be leading anybody out of this bed. He has the route in his head, and a crew in the corridor that would follow a stranger, if the stranger talked like Leo.
eldritch-leo-anderson-insane-story = Leo has barricaded the consulate against a jungle. He will hand over his charts to the one who can pull him out through the window.
eldritch-lily-chen-crippled-story = Lily sits very straight, as the bones no longer do. She asks you to break the seal on her master’s box; she has been too gentle with it.
eldritch-lily-chen-insane-story = Lily fights the same shadow from dawn to dusk and has never lost. If you can talk it into a truce, she will tell you where it comes from.
eldritch-lola-hayes-crippled-story = The theatre has lent Lola its best dressing room to die in, and she is making an entrance of it. Play opposite her; the secret is in the third act.
eldritch-lola-hayes-insane-story = Lola is all her roles at once, and none of them has met you. Introduce yourself to the one who was there that night.
eldritch-mark-harrigan-crippled-story = They found Mark under the wall he had brought down on it. What he was after is still under the other half, and the other half is heavier.
eldritch-mark-harrigan-insane-story = Mark is back in the Argonne and takes you for a relief column. Report to him as one, and he will hand over the position.
eldritch-norman-withers-crippled-story = Norman asks to be wheeled out to the telescope one last time. You must look where he looks, for as long as he does.
eldritch-norman-withers-insane-story = Norman has covered every window and lectures to the dark about what is behind it. Ask questions, the easy ones first; he was always a kind teacher.
eldritch-silas-marsh-crippled-story = Silas lies in the sailors’ home with his oilskin on and his eyes on the skirting board. Damp marks are creeping there; follow them before they dry.
eldritch-silas-marsh-insane-story = Silas will not leave the end of the pier, and the sea there will not leave Silas. Persuade one of the two.
eldritch-trish-scarborough-crippled-story = Trish is registered under four names and guarded by a fifth. Get past the pleasant young man at her door without once mentioning her.
eldritch-trish-scarborough-insane-story = Trish tells you everything, in a code she makes up as she goes. Only her left hand, tapping on the chair, keeps to the old one.
