import { type Difference, differencesIn } from '../versions/compare.rules.ts'
import type { WholeItem } from './interchange.queries.ts'

type DrawnSet = NonNullable<WholeItem['brought']>['set']
/** A question as the runner has it. */
export type Drawn = DrawnSet['questions'][number]

/**
 * The fields in which a question as it stands and what was brought differ, in the order of the
 * editor.
 * @param wordsOf the words of HTML
 */
export const drawnDifferences = (
  present: Drawn,
  brought: Drawn,
  wordsOf: (html: string) => string,
): Difference[] => differencesIn(fieldsOf(present), fieldsOf(brought), wordsOf)

function fieldsOf({ data, text, options, verdict }: Drawn): Map<string, string> {
  const reasons = new Map(verdict?.reasons.map(({ letter, html }) => [letter, html]))
  const fields: [string, string][] = [
    ['Question Data', data ?? ''],
    ['Question Text', text],
    ...options.flatMap(({ letter, html }): [string, string][] => [
      [`Answer ${letter.toUpperCase()}`, html],
      [`Reason of ${letter.toUpperCase()}`, reasons.get(letter) ?? ''],
    ]),
    ['Correct Answer', verdict?.correctLetter?.toUpperCase() ?? ''],
    ['Expected value', verdict?.expected ?? ''],
    ['Model answer', verdict?.modelAnswer ?? ''],
    ...(verdict?.criteria ?? []).map((html, at): [string, string] => [`Criterion ${at + 1}`, html]),
    ['Solution', verdict?.solution ?? ''],
  ]
  return new Map(fields)
}

/** HTML whose formulas are written as their LaTeX, in place of all that draws them. */
export function withLatex(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const formula of body.querySelectorAll('.katex, math')) {
    const latex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent
    if (latex) formula.replaceWith(`\\(${latex}\\)`)
  }
  return body.innerHTML
}

/** The question that an item reads like, as one of its warnings says; null where it says no such thing. */
export function likedQuestion({ name, detail }: { name: string; detail: string | null }) {
  const whole = detail === null ? name : `${name}:${detail}`
  const [, id] = /^reads-like:([1-9]\d*)$/.exec(whole) ?? []
  return id === undefined ? null : Number(id)
}
