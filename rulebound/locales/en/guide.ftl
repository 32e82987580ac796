### The guide beside a first game of Arkham Horror: The Card Game, or of The Lord of the Rings: The Card Game. One thing at
### a time, at the moment it matters.
###
### Short: two or three sentences that fit on a phone above the actions. Names of cards as in ahlcg.ftl and lotr.ftl.

guide-name = Guide
guide-got-it = Got it
guide-more = Tell me more
guide-what-now = What now?
guide-hide = Fold the guide away
guide-show = Show the guide
guide-leave = End the lesson
guide-watching = Your move. I speak up when something new comes.
guide-busy = The table is busy for a moment.
guide-progress = { $n } of { $all }

## The lesson

guide-welcome = You are Roland Banks, federal agent, locked in your own study, and something is scratching below. I tell you one thing at a time. What glows may be touched; the same answers stand as words at the bottom.
guide-mulligan = Five cards to begin with. You may swap any of them, once. A weapon, something to search with, a card to help a test: these are good. Keep them all.
guide-goal = This card is the act: your side of the story. It wants 2 clues, and the Study holds exactly two. The card beside it, the agenda, is the other side; we come to that.
guide-fast = You have three actions a turn. The Magnifying Glass is fast: it costs 1 resource but no action, and it makes you better at searching. Play it first.
guide-investigate = Investigating is a test: your intellect against the shroud of the place, its number in the mist. Succeed, and a clue is yours. Try it.
guide-window = Between the steps of a test you are asked whether you want to do something fast. You need not: pass, and save the card for later.
guide-commit = Before luck decides you may commit cards: each matching icon adds 1 to this test, and the card is gone. The odds beside each say what it helps. Deduction even finds a second clue: choose it, then confirm.
guide-token = A token came out of the chaos bag and was added to your skill. Numbers are what they say, symbols do what the scenario says, tentacles always fail. All tokens go back into the bag.
guide-failure = A failed test, and all it cost was the action. Some cards hurt when you fail; the log tells each time. Try again, or find better odds.
guide-advance = You have the clues the act asks for. Spending them takes no action: advance, and the story goes on.
guide-map = The house is open. Lines join the places you can walk between. The new act wants 3 clues, and they count only if you are in the Hallway when a round ends. Clues lie in the Attic and in the Cellar.
guide-weapon = Before you wander about: a weapon. An asset stays in play and can be used again and again, here until its ammo is gone. It costs resources, and playing it is an action.
guide-move = Moving to a place next door is an action. Go up to the Attic; a face-down place is turned over when you enter, and not every place is glad to see you.
guide-harm = Damage hurts the body, horror the mind. When one of them fills its row, you are defeated and out of the scenario. Allies and some other cards can take a hit for you.
guide-assign = You are being hurt, and you decide who takes it: you, or a card of yours with health or sanity of its own. An ally that falls is discarded; you are harder to replace.
guide-round = Your last action of the turn. Then the enemy phase: whoever is engaged with you attacks. Then the upkeep: exhausted cards are readied, you draw a card and get a resource. And a new round begins.
guide-mythos = Each round after the first opens with the mythos: 1 doom goes on the agenda, and you draw an encounter card. When the doom reaches its number, the agenda advances. That is your clock.
guide-treachery = An encounter card asks for a test. Guard yourself: commit a card with the right icon if you have one, and look at the odds before you save it.
guide-agenda = The agenda has advanced, and it is never good news. Here you choose the lesser evil. A card can be replaced; your mind holds only 5 horror. I would give up the card.
guide-enemy = It is engaged with you: it goes where you go and attacks in every enemy phase until it is defeated or shaken off. Its fight and evade numbers are what you have to reach.
guide-fight = Fighting is a test of combat and deals 1 damage; your gun adds to both and costs one bullet. Evading is a test of agility: the enemy is exhausted and lets go of you for now.
guide-opportunity = One warning: with a ready enemy engaged, any action except fighting, evading, parleying or resigning lets it strike at once. That is an attack of opportunity.
guide-reaction = Something of yours can answer to what just happened: a reaction. It costs no action, and if you pass, the chance is gone. This one is worth taking.
guide-cellar = Nothing is left to find in the Attic. The missing clue is in the Cellar, by way of the Hallway. It is darker there: shroud 4. Look at the odds and commit what helps.
guide-hallway = Three clues! Be in the Hallway when the round ends, and use the actions you have left: play cards, take resources, draw. What waits behind the barrier is large.
guide-barrier = The round ends, you are in the Hallway, and the clues are there. Spend them: the barrier falls. Take a breath first.
guide-priest = The Ghoul Priest: 5 health, and each of his attacks costs you 2 damage and 2 horror. Do not wait for that. Shoot, and commit what you have: this is what it was saved for.
guide-resign = If it looks bad, you may also leave: in the Parlor there is an action to resign. You keep what you have learnt. A lost scenario is a chapter; the campaign goes on.
guide-choice = It is over; what becomes of the house is up to you. Neither answer is wrong. In a campaign the next scenario would remember it.
guide-end = That was a whole scenario. You know the round, tests, clues, doom and enemies: the rest is cards. Next, play the campaign, or bring a friend.
guide-lost = This time the house won. It happens to every investigator, and in a campaign the story would go on from here. You know the round, tests, clues, doom and enemies now: try once more, or with a friend.
guide-end-go = Set up a campaign

