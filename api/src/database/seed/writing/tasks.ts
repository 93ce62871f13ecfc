import type { StoredCriterion } from '../../schema/index.ts'

/** A task of the demo world. */
export interface DemoTask {
  /** By what texts name it. */
  key: string
  kind: 'essay' | 'statement'
  title: string
  /** HTML. */
  brief: string
  /** Name of the admissions test; null for essays of any subject. */
  test: string | null
  words: readonly [least: number, most: number] | null
  /** By the criteria for essays under time. */
  isTimed?: true
  asksCheck?: true
  state?: 'draft' | 'archived'
}

/** What students are asked to write, as the portal's own tutors made it up. */
export const demoTasks: readonly DemoTask[] = [
  {
    ...{ key: 'promise', kind: 'essay', title: 'A promise made under pressure', test: 'TARA' },
    brief:
      '<p><em>A promise that somebody was pressed into making is no promise at all.</em></p><p>What does the claim assume about promises? Give the strongest case against it. How far do you agree?</p>',
    ...{ words: [300, 750], isTimed: true },
  },
  {
    ...{ key: 'city', kind: 'essay', title: 'A city for people who walk', test: 'TARA' },
    brief:
      '<p><em>A city should be planned for those who go through it on foot, and for nobody else.</em></p><p>Explain why somebody might say so. Say who would lose, and whether that is an answer to the claim. Where do you stand?</p>',
    ...{ words: [300, 750], isTimed: true },
  },
  {
    ...{ key: 'argument', kind: 'essay', title: 'An argument that convinces nobody', test: 'TARA' },
    brief:
      '<p><em>If nobody is convinced by an argument, it was not a good one.</em></p><p>Set out what is meant by a good argument here. Find a case in which the claim fails. Can it be saved?</p>',
    ...{ words: [300, 750], isTimed: true },
  },
  {
    ...{ key: 'museum', kind: 'essay', title: 'Paying at the door', test: 'TARA' },
    brief:
      '<p><em>What everybody owns, nobody should have to pay to see.</em></p><p>What follows from this for public museums? Raise the best objection that you can, and weigh it.</p>',
    ...{ words: [300, 750], isTimed: true },
  },
  {
    ...{ key: 'luck', kind: 'essay', title: 'What luck asks of the lucky', test: 'TARA' },
    brief:
      '<p><em>Whoever is merely lucky has no right to keep it all.</em></p><p>Distinguish luck from merit. Is the distinction sharp enough to carry the claim? Argue your view.</p>',
    ...{ words: [300, 750], isTimed: true, asksCheck: true },
  },
  {
    ...{ key: 'law', kind: 'essay', title: 'Must a bad law be obeyed?', test: null },
    brief:
      '<p>A law has been made in the proper way, and you think that it is wrong. What reason, if any, is left to obey it?</p><ul><li>Begin with one law, real or imagined.</li><li>Say what you mean by an obligation.</li><li>Meet one objection in full rather than three in passing.</li></ul>',
    words: [600, 1_200],
  },
  {
    ...{ key: 'price', kind: 'essay', title: 'When is a price too high?', test: null },
    brief:
      '<p>After a storm the only shop in a town sells bottles of water at ten times yesterday’s price. Is anything wrong with that? Use what you know of markets, and say what you do not need economics to answer.</p>',
    words: [600, 1_200],
  },
  {
    ...{ key: 'experiment', kind: 'essay', title: 'What can an experiment show?', test: null },
    brief:
      '<p>Take one experiment that you have done or read about. What did it show, what did it only suggest, and what would have had to happen for you to be wrong?</p>',
    words: [500, 1_000],
  },
  {
    ...{ key: 'bridge', kind: 'essay', title: 'Should a bridge be beautiful?', test: null },
    brief:
      '<p>Two designs carry the same load for the same number of years. One costs a tenth more, and people travel to see it. Which should be built? Treat the tenth as real money that would pay for something else.</p>',
    words: [500, 1_000],
  },
  {
    ...{ key: 'source', kind: 'essay', title: 'One source and its silence', test: null },
    brief:
      '<p>Choose a source of at most one page from a period that you study. What does its writer leave out, and what can be concluded from that?</p>',
    ...{ words: [600, 1_200], state: 'draft' },
  },
  {
    ...{ key: 'homework', kind: 'essay', title: 'The case for less homework', test: 'TARA' },
    brief:
      '<p>What would have to be true for schools to be right in setting none? Which part of that could be found out, and how?</p>',
    ...{ words: [300, 750], isTimed: true, state: 'archived' },
  },
  {
    ...{ key: 'statement', kind: 'statement', title: 'Your personal statement', test: null },
    brief:
      '<p>Three answers for the whole of your application. Write them for somebody who knows the subject well and has two minutes.</p><ul><li>Show how you think, by one thing that you read, made or asked.</li><li>Say each thing once, in the answer where it belongs.</li></ul>',
    words: null,
  },
]

const levelsOf = (...descriptions: readonly [string, string, string, string]) =>
  (['Beginning', 'Developing', 'Secure', 'Excellent'] as const).map((label, at) => ({
    ...{ points: 25 * (at + 1), label, description: descriptions[at] ?? '' },
  }))

/** The criteria of essays that are written under time. */
export const timedCriteria: readonly StoredCriterion[] = [
  {
    ...{ key: 'position', title: 'Position', weight: 25 },
    description: 'What is claimed, and how far it is accepted.',
    levels: levelsOf(
      'The reader has to guess what is claimed.',
      'There is a claim, and it moves.',
      'One claim is held from beginning to end.',
      'The claim has its limits, and they are argued for.',
    ),
  },
  {
    ...{ key: 'reasons', title: 'Reasons', weight: 35 },
    description: 'Steps that lead to the claim, with a case that shows each.',
    levels: levelsOf(
      'The claim is said again in other words.',
      'Reasons are listed side by side.',
      'Each reason leads on to the next.',
      'What the reasons rest on is said and tested.',
    ),
  },
  {
    ...{ key: 'objection', title: 'Objection', weight: 25 },
    description: 'The best that can be said against it, and what is left of the claim.',
    levels: levelsOf(
      'None is named.',
      'One is named and waved away.',
      'A fair one is answered.',
      'The best one is answered, and the claim is better for it.',
    ),
  },
  {
    ...{ key: 'expression', title: 'Expression', weight: 15 },
    description: 'Plain sentences that can be read once.',
    levels: levelsOf(
      'Sentences have to be read twice.',
      'The meaning is clear, at some length.',
      'Correct and to the point.',
      'A pleasure to read.',
    ),
  },
]
