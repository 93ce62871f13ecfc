import { escapeHtml, plainLatex, renderShortLatex, unescapeHtml } from '../../rich-text/index.ts'

/** A question's text in a few words, for lists. */
export interface Summary {
  /** As plain text, for names and sentences: equations written in one line. */
  summary: string
  /** As HTML with equations as MathML, which is short and needs no styles. */
  summaryHtml: string
}

/** Signs that are seen of a summary; an equation counts as it is written in one line. */
const longest = 110

type Piece = { text: string } | { latex: string }

/**
 * A question's text in a few words: no tags, no figures, at most 110 signs and cut between words. An
 * equation is whole or not there; one that comes in the first half of the room is taken however long
 * it is, so that an equation alone is never left out.
 */
export function summaryOf(html: string): Summary {
  const taken = cut(piecesOf(html))
  return {
    summary: taken
      .map((piece) => ('text' in piece ? piece.text : plainLatex(piece.latex)))
      .join(''),
    summaryHtml: taken
      .map((piece) => ('text' in piece ? escapeHtml(piece.text) : renderShortLatex(piece.latex)))
      .join(''),
  }
}

/** Words and equations in turn; spaces at both ends are gone. */
function piecesOf(html: string): Piece[] {
  const text = html
    // Figures are long, and written into their tags.
    .replace(/<[^>]*>?/g, ' ')
    .slice(0, 4_000)
    .replace(/\[\[blank\]\]/g, '___')
    .replace(/\s+([.,;:?!])/g, '$1')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim()
  // Every second piece is the inside of `\( … \)`; one that is never closed goes to the end.
  return text
    .split(/\\\((.*?)(?:\\\)|$)/s)
    .map((piece, index) => {
      const written = unescapeHtml(piece)
      return index % 2 === 0 ? { text: written } : { latex: written }
    })
    .filter((piece) => !('text' in piece) || piece.text !== '')
}

/** As many whole words and equations as there is room for, with `…` where more follows. */
function cut(pieces: readonly Piece[]): Piece[] {
  const taken: Piece[] = []
  let room = longest
  for (const piece of pieces) {
    const isLate = 'text' in piece || room <= longest / 2
    const length = 'text' in piece ? piece.text.length : plainLatex(piece.latex).length
    if (length > room && isLate) return ended(taken, 'text' in piece ? piece.text : '', room)
    taken.push(piece)
    room -= length
  }
  return taken
}

/** What was taken, the words of a text for which there is room yet, and `…`. */
function ended(taken: readonly Piece[], text: string, room: number): Piece[] {
  const words = text.slice(0, Math.max(room, 0))
  const space = words.lastIndexOf(' ')
  // One word that is longer than all the room is cut where the room ends.
  const last = {
    text: space < 0 && taken.length === 0 ? words : words.slice(0, Math.max(space, 0)),
  }
  const all: Piece[] = last.text === '' ? [...taken] : [...taken, last]
  const end = all.at(-1)
  if (end === undefined || 'latex' in end) return [...all, { text: '…' }]
  return [...all.slice(0, -1), { text: `${end.text.trimEnd()}…` }]
}