## What now?

guide-now-mulligan = Keep these cards: choose nothing and confirm.
guide-now-advance = Advance the act: it takes no action.
guide-now-fast = It costs no action and helps every search: play it.
guide-now-arm = You can pay for a weapon: play it before you need it.
guide-now-shoot = Shoot it while you have bullets.
guide-now-fight = Fight it, or evade it if the odds are better.
guide-now-investigate = There are clues here: investigate.
guide-now-hallway = Go back to the Hallway.
guide-now-attic = There are clues in the Attic: go there.
guide-now-cellar = There are clues in the Cellar: go there.
guide-now-wait = Get ready: play a card you can pay for, take a resource or draw.
guide-now-commit = Commit a card if the odds are poor, or if the test matters. Otherwise confirm with nothing.
guide-now-pass = Nothing has to be done here: pass.
guide-now-react = Take it: it costs nothing you would miss.
guide-now-any = Any of these will do. Choose what you would mind least.

## The first quest of The Lord of the Rings: The Card Game

guide-lotr-welcome = Aragorn, Théodred and Glóin set out through Mirkwood with you. I tell you one thing at a time. What glows may be touched; the same answers stand as words at the bottom.
guide-lotr-mulligan = Six cards to begin with. Once, you may swap all of them or none. Steward of Gondor or cheap allies make a good start: keep such a hand.
guide-lotr-goal = The quest card says what you need: so many progress tokens complete the stage. Beside it is the staging area. What lies there threatens you; what stands in front of you attacks you.
guide-lotr-threat = This dial is your threat. It rises by 1 each round and by more when a quest fails. Enemies come for you once it reaches their engagement cost, and at 50 you are out.
guide-lotr-resources = Each hero gets 1 resource every round. Resources stay with their hero and pay for cards of the hero’s sphere; yours are all of Leadership, so they can pay together.
guide-lotr-planning = Only now allies and attachments can be played, as many as you can pay. An ally is two more hands each round: start with one of them. When you are done, pass.
guide-lotr-steward = Steward of Gondor first: it costs 2 and brings its hero 2 more each round. Put it on whoever will have to pay most.
guide-lotr-commit = Who commits exhausts and adds willpower. Your total has to beat the threat in staging, and one more card is still to come. But whoever goes cannot defend or attack this round.
guide-lotr-aragorn = Aragorn has committed. For 1 of his resources he readies again and can still fight this round. That is one of the best resources you will spend.
guide-lotr-theodred = Théodred has committed: a hero on the quest gains 1 resource. It costs nothing. Give it to the hero who needs it.
guide-lotr-staging = A card has been revealed. Enemies and locations wait in the staging area and add their threat; a treachery does its harm and is gone.
guide-lotr-success = You had more willpower than there was threat. The difference is progress: on the active location first, then on the quest.
guide-lotr-failure = The threat was greater, so your own rises by the difference. It happens. Commit one more next time, or clear the staging area.
guide-lotr-travel = You may travel to one location. There its threat no longer counts, but progress goes to it first, until it is explored. Read its travel cost before you go.
guide-lotr-engage = You may take an enemy from the staging area by choice. Its threat leaves staging, and you meet it on your own terms. Choose one you can kill soon.
guide-lotr-check = Enemies whose engagement cost your threat has reached come by themselves. Whoever is engaged with you attacks every round until it is dead.
guide-lotr-shadow = Each engaged enemy has been dealt a card face down. It is turned during its attack, and some make the attack much worse: leave a little room.
guide-lotr-defend = An enemy attacks. One ready character may defend: damage is its attack minus the defence. Undefended, all of it goes to one hero, with no defence taken off.
guide-lotr-ally-defends = An ally may be lost in defence; a hero you would miss for the whole game. It is no shame to let a Snowbourn Scout hold the line.
guide-lotr-undefended = Undefended: one of your heroes takes the whole attack. Glóin gains a resource for each damage, but mind his 4 hit points.
guide-lotr-attack = Now you strike. Each ready character can join one attack: add up their attack, take off the enemy’s defence, the rest is damage. Finish one enemy rather than scratch two.
guide-lotr-window = You may take an action now, or pass. You will be asked often; if nobody can do anything, the game goes on by itself.
guide-lotr-event = You hold an event you can play now. Ask what it changes this very moment. A card in hand is a plan; two events at the right time win quests.
guide-lotr-gandalf = Gandalf stays for one round, with 4 in everything. As he comes: draw 3 cards, deal 4 damage to an enemy, or lower your threat by 5. Each has saved a quest.
guide-lotr-refresh = The round ends: everything readies, your threat rises by 1. Time is on nobody’s side here but the forest’s.
guide-lotr-location = The location is explored and gone. The staging area is lighter, and progress reaches the quest again.
guide-lotr-wounded = Damage stays on your heroes. One with as much damage as hit points is destroyed; if all three fall, you are out.
guide-lotr-stage = The stage is complete. Side A of the next card tells what happens, then it is turned. Surplus progress does not carry over.
guide-lotr-spawn = Ungoliant’s Spawn: 9 hit points, 5 attack. Do not meet it tired. Gather allies, keep two defenders ready, strike with everything at once.
guide-lotr-end = You are through Mirkwood, and you know the round, questing, travel and combat: the rest is cards. Next, take a second deck and a friend, or go down the Anduin.
guide-lotr-lost = The forest won this time. It does, often. You know the round, questing, travel and combat now: try again, commit a little earlier, fight a little sooner.
guide-lotr-end-go = Set up a campaign

