import { fractionOf } from './fractions.rules.ts'

/** What is asked for in a gap. */
export type GapKind = 'choice' | 'several' | 'word' | 'number'

/** An answer of a gap, in the markup of the text around. */
export interface GapAnswer {
  html: string
  fraction: number
  feedback: string
  /** Of numbers. */
  tolerance: number | null
}

/** A gap of a text. */
export interface Gap {
  kind: GapKind
  /** Capitals count. */
  mindsCase: boolean
  answers: GapAnswer[]
}

/** A text with its gaps taken out; each left a `gapMark` with its number from 0. */
export interface ClozeText {
  html: string
  gaps: Gap[]
}

/** Where a gap was. The sign is for private use, and taken out of the text beforehand. */
export const gapMark = (index: number): string => `\ue001${index}\ue001`
export const anyGapMark = /\ue001(\d+)\ue001/g

const kinds: Readonly<Record<string, GapKind>> = {
  MULTICHOICE: 'choice',
  MC: 'choice',
  MULTIRESPONSE: 'several',
  MR: 'several',
  SHORTANSWER: 'word',
  SA: 'word',
  MW: 'word',
  NUMERICAL: 'number',
  NM: 'number',
}

const opening =
  /\{\s{0,20}\d{0,9}\s{0,20}:\s{0,20}((?:MULTICHOICE|MULTIRESPONSE)(?:_(?:VS|HS|V|H|S))?|(?:MC|MR)(?:VS|HS|V|H|S)?|SHORTANSWER(?:_C)?|(?:SA|MW)C?|NUMERICAL|NM)\s{0,20}:/gi

/** Without the signs that keep others from their meaning. */
const unescaped = (text: string) => text.replace(/\\([{}~#=%/"*])/g, '$1')

/** The end of a gap: the first bracket that closes and is not escaped; -1 where there is none. */
function endOf(text: string, from: number): number {
  for (let at = text.indexOf('}', from); at >= 0; at = text.indexOf('}', at + 1)) {
    if (text.charAt(at - 1) !== '\\') return at
  }
  return -1
}

/** Cuts at a sign that is not escaped and, of entities such as `&#8722;`, no part. */
function cutAt(text: string, sign: '~' | '#'): string[] {
  return text.split(sign === '~' ? /(?<!\\)~/ : /(?<![\\&])#/)
}

function answerOf(text: string, kind: GapKind): GapAnswer | null {
  const bare = text.replace(/^(?:\s|<br ?\/?>)+/i, '')
  const [, share, weighed = bare] = /^%(-?\d+(?:[.,]\d+)?)%([\s\S]*)$/.exec(bare) ?? []
  const isRight = share === undefined && bare.startsWith('=')
  const [said = '', ...comments] = cutAt(isRight ? bare.slice(1) : weighed, '#')
  const fraction = isRight ? 100 : fractionOf(share)
  const feedback = unescaped(comments.join('#')).trim()
  const words = said.trim()
  if (words === '' && feedback === '') return null
  if (kind !== 'number') return { html: unescaped(words), fraction, feedback, tolerance: null }
  const [value = '', tolerance] = words.split(':')
  return {
    ...{ html: unescaped(value.trim()), fraction, feedback },
    tolerance: tolerance === undefined ? null : Math.abs(fractionOf(tolerance)),
  }
}

function gapOf(kindName: string, inside: string): Gap {
  const name = kindName.toUpperCase()
  const kind = kinds[name.replace(/_?(VS|HS|V|H|S|C)$/, '')] ?? kinds[name]
  const gap = kind ?? 'choice'
  return {
    kind: gap,
    mindsCase: gap === 'word' && name.endsWith('C'),
    answers: cutAt(inside, '~')
      .map((one) => answerOf(one, gap))
      .filter((one) => one !== null),
  }
}

/**
 * Takes the gaps `{1:MC:=right~wrong}` out of a text. What is never closed stays in it.
 * @param most gaps that are of use; of more, one is taken out and the rest stay
 */
export function readCloze(source: string, most = Number.POSITIVE_INFINITY): ClozeText {
  const text = source.replaceAll('\ue001', '')
  const gaps: Gap[] = []
  let html = ''
  let from = 0
  opening.lastIndex = 0
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = opening.lastIndex
    const end = endOf(text, start)
    if (end < 0 || gaps.length > most) break
    html += `${text.slice(from, found.index)}${gapMark(gaps.length)}`
    gaps.push(gapOf(found[1] ?? '', text.slice(start, end)))
    from = end + 1
    opening.lastIndex = from
  }
  return { html: html + text.slice(from), gaps }
}
