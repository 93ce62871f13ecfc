/** A rule as browsers see it, whatever way it was written. */
export interface FlatRule {
  /** The at-rules around it from outside, `@layer recipes`. */
  at: readonly string[]
  selector: string
  declarations: readonly string[]
}

/** Writes what browsers don't tell apart in one way; in values a space may say something. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,:/]) ?/g, '$1')
    .replace(/ !important/g, '!important')
const tidySelector = (text: string): string => tidy(text).replace(/ ?([>~+]) ?/g, '$1')

/** What stands between the separators that are in no brackets and quotes, with its separator. */
export function* parts(text: string, separators: string): Generator<[string, string]> {
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0 && separators.includes(sign)) {
      yield [text.slice(from, at), sign]
      from = at + 1
    }
  }
  yield [text.slice(from), '']
}

/**
 * The rules of some CSS one after the other, with what stands around each; those that follow one
 * another with the same selector in the same place are one. `.css` is whatever the class is called.
 */
export function flatRules(css: string, className: string): FlatRule[] {
  const found: FlatRule[] = []
  const around: string[] = []
  const add = (declaration: string) => {
    const at = around.filter((one) => one.startsWith('@'))
    const selector = around.filter((one) => !one.startsWith('@')).join(' ')
    const last = found.at(-1)
    if (last?.selector === selector && last.at.join() === at.join()) {
      found[found.length - 1] = { ...last, declarations: [...last.declarations, declaration] }
    } else found.push({ at, selector, declarations: [declaration] })
  }
  for (const [text, sign] of parts(css, '{};')) {
    if (sign === '{') around.push(tidySelector(text.replaceAll(`.${className}`, '.css')))
    else if (text.trim() !== '') add(tidy(text))
    if (sign === '}') around.pop()
  }
  return found
}
