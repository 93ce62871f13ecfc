import type { RunnerSet } from '../types.ts'

/**
 * What the work in the runner is to the student: a `set` of Revise, a `section` of the diagnostic
 * test, a `paper` of Simulate, the `check` at the end of a Learn topic.
 */
export type SetKind = 'set' | 'section' | 'paper' | 'check'

/** The words of a kind. */
export interface KindWords {
  /** What it is called in the middle of a sentence. */
  noun: string
  /** On the button that ends it. */
  finish: string
  /** Asked before it ends. */
  question: string
  /** On the button that says yes. */
  confirm: string
  /** What follows from handing it in. */
  consequence: string
  /** Shown between the server's answer and the next screen. */
  after: string
  /** Where it goes on when it was handed in without a connection. */
  closing: string
}

const solutionsFollow =
  'Once handed in, answers can no longer be changed, and you see the solutions.'

const words: Readonly<Record<SetKind, KindWords>> = {
  set: {
    noun: 'set',
    finish: 'Finish',
    question: 'Finish this set?',
    confirm: 'Hand in',
    consequence: solutionsFollow,
    after: 'Handed in. Opening the solutions',
    closing: 'You may close this tab: the question bank sends it when you open it again here.',
  },
  section: {
    noun: 'section',
    finish: 'Finish',
    question: 'Finish this section?',
    confirm: 'Hand in',
    consequence:
      'Once handed in, answers can no longer be changed, and there is no way back to this section.',
    after: 'Handed in. One moment',
    closing: 'You may close this tab: it is sent when you open the test again here.',
  },
  paper: {
    noun: 'paper',
    finish: 'Hand in paper',
    question: 'Hand in this paper?',
    confirm: 'Hand in',
    consequence:
      'Once handed in, answers can no longer be changed, and there is no way back to this part.',
    after: 'Handed in. One moment',
    closing: 'You may close this tab: the question bank sends it when you open it again here.',
  },
  check: {
    noun: 'check',
    finish: 'Finish',
    question: 'Finish the check questions?',
    confirm: 'Hand in',
    consequence: solutionsFollow,
    after: 'Handed in. One moment',
    closing: 'You may close this tab: the question bank sends it when you open it again here.',
  },
}

export function wordsOf(kind: SetKind): KindWords {
  return words[kind]
}

const kinds: Readonly<Record<RunnerSet['kind'], SetKind>> = {
  revise: 'set',
  diagnostic: 'section',
  simulate: 'paper',
  learn: 'check',
  video: 'check',
}

/** What a set is to its student, by what the server says of it. */
export function kindOf(set: Pick<RunnerSet, 'kind'>): SetKind {
  return kinds[set.kind]
}
