### Arkham Horror, third edition: the stories, apart from those of the event cards and of the archive.
###
### `ah3-<card>-<part>-story` is read out before that part of a card happens: the space or the kind of street of an
### encounter, how much doom lies there (`low`, `middle`, `high`) for an anomaly.
### `ah3-<card>-story` goes with a headline or with the back of a dark pact, `ah3-<investigator>-defeated-story` and
### `-devoured-story` with somebody who leaves the game.
### One to three short sentences, and no arguments.

## Downtown

ah3-downtown-1-arkham-asylum-story = An hour in the day room, with bromide and a jigsaw of the Alps, does you good. The patient by the window lays each piece before anyone has looked for it; watch his hands.
ah3-downtown-1-independence-square-story = The fortune teller by the bandstand packs up the moment you appear. One card stays on the bench, face up, and it is still warm.
ah3-downtown-1-la-bella-luna-story = Behind the coats there is a room where they play an honest game of craps, meaning that the crooked dice are kept for Saturdays. Somebody drops the bones into your palm, and the talk stops.
ah3-downtown-2-arkham-asylum-story = The orderly is no doctor, but he holds the key to the quiet wing and lets it out by the hour. Between two and four nobody screams there at all.
ah3-downtown-2-independence-square-story = Under the old elm somebody has buried a box, no deeper than a child’s arm. As your fingers close on it, another hand, quite cold, closes on your fingers.
ah3-downtown-2-la-bella-luna-story = The bill was meant for the stranger at the next table, and so were the three men with blackjacks. By the time this is cleared up you are both lying in the alley, friends for life.
ah3-downtown-3-arkham-asylum-story = For the price of a lunch the night nurse runs a hot bath, chases off the gossips and stands at the door with a mop. You had forgotten how much silence weighs.
ah3-downtown-3-independence-square-story = Market day. The hawkers have spread their blankets round the statue, and nobody asks where the goods slept last night; you go along the row with both hands, for now, in your pockets.
ah3-downtown-3-la-bella-luna-story = The owner’s nephew takes you for the new collector and begins to apologise. It would be a pity to correct him, and it may hurt to be corrected.
ah3-downtown-4-arkham-asylum-story = The new treatment consists of a metronome, a mirror and four questions, each shorter than the last. People come out pale, calm and dreadfully attentive; there is a small fee.
ah3-downtown-4-independence-square-story = A suitcase stands by the fountain, and passers-by have begun to walk around it without knowing why. Its contents would come in handy; it also breathes.
ah3-downtown-4-la-bella-luna-story = The cards are marked, the dealer is better than his marks, and the bouncer watches whoever watches the dealer. You choose the chair opposite the mirror.
ah3-downtown-5-arkham-asylum-story = Visiting time is nearly over, and the deep armchair in the hall has only begun to help. The sister at the desk could forget to ring the bell, for a kind word or a coin in the Christmas box.
ah3-downtown-5-independence-square-story = An antiquary’s cart has lost a wheel, and he would sooner sell at a loss than carry it all home on his back. Half the boxes are labelled; the interesting half is not.
ah3-downtown-5-la-bella-luna-story = Under your plate lies a fat envelope, compliments of the house. Someone at the bar expected to find it first and is now studying everybody’s shoes.
ah3-downtown-6-arkham-asylum-story = In the basement there is a tank of warm salt water with a lid. Those who float in it tell the attendant everything; he charges little and remembers less.
ah3-downtown-6-independence-square-story = The boy sells lemonade, matches and one tarot card: a yellow moon with its eyes shut. They were open, he swears, when he set up his stand.
ah3-downtown-6-la-bella-luna-story = The commissioner’s wife is at the piano, tipsy, and wants a partner for the charity waltz. Her luck is proverbial and catching; her husband’s friends are passing the hat.
ah3-downtown-7-arkham-asylum-story = The chaplain and the alienist have joined forces: one consulting room, two chairs, a couch in between. It costs twice as much, and they hardly ever contradict each other.
ah3-downtown-7-independence-square-story = The hardware man on the corner is emptying his window before the bank does it for him. “Take something,” he says, “at what it cost my father.”
ah3-downtown-7-la-bella-luna-story = Two partners are dividing the week’s takings and cannot agree on the last pile. They have decided that you look impartial; the loser has decided to remember your face.
ah3-downtown-8-arkham-asylum-story = In the walled garden the patients grow beans and like to have them admired. For a coin the gardener lets visitors stay on after dusk; the beans, he says, are better company then.
ah3-downtown-8-independence-square-story = A street preacher breaks off in the middle of Job and holds out both hands to you. They are scalding, and he means you to hold on until the verse is over.
ah3-downtown-8-la-bella-luna-story = The doorman pins a green enamel leaf to your lapel: the club upstairs has elected you, though you never applied. Tonight the members gamble with one another’s money, and part with it for a good story.

## Easttown

ah3-easttown-1-hibbs-roadhouse-story = Hibb pours you something brown from a teapot and does not write it down. By the third cup the thing in the cellar has become a story, and by the fourth a funny one.
ah3-easttown-1-police-station-story = Half the force is off sick and the other half will not patrol after dark. The sheriff has a spare badge and a spare holster in his desk, for somebody who talks like an officer or brings in proof of what is out there.
ah3-easttown-1-velmas-diner-story = Velma sets a plate in front of you before you sit down, and you eat like a stoker. The salesman in the next booth, moved by the sight, opens his sample case and lowers his prices.
ah3-easttown-2-hibbs-roadhouse-story = A trucker wants to be rid of his load before the state line. He will not say whose it is; he only keeps dividing the price by two.
ah3-easttown-2-police-station-story = The property room is being cleared for something that came in on ice. The sergeant hands the small stuff out of the window to whoever is passing, and you are passing.
ah3-easttown-2-velmas-diner-story = Soup first, questions later. One of the girls has not come back from her break since Tuesday, there is an apron on the hook, and Velma is looking at how you carry your tray.
ah3-easttown-3-hibbs-roadhouse-story = Something under the porch has been eating the scraps and scaring off the rats. Stand it a bone and yourself a glass, and neither of you need drink alone.
ah3-easttown-3-police-station-story = The evidence locker is open, the clerk is at lunch, and the register is written in two different hands. Notice which entries are false, or trade in something you already know, and the best thing on the shelf is nobody’s.
ah3-easttown-3-velmas-diner-story = The special is whatever was delivered, and today that was a whole ox. It sets bones, says the cook, and charges you for the gravy only.
ah3-easttown-4-hibbs-roadhouse-story = The band knows six songs, all of them about going home. You put money in the hat and let them play the lot.
ah3-easttown-4-police-station-story = On the notice board, between the strayed mule and the church supper, hangs a drawing of you by a child who is not yet born, or so the date says. Find the hand that pinned it there before the desk sergeant finds you.
ah3-easttown-4-velmas-diner-story = “Sit,” says Velma, and fetches the iodine from behind the pie. The pie is compulsory; so is paying for it.
ah3-easttown-5-hibbs-roadhouse-story = The only empty stool belongs to a man the size of a pantry, who holds it against all comers by arm-wrestling. He can also be bought a drink.
ah3-easttown-5-police-station-story = Sergeant Doyle lends nothing to civilians, on principle. His principles, like his belt, have a few spare holes.
ah3-easttown-5-velmas-diner-story = There is something at the bottom of your cup besides coffee. Either you make out the picture yourself, or the old woman in the corner will read it for the price of her breakfast; it is good news, for once.
ah3-easttown-6-hibbs-roadhouse-story = The fire is lit, the dog is asleep on your feet, and nothing is asked of you. A one-eyed regular offers a toast for luck; the glass is on you, the luck on him.
ah3-easttown-6-police-station-story = They let you go with an apology and somebody else’s belongings. You are three streets away before you look into the bag.
ah3-easttown-6-velmas-diner-story = Eggs, on the house, because you look like that. Steak, not on the house, because you still do.
ah3-easttown-7-hibbs-roadhouse-story = In the back there is a still, a stove and a bench along the wall, and the law comes there only to drink. Pay at the hatch; the hatch never asks what you saw.
ah3-easttown-7-police-station-story = The chief is buying new equipment with the town’s money and wants to be told it was a wise purchase. Admire one piece long enough and it may be lent to you, against no signature.
ah3-easttown-7-velmas-diner-story = The booth at the back has been mended with surgical thread by the man who sits in it. He stitches customers too, between courses, at diner prices.
ah3-easttown-8-hibbs-roadhouse-story = It is Amateur Night, and the ventriloquist is so bad that people weep with relief. You may stay for the second half, when he drinks and the doll performs; it costs extra.
ah3-easttown-8-police-station-story = While you wait on the bench, a call comes in about something odd across town, and the whole shift runs out. They have left the cupboard ajar and, behind it, the one constable who never runs.
ah3-easttown-8-velmas-diner-story = Someone has scratched a recipe into the counter: marrow, pepper, patience. Velma cooks it for those who can pay and point.

