import type { VersionContent } from '@portal/shared/authoring-rules'
import { questionTypes } from '../editor/question-values.rules.ts'

/** A field in which two contents differ, as text without markup; '' where one has nothing there. */
export interface Difference {
  label: string
  one: string
  other: string
}

/**
 * The fields in which two contents of a question differ, in the order of the editor.
 * @param wordsOf the words of stored HTML
 */
export function differencesOf(
  one: VersionContent,
  other: VersionContent,
  wordsOf: (html: string) => string,
): Difference[] {
  return differencesIn(fieldsOf(one), fieldsOf(other), wordsOf)
}

/** The same of fields by their labels, as HTML. */
export function differencesIn(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
  wordsOf: (html: string) => string,
): Difference[] {
  const labels = [...new Set([...first.keys(), ...second.keys()])]
  return labels.flatMap((label) => {
    const [mine = '', theirs = ''] = [first.get(label), second.get(label)]
    if (mine === theirs) return []
    const [said, saidThere] = [wordsOf(mine), wordsOf(theirs)]
    // What differs in its markup alone is shown with it.
    return [
      said === saidThere
        ? { label, one: mine, other: theirs }
        : { label, one: said, other: saidThere },
    ]
  })
}

const typeName = (type: number) =>
  questionTypes.find(({ value }) => Number(value) === type)?.label ?? ''

function fieldsOf(content: VersionContent): Map<string, string> {
  const { answers, marking } = content
  const correct = answers.find(({ isCorrect }) => isCorrect)?.letter.toUpperCase() ?? ''
  return new Map([
    ['Type', typeName(content.questionType)],
    ['Question Data', content.data ?? ''],
    ['Question Text', content.text],
    ...answers.flatMap(({ letter, text, why }): [string, string][] => [
      [`Answer ${letter.toUpperCase()}`, text],
      [`Reason of ${letter.toUpperCase()}`, why],
    ]),
    ['Correct Answer', correct],
    ...markingFields(marking),
    ['Solution', content.solution],
  ])
}

function markingFields(marking: VersionContent['marking']): [string, string][] {
  if (marking?.kind === 'essay') {
    return [
      ['Model answer', marking.modelAnswer],
      ...marking.criteria.map((text, at): [string, string] => [`Criterion ${at + 1}`, text]),
    ]
  }
  if (marking?.kind !== 'equation') return []
  return [
    ['Expected value', marking.expected],
    ['Variables', marking.variables.join(', ')],
    ['Unit', marking.unit ?? ''],
    ['Tolerance', marking.tolerance === undefined ? '' : String(marking.tolerance)],
  ]
}
