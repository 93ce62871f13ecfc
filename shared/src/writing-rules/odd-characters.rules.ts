import type { TextRange } from './part.ts'

/** A character that UCAS may change, and what could stand there instead. */
export interface OddCharacter extends TextRange {
  text: string
  /** Empty: it can be left out. Null where nothing says the same, as for a letter of another script. */
  replacement: string | null
}

/** What UCAS is known to take: printable ASCII, Latin letters up to U+017F, and what is named. */
const isPlain = /^[\n\u0020-\u007e\u00a1-\u017f‘’“”–—…€]*$/u

/** One odd character, or an emoji with all that it is made of. */
const oddOnes =
  /(?:\p{RI}\p{RI}|(?![\u00a1-\u017f])\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*)*|[^\n\u0020-\u007e\u00a1-\u017f‘’“”–—…€]\p{M}*)/gu

const instead: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '-',
  '\u2043': '-',
  '\u2022': '-',
  '\u2023': '-',
  '\u25e6': '-',
  '\u25aa': '-',
  '\u25cf': '-',
  '\u00a0': ' ',
  '\u201a': '‘',
  '\u201b': '‘',
  '\u201e': '“',
  '\u201f': '“',
  '\u2032': "'",
  '\u2033': '"',
  '\u2039': '‘',
  '\u203a': '’',
  '\u02bc': '’',
  '\u2044': '/',
  '\u2215': '/',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2260': '!=',
  '\u2248': '~',
  '\u2190': '<-',
  '\u2192': '->',
  '\u21d2': '=>',
  '\u2217': '*',
  '\u2122': '(TM)',
  '\u200c': '',
  '\u200d': '',
  '\ufffd': '',
}

/** The characters of a tidy text that UCAS may change, in the order of the text. */
export function oddCharacters(text: string): OddCharacter[] {
  return Array.from(text.matchAll(oddOnes), ({ 0: odd, index }) => ({
    start: index,
    end: index + odd.length,
    text: odd,
    replacement: replacementOf(odd),
  }))
}

/** A text with all replaced for which there is something to stand instead. */
export const withoutOdd = (text: string): string =>
  text.replace(oddOnes, (odd) => replacementOf(odd) ?? odd)

function replacementOf(odd: string): string | null {
  const known = instead[odd]
  if (known !== undefined) return known
  const simpler = simplerOf(odd)
  if (simpler !== null) return simpler
  return /^[\p{Extended_Pictographic}\p{RI}\p{M}\p{Cf}\p{Co}\p{Cn}]/u.test(odd) ? '' : null
}

/** The same in simpler characters: a ligature as letters, a letter with the accents that can stay. */
function simplerOf(odd: string): string | null {
  let simpler = ''
  for (const part of odd.normalize('NFKD')) {
    const longer = (simpler + (instead[part] ?? part)).normalize('NFC')
    if (isPlain.test(longer)) simpler = longer
    else if (!/\p{M}/u.test(part)) return null
  }
  return simpler === '' ? null : simpler
}
