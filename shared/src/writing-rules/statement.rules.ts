import { charactersByLongBreaks, charactersOf } from './counts.rules.ts'
import { tidyText, withoutLastBreaks } from './tidy-text.rules.ts'
import { type StatementFormat, ucas2026 } from './ucas-2026.ts'

/** Why a statement is not taken, and at which answer that is said, counted from 0. */
export interface StatementFault {
  part: number
  message: string
}

const spelled = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`

/**
 * What keeps a statement from being handed in, answer by answer. White space at the ends of an
 * answer makes it no longer. That all are too long together is said at the answer that goes past
 * the limit.
 */
export function statementFaults(
  texts: readonly string[],
  format: StatementFormat = ucas2026,
): StatementFault[] {
  const { asker, questions, maxCharacters } = format
  const faults = questions.flatMap(({ minCharacters }, part) => {
    const count = tidyText(texts[part] ?? '').trim().length
    if (count >= minCharacters) return []
    const least = minCharacters.toLocaleString('en-GB')
    return [
      {
        part,
        message: `Answer ${part + 1} has ${spelled(count)}; ${asker} asks for at least ${least}.`,
      },
    ]
  })
  const total = charactersOfAll(texts)
  if (total <= maxCharacters) return faults
  const most = maxCharacters.toLocaleString('en-GB')
  const message = `Together the answers have ${spelled(total)}; ${asker} takes at most ${most}.`
  return [...faults, { part: whereOver(texts, maxCharacters), message }]
}

/** How many characters all answers have together. */
export const charactersOfAll = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + charactersOf(text), 0)

/** How many they have together where each line break counts as two. */
export const charactersOfAllByLongBreaks = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + charactersByLongBreaks(text), 0)

function whereOver(texts: readonly string[], most: number): number {
  let sum = 0
  return texts.findIndex((text) => {
    sum += charactersOf(text)
    return sum > most
  })
}

/** Answers as plain text to be pasted elsewhere, with an empty line between two. */
export const plainForUcas = (texts: readonly string[]): string =>
  texts.map((text) => withoutLastBreaks(tidyText(text))).join('\n\n')