## Merchant District

ah3-merchant-district-1-river-docks-story = The ferryman’s widow blesses boats, nets and, on request, people. She takes cash, or a thing from under the water that is better off with her.
ah3-merchant-district-1-tick-tock-club-story = Here nobody wears a watch and the house clocks disagree on purpose. Leave a tip in the fern, and you will be allowed to lose the whole afternoon, bruises included.
ah3-merchant-district-1-unvisited-isle-story = The white stones stand as they always stood; it is the gaps between them that have been moved. In the middle gap something lies that only makes sense to those who have read a certain footnote.
ah3-merchant-district-2-river-docks-story = The crate marked for Kingsport has burst, and the foreman will look away for as long as it takes to help him nail it shut. It takes a while; he is particular about nails.
ah3-merchant-district-2-tick-tock-club-story = The doctor they call the Second Hand works in the cloakroom and can be told from the real cloakroom man only by his cuffs. Spot him and it is his treat; pick the wrong one and there is a fee for coats.
ah3-merchant-district-2-unvisited-isle-story = Rain falls everywhere on the river but here. If you can stand in the dry circle until it finds out who you are, it may decide in your favour.
ah3-merchant-district-3-river-docks-story = A gentleman in grey buys anything with too many teeth in it, no names, by weight. His scales are fair, and his barge rides lower every night.
ah3-merchant-district-3-tick-tock-club-story = Upstairs a masseur with a boxer’s ears asks where it hurts, and then, after a pause, what you dream. He bills for both shoulders at the price of one.
ah3-merchant-district-3-unvisited-isle-story = A table has been laid on the flat stone: an inkwell, a pen, a covered dish. The thing under the cover would sharpen you to a needle, and the paper beside it has only one line left blank.
ah3-merchant-district-4-river-docks-story = Two men short and a tide to catch: the ganger throws you a hook without looking up. He pays by the bale, and by sundown your name is chalked on his board for good.
ah3-merchant-district-4-tick-tock-club-story = A saxophone is taking its time and yours. Buy the player another and you can forget your troubles altogether, along with whatever it was you had been so careful to keep in mind.
ah3-merchant-district-4-unvisited-isle-story = A driftwood shrine, and in it, under glass, an object that has no business being dry. You may address it in its own tongue, or leave one of its relatives in exchange.
ah3-merchant-district-5-river-docks-story = A cable snaps, and a net of cargo swings out over the quay like a slow fist. Catch it with your back, or give the winch-man that ugly charm of yours, which he is sure will stop it.
ah3-merchant-district-5-tick-tock-club-story = The house gives everyone a small sherry and a smaller compliment. For rather more money Madame on the balcony will wind the big clock backwards by one bad day.
ah3-merchant-district-5-unvisited-isle-story = The tide has uncovered a row of steps you did not know of, and on the lowest one sits something shed, like a snake’s skin, with pockets. It is empty, and in no hurry to stay so.
ah3-merchant-district-6-river-docks-story = They are unloading a ship nobody ordered. The owner pays cash by the sling, adds one piece of the cargo as a bonus, and asks the men not to hum.
ah3-merchant-district-6-tick-tock-club-story = The singer has not shown up, and the manager pushes you towards the light in a borrowed hat. Somebody throws a coin before you have opened your mouth; the rest depends on the mouth.
ah3-merchant-district-6-unvisited-isle-story = Your boat scrapes over a thing that comes up with the anchor, and you keep it. The marks on its belly are either a table of hours or a table setting; it would help your concentration to know which.
ah3-merchant-district-7-river-docks-story = The taxidermist from Bolton is down to his last glass eye and his best customer. Show him what you brought, and do not ask what it is going to be next to.
ah3-merchant-district-7-tick-tock-club-story = The barber does not talk. It costs a little extra, and you rise from his chair with your jaw smooth and your thoughts parted as straight as your hair.
ah3-merchant-district-7-unvisited-isle-story = A thread of smoke, a lean-to, a hermit who has not spoken since the river spoke to him. He offers you his one treasure with both hands, and does not let go of it.
ah3-merchant-district-8-river-docks-story = “Fell off a boat,” says the boy, and it is plainly still wet. He would take a banknote, or that thing in your bag, which his grandmother told him to look out for.
ah3-merchant-district-8-tick-tock-club-story = They put you back together in the steam room, and very well too. Then a towel clears its throat: you have been given the place of an alderman, and he would like an apology or the price of it.
ah3-merchant-district-8-unvisited-isle-story = It lies on the altar stone like something forgotten on a train, and you have it in your pocket before you think. Then you find that the path back begins nowhere in particular.

## Miskatonic University

ah3-miskatonic-university-1-observatory-story = Something hit the dome in the night and stuck there like a burr. The janitor has brought it down in a fire bucket; the professors argue what it is, and whoever settles the question may keep it.
ah3-miskatonic-university-1-orne-library-story = The catalogue card says “withdrawn”, and under it, in pencil, by whom, and why he came back. One shelf in the stacks is numbered according to that note.
ah3-miskatonic-university-1-science-building-story = A psychology student pays volunteers to sit in a humming chair and press a button whenever they feel clever. You press it twice, then without stopping.
ah3-miskatonic-university-2-observatory-story = They let you have the small telescope until moonrise. Somewhere over the roofs of the town hangs a smear that is not cloud, and if it can be placed exactly it can be wiped off.
ah3-miskatonic-university-2-orne-library-story = The restricted room has one chair, one lamp and one rule: finish the page. The librarian waits outside with a form for those who can still sign their names.
ah3-miskatonic-university-2-science-building-story = In the chapel of the old medical school they still keep a furnace for specimens that will not lie quiet. Feed it one of yours, and the warmth stays with you for days.
ah3-miskatonic-university-3-observatory-story = Through the guiding lens, on the grass below, you see a figure set something down and walk into the shadow of the dome without coming out. Keep the eyepiece steady; or give up, and have cocoa with the night assistant.
ah3-miskatonic-university-3-orne-library-story = The gentleman with the ink-black beard has brought a cartload of books as a gift, with all his notes in them, and asks merely that you sign for delivery. In red, if it is no trouble.
ah3-miskatonic-university-3-science-building-story = The physics department pays well to have a case carried down to the cellar. It grows heavier on every landing, and it is leaning outwards.
ah3-miskatonic-university-4-observatory-story = Old charts name a star of good omen that was crossed out by some later hand, with such force that the nib went through. Work out where it stands tonight, and pray that the later hand was wrong.
ah3-miskatonic-university-4-orne-library-story = A reader has fallen asleep over the folio, and the words are going on without him, line after line, into the margin and across the desk. Copy fast, and do not let them reach your hand.
ah3-miskatonic-university-4-science-building-story = Professor Ashley’s grant ends on Friday, and he has nothing to show the trustees. He would pay out of his own pocket for a finding, or for something in a jar.
ah3-miskatonic-university-5-observatory-story = The telescope has been turned on Arkham. A voice in the speaking tube, courteous and far below the building, offers to blot out the darkest square of the view and to send up a keepsake; the terms are on the back of the star chart.
ah3-miskatonic-university-5-orne-library-story = Two translations of one treatise lie side by side and agree in every word but three. The truth is in the third version, which you will have to make.
ah3-miskatonic-university-5-science-building-story = Comparative anatomy has a bounty list, typed, with a carbon copy for the dean. Number nine matches what you have been carrying wrapped in the Advertiser.
ah3-miskatonic-university-6-observatory-story = The sidereal clock has gained a quarter of an hour since supper, and with each tick some part of town grows dimmer. There is a formula for setting it right; it is chalked on the inside of the case, and it is in Aklo.
ah3-miskatonic-university-6-orne-library-story = Doctor Armitage is reshelving by hand, from the roof to the cellar, and would be glad of company that knows the alphabet. He pays in the sort of advice one does not find in books.
ah3-miskatonic-university-6-science-building-story = The chemistry porter has a pair of tongs, a lead box and a roll of bills. He would rather not know where you found it; he asks only whether it has moved.
ah3-miskatonic-university-7-observatory-story = A meteor comes down somewhere behind the tennis courts, quite slowly, correcting its course. It will be out of sight in four seconds.
ah3-miskatonic-university-7-orne-library-story = The undergraduates use the big Latin folio to press flowers, and the flowers have begun to spell. The first half of the sentence is daisies.
ah3-miskatonic-university-7-science-building-story = You are paid to hold the lamp while Doctor Graves finishes an operation the faculty has forbidden. If the lamp does not shake when the patient sits up, he may ask you to call him Ezra.
ah3-miskatonic-university-8-observatory-story = Behind the broken chronograph lies a disc of brass, engraved for a sky with two moons. It was signed out in 1889, and nobody is waiting for it.
ah3-miskatonic-university-8-orne-library-story = You know the spell before you have opened the book; it has been in your head since the stairs. What you do not know is what it put out in order to fit.
ah3-miskatonic-university-8-science-building-story = The new lecturer in zoology pays for curiosities and labels them himself, with a shaking hand. He has stopped writing “species”; now he writes “who”.

