import { essay, h } from './kit.ts'
import type {
  AuthoredPaper,
  AuthoredQuestion,
  Draft,
  ExtraPartName,
  Proof,
  TopicTree,
} from './types.ts'

const PART: ExtraPartName = 'Writing Task'
const TEST = 'TARA'

/** How the writing task is filed. */
export const writingTree: TopicTree = {
  part: PART,
  subjects: [
    { name: 'Writing', topics: [{ name: 'Argument', subTopics: ['Structured response'] }] },
  ],
}

const drafts: readonly Draft[] = [
  essay({
    d: 2,
    text: h`<em>A town would be better off if private cars were kept out of its centre.</em>

Explain what is claimed and why someone might hold it. Give the strongest case against it. How far do you agree?`,
    model: h`The claim is about a whole town and not only about those who live in its middle: it says that, once everything is counted, a centre without private cars serves the town better than a centre with them. Buses, deliveries and ambulances are not excluded. Somebody might hold it because a car in a crowded street imposes costs on others for which its driver does not pay. It takes up space, dirties the air and makes walking dangerous, and each further car slows all the rest. If people who now drive came by bus or bicycle, more of them could reach the same shops in less space.

The strongest case against it is one of fairness. A ban bears hardest on those with the fewest choices: a carer with three visits to make, a builder with tools, a family in a village whose last bus leaves at six. They did not cause the congestion more than others, yet they lose most. There is also a risk that trade simply moves to a retail park at the edge of the town, where everybody drives, so that the centre declines and the traffic remains.

These objections show that a ban can be done badly, but not that the aim is mistaken. Each depends on something that a council can change. Permits for carers and people with disabilities, a late bus and a place to leave the car at the edge would answer most of the first; the second is a question of fact, and would have to be watched from month to month.

I therefore agree with the claim on a condition. Where a good alternative exists before the ban begins, the town gains. Where it is only promised, the ban takes something from people and gives them nothing in return, and the claim is then false.`,
    criteria: [
      ['Says precisely what is claimed, and what is not', /claim is about[\s\S]*not excluded/],
      ['Gives a reason for the claim and explains how it works', /imposes costs on others/],
      ['Sets out the strongest objection fairly', /strongest case against[\s\S]*fairness/],
      ['Weighs the objection instead of only repeating both sides', /objections show/],
      [
        'Reaches a judgement that follows, with its conditions',
        /agree with the claim on a condition/,
      ],
    ],
  }),
  essay({
    d: 3,
    text: h`<em>Whoever knows more is not for that reason any wiser.</em>

What might the writer mean by being wise, as distinct from knowing much? Argue that knowledge and wisdom cannot be pulled apart so easily. What is your own view?`,
    model: h`To know much is to hold a great number of true beliefs: dates, formulae, the names of things. To be wise, in the sense that the writer needs, is to judge well what matters and what to do, above all when the rules give out. A person may know every side effect of a medicine and still choose badly for the patient in front of her, because she has not asked what the patient fears. In that sense the sentence is true, and we have all met learned fools.

Yet the two cannot be pulled apart as easily as that suggests. Judgement has to work on something. The adviser who tells a friend to lend a relative money may be kind and thoughtful, but if he does not know that the relative has debts his advice is poor. Most of what we call good sense in a doctor, a judge or a gardener is the fruit of thousands of cases remembered. Take this knowledge away and no wisdom remains, only a manner. Besides, some knowledge is of the very kind that wisdom consists in: knowing how people deceive themselves, or how often confident plans fail.

A defender of the sentence may reply that it says only that knowledge is not enough. That is right, and the words “for that reason” show that no more is meant. A fact makes me wiser only if I see what it bears on, and that seeing is not one more fact of the same sort, since I would then need to know when to use it as well.

My view is that knowledge is necessary for wisdom but not sufficient. The sentence is therefore true as it stands; what would be false is the comfort that some draw from it, namely that one may become wise without the labour of learning anything.`,
    criteria: [
      ['Distinguishes knowledge from wisdom in clear terms', /To know much is[\s\S]*To be wise/],
      ['Supports the distinction with an apt example', /medicine[\s\S]*patient/],
      ['Argues that wisdom depends on knowledge', /Judgement has to work on something/],
      ['Considers a reply to that argument', /may reply/],
      [
        'Concludes with a position that uses the distinction, such as necessary but not sufficient',
        /necessary for wisdom but not sufficient/,
      ],
    ],
  }),
  essay({
    d: 3,
    text: h`<em>Examinations that test what students remember have no place in a world where anything can be looked up.</em>

Set out the reasoning behind this view and the assumptions on which it rests. Argue against the view. To what extent do you accept it?`,
    model: h`The reasoning runs as follows. Schools should prepare students for the lives that they will lead. In those lives nearly every fact can be found within seconds. So the power to recall facts is no longer worth much, and an examination that rewards it measures the wrong thing and wastes the years spent in preparing for it. The view rests on at least two assumptions: that looking a thing up is as good as knowing it, and that examinations of memory have no other purpose than to make people remember.

Both can be doubted. To look something up I must already know that there is something to be found, what it is called and whether the answer that I am given is sensible. A student who has never learned how large a million is will not notice when a page gives a figure a thousand times too great. Thinking also goes faster than searching: nobody could follow an argument in French, or in algebra, while stopping at every word. What is in the memory is what we think with, and not merely what we think about.

As for the second assumption, revising for a test leaves behind an ordered picture of a subject, even when its details fade, and a paper that everyone sits in one room is hard to cheat in and treats the poor and the rich alike. Coursework with every source at hand may test other gifts, but it may also test whose parents can help.

I accept the view only in part. An examination that asks for isolated facts and nothing else is a poor one, and it was so before there were computers. But an examination in which facts must be recalled in order to be used, compared and questioned has lost none of its worth. It is the mere list that has no place in our schools, and not the memory.`,
    criteria: [
      ['Lays out the reasoning in steps', /reasoning runs as follows/],
      ['Names assumptions on which it rests', /rests on at least two assumptions/],
      [
        'Argues against an assumption with a reason of substance',
        /To look something up I must already know/,
      ],
      ['Considers another purpose of examinations, or the cost of the alternative', /Coursework/],
      [
        'States how far the view is accepted, and where the line lies',
        /accept the view only in part/,
      ],
    ],
  }),
  essay({
    d: 4,
    text: h`<em>A museum ought to give back any object when the people whose ancestors made it ask for it.</em>

What principle could support this demand? Show that the principle, taken strictly, leads to difficulties. Can it be repaired?`,
    model: h`The principle that comes first to mind is one of property: what was taken without consent still belongs to those from whom it was taken, and their right passes to their descendants. If my bicycle is stolen and sold, the buyer must return it however honestly he paid. On this view a museum that holds a looted bronze is such a buyer, and the years that have passed make no difference.

Taken strictly, the principle proves both too much and too little. It proves too much, since nearly everything old has been taken by somebody: the makers of the object may themselves have carried off its gold. If every transfer by force is void, we shall have to go back through all of history without any place to stop. It proves too little, since many objects were bought or given fairly, and about those it is silent, although the demand speaks of <em>any</em> object. Nor is it clear who the heirs are. The descendants of a kingdom may today be citizens of three states, and may disagree; to prefer the government among them is to answer a question that the principle does not decide.

It can be repaired by resting the claim on something other than property. What matters is the place that an object has in the life of a people now: whether it is used in worship, whether it is a record of their past that they cannot otherwise see, and whether holding it back continues an insult. This explains why a stolen banknote from that time concerns nobody, while a carved ancestor concerns many. It also gives weight to how the object was lost, without making everything depend on that.

So repaired, the principle supports many returns but not the word “any”. A museum should give back what is central to a living community and was wrongly taken; in other cases it should lend, share and explain.`,
    criteria: [
      [
        'States a principle that would support the demand',
        /principle that comes first to mind is one of property/,
      ],
      ['Illustrates the principle with a clear comparison or example', /bicycle/],
      ['Shows that the principle leads too far, or not far enough', /too much and too little/],
      ['Proposes a repair and says why it does better', /can be repaired by/],
      ['Concludes about the demand itself, including its word “any”', /not the word “any”/],
    ],
  }),
  essay({
    d: 4,
    text: h`<em>A promise to somebody who has since died binds nobody, for there is no one left to be wronged.</em>

Explain the argument. Raise the best objection to it that you can, and consider how its defender might answer. Is the argument sound?`,
    model: h`The argument has two premises. The first is that a promise binds only because breaking it would wrong the person to whom it was made. The second is that the dead cannot be wronged, since nothing can happen to somebody who no longer exists. It follows that, when the other has died, the bond is gone. I may have promised my grandmother to look after her orchard, but from the day of her death I am free to sell it.

The best objection attacks the second premise. We can wrong people without their noticing. If a friend betrays a secret of mine and I never hear of it and never suffer by it, he has wronged me all the same. So to be wronged it is not necessary to feel anything. But if feeling is not needed, it is hard to see why the wrong must fall within a person's life. My grandmother's wish was about the orchard after her death; it was never about what she would feel. To sell it is to defeat exactly the wish that I promised to serve.

The defender may answer that the friend at least wrongs somebody who exists when the secret is told, whereas the grandmother is nowhere. Yet the person wronged is the woman who lived, not a ghost. It is now true of her that she trusted a promise that would not be kept, just as it may become true of a writer long dead that she was the first of a great school. What comes later can change what is true of a life.

I conclude that the argument is valid but not sound: its conclusion follows, but its second premise is false. That does not make such promises absolute. If keeping this one would ruin the living, I may be excused, as I might have been while she lived. But I need an excuse, and that shows that I am still bound.`,
    criteria: [
      [
        'Separates the premises of the argument from its conclusion',
        /two premises[\s\S]*It follows/,
      ],
      ['Gives a concrete case that fits the argument', /orchard/],
      ['Raises a real objection to one premise', /objection attacks the second premise/],
      ['Gives the defender an answer and examines it', /defender may answer/],
      [
        'Judges validity or soundness and draws the limits of the conclusion',
        /valid but not sound/,
      ],
    ],
  }),
  essay({
    d: 5,
    text: h`<em>Where experts agree, a vote is only a way of letting the ignorant overrule them.</em>

Unfold the assumptions in this remark. How could someone defend voting against it? Say where, if anywhere, the remark is right.`,
    model: h`The remark assumes that the matters on which people vote are of the same kind as the matters on which experts agree: questions with one right answer, which training helps to find. It assumes, secondly, that the purpose of a vote is to find that answer. And by calling those who vote ignorant it assumes that they have no knowledge of their own that bears upon the case.

Someone who defends voting should begin by doubting the first of these. Experts may agree that a new runway will raise the income of a region and the noise over three villages. They cannot, as experts, agree on how much noise is worth how much income, because that is no fact that they have discovered but a choice between goods. Nobody is an expert in what others should be willing to bear. A vote settles such a choice in a way in which each of those who must live with the result counts once.

As to the second assumption, a vote has other purposes than discovery. It makes those who rule answerable, and it allows a mistake to be put right without violence. A council of experts that cannot be dismissed has little reason to admit that it was wrong; the history of professions contains errors held by all their members at once. As to the third, those who are governed know things that no survey records: where the clinic ought to stand, which rule is evaded by everybody.

Still, the remark is right about something. Where the question is purely one of fact, such as whether a bridge will carry a certain load, it would be absurd to take a vote, and it is a fault of public debate to treat such matters as opinions. The just division is that experts should say what will happen if we choose this or that, and the public should choose. The remark goes wrong because it sees only the first half of that work.`,
    criteria: [
      ['Unfolds at least two assumptions', /remark assumes[\s\S]*assumes, secondly/],
      ['Distinguishes questions of fact from questions of value or choice', /choice between goods/],
      ['Uses a concrete example to carry the distinction', /runway/],
      ['Gives a further purpose of voting, such as accountability', /answerable/],
      ['Says where the remark is right and draws a line', /remark is right about something/],
    ],
  }),
]

const keyOf = (n: number): string => `writing.argument.${String(n).padStart(3, '0')}`

/** Every writing question with the proof that its model answer meets its criteria, for the tests. */
export function buildProvenWriting(): { question: AuthoredQuestion; proof: Proof }[] {
  return drafts.map(({ proof, ...draft }, at) => ({
    question: {
      key: keyOf(at + 1),
      part: PART,
      subject: 'Writing',
      topic: 'Argument',
      subTopic: 'Structured response',
      ...draft,
      options: [],
    },
    proof,
  }))
}

/** The questions of the writing task; the same at every call. */
export function buildWritingQuestions(): AuthoredQuestion[] {
  return buildProvenWriting().map(({ question }) => question)
}

/** Three mocks of one question in 40 minutes; the other questions are for practice. */
export const writingPapers: readonly AuthoredPaper[] = [1, 3, 5].map((n, at) => ({
  test: TEST,
  paperType: 2,
  year: null,
  mockPaperNumber: at + 1,
  sections: [{ part: PART, minutes: 40, questionKeys: [keyOf(n)] }],
}))
