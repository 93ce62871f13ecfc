import { Parser } from 'htmlparser2'

/** Characters that are read; what is wanted in one line is shorter. */
const longest = 20_000

/** HTML as plain words in one line, entities as the signs they stand for. */
export function plainOfHtml(html: string): string {
  let words = ''
  const parser = new Parser({
    onopentag(name) {
      if (name === 'br' || name === 'p' || name === 'div') words += ' '
    },
    ontext(text) {
      words += text
    },
  })
  parser.end(html.slice(0, longest))
  return words.replace(/[\s\u00a0]+/g, ' ').trim()
}