## Northside

ah3-northside-1-arkham-advertiser-story = The night editor has a hole on page three, six inches by two columns. He pays for facts, and just as gladly for something he can photograph next to a ruler.
ah3-northside-1-curiositie-shoppe-story = A little man of wood sits among the clocks with his arms folded. The dealer parts with him for good money, or for nothing to anyone who can tell him what the thing is waiting for.
ah3-northside-1-train-station-story = A trunk has gone round the baggage hall since March, and the clerk is sick of it. If you can describe the owner convincingly, it is yours; nobody has ever described him the same way twice.
ah3-northside-2-arkham-advertiser-story = They need a picture for the morning edition. There is something wrong in one of last night’s plates, and the fee goes to whoever sees it first, or brings it in.
ah3-northside-2-curiositie-shoppe-story = The bell over the door rings after you have come in. Everything is for sale, says a voice from the gallery, but kindly pay before you pick it up.
ah3-northside-2-train-station-story = Someone is lying across the track, and the nine-fifteen is on time for once. It will take a cool head to go down there, and the sleeper has a firm grip.
ah3-northside-3-arkham-advertiser-story = The city desk hands you a press card with the last man’s photograph scraped off. You start now; he is the first story.
ah3-northside-3-curiositie-shoppe-story = In the locked case lies a horseshoe that was thrown by no horse. Its price has not changed in forty years, and the shop has never once been burgled, flooded or burned.
ah3-northside-3-train-station-story = A telegram asks you to meet somebody on the Boston train. It does not say which Boston train, and the bench is hard, but the person who gets off will be worth it.
ah3-northside-4-arkham-advertiser-story = Your letter to the editor has been printed and, unexpectedly, paid for. He asks whether there is more where that came from: either talk him into a column, or put the subject on his desk.
ah3-northside-4-curiositie-shoppe-story = Stock-taking. The owner reads out the inventory, his daughter answers “here”, and so, from the back shelf, does something else.
ah3-northside-4-train-station-story = The newsstand man sells timetables under the counter that include stops between the stops. Take something off his rack; or take nothing, look him in the eye, and wait for him to offer it.
ah3-northside-5-arkham-advertiser-story = The oddities page pays on delivery. Mrs. Pickering, who runs it, takes the thing from you with sugar tongs and asks how you would like it spelled.
ah3-northside-5-curiositie-shoppe-story = Take your time among the shelves; the rain is not going anywhere. One of the price tags is longer than a price, and the words on it rhyme in a dead language.
ah3-northside-5-train-station-story = The last carriage is empty apart from a lit candle on every seat. Walk its length without blowing any out, and without asking who they are for.
ah3-northside-6-arkham-advertiser-story = The linotype has set the same obituary all week, with the name left out. Drop what you are carrying into the melting pot, suggests the compositor, and let it print good news for a change.
ah3-northside-6-curiositie-shoppe-story = The dealer is closing early, tonight and for good, and wants one thing out of the house before the moon is up. He will take half, and he will carry it to the door himself.
ah3-northside-6-train-station-story = On the platform stands a person with one bag, a sealed order and nowhere to take it. A few well-chosen words could spare them the next train.
ah3-northside-7-arkham-advertiser-story = The wire brings in a line that no agency will own to, about something in your own streets. The editor will pay to have it explained soothingly, or proved.
ah3-northside-7-curiositie-shoppe-story = The mask in the window follows customers along the pavement. It may be had for nothing, by anybody who will put it on for a full minute with the lights out.
ah3-northside-7-train-station-story = There is a ticket in your pocket, first class, one way, to a place with sunlight and no history. Across from you sits someone who has just torn up the same ticket.
ah3-northside-8-arkham-advertiser-story = The crossword man has gone home ill: one of his own grids has come out in words he does not know. Solve it, or lay something beside it that makes it stop.
ah3-northside-8-curiositie-shoppe-story = A crate has come from the estate of the late Captain Obed, straw and all. The owner lets you unpack it, provided that you do not unpack the straw.
ah3-northside-8-train-station-story = A porter is guarding a heap of unclaimed parcels and is lonely. Ask about his knees, his sister and the winter of ’88, in that order.

## Rivertown

ah3-rivertown-1-black-cave-story = The smugglers left lamps, and those before the smugglers left the wall. It is written from the floor upwards, in the order in which one drowns.
ah3-rivertown-1-general-store-story = Flour, rope, lamp oil, a rack of things for bears. Mr. Hardstaff adds up on the counter with a pencil stub and has never asked what you need it for.
ah3-rivertown-1-graveyard-story = On the oldest stone the moss has grown into a hand, palm forward. You lay yours against it, and for some time the dead wish you well.
ah3-rivertown-2-black-cave-story = The echo knows more words than you have spoken, and a few of them are useful. Then it begins to come closer.
ah3-rivertown-2-general-store-story = The store cat is under notice for staring at a corner of the ceiling and frightening the trade. Talk the owner round, or pay for the sardines, and the cat will stare for you.
ah3-rivertown-2-graveyard-story = The Whateley vault has been pushed open from the inside, and the slab is still slipping. Brace it with your shoulder and see what has rolled out.
ah3-rivertown-3-black-cave-story = The hermit of the second chamber taught you his verse for nothing, which should have been a warning. Say it now, where he is pointing: it cleans the dark, or it comes home with you.
ah3-rivertown-3-general-store-story = The delivery truck leaves in ten minutes with the back half empty. Buy what you like, says the driver, and ride along on the flour to wherever you get off.
ah3-rivertown-3-graveyard-story = The sexton pays by the grave and is behind by three, since the ground keeps giving back. Spit on your palms, and do not look at what you are digging around.
ah3-rivertown-4-black-cave-story = Behind the third bend the bootleggers keep their stock under a chalked sign that kills rats, and not only rats. If you know which stroke to rub out first, help yourself.
ah3-rivertown-4-general-store-story = There has been a run on salt, shutters and shotguns, in that order. What is left on the shelves is yours to choose from; so is the queue’s opinion of what is coming.
ah3-rivertown-4-graveyard-story = An iron coffin, bolted from outside, with money nailed to the lid as though in advance. You could wrench at the bolts, or sit down and let the rust finish what it has begun.
ah3-rivertown-5-black-cave-story = Far in, a lantern burns before a niche, freshly trimmed. What stands in the niche is worth having; who does the trimming is worth not thinking about.
ah3-rivertown-5-general-store-story = The old lady ahead of you pays for your basket out of pure habit: her son was about your height. Mr. Hardstaff clears his throat and knocks something off the next item too.
ah3-rivertown-5-graveyard-story = Whoever keeps watch till morning over the banker’s open grave is to have the banker’s purse; so says the will. Towards three the banker begins to explain why.
ah3-rivertown-6-black-cave-story = There is a place where the roof drips on one spot and has worn it to a bowl. Stay until the bowl is full; nobody who has drunk from it was ever found dead in the river.
ah3-rivertown-6-general-store-story = Somebody has chalked tonight’s date on the slate and, underneath, “all debts”. Mr. Hardstaff has not noticed yet; you do your shopping quietly and pay in coin.
ah3-rivertown-6-graveyard-story = A veiled woman hires you to bring flowers to her husband and to report whether he has anything to say. She pays on hearing the answer.
ah3-rivertown-7-black-cave-story = A thing with no eyes squats over the inscription and reads it with its fingers. Stare it down, with whatever it stares, or toss it something it would rather finger.
ah3-rivertown-7-general-store-story = The travelling knife man is here with his wheel, the seed catalogue has come, and half of Rivertown is in the shop to keep out of the fog. Buy something; everyone else is pretending to.
ah3-rivertown-7-graveyard-story = Something small has dug itself out of the new plot and curled up in your footprint, like a pup. It seems prepared to die there, if you are prepared to let it.
ah3-rivertown-8-black-cave-story = The shelf of rock holds a row of offerings, each with a label in a different alphabet. One may be taken, the guide-book says, by those who can answer the question on it, or who already know something they should not.
ah3-rivertown-8-general-store-story = Fire sale, though there has been no fire. “There will be,” says Mr. Hardstaff with great certainty, and halves the price of whatever you are holding.
ah3-rivertown-8-graveyard-story = The sexton leans on his spade and looks you over. He has need of an assistant, and says so; or you may simply sit with him a while and listen to it raining on other people.

