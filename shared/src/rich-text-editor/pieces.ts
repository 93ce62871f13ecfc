import { attribute, escapeText } from './escape.rules.ts'
import { pictureHtml, pictureOf } from './pictures.ts'

/** Elements of tables and figures, with what attributes they keep. */
const kept: Readonly<Record<string, readonly string[]>> = {
  TABLE: [],
  CAPTION: [],
  THEAD: [],
  TBODY: [],
  TR: [],
  TH: ['scope', 'colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
  FIGURE: [],
  FIGCAPTION: [],
  P: [],
  STRONG: [],
  B: [],
  EM: [],
  I: [],
  U: [],
  S: [],
  SUB: [],
  SUP: [],
  CODE: [],
  UL: [],
  OL: [],
  LI: [],
}
/** Between these, white space is how the source was set. */
const frames = new Set(['TABLE', 'THEAD', 'TBODY', 'TR', 'FIGURE', 'UL', 'OL'])
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'COLGROUP'])

/** A table or figure as it is stored: its known elements alone. Empty where nothing is left of it. */
export function pieceHtml(element: Element): { html: string; lost: number } {
  let lost = 0
  const inside = (parent: Element): string => [...parent.childNodes].map(one).join('')
  const one = (node: Node): string => {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' ')
      const isFrame = frames.has(node.parentElement?.tagName ?? '')
      return isFrame && text.trim() === '' ? '' : escapeText(text)
    }
    if (!(node instanceof Element)) return ''
    const { tagName } = node
    if (unread.has(tagName)) return ''
    if (tagName === 'BR') return '<br />'
    if (tagName === 'IMG') return image(node)
    const attributes = kept[tagName]
    if (attributes === undefined) return inside(node)
    const own = attributes.map((name) => attribute(name, node.getAttribute(name) ?? undefined))
    const tag = tagName.toLowerCase()
    return `<${tag}${own.join('')}>${inside(node)}</${tag}>`
  }
  const image = (node: Element): string => {
    const latex = node.getAttribute('data-latex')
    if (latex !== null) return `\\(${escapeText(latex)}\\)`
    const picture = pictureOf(node)
    if (picture === undefined) {
      lost += 1
      return ''
    }
    return pictureHtml(picture)
  }
  const html = one(element)
  const isEmpty = element.textContent?.trim() === '' && !html.includes('<img')
  return { html: isEmpty && element.tagName === 'FIGURE' ? '' : html, lost }
}
