import { fileAddress } from '@portal/shared/files'
import DOMPurify, { type Config } from 'dompurify'

import { uidPattern } from '../contract/text-rules.ts'

/**
 * What rich text may hold: text, lists, tables, figures, and KaTeX's HTML, MathML and SVG.
 * No scripts, handlers, forms, frames, styles in elements of their own.
 */
const config: Config = {
  USE_PROFILES: { html: true, mathMl: true, svg: true },
  ADD_TAGS: ['semantics', 'annotation'],
  ADD_ATTR: ['target', 'encoding', 'data-file'],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'iframe',
    'object',
    'embed',
    'audio',
    'video',
    'link',
    'meta',
    'base',
    'dialog',
    'foreignObject',
    'use',
  ],
  FORBID_ATTR: ['id', 'name', 'srcset', 'action', 'formaction', 'ping', 'popover', 'popovertarget'],
  ALLOW_DATA_ATTR: false,
}

/** Properties that KaTeX sets on its elements; anything else in a `style` attribute is dropped. */
const styles = new Set([
  'height',
  'width',
  'min-width',
  'vertical-align',
  'top',
  'left',
  'bottom',
  'right',
  'position',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding-left',
  'border-bottom-width',
  'border-top-width',
  'border-right-width',
  'border-right-style',
  'border-style',
  'border-width',
  'text-align',
  'color',
  'background-color',
  'border-color',
  'font-size',
])

const pictures = /^data:image\/(svg\+xml|png|jpeg|gif|webp)[;,]/i

/** Pictures come from the portal itself or stand in the text as data. */
function pictureAllowed(address: string): boolean {
  if (pictures.test(address)) return true
  try {
    const url = new URL(address, document.baseURI)
    return url.origin === location.origin && url.protocol !== 'data:'
  } catch {
    return false
  }
}

/** Only positions that KaTeX uses: `fixed` and `sticky` would leave the text. */
function styleAllowed(property: string, value: string): boolean {
  if (/url\(|expression|var\(/i.test(value)) return false
  if (property === 'position') return value === 'relative' || value === 'absolute'
  return styles.has(property)
}

let purifier: typeof DOMPurify | undefined

function purify(): typeof DOMPurify {
  if (purifier) return purifier
  // An instance of its own, so that these hooks touch nobody else's cleaning.
  const made = DOMPurify(window)
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      node.setAttribute('rel', 'noreferrer')
      node.setAttribute('target', '_blank')
    }
    if (node.tagName.toLowerCase() === 'image') node.remove()
    if (node.tagName !== 'IMG') node.removeAttribute('data-file')
    if (node.tagName === 'IMG') {
      const file = node.getAttribute('data-file')
      const isFile = file !== null && uidPattern.test(file)
      // The address is not stored: it is the portal's own.
      if (isFile) node.setAttribute('src', fileAddress(file))
      else node.removeAttribute('data-file')
      if (!isFile && !pictureAllowed(node.getAttribute('src') ?? '')) node.remove()
      else {
        node.setAttribute('loading', 'lazy')
        node.setAttribute('decoding', 'async')
        if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
      }
    }
    const style = node.getAttribute('style')
    if (style !== null) {
      const kept = style
        .split(';')
        .map((rule) => rule.split(':').map((part) => part.trim()))
        .filter(([property = '', value = '']) => styleAllowed(property.toLowerCase(), value))
        .map(([property, value]) => `${property}:${value}`)
      if (kept.length > 0) node.setAttribute('style', kept.join(';'))
      else node.removeAttribute('style')
    }
  })
  purifier = made
  return made
}

/** The newest texts by what they were: those of a large set, which is gone through to and fro. */
const cleaned = new Map<string, string>()
const most = 1_000

/**
 * HTML that is safe to show: see `config`. Links open in a new tab. Cleaning is dear, so that what
 * will be shown soon may be cleaned before.
 */
export function cleanHtml(html: string): string {
  // Nothing stands in it but characters.
  if (!/[<&]/.test(html)) return html
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = purify().sanitize(html, config)
  const [oldest] = cleaned.keys()
  if (cleaned.size >= most && oldest !== undefined) cleaned.delete(oldest)
  cleaned.set(html, clean)
  return clean
}
