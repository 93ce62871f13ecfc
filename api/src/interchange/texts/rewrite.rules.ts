import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../rich-text/index.ts'
import { RefusedItem } from '../notes.ts'
import { inlineLatex, withOneDelimiter } from './equations.rules.ts'

/** What is decided elsewhere while HTML is written anew. */
export interface RewriteHooks {
  /** Attributes of an image as the portal has it; null drops it. */
  image(attributes: Readonly<Record<string, string>>): Record<string, string> | null
  /** What stands for MathML: LaTeX, or undefined to keep its words. */
  mathml(source: string): string | undefined
  /** Equations are marked as the portal does it, and other marks are words. */
  isLiteral: boolean
}

/** HTML written anew, with the stimulus that stood in it and how often each element came. */
export interface Rewritten {
  html: string
  /** Of `<div class="question-data">`; null where there is none. */
  data: string | null
  counts: ReadonlyMap<string, number>
}

const deepest = 100

const renamed: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  tt: 'code',
}

/** Elements without a meaning of their own: without them nothing is lost. */
const wrappers = new Set(
  'font span html body head section article main header footer center nolink o:p a:p tfoot colgroup col'.split(
    ' ',
  ),
)

const empty = new Set(['br', 'img', 'hr', 'wbr', 'col', 'input', 'source', 'embed', 'link', 'meta'])

const attribute = ([name, value]: [string, string]) =>
  ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`

/** Writes HTML anew, tag by tag: nothing in it goes deeper than the parser's own stack. */
class Rewriter {
  readonly #hooks: RewriteHooks
  readonly counts = new Map<string, number>()
  #out = { html: '', data: '' }
  #hasData = false
  #run = ''
  #depth = 0
  /** Depth at which the stimulus began; 0 outside. */
  #dataFrom = 0
  #mathFrom = 0
  #math = ''
  #skipFrom = 0

  constructor(hooks: RewriteHooks) {
    this.#hooks = hooks
  }

  open(name: string, attributes: Record<string, string>): void {
    if (!empty.has(name)) this.#depth += 1
    if (this.#depth > deepest) {
      throw new RefusedItem('too-deep', `A text of it is nested more than ${deepest} levels deep.`)
    }
    if (this.#skipFrom > 0) return
    if (this.#mathFrom > 0 || name === 'math') {
      if (this.#mathFrom === 0) this.#mathFrom = this.#depth
      this.#math += `<${name}${Object.entries(attributes).map(attribute).join('')}>`
      return
    }
    const latex =
      attributes['data-equation-content'] ?? (name === 'img' ? attributes['data-latex'] : undefined)
    if (latex !== undefined) {
      this.#put(`\\(${escapeHtml(inlineLatex(latex))}\\)`)
      if (!empty.has(name)) this.#skipFrom = this.#depth
      return
    }
    this.#openTag(name, attributes)
  }

  #openTag(name: string, attributes: Record<string, string>): void {
    if (name === 'script' || name === 'style') this.#skipFrom = this.#depth
    const isData = name === 'div' && /(^|\s)question-data(\s|$)/.test(attributes.class ?? '')
    if (isData && this.#dataFrom === 0 && !this.#hasData) {
      this.#flush()
      this.#hasData = true
      this.#dataFrom = this.#depth
      return
    }
    const given = name === 'img' ? this.#hooks.image(attributes) : attributes
    if (given === null) return
    if (!wrappers.has(name)) this.#count(renamed[name] ?? name)
    this.#put(`<${renamed[name] ?? name}${Object.entries(given).map(attribute).join('')}>`)
  }

  text(text: string): void {
    if (this.#skipFrom > 0) return
    if (this.#mathFrom > 0) this.#math += escapeHtml(text)
    else this.#run += text
  }

  close(name: string): void {
    const depth = this.#depth
    if (!empty.has(name)) this.#depth -= 1
    if (this.#skipFrom > 0) {
      if (this.#skipFrom === depth && !empty.has(name)) this.#skipFrom = 0
      return
    }
    if (this.#mathFrom > 0) {
      this.#math += `</${name}>`
      if (this.#mathFrom === depth) this.#endMath()
      return
    }
    if (empty.has(name)) return
    if (this.#dataFrom === depth) {
      this.#flush()
      this.#dataFrom = 0
      return
    }
    this.#put(`</${renamed[name] ?? name}>`)
  }

  #endMath(): void {
    const latex = this.#hooks.mathml(this.#math)
    const words = () => this.#math.replace(/<[^>]*>/g, ' ')
    this.#put(latex === undefined ? words() : `\\(${escapeHtml(latex)}\\)`)
    this.#math = ''
    this.#mathFrom = 0
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  #put(html: string): void {
    this.#flush()
    this.#out[this.#dataFrom > 0 ? 'data' : 'html'] += html
  }

  #flush(): void {
    if (this.#run === '') return
    const text = this.#hooks.isLiteral ? this.#run : withOneDelimiter(this.#run)
    this.#run = ''
    this.#out[this.#dataFrom > 0 ? 'data' : 'html'] += escapeHtml(text)
  }

  end(): Rewritten {
    this.#flush()
    const { html, data } = this.#out
    return { html, data: this.#hasData ? data : null, counts: this.counts }
  }
}

/**
 * HTML from elsewhere as the portal writes it, before it is cleaned: equations of any kind as
 * `\( … \)`, images by the hook, headings of the portal's levels.
 * @throws RefusedItem where it is nested too deep
 */
export function rewriteHtml(html: string, hooks: RewriteHooks): Rewritten {
  const rewriter = new Rewriter(hooks)
  const parser = new Parser({
    onopentag: (name, attributes) => rewriter.open(name, attributes),
    ontext: (text) => rewriter.text(text),
    onclosetag: (name) => rewriter.close(name),
  })
  parser.end(html)
  return rewriter.end()
}
