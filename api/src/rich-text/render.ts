import katex from 'katex'

/**
 * Texts on their way out. They are stored as cleaned HTML with LaTeX in `\( … \)`; they leave with
 * the LaTeX set as HTML for the eye and MathML for screen readers, so that browsers need KaTeX's
 * styles and fonts but not its script.
 */

/** Longest equation that is set; in the bank the longest has 130 signs. */
const longestLatex = 4_000

/** Signs of LaTeX that are set in one text; setting takes longer than the text grows. */
const mostLatex = 40_000

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** @throws ParseError of KaTeX, or RangeError where it is too long. */
export function setLatex(latex: string, output: 'mathml' | 'htmlAndMathml'): string {
  if (latex.length > longestLatex) throw new RangeError('Too long to be set')
  return katex.renderToString(latex, {
    output,
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxExpand: 200,
    maxSize: 20,
  })
}

/** Whether LaTeX can be set; what cannot is shown as it was written. */
export function canBeSet(latex: string): boolean {
  try {
    setLatex(latex, 'mathml')
    return true
  } catch {
    return false
  }
}

/**
 * LaTeX as HTML with MathML beside it. What cannot be set is shown as it was written: faulty, too
 * long or too deeply nested, or with definitions that never end (200 expansions are allowed).
 */
export function renderLatex(latex: string): string {
  try {
    return setLatex(latex, 'htmlAndMathml')
  } catch {
    return `<span class="katex-error">${escapeHtml(latex)}</span>`
  }
}

const short = new Map<string, string>()
/** Equations that are kept set; the bank has some thousands in all. */
const mostShort = 5_000

/** LaTeX as MathML alone: an eighth as long as with HTML for the eye, for lists of many. */
export function renderShortLatex(latex: string): string {
  const known = short.get(latex)
  if (known !== undefined) return known
  const html = setShort(latex)
  if (short.size >= mostShort) short.clear()
  short.set(latex, html)
  return html
}

function setShort(latex: string): string {
  try {
    return setLatex(latex, 'mathml').replace(/<annotation[^>]*>.*?<\/annotation>/gs, '')
  } catch {
    return `<span class="katex-error">${escapeHtml(latex)}</span>`
  }
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** LaTeX as it stands in HTML, with its own signs again. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
}

/**
 * Stored HTML with its `\( … \)` rendered. One that is never closed stays as it is, and so does
 * everything after `mostLatex` signs of LaTeX.
 */
export function renderHtml(html: string): string {
  let out = ''
  let from = 0
  let set = 0
  for (;;) {
    const open = html.indexOf('\\(', from)
    const close = open < 0 ? -1 : html.indexOf('\\)', open + 2)
    if (close < 0) return out + html.slice(from)
    // What is too long is not set, and costs nothing.
    if (close - open <= longestLatex) set += close - open
    if (set > mostLatex) return out + html.slice(from)
    out += html.slice(from, open) + renderLatex(unescapeHtml(html.slice(open + 2, close)))
    from = close + 2
  }
}

/**
 * Keeps what was made from a version, up to a number of characters in all; what was used longest
 * ago goes first.
 */
export class TextCache<T> {
  readonly #limit: number
  readonly #sizeOf: (value: T) => number
  readonly #values = new Map<number, T>()
  #size = 0

  constructor(limit: number, sizeOf: (value: T) => number) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  get(key: number): T | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: number, value: T): void {
    const before = this.#values.get(key)
    if (before !== undefined) this.#size -= this.#sizeOf(before)
    this.#values.delete(key)
    this.#values.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const [oldest, old] of this.#values) {
      if (this.#size <= this.#limit) break
      this.#values.delete(oldest)
      this.#size -= this.#sizeOf(old)
    }
  }

  get size(): number {
    return this.#size
  }

  clear(): void {
    this.#values.clear()
    this.#size = 0
  }
}