## Southside

ah3-southside-1-historical-society-story = The genealogist unwraps your find, goes pale and fetches a family tree with gills in the margin. Your grandmother’s maiden name is at the bottom; suddenly so much about the bath makes sense.
ah3-southside-1-mas-boarding-house-story = Ma lets you sleep the clock round and sets broth by the bed. Then she remembers that the room was promised to a paying guest, and your boots are already out on the pavement.
ah3-southside-1-south-church-story = Father Michael keeps one pew by the stove for people who cannot pray any more. Put something in the plate and sit; he will do it for you.
ah3-southside-2-historical-society-story = The members’ bar admits nobody who was not introduced by somebody. The butler wavers; a good enough lie would do, or a donation to the glass case marked “Colonial, unexplained”.
ah3-southside-2-mas-boarding-house-story = The mattress is straw, the blanket is army, and you wake feeling nearly human. There is also a doctor on the second floor, retired, who is behind with his own rent.
ah3-southside-2-south-church-story = The choir is practising for a funeral, and the tenor has caught sight of you and faltered. They sing the rest of it looking straight at you, kindly, as one sings to keep somebody here.
ah3-southside-3-historical-society-story = The society’s last curator left everything to “the next person through the door”. The lawyer stands up, checks his watch, and hands you a parcel.
ah3-southside-3-mas-boarding-house-story = “Arm out,” says Ma, who has raised nine boys and buried a bear. The thread, the gin and the lamp oil go on your bill.
ah3-southside-3-south-church-story = The confessional is dark, and the voice behind the grille forgives you before you start. It wants so little in return, it says, and it does not smell of incense at all.
ah3-southside-4-historical-society-story = They are deaccessioning: three heirs, two lawyers and a footman watch one another over a table of unlabelled things. The right tone of voice might carry one of them out of the door.
ah3-southside-4-mas-boarding-house-story = There is stew for those who pay, and a stitch or two with it. The hound that has slept across your door these three nights goes with the room; Ma thought it was yours.
ah3-southside-4-south-church-story = Nothing happens in the side chapel. A candle burns down by an inch, and you watch all of it.
ah3-southside-5-historical-society-story = Carl Sanford himself passes you on the stairs and wishes you good fortune, in so many words; you can feel them settle. Upstairs his secretary collects curious fragments and, in return, lends out his people.
ah3-southside-5-mas-boarding-house-story = Sunday dinner: eight lodgers, seven chairs, and nobody mentions the ham. For a little more there is a second helping and the good couch afterwards.
ah3-southside-5-south-church-story = The organist lets out the bench beside him to those who need to be inside something larger than their thoughts. He plays with the lower pipes open and does not look round.
ah3-southside-6-historical-society-story = At the lecture on witch trials exactly one listener laughs in the right place. You have the length of the tea interval to win them over.
ah3-southside-6-mas-boarding-house-story = The lodger in number seven is just who you need, and three weeks in arrears. Settle the bill, or settle Ma, who is holding the broom like a halberd.
ah3-southside-6-south-church-story = In the crypt it is cool, and the saints on the wall have had their faces rubbed away by people in your condition. A coin buys a cushion, and as long as you like.
ah3-southside-7-historical-society-story = The archivist weighs your fragment and, without a word, opens a drawer from the same dig. As he does so, a map slides out with a fresh ink cross on it, in a part of town you know.
ah3-southside-7-mas-boarding-house-story = The bathtub on the landing is famous in four wards. It takes a coin in the slot, a row of kettles, and an hour in which no one may knock.
ah3-southside-7-south-church-story = You sit down for a moment, and it is Thursday. Someone has folded your hands for you; in the long dream there was one clear thought, if you can hold on to it past the door.
ah3-southside-8-historical-society-story = The treasurer does not sell exhibits. He does accept subscriptions, and he has been known to be flattered into leaving a case unlocked on the way out.
ah3-southside-8-mas-boarding-house-story = The best room has clean sheets, a lock, and a horseshoe under the pillow that Ma charges for separately. You sleep as if someone were standing guard, and someone is.
ah3-southside-8-south-church-story = Father Michael hears you out, blinks, and pours altar wine into two tea-cups. It is only a loan from the parish, he says, and shakes the collection box.

## Uptown

ah3-uptown-1-hangmans-hill-story = A woman sits under the gallows tree, peeling an apple in one strip, and invites the thing behind you to come out. She wants to see whether you will turn round before she has finished.
ah3-uptown-1-st-marys-hospital-story = The sisters bandage first and take names later. For a small sum you can have the young doctor as well, who has steady hands and, for the moment, his illusions.
ah3-uptown-1-ye-olde-magick-shoppe-story = Miriam fans out three grimoires on the counter like a hand of cards. “One of them at half price,” she says; “I would rather not have it here at new moon.”
ah3-uptown-2-hangmans-hill-story = An iron cage still hangs from the oldest bough, and something in it still rattles. The chain is as thick as your wrist, and rusted through nowhere.
ah3-uptown-2-st-marys-hospital-story = Every bed is taken, unless you are a trustee’s cousin or can pay like one. The matron has never met a trustee’s cousin she believed.
ah3-uptown-2-ye-olde-magick-shoppe-story = Miriam draws the blind and lights a ring of tapers for you, counting under her breath. Such a thing cannot be bought, she says; the sum is for the wax.
ah3-uptown-3-hangmans-hill-story = The hanged men’s last words are still up there, caught in the branches like kites. A patient listener may collect a sentence; an impatient one gets a sentence.
ah3-uptown-3-st-marys-hospital-story = You get a bed by the radiator and a bowl of something honest. The almoner comes round with her ledger: a second night is for those with good manners or small change.
ah3-uptown-3-ye-olde-magick-shoppe-story = The black cat comes down from the top shelf, walks across three centuries of forbidden print and sits on your foot. “Then you had better have the book it was lying on,” says Miriam, “if you can read it, or pay.”
ah3-uptown-4-hangmans-hill-story = A cart has gone into the ditch, and the pedlar beneath it is shouting prices. Lift the axle, or save your back and simply buy something; he is that sort of man.
ah3-uptown-4-st-marys-hospital-story = They dress your wounds behind a screen. On the other side of it a specialist from Zurich is dictating, and would trade a paragraph for a fact, or for a sample of his own to look at.
ah3-uptown-4-ye-olde-magick-shoppe-story = A private library has come in by the barrow load, and Miriam lets you go through the top layer before she does. Some of the authors are still alive; the bindings are not quite sure.
ah3-uptown-5-hangmans-hill-story = A tramp’s bundle, a tin mug, a boot with the foot’s shape still in it; and, on a string, the reason he ran. Everything here is useful except your imagination.
ah3-uptown-5-st-marys-hospital-story = The X-ray man is proud of his machine and shows you your own ribs, all of them, and one more. The extra one can be seen to tonight, at cost.
ah3-uptown-5-ye-olde-magick-shoppe-story = “You have been reading it upside down,” says Miriam, turning your head rather than the book. Now that it makes sense, she has three more to show you.
ah3-uptown-6-hangmans-hill-story = You come away with something good out of the undertaker’s lost satchel. There was a second pocket, buttoned down and warm; it is still within reach, if you care to go back.
ah3-uptown-6-st-marys-hospital-story = The oldest of the nuns prays for patients by name and has never lost one she was paid for. She is matter-of-fact about it; the roof of the orphanage leaks.
ah3-uptown-6-ye-olde-magick-shoppe-story = Tonight Miriam is in funds, in spirits and in a trance, and will show the locked cabinet to anyone with a wallet. Choose quickly; she wakes at the hour.
ah3-uptown-7-hangmans-hill-story = The storm has split the tree, and in the split hangs a leather bag that someone meant to be inside it for ever. The halves are trying to close.
ah3-uptown-7-st-marys-hospital-story = “It looks worse than it is,” says the intern, and then removes the cloth. He works fast, charges by the stitch, and whistles so as not to hear it answer.
ah3-uptown-7-ye-olde-magick-shoppe-story = Three scrolls lie in the window under a bell jar that has steamed up from inside. Miriam wipes it with her sleeve and names her prices without haggling.
ah3-uptown-8-hangmans-hill-story = At the top the wind drops, and for once nothing in town is screaming. You could empty your head up here, plans and all, and let something better move in.
ah3-uptown-8-st-marys-hospital-story = The pharmacist locks the door, sets a green ampoule on the scales and looks at you over it. It has worked twice out of twice, he says, on the rabbit.
ah3-uptown-8-ye-olde-magick-shoppe-story = The book is a present, from a customer who left no name and no footprints. Miriam stands well back while you untie the ribbon.

