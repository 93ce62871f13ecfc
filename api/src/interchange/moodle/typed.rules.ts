import type { StoredMarking } from '../../database/schema/index.ts'
import { whyUnreadable } from '../../modules/marking/index.ts'
import { escapeHtml } from '../../rich-text/index.ts'
import type { Notes } from '../notes.ts'
import { isPart, isRight } from './fractions.rules.ts'

/** An answer that is typed, with how right it is. */
export interface Accepted {
  /** In plain words; of short answers `*` stands for anything and `\*` for itself. */
  words: string
  fraction: number
  /** Absolute. */
  tolerance?: number | undefined
}

/** What the accepted answers of a typed question make it. */
export interface TypedBody {
  type: 2 | 4
  marking: StoredMarking
}

const functions =
  'sqrt|cbrt|abs|exp|ln|lg|log|sin|cos|tan|sec|csc|cosec|cot|asin|acos|atan|arcsin|arccos|arctan|sinh|cosh|tanh|pi'

/**
 * The variables of an expression; null for words. An expression has a digit or a sign, and of letters
 * only single ones and functions: `2x + 1` is one, `H2O` and `cat` are not.
 */
export function variablesOf(text: string): string[] | null {
  if (text.length > 200 || !/[\d+*/^=−×÷π√]/.test(text)) return null
  const bare = text.replace(new RegExp(`(?<![a-z])(?:${functions})(?![a-z])`, 'gi'), ' ')
  const runs = bare.match(/[a-z]+/gi) ?? []
  if (runs.some((run) => run.length > 1)) return null
  const variables = [...new Set(runs)].filter((name) => name !== 'e').sort()
  return whyUnreadable(text, variables) === null ? variables : null
}

const unescaped = (text: string) => text.replaceAll('\\*', '*')

/** Whether it accepts whatever is typed. */
const isAnything = ({ words }: Accepted) => words === '*'

/** Right answers, noting what is lost of the others. */
function rightOf(all: readonly Accepted[], notes: Notes): Accepted[] {
  if (all.some((one) => isPart(one.fraction))) notes.warn('part-marks')
  const right = all.filter((one) => isRight(one.fraction) && !isAnything(one))
  return right.filter(({ words }, at) => right.findIndex((one) => one.words === words) === at)
}

/** A number to type, with how far it may be off. */
export function numberBody(
  all: readonly Accepted[],
  unit: string | undefined,
  notes: Notes,
): TypedBody {
  const right = rightOf(all, notes)
  const [first] = right
  if (right.length > 1) notes.warn('alternatives-dropped', otherWords(right))
  const expected = first?.words ?? ''
  if (expected === '' || whyUnreadable(expected, []) !== null) notes.warn('needs-key')
  const tolerance = first?.tolerance
  return {
    type: 4,
    marking: {
      ...{ kind: 'equation', expected, variables: [] },
      ...(unit !== undefined && unit !== '' && { unit }),
      ...(tolerance !== undefined && tolerance > 0 && { tolerance }),
    },
  }
}

const otherWords = ([, ...others]: readonly Accepted[]) =>
  others.map(({ words }) => words).join('; ')

/** Words to type, marked by hand; or an expression, where one of those accepted is one. */
export function wordBody(all: readonly Accepted[], notes: Notes, minds = ''): TypedBody {
  const right = rightOf(all, notes).map((one) => ({ ...one, words: unescaped(one.words) }))
  const readable = right.find(({ words }) => variablesOf(words) !== null)
  if (readable !== undefined) {
    const others = right.filter((one) => one !== readable)
    if (others.length > 0) notes.warn('alternatives-dropped', otherWords([readable, ...others]))
    const variables = variablesOf(readable.words) ?? []
    return { type: 4, marking: { kind: 'equation', expected: readable.words, variables } }
  }
  const [first] = right
  if (first === undefined) {
    notes.warn('needs-key')
    return { type: 2, marking: { kind: 'essay', modelAnswer: '', criteria: [] } }
  }
  notes.warn('marked-by-hand')
  const names = right.map(({ words }) => `“${escapeHtml(words)}”`)
  const criterion =
    names.length === 1 ? `Gives ${names[0]}${minds}` : `Gives one of: ${names.join(', ')}${minds}`
  return {
    type: 2,
    marking: { kind: 'essay', modelAnswer: escapeHtml(first.words), criteria: [criterion] },
  }
}
