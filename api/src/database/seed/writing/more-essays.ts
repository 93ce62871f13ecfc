import type { EssayTexts } from './essays.ts'

/** Further paragraphs for essays on the same tasks, and on others. */
export const moreEssayTexts: Readonly<Record<string, EssayTexts>> = {
  promise: {
    openings: [
      'Think of two people who say “I promise”. One has a hand on the shoulder, the other a knife at the ribs. The claim treats them alike, and the difference between them is all that I shall write about.',
    ],
    points: [
      'A promise also tells others what to plan for. Whoever lends money on my word does so whether or not I was tired when I gave it. If pressure could undo it later, the lender would have planned for nothing.',
      'There is, besides, a duty that lies with whoever asks. To press somebody is to take on part of the blame for what comes of it. That is why we ask how a promise was obtained before we scold the one who broke it.',
    ],
    objections: [
      'It may be answered that nobody can measure pressure, so that a rule which depends on it can never be used. Courts measure it every week, though, and not one of them needs a gauge.',
    ],
    endings: [
      'What remains of the claim is a warning to those who ask. They should wait until the other can say no, since only then will a yes be worth having.',
    ],
  },
  city: {
    openings: [
      'In my street the pavement is as wide as a pram and the road as wide as two lorries. Somebody chose that. The claim in the question asks us to choose again.',
    ],
    points: [
      'Slow places are cheap places to meet in. Nobody pays to sit on a wall, and a child can be sent to the baker from the age at which it can carry bread. Each lane that is added takes a little of this away, and no budget shows it.',
      'There is also the matter of who cannot drive: everybody under seventeen, many above seventy, and whoever cannot afford it. A town that is built for cars asks all of them to be carried by somebody else.',
    ],
    objections: [
      'The hardest case is the person for whom walking is what hurts. A plan “for nobody else” would shut that person in, and no praise of squares and benches makes up for a kerb that cannot be crossed.',
    ],
    endings: [
      'I should change one word of the claim. Let the city be planned for walkers first, and then for each of the others in the order in which they can do without help.',
    ],
  },
  law: {
    openings: [
      'A bad law is still a law in the way in which a bad map is still a map: it was made to guide us, and it guides us wrongly. Whether one should follow it depends on where else one can look.',
    ],
    points: [
      'Obedience is also something that others see. If I keep the rule about the park, a neighbour who dislikes another rule has one example more of how such things are borne. Nobody’s example is large, but together they are what a law consists of.',
      'One may disobey in two ways, and they are not alike. The one hides and hopes; the other stands in the open and takes the fine. The second still says that the court is a court, and I think that it keeps the better half of obedience.',
    ],
    objections: [
      'A critic may say that I have shown why laws should be kept in general, and nothing about this law. The reply is that there is no such thing as keeping laws in general: one keeps this one, and then that one.',
    ],
    endings: [
      'My answer, then, is a sum with two columns and not a rule with exceptions. In nearly all cases the first column is longer, and where it is not, one owes the others an open face.',
    ],
  },
  price: {
    openings: [
      'The shopkeeper in the question has done something that most of us would not do, and few of us could say at once why not. That gap is worth looking into.',
    ],
    points: [
      'Suppose that there had been two shops. Then neither could have asked for ten times the price for longer than it takes to cross the road. What we dislike is therefore not so much the price as the empty road.',
      'Trust is a good as well, and this sale uses it up. In a year the town will have choices again, and people remember. The shop may find that it has sold its good name by the bottle, at a price that was too low.',
    ],
    objections: [
      'A friend of markets will say that without the hope of such evenings nobody would keep a full store room. Perhaps; but then a town would do better to pay for the store room than to wait for the storm.',
    ],
    endings: [
      'I conclude that the price is a poor answer to a good question, which is who should drink first. Where there is time the market may answer it. Where there is none, people have to.',
    ],
  },
  experiment: {
    openings: [
      'Six paper cases, a stairwell and a telephone that films: this was all that we needed in order to be told, by the whole class, that we had proved a law of nature. It is the word that I should like to look at, and not the law.',
    ],
    points: [
      'The first thing to ask is what was held fixed. The cases were of one make and fell from one step, but we dropped the single ones in the morning and the stacks after lunch, when the doors below stood open. If the air had changed, the cases could not have told us.',
      'Numbers help, but only against something. That four cases fall faster than two means little until one knows by how much two drops of the very same stack differ. Ours differed by a tenth, which left room for several laws and not for any.',
    ],
    objections: [
      'One might think that an experiment with such gaps shows nothing at all. But it ruled out that weight makes no difference, which I had half believed. To lose a belief is a result, even if it is not the one on the worksheet.',
    ],
    endings: [
      'I would be proved wrong by a stack that falls no faster than one case, on a still day, again and again. That I can say so plainly is the best thing that I know about what we did.',
    ],
  },
  bridge: {
    openings: [
      'The question asks us to treat the tenth as real money, and so I have: in a town of twenty thousand it comes to four pounds each. Stated like this it is neither a scandal nor a trifle.',
    ],
    points: [
      'People look after what they are proud of. A plain bridge is painted when the rules say so; one that stands on postcards is painted because somebody telephones. Over a century that may well be worth more than the tenth.',
      'The word “beautiful” also hides a difference. There is beauty that was added, like icing, and beauty that would be lost if anything were taken away. The first costs extra by its nature. The second often comes of thinking longer.',
    ],
    objections: [
      'Somebody who cannot see the bridge will ask what it offers to them. The honest reply is: nothing more than the plain one. That is a reason against calling it a gift to everybody, though not yet a reason against building it.',
    ],
    endings: [
      'If I had to vote I should ask for a third drawing first. Two designs are few, and the claim that beauty costs a tenth has been made by whoever drew only these.',
    ],
  },
  argument: {
    openings: [
      'My mathematics teacher gave us a proof that no one in the room believed. She went through it again, line by line. It was right, and we still did not believe it. On the claim before us it was a bad argument until we gave in.',
      'An argument may be good as a key is good, because it opens something, or as a coin is good, because of what it is made of. The claim takes the first sense for granted.',
      'Two hundred years before anybody was convinced, somebody had the right reasons for washing hands. If arguments are judged by whom they convince, his were poor until the day on which they became excellent, and he had not changed a word.',
    ],
    points: [
      'By a good argument I mean one whose premises are true and whose conclusion follows. Neither of these has anything to do with who is listening. Truth does not wait for an audience, and what follows from what is settled even in an empty room.',
      'The claim gets something right, however. We argue with people. A speaker who never asks what the others already believe is like a guide who sets out from a place where nobody is standing.',
      'There are also good reasons for not being convinced. If I cannot follow the steps, it is wise of me to doubt them, since most long arguments that I cannot follow are wrong. So nobody need be at fault, neither the proof nor the class.\nAnd there are bad ones: pride, a salary, a party. That people have such reasons says something about them, and it would be odd if it said something about the argument.',
    ],
    objections: [
      'It can be objected that an argument which convinces nobody, ever, has failed at the only thing that it is for. But a lighthouse with no ships in sight is not a bad lighthouse; it is one that has not been needed yet.',
      'One could try to save the claim by saying “nobody reasonable”. Then it becomes true and rather empty, for we should be calling people reasonable by whether they are moved by good arguments.',
    ],
    endings: [
      'I think that the claim mistakes a duty for a definition. Whoever argues owes it to others to be understood. Whoever fails in this has done something badly, and may have been right all the same.',
      'The claim can be saved as advice. Before you say that your hearers are stubborn, look once more at where you began. As a statement of what makes reasons good it should be given up.',
      'So the proof was a good one on the first morning. What was not good yet was the lesson, and to that the claim applies word for word.',
    ],
  },
  museum: {
    openings: [
      'A public library lends what belongs to everybody and asks nothing. A public swimming pool belongs to everybody and asks four pounds. The claim says that only one of them has understood what it means to own something together.',
      'If I own a bicycle, nobody can ask me for money before I ride it. If ten of us own one, somebody has to decide who rides on Sunday. Owning a museum is more like the second than like the first.',
      'On the first Sunday of the month the museum in our town is free, and there is a queue. On the other Sundays there is none. This is a small fact, and I think that most of the argument is in it.',
    ],
    points: [
      'To own a thing in common is to have a say in what becomes of it. It does not follow that using it costs nothing. We own the roads, and pay for them each time that we buy fuel.',
      'What a ticket does is to sort people. It does not keep away those who care little, if they are rich; it keeps away those who are not sure yet whether they care. A museum that wants new visitors can hardly afford to lose these.',
      'The pictures have been paid for already: by taxes, and by people who are dead. To be asked again at the door feels like being charged for a present. Heating and guards, on the other hand, are paid for this year or not at all.',
      'One more visitor costs a museum almost nothing until it is full. Where a good is like that, a price shuts somebody out and saves nobody anything. It is different on the day of a famous loan, when every place is wanted twice.',
    ],
    objections: [
      'The best objection is that “free” is paid for by somebody, and partly by people who never go. A bus driver’s taxes would buy an afternoon for a banker. That is a fair complaint, and it is not met by saying that the driver might go.',
      'It may be said that people value what they have paid for. They do look longer at what was dear. But this is an argument for asking those who can pay, and it says nothing to those who turned round at the door.',
    ],
    endings: [
      'I would keep the door free and let the loans be paid for. That follows from no rule about owning; it follows from what each price does.',
      'The claim is too quick, then, in going from “ours” to “free”. But in this case it arrives at the right place, by a longer road than it thought.',
      'What is everybody’s should be easy to begin with, and may cost something to those who want more of it. A door is where people begin.',
    ],
  },
  homework: {
    openings: [
      'Two schools a mile apart set no homework and a great deal of it. Their results are the same. Before concluding anything I should like to know what their pupils do between four and seven.',
      'The case for less homework is mostly made by those who had too much, and the case for more by those who have forgotten theirs. I shall try to say what either would have to know.',
      'What would have to be true for setting none to be right? That homework teaches little, that it costs something, and that what takes its place is better. I shall take these in turn as far as one page allows.',
    ],
    points: [
      'Whether homework teaches anything can be found out. Let classes draw lots, let half of them have none for a year, and test them all in the second June and not in the first. The second June matters, since what is crammed is gone by then.',
      'The cost is less easy to see. An hour at a kitchen table is not the same hour in a flat with one table and three brothers. A task that is fair at school may be unfair by the time it has got home.',
      'Practice is not one thing, either. Ten sums of a kind that one has just understood make it stick. Ten of a kind that one has not understood make a mistake stick. The teacher who could tell the two apart is asleep when it matters.',
      'And something has to be said of habit. At university nobody will stand beside me. If working alone is learnt by doing it, some of it has to be done before then, whether or not it raises a single mark.',
    ],
    objections: [
      'It may be replied that schools cannot draw lots with people’s education. But they do so now, without noticing: one class has a teacher who sets much, the next has not. Only the list of who drew what is missing.',
      'Parents will say that without it they would not know what is being learnt. That is a good reason for letting them know. It is not a reason for an hour of fractions.',
    ],
    endings: [
      'So a good part of this can be found out, and the rest is a question of what we want evenings to be for. On that there is no experiment, and one should say so before one votes.',
      'I end with less than a verdict. For the youngest the case for none seems strong; for the oldest it is weak; and between them somebody should draw the lots.',
      'If I ran a school I should halve it for a year and ask again. To halve a thing and look is cheaper than to be right about it in advance.',
    ],
  },
}