## Streets

ah3-street-1-residential-story = A widow is selling off her husband’s study on the front lawn. She wants one big thing gone before supper, and the price keeps falling with the sun.
ah3-street-1-bridge-story = Halfway across, an old angler moves his bucket to make room. Nothing bites here; that, he explains, is the whole beauty of it.
ah3-street-1-park-story = The bench faces the pond and the pond faces the sky. If you can manage to think of nothing at all for a quarter of an hour, the ducks will do the rest.
ah3-street-2-residential-story = A hand waves from an attic window, and a voice asks you to help shift the wardrobe off the hatch. It is slow work; whoever lives up there pays in heirlooms.
ah3-street-2-bridge-story = Under the arch a tinker is sharing out a dead man’s goods with perfect fairness: the coat, the tools, the sandwiches, the loose change. He has got as far as you.
ah3-street-2-park-story = Someone has left a rug, a thermos and half a pie under the chestnut, with a note: “back soon”. The ink ran long ago.
ah3-street-3-residential-story = Two boys have chalked a court on the pavement and hold a trial; you are charged with being a grown-up. The jury can be swayed, and it sets its own fines.
ah3-street-3-bridge-story = The toll collector was abolished in 1911 but has not been told. He keeps confiscated goods in his box and softens when spoken to as an official.
ah3-street-3-park-story = Magpies have been here since the war, and so have careless picnickers. Something glints in the third nest from the left, or the fourth.
ah3-street-4-residential-story = A coin lies on the pavement, heads up, and nobody is attached to it. You check twice.
ah3-street-4-bridge-story = A peddler’s mule has refused the bridge since dawn, and he is lightening the load, piece by piece, at prices that hurt him. The mule has seen something in the water and has time.
ah3-street-4-park-story = Somebody is hanging by the fingertips from the old folly, too proud to shout. You get a grip on the nearest wrist and lean back.
ah3-street-5-residential-story = Lamps are being lit behind lace curtains, and somewhere a child is practising scales. By the corner you have remembered why you are doing all this.
ah3-street-5-bridge-story = The river leaves things on the third pier at low water: hats, oars, and lately something with a great many joints. Lean over and look for the joints.
ah3-street-5-park-story = The spring in the rockery was a fashionable cure once, and has a chained iron cup. It tastes of nails and does exactly what the plaque promises.
ah3-street-6-residential-story = The gap between two houses was not here yesterday, and it leads the right way. Unless that shape at the far end is not a drainpipe.
ah3-street-6-bridge-story = From the parapet you can see half the town, and in one window of it a lantern going up and down, as if it were spelling. Count the swings.
ah3-street-6-park-story = The paths, seen from the hillock, are laid out as a sentence. It is an old one, about rest; it remains only to walk it with the right stress.
ah3-street-7-residential-story = A dog is digging with conviction under somebody’s hydrangeas. It has found what it wants; the owner of the hydrangeas is about to find you.
ah3-street-7-bridge-story = A ship’s surgeon has hung out his shingle below the towpath, in a barge that cannot leave. He takes payment in advance, as most of his patients were sailors.
ah3-street-7-park-story = The ornamental tram is running, though the season is over and nobody is driving. It stops wherever one wishes hard enough.
ah3-street-8-residential-story = A hopscotch court with too many squares, and in the squares no numbers. The girl with the pebble will let you have a turn, if you know what comes after Heaven.
ah3-street-8-bridge-story = A drunk mistakes you for his conscience and pays what he owes. You promise to let him off the rest.
ah3-street-8-park-story = The old woman feeding crows can lay her hands on a wound and shut it like a purse. She never names a fee beforehand; afterwards she holds out her palm, and so do the crows, in their way.

## Anomalies: the temporal fissure

ah3-anomaly-azathoth-1-low-story = A newsboy is crying tomorrow’s paper, and people who read it go home and wait. You could buy up the whole bundle and light a stove with it.
ah3-anomaly-azathoth-1-middle-story = The paper on the pavement reports what you are doing while you do it, one line behind. Step off the page; it will try to keep you as a quotation.
ah3-anomaly-azathoth-1-high-story = Every wall is set in type, and the last headline is still blank. The letters lie in your hand in an alphabet that ends the world if misspelled.
ah3-anomaly-azathoth-2-low-story = The bells strike thirteen, politely, as if it had always been the custom. There is an old rule about the thirteenth stroke and what must be said over it.
ah3-anomaly-azathoth-2-middle-story = The hands have come off the tower clock and go on turning in the street, at the height of a chest. You catch one, with the only thing available, and hold it until it stops.
ah3-anomaly-azathoth-2-high-story = All of you are here: you from this morning, you from March, you with the grey hair and no left arm. The crowd turns, as one, to see which of you will give way.
ah3-anomaly-azathoth-3-low-story = A beadle in a ruff asks you the year, writes down your answer and frowns at it. The statutes of 1692 have a reply to that; you have only to recall it in full.
ah3-anomaly-azathoth-3-middle-story = People stand in line for a window that closed yesterday. The line is comfortable, it has your place marked in chalk, and it takes some resolve not to stand in it.
ah3-anomaly-azathoth-3-high-story = A very old person comes out of the glare, smiling with your mouth. “I signed,” it says, holding out the pen, “and look: I lived to tell you so.”
ah3-anomaly-azathoth-4-low-story = Snow is falling upwards from one front garden, flake by flake. Stand in it and think firmly of July.
ah3-anomaly-azathoth-4-middle-story = Four seasons share a crossroads and quarrel over the right of way. An almanac would know whose turn it is, an old one, printed before there were only four.
ah3-anomaly-azathoth-4-high-story = The ice here is older than the street, and something in it swims from century to century. You read off the strata aloud, quickly, because it has turned to face the surface.
ah3-anomaly-azathoth-5-low-story = A child runs past, and it is wearing your first coat. Do not call out; it must not learn how this ends.
ah3-anomaly-azathoth-5-middle-story = In the shop window your reflection is arguing with its own grandchildren, who win. Their grammar is four hundred years off, but they are telling you what to burn.
ah3-anomaly-azathoth-5-high-story = You are shown the whole of it, the cradle and the dust, in a single glance, and asked whether you would care to look again. Somebody has to keep their eyes open.
ah3-anomaly-azathoth-6-low-story = A thin tune comes up through the gratings, on no particular instrument. Your feet already know it; take them elsewhere.
ah3-anomaly-azathoth-6-middle-story = You follow the flute down to where there is no player and stop it with your hand. For a moment you have heard what it was keeping asleep.
ah3-anomaly-azathoth-6-high-story = The roofs are dancing, the lamp-posts are dancing, and in the middle of the dance is a place where nothing keeps time. Walk through it at your own pace.
ah3-anomaly-azathoth-7-low-story = The house on the corner is one storey lower than at noon, and its tenants have not noticed being younger. Look at it hard and remember it tall.
ah3-anomaly-azathoth-7-middle-story = Brick by brick the wall is going back to the kiln. Somewhere in the bond there is a mason’s mark that was put there against this very thing.
ah3-anomaly-azathoth-7-high-story = The street has forgotten it was ever built, and trees come up through it like fists. Name what stood here, house by house, in order; the oaks are not waiting.
ah3-anomaly-azathoth-8-low-story = The calendar in the barber’s window is short of a Wednesday. It can be written in again, by a person who knows whose day it was and what he takes for an insult.
ah3-anomaly-azathoth-8-middle-story = It has been a quarter to six since somebody lost count. Work forward from the last sure date, feast by feast, and do not skip the ones the Church does not keep.
ah3-anomaly-azathoth-8-high-story = The same hour comes round again with the same dog, the same cart, the same scream. If you sit it out to the end, every time, it may run down like a clock.
ah3-anomaly-azathoth-9-low-story = A street photographer hands you your picture before he has taken it. You look calm in it; now you have to.
ah3-anomaly-azathoth-9-middle-story = In the photograph on the wall there is a hollow among the group, exactly the shape of what you have in your bag. Put it back where it was taken from.
ah3-anomaly-azathoth-9-high-story = Flash powder goes off, over and over, and each flash leaves another century standing in the smoke. The plates must be fixed in a certain bath, and the recipe is older than silver.
ah3-anomaly-azathoth-10-low-story = A hearse goes by, and the mourners bow to you as to the family. The order of service names a saint who is not due to be born; find the error and the procession must turn back.
ah3-anomaly-azathoth-10-middle-story = They have dug it to your measure, and the turf is cut so neatly. Decline with thanks, and walk on without testing how soft it is.
ah3-anomaly-azathoth-10-high-story = Your stone is up, with both dates, and the second one is weathering as you watch. Everybody you will ever fail is reading it aloud; do not join in.
ah3-anomaly-azathoth-11-low-story = A tram comes down the rails that were taken up in the spring. The conductor, who has been dead since then, asks if you are getting on; say no, and mean it.
ah3-anomaly-azathoth-11-middle-story = The timetable has been carved into the kerb, and it lists arrivals only. One column is in base thirteen; add it up, and there may be a departure.
ah3-anomaly-azathoth-11-high-story = All the trains that ever ran late are coming in at once. You stand between the rails, raise the lantern, and see whether they still obey a signal.
ah3-anomaly-azathoth-12-low-story = Noon, and Orion over the rooftops, belt and all. Two of the stars have no names in any book that is safe to own, and they drop closer when misnamed.
ah3-anomaly-azathoth-12-middle-story = Light from long before the earth falls on one doorstep and scorches nothing but the date. It can be bent aside, if you work out the angle from memory.
ah3-anomaly-azathoth-12-high-story = Overhead there is no sky left, only the place from which it was being poured. It notices you, without interest; hold on to some small true thing, your shoe size or a street number.

