import type { MarkedAnswer } from '../../modules/standing/index.ts'
import type { reviseSetQuestions, reviseSets, StoredResponse } from '../schema/index.ts'
import type { StoredQuestion } from './question-bank-content.ts'
import { pick } from './world.ts'

/** Practice of the demo students before it is stored. */
export interface Practice {
  sets: (typeof reviseSets.$inferInsert)[]
  questions: (typeof reviseSetQuestions.$inferInsert)[]
  answers: MarkedAnswer[]
}

/** How one demo student does in each topic, and what the student has met before. */
export interface Learner {
  random: () => number
  /** Share of right answers to a middling question at the end of the twelve weeks. */
  ability: number
  /** What a topic adds to it; weak topics take away. */
  topicOffsets: Map<number, number>
  met: Set<number>
}

/** A learner whose every fifth topic or so is weak. */
export function learnerOf(
  random: () => number,
  ability: number,
  questions: readonly StoredQuestion[],
): Learner {
  const topicIds = [...new Set(questions.map((question) => question.topicId))]
  return {
    random,
    ability,
    topicOffsets: new Map(
      topicIds.map((id) => [id, random() < 0.2 ? -0.32 + random() * 0.1 : random() * 0.2 - 0.04]),
    ),
    met: new Set(),
  }
}

/**
 * Whether the learner gets it right: better week by week (`progress` from 0 to 1), worse at hard
 * questions, better at those met before.
 */
export function isRight(learner: Learner, question: StoredQuestion, progress: number): boolean {
  const chance =
    learner.ability +
    (learner.topicOffsets.get(question.topicId) ?? 0) -
    0.16 * (1 - progress) -
    0.06 * (question.difficulty - 3) +
    (learner.met.has(question.questionId) ? 0.12 : 0)
  return learner.random() < Math.min(0.97, Math.max(0.06, chance))
}

/** Milliseconds on a question: about a minute and a half, longer for hard and for written ones. */
export function timeOn(random: () => number, question: StoredQuestion): number {
  const spread = Math.exp((random() + random() + random() - 1.5) * 0.9)
  const middle = (50 + 14 * question.difficulty) * (question.type === 2 ? 3 : 1)
  return Math.round(middle * spread * 1000)
}

const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\\[()]/g, '')
    .trim()

/** What the learner writes or chooses, right or wrong; with an essay, which criteria it meets. */
export function answerOf(
  random: () => number,
  question: StoredQuestion,
  right: boolean,
): { response: StoredResponse; criteriaMet: boolean[] | null; mark: number } {
  const { marking } = question
  if (marking?.kind === 'essay') {
    const text = plainText(marking.modelAnswer)
    const count = marking.criteria.length
    const met = right ? Math.max(Math.ceil(count / 2), count - (random() < 0.5 ? 1 : 0)) : 0
    return {
      response: { kind: 'text', text: right ? text : beginningOf(text) },
      criteriaMet: marking.criteria.map((_criterion, at) => at < met),
      mark: met / count,
    }
  }
  const mark = right ? 1 : 0
  if (marking?.kind === 'equation') {
    const wrong = pick(random, [`2*(${marking.expected})`, `-(${marking.expected})`, '0'])
    const text = right ? marking.expected : wrong
    return { response: { kind: 'equation', text }, criteriaMet: null, mark }
  }
  const wrong = question.letters.filter((letter) => letter !== question.correctLetter)
  // The first wrong options tempt most, so that the counts of options have a shape.
  const tempting = wrong[Math.floor(random() ** 2 * wrong.length)] ?? 'a'
  const letter = right ? (question.correctLetter ?? 'a') : tempting
  return { response: { kind: 'choice', letter }, criteriaMet: null, mark }
}

/** About the first quarter of an essay, to the end of a sentence. */
function beginningOf(text: string): string {
  const quarter = text.slice(0, Math.ceil(text.length / 4))
  return quarter.slice(0, quarter.lastIndexOf('.') + 1) || quarter
}
