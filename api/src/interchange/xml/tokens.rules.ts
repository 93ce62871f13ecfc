/** Where a text of XML is cut: in text and tags, or within something that says no markup. */
export type Place = 'text' | 'comment' | 'cdata' | 'instruction' | 'doctype' | 'subset'

/** What comes next, from `start` up to `end`, and where that leads. */
export interface Token {
  kind: 'open' | 'close' | 'other' | 'entities'
  /** Of a tag. */
  name: string
  /** A tag that closes itself. */
  isEmpty: boolean
  start: number
  end: number
  place: Place
}

const ends = { comment: '-->', cdata: ']]>', instruction: '?>' } as const

/** Longest tag; a longer one is taken for text, and for malformed by whoever parses it. */
const longestTag = 65_536

/**
 * The next token of a text of which more may come.
 * @returns undefined where more is needed; nothing of it is lost by asking again
 */
export function nextToken(text: string, at: number, place: Place): Token | undefined {
  if (place === 'text') return inText(text, at)
  if (place === 'doctype' || place === 'subset') return inDoctype(text, at, place)
  const end = ends[place]
  const found = text.indexOf(end, at)
  if (found >= 0) return other(at, found + end.length, 'text')
  // What could be the beginning of the end waits for more.
  const safe = text.length - end.length + 1
  return safe > at ? other(at, safe, place) : undefined
}

const other = (start: number, end: number, place: Place): Token => ({
  ...{ kind: 'other', name: '', isEmpty: false },
  ...{ start, end, place },
})

function inText(text: string, at: number): Token | undefined {
  const start = text.indexOf('<', at)
  if (start < 0) return at < text.length ? other(at, text.length, 'text') : undefined
  if (start > at) return other(at, start, 'text')
  if (text.length - start < 9 && '<![CDATA['.startsWith(text.slice(start))) return undefined
  if (text.startsWith('<!--', start)) return other(start, start + 4, 'comment')
  if (text.startsWith('<![CDATA[', start)) return other(start, start + 9, 'cdata')
  if (text.startsWith('<?', start)) return other(start, start + 2, 'instruction')
  if (text.length - start < 9 && '<!DOCTYPE'.startsWith(text.slice(start))) return undefined
  if (text.startsWith('<!DOCTYPE', start)) return other(start, start + 9, 'doctype')
  return tagAt(text, start)
}

/** A type is passed over; entities that it declares are not. */
function inDoctype(text: string, at: number, place: 'doctype' | 'subset'): Token | undefined {
  const pattern = place === 'doctype' ? /[>[]|"[^"]*"|'[^']*'/g : /\]|<!ENTITY|<!--[\s\S]*?-->|<\?/g
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (found === null) {
    if (text.length - at > longestTag) return other(at, text.length, 'text')
    const safe = text.length - 9
    return safe > at && place === 'subset' ? other(at, safe, place) : undefined
  }
  const end = pattern.lastIndex
  if (found[0] === '<!ENTITY') return { ...other(at, end, place), kind: 'entities' }
  if (found[0] === '>') return other(at, end, 'text')
  if (found[0] === '[') return other(at, end, 'subset')
  return other(at, end, found[0] === ']' ? 'doctype' : place)
}

function tagAt(text: string, start: number): Token | undefined {
  let quote = ''
  const last = Math.min(text.length, start + longestTag)
  for (let at = start + 1; at < last; at += 1) {
    const sign = text.charAt(at)
    // No value of an attribute holds one: the tag was never closed.
    if (sign === '<') return other(start, at, 'text')
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return tagOf(text, start, at + 1)
  }
  return last < text.length ? other(start, last, 'text') : undefined
}

function tagOf(text: string, start: number, end: number): Token {
  const isClose = text.charAt(start + 1) === '/'
  const inside = text.slice(start + (isClose ? 2 : 1), end - 1)
  const name = /^[^\s/>]*/.exec(inside)?.[0] ?? ''
  const isEmpty = !isClose && inside.endsWith('/')
  return { kind: isClose ? 'close' : 'open', name, isEmpty, start, end, place: 'text' }
}