## Anomalies: fractured reality

ah3-anomaly-veil-1-low-story = A turnstile stands in the middle of the pavement, with a slot for coins and nothing on either side of it. People who go round it arrive somewhere else; pay, and it lets itself be folded up.
ah3-anomaly-veil-1-middle-story = The door in the lamp-post is open a hand’s breadth, and there is supper on the table inside. Your mother’s voice tells you not to let the heat out.
ah3-anomaly-veil-1-high-story = Every door in the row stands wide, and behind each of them is the back of the same head. There is an order in which they must be shut, and a name that must not be used while shutting them.
ah3-anomaly-veil-2-low-story = The corner of the building has one edge too many. You have seen that figure in a treatise, where it came with a proof that it cannot stand.
ah3-anomaly-veil-2-middle-story = The air has cracked like a pane, and the pieces are working loose. You push them back with your bare hands, one after another, and keep the one that will not fit.
ah3-anomaly-veil-2-high-story = Between the shards, where there ought to be an alley, someone has set out a writing desk. “We can glaze it over for you,” says the clerk, who has no back. “Initial here, please.”
ah3-anomaly-veil-3-low-story = This street has been a little longer every time you looked. Choose a door, fix your mind on it, and make it come nearer.
ah3-anomaly-veil-3-middle-story = You enter a parlour from the parlour you were in, and the fire has burned one log lower. In the fortieth parlour somebody is sitting with a rug over their knees; keep going.
ah3-anomaly-veil-3-high-story = The whole block has been turned inside out like a glove, with the wallpaper to the weather. A surveyor of the old school could find the thumb; a bad one would be looking for quite some time.
ah3-anomaly-veil-4-low-story = The steps go down to the cellar and come out on the roof. Anyone can climb them who declines, on every single step, to look between them.
ah3-anomaly-veil-4-middle-story = On the landing hangs a plan of the stairs as they were meant to be, signed by a Mason and corrected by something with claws. You trace the first version with a finger.
ah3-anomaly-veil-4-high-story = The staircase now hangs from nothing over a very great deal of it, and the treads are going out one by one. The formula has a term for every tread; begin at the top.
ah3-anomaly-veil-5-low-story = A puddle has come out in a colour nobody ordered. The dyers of Sarnath had a word for it, and another for washing it out.
ah3-anomaly-veil-5-middle-story = The colour has got into the brickwork and hums on a cut finger. Mix its opposite from what is at hand; the proportions are in verse, and the verse is in dispute.
ah3-anomaly-veil-5-high-story = Everything that was white is now that other thing, and it has started on the whites of eyes. Keep yours on it, without blinking, until it remembers that it is only light.
ah3-anomaly-veil-6-low-story = A soap bubble rests on the railing, and there is a street in it, and a railing. Burst it by the approved method; the unapproved one bursts the railing.
ah3-anomaly-veil-6-middle-story = The globes drift along at head height, touching people gently, as one touches fruit. You let one settle over your face, so that it need not go on to the others, and you look out through it.
ah3-anomaly-veil-6-high-story = They have run together into one, and it knows all the streets, being next to every one of them. It would like you to be next to every one of them too.
ah3-anomaly-veil-7-low-story = Hats are falling off sideways. Down, you tell yourself, is a decision, and you make it.
ah3-anomaly-veil-7-middle-story = The fountain pours along the pavement and up a wall, quite happily. An early tract on hydraulics treats of this, in the chapter the printer refused.
ah3-anomaly-veil-7-high-story = The square is tipping like a tray, and carriages slide past you towards a drain in the sky. Talk the plumb-line back into true, and do not let go of the railing.
ah3-anomaly-veil-8-low-story = A keyhole has opened in the trunk of the elm, and somebody has left the key in it, on the other side. Lodge symbols run round the rim; one of them locks, and one of them marks the hand.
ah3-anomaly-veil-8-middle-story = What looks through the keyhole is patient and very polite. It only asks you to say “come in”, and it has all the voices you would say it to.
ah3-anomaly-veil-8-high-story = The lock is turning by itself, a tooth at a time. If you put your weight against it and simply stay, hour after hour, it might tire before you do.
ah3-anomaly-veil-9-low-story = You meet yourself coming the other way, and one of you must step into the gutter. It has the same reasons to be obstinate as you.
ah3-anomaly-veil-9-middle-story = Beyond the tear in the hedge your double stands shivering, and would go home if there were anything to show for the journey. Pass some keepsake through the leaves, and the draught dies down all along the street.
ah3-anomaly-veil-9-high-story = There are two of every house now, and the second set is not empty. You pronounce which is which, street by street, and must be right about all of them.
ah3-anomaly-veil-10-low-story = The shadows here fall towards the sun. It is a matter of one misplaced sign in an old equation, and they have begun to notice whose they are.
ah3-anomaly-veil-10-middle-story = Your shadow has stopped at the kerb and will not follow. Call it to heel, in the tone one uses before strangers.
ah3-anomaly-veil-10-high-story = Shadows stand upright in the road, and the people they belonged to lie flat beneath them. There is an exorcism for this, but it has to be read by its own light.
ah3-anomaly-veil-11-low-story = The wind is blowing out of a poster for the seaside, with real sand in it. Lean into it, take hold of the paper and tear.
ah3-anomaly-veil-11-middle-story = All the shop signs have been repainted in a script that reads you back. You know two of the characters, and one of them means “stop”.
ah3-anomaly-veil-11-high-story = Through the hole where the square used to be you see a shore of black glass and, walking up from it, unhurried, guests. Stand in the gap and be in the way.
ah3-anomaly-veil-12-low-story = The telephone box rings, though the line was cut last week. A voice recites numbers and expects a countersign; there are not many books in which to look it up.
ah3-anomaly-veil-12-middle-story = Behind the plaster people are talking about you, fondly, in the past tense. Contradict them.
ah3-anomaly-veil-12-high-story = The walls have become so thin that one can see them listening. All in one and one in all, they say, and there is room; it is hard to recall why that should be refused.

## Anomalies: the nightmare breach

