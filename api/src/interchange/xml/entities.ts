import { Parser } from 'htmlparser2'

const xml = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** The signs that one of HTML's named entities stands for; undefined for any other name. */
function signsOf(name: string): string | undefined {
  let signs = ''
  const parser = new Parser({
    ontext(text) {
      signs += text
    },
  })
  parser.end(`&${name};`)
  return signs === `&${name};` || signs.endsWith(';') ? undefined : signs
}

/** Those of HTML's named entities that stand in a text, for a parser that only knows XML's five. */
export function entitiesIn(source: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = ''] of source.matchAll(/&([a-zA-Z][a-zA-Z0-9]{1,31});/g)) {
    if (xml.has(name) || Object.hasOwn(found, name)) continue
    const signs = signsOf(name)
    if (signs !== undefined) found[name] = signs
  }
  return found
}