guide-lotr-now-keep = Keep the hand if it has an ally you can pay, or Steward of Gondor.
guide-lotr-now-play = Play an ally you can pay: it helps every round from now on.
guide-lotr-now-commit = Commit until your willpower beats the threat by about 4: the next card is still hidden, and every point above it is progress.
guide-lotr-now-keep-back = Keep one ready to defend for each enemy in front of you.
guide-lotr-now-travel = Travel to a location with much threat and few quest points.
guide-lotr-now-engage = Engage an enemy you can kill this round or the next; otherwise nobody.
guide-lotr-now-defend = Defend with the best defence, or with an ally you can spare.
guide-lotr-now-attack = Attack the enemy you can kill now.
guide-lotr-now-respond = Take it: it is nearly always worth it.
guide-lotr-now-pass = Nothing has to be done here: pass.
guide-lotr-now-any = Any of these will do. Choose what you would mind least.

## A first round of Eldritch Horror

guide-eldritch-welcome = You travel the world of 1926, and something wants in. Each round you do two different actions, have one encounter, and then the mythos answers. What glows may be touched; the same answers stand as words below.
guide-eldritch-mystery = This is the mystery. Do what it asks and it is solved at the end of a round; solve three and you win. Read it first: it says where to go and what to bring.
guide-eldritch-doom = Doom. When it reaches 0 the Ancient One wakes, and Azathoth leaves no world to save. Open gates push it down whenever their omen comes round.
guide-eldritch-gates = A gate. Its ring has the colour of an omen: each time the omen advances to that colour, doom falls by 1 for every such gate. Whoever goes through it may close it.
guide-eldritch-clues = A clue lies here. Go there and research it in the encounter phase. Clues are what mysteries are solved with, and each can also roll a die again.
guide-eldritch-travel = Travelling takes you along one path. You can do each kind of action once a round, so one step a round, unless you hold tickets.
guide-eldritch-ticket = In a city you can prepare for travel: a train or a ship ticket. Each ticket carries you one path further when you travel. Two is the most you can hold.
guide-eldritch-acquire = In a city without monsters you can acquire assets: roll as many dice as your Influence, and spend the successes on these four cards.
guide-eldritch-ride = You hold a ticket for a path from here. Use it to go on at once, or keep it for a longer journey.
guide-eldritch-loan = A bank loan adds two successes and leaves you a Debt. Debts come due at a reckoning, and the bank is not the worst of your creditors.
guide-eldritch-buy = Spend your successes. Allies and weapons stay with you; a service works once. Or discard a card you do not want to see any more.
guide-eldritch-dice = A test: dice equal to the skill, plus or minus what the card says, never less than one. Each 5 or 6 is a success, and one is enough to pass. The log says the odds.
guide-eldritch-reroll = The dice lie, and you may still change them: some cards roll dice again, and so does each clue you spend. The new result counts, even if it is worse.
guide-eldritch-rest = You are worn out. Resting brings back 1 Health and 1 Sanity, but not where a monster stands beside you. Lose all of either and this investigator is out.
guide-eldritch-encounter = The encounter phase. Where you stand decides what may happen to you: the place itself, a clue, a gate, an expedition. One card, one story, often one test.
guide-eldritch-research = Research this clue. If it goes well the clue is yours, and some mysteries take it straight from your hand.
guide-eldritch-beyond = You can step through the gate. The first test leads to a second one, better or worse, and somewhere in there is the way to close it.
guide-eldritch-combat = A monster comes before any other encounter. First Will against its horror, then Strength against its damage: your successes soften the blow, and those of Strength wound it.
guide-eldritch-may = The card leaves it to you. Read what it gives and what it costs; leaving it is always allowed where it says may.
guide-eldritch-react = A card of yours can answer what is happening. Use it, or pass: you will be asked again another time.
guide-eldritch-mythos = The mythos phase: one card, read from top to bottom. The omen may advance, gates open, monsters come, clues appear, and then its own text happens.
guide-eldritch-reckoning = A reckoning. Monsters, the Ancient One, cards in play and your own conditions all have their say, in that order.
guide-eldritch-surge = No gate matched the omen, so instead of monsters a new gate opened. Quiet omens are not quiet for long.
guide-eldritch-condition = You have a condition. Its other side is a secret until something turns it over. Some heal when you rest, some only when you are lucky.
guide-eldritch-rumor = A rumor. It gets worse with each reckoning until somebody deals with it, usually by going there and spending clues.
guide-eldritch-solved = A mystery is solved. The next one lies open now; three in all, and the gates fall shut.
guide-eldritch-delayed = You are delayed: next turn you only stand up. Think of it as time to read.
guide-eldritch-defeated = Your investigator is defeated. Somebody new comes at the end of the round, and what was left behind can be found where it lies.
guide-eldritch-end = The world goes on and will never know. You have seen actions, encounters and the mythos: the rest is other Ancient Ones, and friends to lose them with.
guide-eldritch-lost = The world ends, as it often does. You have seen actions, encounters and the mythos. Next time close the gates a little earlier.
guide-eldritch-end-go = Set up another game

guide-eldritch-now-rest = Rest: you are worn out, and no monster stands here.
guide-eldritch-now-travel = Travel towards a clue or a gate.
guide-eldritch-now-acquire = Nothing is near: see what your Influence can buy.
guide-eldritch-now-encounter = Take the clue or the gate if there is one; a mystery before all.
guide-eldritch-now-fight = The easiest first, while you are fresh.
guide-eldritch-now-reroll = With no success yet, change a die if you can. With one, leave it.
guide-eldritch-now-dice = The lowest die has nothing to lose.
guide-eldritch-now-loan = Not yet: a Debt is easily taken and hard to lose.
guide-eldritch-now-buy = Take the dearest you can pay; it is usually the best.
guide-eldritch-now-react = Use it: that is what you carry it for.
guide-eldritch-now-may = Take it, unless the price would fell you.
guide-eldritch-now-pass = Keep the ticket: you are where you wanted to be.
guide-eldritch-now-any = Any of these will do. Choose what you would mind least.