ah3-anomaly-echoes-1-low-story = A man with a tray sells sleep by the ounce, in blue paper, and half the street has had some. You could take the rest off his hands before the children are let out of school.
ah3-anomaly-echoes-1-middle-story = They are asleep on their feet at the tram stop, and breathing as one. You find that you have joined the rhythm; now unjoin it.
ah3-anomaly-echoes-1-high-story = Out of nine hundred sleeping mouths comes one slow word, and it has a great many syllables to go. If you can finish it for them in a different way, they may wake.
ah3-anomaly-echoes-2-low-story = The gutter runs with salt water, uphill, against the lie of the land. A fisherman’s charm turns it, provided that the knots are named in the right order.
ah3-anomaly-echoes-2-middle-story = A swell comes down the street with no sea behind it and takes you off your feet, over the railings and into a wall. When it draws back, it leaves you something, as one tips a porter.
ah3-anomaly-echoes-2-high-story = You are standing on the bottom. Far above, hulls pass over the roofs, and the pressure asks, quite gently, what you are still holding your breath for.
ah3-anomaly-echoes-3-low-story = A sleepwalker in a nightshirt is drawing on the road with wet hands, and it does not dry. You recognise the harbour in the drawing; change one line, and it is only a harbour.
ah3-anomaly-echoes-3-middle-story = The sleepwalkers have linked arms across the way and sway like weed. Walk through them, one by one, and look none of them in the open eyes.
ah3-anomaly-echoes-3-high-story = They have all stopped and turned to you with their palms out, waiting to be told. You may tell them to go home, in a voice that is not lent for nothing.
ah3-anomaly-echoes-4-low-story = Kelp has grown over the letter boxes in the night. It feels for your wrists while you pull, like a shy child.
ah3-anomaly-echoes-4-middle-story = Barnacles have settled on the war memorial and made small changes to the names. Read out the true roll, all of it, even the man whose name they have improved.
ah3-anomaly-echoes-4-high-story = The reef stands where the houses stood, lit from within, and it is growing by a room a minute. At its heart is a chamber with a cut seal; you have read how the cut goes.
ah3-anomaly-echoes-5-low-story = You are late for an examination, in a school you never went to, and the hall is full of wet footprints. Do not sit down; do not ask for a pencil.
ah3-anomaly-echoes-5-middle-story = The paper has been handed out, and the questions are in a tongue with gills. Those who leave a blank are being led away through the floor.
ah3-anomaly-echoes-5-high-story = The examiner has entered, and the room has no ceiling because of it. You are asked to stand up and say what you are afraid of, and to leave nothing out.
ah3-anomaly-echoes-6-low-story = A brass bed stands at the crossroads, made up, with the lamp on. Your grandmother knew which post to knock on so that it would go back where it came from.
ah3-anomaly-echoes-6-middle-story = Someone has to lie down in it, or it will go on looking. You pull up the covers, see what it shows you, and wake with a fistful of something that was there.
ah3-anomaly-echoes-6-high-story = You wake in it, and wake in it, and wake in it. Refuse the next awakening; it is offering you a lovely morning.
ah3-anomaly-echoes-7-low-story = The tide table in the chandler’s window gives high water for the third floor. Stand at the mark, dry, and disbelieve it.
ah3-anomaly-echoes-7-middle-story = The moon is in the wrong window and hauling. There is an old seaman’s reckoning that lets her down easily, if the sum comes out.
ah3-anomaly-echoes-7-high-story = The sea has come in through the dream and brought its rocks along. You shout the soundings into the dark, fathom by fathom, while the chimneys go over like masts.
ah3-anomaly-echoes-8-low-story = A green stone figure squats on the doorstep like a delivery. Whoever sends it back must address it properly, wings, feelers and all, and it takes offence at titles.
ah3-anomaly-echoes-8-middle-story = There is one on every doorstep, and householders are bringing them in out of the rain. You stand at the gate and do not pick up yours.
ah3-anomaly-echoes-8-high-story = They are on the mantelpieces, facing inward, and nobody remembers life without them. Going from house to house with a sack will take all night and most of the neighbours’ goodwill.
ah3-anomaly-echoes-9-low-story = A lullaby comes from the storm drain, and you are the only one whose shoes are still on. Stamp, loudly, out of time.
ah3-anomaly-echoes-9-middle-story = The grating is choked with small wet toys, held up for someone to take. Hand down a stranger one in exchange, and the singing moves off.
ah3-anomaly-echoes-9-high-story = The cradle rocks in the middle of the flooded road, under its own moon, and the song is coming from inside it. You must sing the counter-verse down to it and keep your balance.
ah3-anomaly-echoes-10-low-story = A young sculptor has been found asleep over his clay, and his hands are still working. You know that style; it was last in fashion before there were hands.
ah3-anomaly-echoes-10-middle-story = The thing on the stand is nearly finished, and he has begun, fast asleep, to measure you for the missing part. Keep still, and keep thinking that you are not it.
ah3-anomaly-echoes-10-high-story = The whole street has been remodelled overnight: wet clay, wrong angles, thumbprints as long as carriages. The maker’s mark must be found and turned against him while the kiln heats.
ah3-anomaly-echoes-11-low-story = A ship’s bell rings watches inside the bakery, and the baker comes out on deck. Take hold of the rope with both hands and make it stop being a rope.
ah3-anomaly-echoes-11-middle-story = Every chart in the window has sprouted an island at the same latitude. It can be cancelled, says the small print, by the officer who knows its true position.
ah3-anomaly-echoes-11-high-story = A crew of the drowned is warping the street out to sea, house after house, and singing at it. You are the only passenger; tell the captain no.
ah3-anomaly-echoes-12-low-story = The children have a new counting-out rhyme, and none of them taught it to the others. You have met it before, in Wormius; it runs on to a last line that they have not reached yet.
ah3-anomaly-echoes-12-middle-story = Behind all the windows the same eye, closed. Do nothing that might be a footstep, or a heartbeat, or a name.
ah3-anomaly-echoes-12-high-story = The lid lifts by a hair, and all the town’s dreams run down towards it like water to a plughole. You dig in your heels and remember, with everything you have, that it is Tuesday and you are awake.

## Headlines

