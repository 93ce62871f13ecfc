import { Parser } from 'htmlparser2'
import type { Breather } from '../../breather.ts'

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

/** Characters that are looked through at a time, and what two such pieces share: an entity may lie across. */
const piece = { length: 1_048_576, shared: 40 }

/** Those of HTML's named entities that stand in a text, for a parser that only knows XML's five. */
export async function entitiesIn(
  source: string,
  breather: Breather,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const unknown = new Set<string>()
  for (let at = 0; at < source.length; at += piece.length) {
    const text = source.slice(at, at + piece.length + piece.shared)
    for (const [, name = ''] of text.matchAll(/&([a-zA-Z][a-zA-Z0-9]{1,31});/g)) {
      if (xml.has(name) || Object.hasOwn(found, name) || unknown.has(name)) continue
      const signs = signsOf(name)
      if (signs === undefined) unknown.add(name)
      else found[name] = signs
    }
    await breather.breathe()
  }
  return found
}
