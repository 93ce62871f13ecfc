/** Paragraphs of essays on one task, from which each student’s is put together. */
export interface EssayTexts {
  openings: readonly string[]
  points: readonly string[]
  objections: readonly string[]
  endings: readonly string[]
}

/** By the key of the task. */
export const essayTexts: Readonly<Record<string, EssayTexts>> = {
  promise: {
    openings: [
      'The claim sounds generous: it takes the side of whoever was cornered. But it says more than that pressure excuses. It says that there was nothing to excuse, because no promise was made.',
      'My sister once promised our father, in a hospital corridor and with a nurse waiting, that she would finish her degree. She was pressed, and she knew it. If the claim is right she promised nothing.',
    ],
    points: [
      'What makes a promise is that one person gives another a right to count on something. Pressure can spoil this, as when a thief makes me promise not to call the police. He had no right to ask, so my words gave him none.',
      'Yet nearly every promise of weight is made under some pressure. People promise when a friend is ill, when a deadline is near, when somebody weeps. If all pressure unmade promises, only those that cost us nothing would be left.',
      'So it matters who presses, and with what. A threat takes away the choice between good options and bad ones. Need does not: it only shows me how good one of the options would be for somebody else.',
    ],
    objections: [
      'Against this one may say that the person in need has no more right to my word than the thief. Both use the moment. But the thief makes the danger that he uses, while the friend only stands in it.',
      'A defender might answer that I choose badly in a moment of pity, and that a bad choice should not bind. Then, however, nobody could bind themselves on the day of a wedding either.',
    ],
    endings: [
      'I agree with the claim where pressure is a wrong done to the one who promises. Elsewhere it is a reason to be gentle with those who fail, and not a reason to say that they never promised.',
      'My sister finished, as it happens. But had she not, it would have been right to ask her why, and that question only makes sense of a promise.',
    ],
  },
  city: {
    openings: [
      'On foot a person takes up half a square metre and harms nobody. In a car the same person takes up twelve, and the air of the street as well. Somebody who plans for walkers might begin with that sum.',
      'To plan for somebody is to ask what the place is like for them at every hour. The claim says that this question should be asked on behalf of one kind of person alone: those who walk.',
    ],
    points: [
      'Walking is what nearly all journeys begin and end with. The driver becomes a walker at the car park and the passenger at the stop. A street that is good for them is good for everybody for part of the day.',
      'What is planned for walkers is also kept by them. In the market street of my town people know the shopkeepers and notice a stranger’s fall; along the ring road nobody would see one.',
      'Still, “nobody else” is a strong phrase. A fire engine, a wheelchair, a bed that has to be delivered: these do not walk, and a city that cannot hold them is no city for walkers either.',
    ],
    objections: [
      'Those who lose first are people who live far out because the middle is dear. For them the car is no luxury but the price of a cheaper flat, and a ban would ask them to pay twice.',
      'It may be said that trade leaves with the traffic. In some towns it did; in others the tills rang more often once people had room to stop. The fact is not settled by saying it loudly.',
    ],
    endings: [
      'I stand with the first half of the claim. Let the walker be the one for whom every street is drawn, and let others be given what they need within it. That is an order of concern, and not a wall.',
      'That somebody loses is no answer to the claim by itself, since somebody loses now. But it tells us what has to be built before anything is closed: the bus first, and the bollards after it.',
    ],
  },
  law: {
    openings: [
      'Suppose that a town forbids music in its parks. The council was elected, the vote was fair, and the rule is foolish. I play the violin. The question is whether I have any reason to leave it at home beyond the fine.',
      'In 1955 it was lawful in Montgomery to tell a tired woman to give up her seat. We admire her for staying where she was. Yet most of us also think that people should not choose, law by law, which ones to keep.',
    ],
    points: [
      'An obligation is a reason that does not wait for my agreement. If I have promised to meet you, I must come even when I have changed my mind about the film. Laws claim to bind us in the same way, which is why it is odd to say that they bind only those who like them.',
      'One ground for this is fairness. I gain every day from rules that others keep when they would rather not: the driver who stops at night before an empty crossing keeps it for me. To take that and give nothing is to ride on their backs.',
      'A second ground is that we disagree. If everybody acts on their own view of what is just, the strong will have theirs. A vote is a way of going on together without first agreeing, and it works only if losing counts for something.',
      'These grounds have a limit, and it lies where they came from. The law of 1955 did not ask the woman to bear her part of a common burden. It said that she was no part of those who share it.',
    ],
    objections: [
      'It will be said that this leaves too much to judgement, since every lawbreaker thinks that the line has been crossed. That is true. But judgement is not avoided by a rule that one must always obey; it is only handed to those who wrote the rule.',
      'Somebody may object that the fine is the whole of it: the law offers a price, and I may pay. But then a ban would be no different from a tax, and nobody who is robbed thinks that the thief has merely bought something.',
    ],
    endings: [
      'So I should leave the violin at home, and write to the council. The reason is not that the rule is wise but that it is ours. Where a law says of some that they are not among us, that reason has gone, and so has the obligation.',
      'There is, then, a reason to obey a bad law, and it is a real one. It can be outweighed, and it can be absent. What it cannot be is nothing at all.',
    ],
  },
  price: {
    openings: [
      'Ten times yesterday’s price is not by itself a wrong. Yesterday there was water in every tap, and a bottle was a convenience. Today it is the same bottle and another good.',
      'Economists and neighbours give different answers about the shop in the storm. I think that both are right, and that they were asked different questions.',
    ],
    points: [
      'A price does two things at once. It says how scarce something is, and it settles who goes without. The first is useful: the high price makes me leave a bottle for somebody else, and makes a lorry driver turn towards the town.',
      'The second is where the trouble lies. Willingness to pay measures thirst among people with equal purses. Among others it measures purses, and a rich man’s dog may drink before a poor man’s child.',
      'It also matters how long the shop is the only one. Over a month the price calls others in and falls. On the first evening nobody can come, so that it calls nobody; it only moves money from those who thirst to the one who happened to have shelves.',
    ],
    objections: [
      'Against a cap it is said that shelves empty sooner. They do. But a shop can also sell two bottles to each, which keeps some for the last in the queue and does not ask what is in the pocket.',
      'Some would say that the owner may do with the water as he likes, since it is his. This proves too much: he might then sell none, and watch.',
    ],
    endings: [
      'So a price is too high when it no longer tells anybody anything that they can act on. Up to that point it is news; beyond it, it is a toll.',
      'To see that something is wrong one needs no economics. To see what to do about it one does, and the answer is a ration for a night and a price for a month.',
    ],
  },
  experiment: {
    openings: [
      'In the lower sixth we dropped paper cases from the top of the stairs and timed them. Two cases fell faster than one, four faster than two. I wrote that drag grows with the square of the speed. I now think that I had shown something smaller.',
      'Experiments are said to prove things. A court would not put up with the word: it asks how strong a case is, and against what. I should like to ask the same of one afternoon with a pendulum.',
    ],
    points: [
      'What we saw was a straight line: the square of the speed against the number of cases. The line went through six points, each the mean of five drops. That much is a fact about those cases on those stairs.',
      'To go from the line to a law I had to assume that the cases had reached their final speed, that the stairwell was still, and that two cases are just like one of twice the weight. I had looked at the first of these alone.',
      'A good experiment is one that could have embarrassed me. If drag grew with the speed itself, the same points would have lain on a curve, and the difference would have been larger than our errors. In that sense we did take a risk.',
    ],
    objections: [
      'It could be replied that every result rests on assumptions, so that mine is no worse than any other. But assumptions are not all alike: one can be tested before lunch with a fan and a door, and I had not tested it.',
      'Somebody may say that so many people have found the same that my care is idle. Then it was they who showed it. My drops would be practice, which is a fine thing, and not evidence.',
    ],
    endings: [
      'An experiment shows, then, that some ways in which the world might have been are not the way it is. It proves nothing, and leaves fewer things to believe. That is worth an afternoon.',
      'I should have been wrong if heavier cases had stopped gaining speed. They did not. I had hoped for a law and came away with a shorter list of mistakes, which is perhaps the same thing.',
    ],
  },
  bridge: {
    openings: [
      'Everybody likes a beautiful bridge until they hear what else the money would have bought. So let us say it: a tenth of this one is a year of buses for the valley behind it.',
      'Engineers are taught to ask what a thing is for. A bridge is for getting across. If it were only that, the question would be short.',
    ],
    points: [
      'A bridge stands for a hundred years in the sight of people who never cross it. They are users as well, in the way that we all use the sky over a town. To leave them out of the sum is to count only those with a ticket.',
      'Beauty in a structure is often its argument made visible. In an arch one sees where the load goes. Such forms tend to be light, and what is light is sometimes cheap; the tenth in our question is not a law of nature.',
      'But it is too easy to let the tenth disappear. Those who would have taken the bus are fewer, poorer and further away than those who will photograph the towers. A sum that is done by the second group tends to come out in their favour.',
    ],
    objections: [
      'It may be said that beauty is a matter of taste and has no place in a public account. Yet we pay for lawns, for stone instead of sheet metal and for silence beside roads. What cannot be measured is not for that reason nothing.',
      'Visitors bring money, say those who want the towers. Perhaps; but then the dearer bridge is simply the cheaper one, and we are no longer asked about beauty.',
    ],
    endings: [
      'I would build the plain bridge well, and ask its designer for one thing that costs nothing: that one can see how it stands up. If the tenth is spent, it should be by a vote of those who lose the bus.',
      'My answer is that the fine bridge should be built where many will live with it, and the plain one where few will. Beauty is a public good, and public goods are owed to the public.',
    ],
  },
}