ah3-headline-astronomers-chuffed-as-stars-align-story = Gentlemen of the Observatory report a grouping of stars “not seen in the lifetime of the species” and have ordered champagne. Citizens are advised to draw their curtains and to disregard any sense of being called by name.
ah3-headline-asylum-overflowing-story = Cots now line the corridors and the croquet lawn, and new patients are being asked to bring their own blanket. All of them describe the same street; our correspondent regrets to say that he lives in it.
ah3-headline-banned-books-bandied-about-story = Pages from works kept under lock at the University are being passed from hand to hand in tea rooms. Whoever has copied out a passage, the Dean implores, should burn it, or at the least stop reading it aloud to the cat.
ah3-headline-big-city-burglars-busted-story = The Boston gang is behind bars; its methods are not. Persons carrying anything of value were relieved of it all week, with the choice of handing it over or being hit with it.
ah3-headline-break-in-at-historical-society-story = Nothing is missing, says the Society; something, it transpires, has been added. The night watchman will recover, and begs whoever has a strong back and a strong stomach to come and help carry it out again.
ah3-headline-church-leaders-bless-city-story = Clergymen of seven denominations walked the town bounds on Sunday with water, salt and a brass band. The faithful were uplifted. Something on the route was woken, and walked behind.
ah3-headline-concerned-citizens-congregate-story = A meeting in the high school gymnasium resolved that Something Must Be Done. A good speaker could still leave it with a friend for life; a poor one, with the torches lit and nobody quite sure who brought them.
ah3-headline-curfew-established-story = After nightfall the streets belong to the authorities, or so the authorities trust. Those abroad were set upon by as many parties as happened to be in the neighbourhood, not all of them constables.
ah3-headline-cursed-treasure-brings-money-problems-story = A chest of Spanish gold dug up behind the gasworks has been spent, won, lost and spent again, and each owner is buried beside the last. A handful is still going round. Readers of firm character may apply.
ah3-headline-dream-expert-found-dead-story = Dr. Vane, who held that no dream can hurt the dreamer, was discovered in bed on Thursday, very much contradicted. His notes end in the middle of a word, and people who try to finish it sleep badly.
ah3-headline-foul-footprints-found-story = The prints begin at the reservoir, have three toes, and smell. Trackers found where the creature shed something worth a collector’s while; those of weak nerve found where it turned round.
ah3-headline-full-moon-linked-to-aberrant-behavior-story = A study of ten years’ police records leaves no doubt, and the moon is due again. Readers who catch themselves counting their own teeth are asked to stay indoors and think of their mothers.
ah3-headline-its-curtains-for-arkham-story = The touring company gave one act of a French play and fled by the stage door. The house could not leave until it had imagined the second; some brought it home with them to spare their neighbours.
ah3-headline-magician-vanishes-rabbit-self-story = The Great Bandini stepped into his cabinet on Saturday and has not been returned. Several persons in the front rows were found afterwards in another part of town, unhurt, each of them holding a carrot.
ah3-headline-masked-man-mystery-story = He lifts his hat, asks most courteously after an acquaintance of yours, and is gone. Police wish to speak to anybody who has told him the address.
ah3-headline-miskatonic-museum-mystery-story = A case in the Egyptian room was found unlocked from within, and its contents walking the galleries by themselves, so to speak. The curator would not object if some visitor of robust mind were to take one home, and asks not to be thanked.
ah3-headline-mysticism-malfeasance-story = Madame Zuleika’s licence has been withdrawn after a séance at which everybody came. The table has been burned; the knocking has moved next door. Attend only with your wits about you.
ah3-headline-night-terrors-terrify-nightly-story = Physicians are puzzled by patients who wake with bruises from dreams of falling, and in two cases with the cobbles. “Try to remember that you are in bed,” advises Dr. Sorrel, from his.
ah3-headline-northside-vigilante-apprehended-story = The prisoner, who claims to have kept “them” off our streets single-handed, spits upon all who come near, and it does seem to bring misfortune. Persons who came to his aid were taken in as well, and questioned at length with a hose.
ah3-headline-occult-activity-threatens-city-story = Chalk, black candles, a goat: the usual litter has been found in the usual vacant lot. Scrub it out, warns Professor Fenn, and whatever was halfway through will finish coming; leave it, and the ground goes bad.
ah3-headline-police-do-your-jobs-story = Sir: how many more strange matters are to lie about our quarter, in plain view, until someone trips over one and is hurt, or looks at it closely, which is worse? I remain, at my window, A Taxpayer.
ah3-headline-purse-snatchers-pursued-story = Officers gave chase on foot as far as the river, where the thieves, it is said, did not slow down. Victims report a simple offer, made with wet hands: the bag or the arm.
ah3-headline-rogue-comet-approaches-story = The visitor was not expected, answers to no catalogue, and has twice altered course. Anyone in possession of facts is begged to share them with the Observatory before it arrives; it is getting easier to read by.
ah3-headline-so-called-pharaoh-speaks-in-cambridge-story = The lecturer, tall, spare and two thousand years old by his own account, showed instruments of glass and metal and answered every question. Those who asked nothing came away with a handshake. Those who hissed were carried.
ah3-headline-starstruck-scientists-stumped-story = Since Tuesday’s aurora certain old formulas have stopped adding up, and others add up to more than they did. Owners of such papers are counselled to part with them, unless they enjoy being looked at by their own handwriting.
ah3-headline-symposium-snafu-story = At the folklore congress the wrong paper was read from the wrong chair, and every scholar who had evidence in his pocket felt it grow cold. Mrs. Applegate served sandwiches; there were too many.
ah3-headline-truckers-strike-leads-to-shortages-story = The drivers will not take the Innsmouth road again at any wage, and shelves are emptying. Merchants have adjusted their prices in sympathy; a customer who can talk may yet be served from under the counter.
ah3-headline-unexplained-sightings-near-river-story = Eleven witnesses, of whom four were sober, describe hands coming up for the laundry. Where the bank is already blackened, says the ferryman, they come up for the laundress.
ah3-headline-unscheduled-parade-shuts-down-main-st-story = There was no permit, no music and no end to it. The floats were lifelike. Spectators who recognised any of the marchers have asked us not to print by what.
ah3-headline-we-have-no-one-to-blame-but-ourselves-story = An editorial. We saw the lights on the hill and turned over; we heard the drums, and complained to the landlord. The bill has now come in, and it may be settled with the neighbourhood or, we are told, privately.
ah3-headline-why-even-go-on-anymore-story = Our poetry page appears today without verse, at the poet’s request. How much of it you feel in the bones and how much in the heart is left, as ever, to the reader.
ah3-headline-wild-animal-attacks-spike-story = Dogs, say the authorities; large ones. A bounty has been offered, and one of our readers means to collect it with bare hands, whatever it does to the hands.

## Backs of the dark pacts

ah3-dark-pact-1-story = It was a very small clause, about the use of your name as a place. Now the place is opened, and everything that was waiting at the address comes in by way of you.
ah3-dark-pact-2-story = “One of you,” it said, and you thought that it meant you. It is far too polite for that; it only wishes to know which of your friends you can best spare.
ah3-dark-pact-3-story = The bell rings, and it is a boy with a receipt book. Everything you were given is set down in a clear hand, with the date; at the foot of the page, where the sum should be, is a keyhole, and it is your shape.
ah3-dark-pact-4-story = You had not understood that you were joining something. They come to every door in the quarter at once, the other members, in excellent health, and are so glad to see you.
ah3-dark-pact-5-story = What was to be spread over your whole life arrives this afternoon. You stand in the doorway and sign for it, parcel after parcel, as the light goes.
ah3-dark-pact-6-story = It lent you a memory, and it has come for it, with interest. You watch the notes go blank from the top of the page; where there is nothing left to take, it writes something in.

## Those who were defeated

ah3-agnes-baker-defeated-story = They carry Agnes out through the kitchen, murmuring orders in a language that was old before ice. She will remember one life when she wakes, and the diner is hoping for the right one.
ah3-agnes-baker-devoured-story = For an instant there are two of her in the fire, the waitress and the queen, and they nod to each other. Then there is an apron.
ah3-calvin-wright-defeated-story = Calvin has taken on so many people’s pain that there is no longer any telling which part is his. He asks the nurse to keep a lamp burning and the second chair free.
ah3-calvin-wright-devoured-story = The thing that has been walking two steps behind Calvin catches up. He looks, at the end, like somebody who has been let off a watch.
ah3-daniela-reyes-defeated-story = Daniela lists what is broken, from the collarbone down, and estimates the parts. It will take longer than she has, she says; someone had better look after the motorcycle.
ah3-daniela-reyes-devoured-story = The engine is found running, the stand down, the lamp pointing along the road. Her gloves are on the handlebars, and they have not let go.
ah3-dexter-drake-defeated-story = The great Drake misses his cue, and no one is there to drop the curtain. In the ward he takes a coin from behind the doctor’s ear, stares at it, and will not say where it has been.
ah3-dexter-drake-devoured-story = He bows, he steps back, the cape falls. It takes the others some time to understand that this one was not a trick.
ah3-jenny-barnes-defeated-story = Jenny is put on the boat train with a trained nurse, seven trunks and instructions to rest. She writes to Izzie every day, care of every post office in New England.
ah3-jenny-barnes-devoured-story = A satin shoe, size five, and one pearl. Somewhere under the floor a voice very like her sister’s says, “There you are.”
ah3-marie-lambeau-defeated-story = Marie’s voice gives out between one note and the next, and the thing it was holding back sits down to wait. Her grandmother has been sent for; she had already packed.
ah3-marie-lambeau-devoured-story = She finishes the song. The last word is taken straight out of her mouth, and she along with it, and the band plays on for eight bars from sheer good manners.
ah3-michael-mcglen-defeated-story = It took a good deal to put Michael on the floor, and the floor is the worse for it. The boys have a doctor who asks nothing, a farm in Vermont, and strict orders to keep the shades down.
ah3-michael-mcglen-devoured-story = The Thompson goes on firing for a while from the inside. Then it stops, and something belches a spent cartridge.
ah3-minh-thi-phan-defeated-story = Minh has filed herself under M and does not answer to anything else. On the cabinet lies a yellow book with a slip in it; she has asked, in shorthand, that nobody look up the page.
ah3-minh-thi-phan-devoured-story = The play has a part for a secretary after all: she enters, she takes down a name, she is not seen again. The prompter’s copy has her initials in the margin.
ah3-norman-withers-defeated-story = Norman has been led away from the eyepiece, finger by finger. He asks visitors whether it is still there, and forgives them when they lie.
ah3-norman-withers-devoured-story = He had always wanted to see one closer. His notes run on to the very end, legible, with an estimate of the distance.
ah3-rex-murphy-defeated-story = With Rex’s luck it had to be the one stair that was rotten. He dictates the story from under the rubble; the boy drops the pad, and it rains.
ah3-rex-murphy-devoured-story = At last he has the truth, all of it, from the inside. It would have made a wonderful headline; his hat is found on the editor’s desk, bitten.
ah3-tommy-muldoon-defeated-story = Tommy stepped in front, because that is where one stands. His mother has hung the uniform by the stove to dry and sewn on the button; Becky leans in the corner with her safety on.
ah3-tommy-muldoon-devoured-story = Ten people got out by the door he was holding. The whistle goes on blowing for a time, farther and farther down, quite regularly, according to the manual.
ah3-wendy-adams-defeated-story = Wendy is in a clean bed under a name the sisters picked for her. By morning there is only the name; the window is open, and the bread is gone.
ah3-wendy-adams-devoured-story = The amulet is found on the end of the jetty, dry in the rain. A woman’s voice, out past the breakers, has stopped calling; it has been answered.
