import type { Side } from './duplicates.queries.ts'

/** A part of two questions beside each other, as HTML; null where one of them has none. */
export interface PairPart {
  label: string
  one: string | null
  other: string | null
  isSame: boolean
}

function partsOf(side: Side): Map<string, string> {
  return new Map(
    [
      ...(side.dataHtml === null ? [] : [['Question Data', side.dataHtml] as const]),
      ['Question Text', side.textHtml] as const,
      ...side.answers.map(({ letter, html }) =>
        letter === ''
          ? (['Expected value', html] as const)
          : ([`Answer ${letter.toUpperCase()}`, html] as const),
      ),
      ['Correct Answer', correctOf(side)] as const,
    ].filter(([, html]) => html !== ''),
  )
}

const correctOf = ({ answers }: Side) =>
  answers.find(({ isCorrect, letter }) => isCorrect && letter !== '')?.letter.toUpperCase() ?? ''

/** All parts that two questions have, in the order of the editor, with whether both say the same. */
export function pairParts(one: Side, other: Side): PairPart[] {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  return [...new Set([...mine.keys(), ...theirs.keys()])].map((label) => {
    const [first, second] = [mine.get(label) ?? null, theirs.get(label) ?? null]
    return { label, one: first, other: second, isSame: first === second }
  })
}
