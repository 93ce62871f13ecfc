import type { StoredComment } from '../../schema/index.ts'

/** A comment before it has a place. */
export interface Remark {
  sort: StoredComment['sort']
  text: string
}

/** A remark with the words that it is about; `at` is the criterion by its place. */
export interface PlacedRemark extends Remark {
  part?: number
  quote: string
  at?: number
}

/** On the second version of the statement that is shown. */
export const statementRemarks: readonly PlacedRemark[] = [
  {
    ...{ part: 0, sort: 'praise', at: 0 },
    quote: 'I watched an engineer tie a barrel of sand to the middle of the span and wait',
    text: 'This is your opening. A picture, an action and a question, in one sentence.',
  },
  {
    ...{ part: 0, sort: 'correction', at: 3 },
    quote: 'I have always been passionate about solving problems.',
    text: 'The barrel has said this already, and better. Take the sentence out.',
  },
  {
    ...{ part: 0, sort: 'suggestion', at: 0 },
    quote:
      'the same equation describes the bridge, the suspension of a car and the circuit of a radio',
    text: 'Very good. Three examples read quickly if they have the same shape: try to make the last as short as the first.',
  },
  {
    ...{ part: 1, sort: 'question', at: 1 },
    quote: 'My results for oil did not fit a straight line',
    text: 'Which line did you expect, and why? Half a sentence would show that you knew what you were testing.',
  },
  {
    ...{ part: 1, sort: 'praise', at: 1 },
    quote: 'a frequency of 0.9 Hz, close to the rate at which people walk',
    text: 'A number, and what it means. Keep this whatever else goes.',
  },
  {
    ...{ part: 1, sort: 'suggestion', at: 1 },
    quote: 'The model is too simple. I should like to know',
    text: 'Say in what way it is too simple. That is where an interviewer will go first.',
  },
  {
    ...{ part: 2, sort: 'correction', at: 2 },
    quote: 'This taught me teamwork and leadership.',
    text: 'Everybody writes this. The shaking arm shows what you learned; let it.',
  },
  {
    ...{ part: 2, sort: 'suggestion', at: 2 },
    quote: 'I work on Saturdays in a bicycle shop, where I true wheels',
    text: 'The best thing in this answer stands second. Could it come first?',
  },
]

/** On the first version of it. */
export const firstRemarks: readonly PlacedRemark[] = [
  {
    ...{ part: 0, sort: 'suggestion', at: 0 },
    quote: 'An engineer came and put a barrel of sand on it, and it stopped.',
    text: 'You were there: what did you see? Slow down by one sentence.',
  },
  {
    ...{ part: 0, sort: 'correction', at: 0 },
    quote: 'which I found very interesting',
    text: 'Say what you understood; then I can see the interest for myself.',
  },
  {
    ...{ part: 1, sort: 'question', at: 1 },
    quote: 'My results for oil did not fit a straight line',
    text: 'And what did you do about it?',
  },
]

/** Of sentences, by where they stand in an essay. */
export const remarks: Readonly<Record<'first' | 'middle' | 'last', readonly Remark[]>> = {
  first: [
    { sort: 'praise', text: 'A good beginning: the reader knows at once what is at stake.' },
    { sort: 'suggestion', text: 'Could your own answer stand here already? One clause is enough.' },
    { sort: 'question', text: 'Is this what the task says, or already your reading of it?' },
  ],
  middle: [
    {
      sort: 'suggestion',
      text: 'This is the step that needs an example. Choose one and stay with it.',
    },
    {
      sort: 'question',
      text: 'Does this follow from the sentence before it? I can think of a case where it does not.',
    },
    { sort: 'praise', text: 'Exactly put. The contrast does the work of a whole paragraph.' },
    { sort: 'correction', text: 'Two thoughts in one sentence: a full stop would help both.' },
    { sort: 'suggestion', text: 'Say who would disagree with this, and why they are not foolish.' },
    {
      sort: 'correction',
      text: 'You have used this word in another sense above. Which one do you mean?',
    },
  ],
  last: [
    { sort: 'praise', text: 'You end somewhere else than where you began, and show the way.' },
    { sort: 'suggestion', text: 'End one sentence earlier: this one only says it again.' },
    { sort: 'question', text: 'Does this still hold for the objection that you granted above?' },
  ],
}

/** On pages of a PDF. */
export const pageRemarks: readonly Remark[] = [
  { sort: 'praise', text: 'Your handwriting leaves room for comments, which I was glad of.' },
  { sort: 'suggestion', text: 'The second paragraph does two things. Which of them matters more?' },
]

/** On the whole; each at least as long as one has to be. */
export const overalls: readonly string[] = [
  'You have an answer and you hold on to it, which is more than half of the work. Next time give the best objection a paragraph of its own, and let your answer change a little because of it.',
  'Your examples are well chosen, and each of them carries one step. What is missing is the sentence between the steps: say why the second follows, and not only that it comes next.',
  'A clear and honest piece. The middle is strongest where you slow down. Cut the first three lines, and begin with the case that you know best.',
  'There is a good idea here, and it comes in the last paragraph. Write the essay again with that paragraph first, and see which of the others you still need.',
  'Careful, correct and easy to read. To go further, take one of your claims and ask what would show it to be wrong. You do this once, and it is the best part.',
  'The plan is sound and the sentences are your own. Two words do not mean the same each time you use them; I have marked where. Settle them at the beginning.',
]

/** Comments that a marker keeps for use again: a shortcut and what it stands for. */
export const bank: readonly (readonly [shortcut: string, text: string])[] = [
  ['thesis', 'Say in one sentence what you claim, before you argue for it.'],
  ['so-what', 'And what follows from this for the question?'],
  ['example', 'One example, described fully, is worth more here than three that are named.'],
  ['objection', 'Who would disagree, and what would they say? Give them their best sentence.'],
  ['step', 'There is a step missing between these two sentences. Write it down.'],
  ['define', 'This word carries the argument. Say what you mean by it.'],
  ['same-word', 'You use this word in two senses. Choose one.'],
  ['long', 'Two thoughts in one sentence: a full stop would help both.'],
  ['order', 'This belongs further up, where the reader first needs it.'],
  ['twice', 'You have said this already. Keep the better one.'],
  ['show', 'Show it, and then you need not say it.'],
  ['cliche', 'Everybody writes this. What would only you write?'],
  ['link', 'Begin the paragraph by saying how it goes on from the last.'],
  ['one-point', 'One point to a paragraph: here are two.'],
  ['evidence', 'How do you know? Name the source, or say that it is your guess.'],
  ['number', 'A number would be stronger than “many”.'],
  ['passive', 'By whom? Say who does it.'],
  ['tone', 'A little too certain for what has been shown.'],
  ['hedge', 'You believe this, so say it without “perhaps”.'],
  ['end', 'The essay ends one paragraph too late.'],
]

/** Those of everybody. */
export const sharedBank: readonly (readonly [shortcut: string, text: string])[] = [
  ['good', 'Exactly put.'],
  ['question', 'Read the question again: does this paragraph answer it?'],
  ['limit', 'Mind the limit of characters: the answers count together.'],
  ['quote', 'Quote the words that you mean, and no more of them.'],
  ['plan', 'A plan of four lines would have saved you this paragraph.'],
]
