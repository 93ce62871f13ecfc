import type { StoredMarking } from '../../database/schema/index.ts'
import { Notes, RefusedItem } from '../notes.ts'
import type { PortableAnswer, PortableType } from '../portable-question.ts'
import type { ItemContext } from '../texts/tidy-text.ts'
import type { XmlElement } from '../xml/parse-item.ts'
import type { OwnTags } from './own-tags.rules.ts'

/** What a question of Moodle's says, beside what all kinds have. */
export interface Body {
  type: PortableType
  text: string
  data: string | null
  answers: PortableAnswer[]
  marking: StoredMarking | null
  /** Goes to the end of the solution. */
  solution: string
  /** What was noticed of this part alone. */
  notes: Notes
}

/** One of several questions that stand in one of Moodle's, or why it cannot be taken. */
export type PartOfBody = Body | RefusedItem

/** What the reading of a kind gets. */
export interface KindInput {
  question: XmlElement
  context: ItemContext
  own: OwnTags
}

/** Answers that a question may have. */
export const mostAnswers = 26

export const letterAt = (index: number): string => String.fromCharCode(97 + index)

/** An answer before it has its letter. */
export type UnletteredAnswer = Omit<PortableAnswer, 'letter'>

/**
 * Answers with their letters.
 * @throws RefusedItem where there are too many, or several are right
 */
export function lettered(answers: readonly UnletteredAnswer[]): PortableAnswer[] {
  if (answers.length > mostAnswers) {
    throw new RefusedItem(
      'too-many-answers',
      `It has ${answers.length} answers; at most ${mostAnswers} are taken.`,
    )
  }
  if (answers.filter(({ isCorrect }) => isCorrect).length > 1) {
    throw new RefusedItem('several-right', 'Several of its answers are right; one is taken.')
  }
  return answers.map((answer, index) => ({ letter: letterAt(index), ...answer }))
}

/** A body with what most kinds leave out. */
export function bodyOf(body: Pick<Body, 'type' | 'text'> & Partial<Body>): Body {
  return {
    ...{ data: null, answers: [], marking: null, solution: '' },
    notes: body.notes ?? new Notes(),
    ...body,
  }
}
