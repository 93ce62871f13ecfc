import type { BankComment, DeskItem } from './desk.types.ts'

/** The comments of the bank that hold all the words sought, those for this criterion first. */
export function bankFor(
  bank: readonly BankComment[],
  { kind, criterion, sought }: { kind: DeskItem['kind']; criterion: string | null; sought: string },
): BankComment[] {
  const words = sought.toLowerCase().split(/\s+/u).filter(Boolean)
  const fits = (comment: BankComment) => {
    if (comment.kind !== 'any' && comment.kind !== kind) return false
    const said =
      `${comment.shortcut ?? ''} ${comment.criterion ?? ''} ${comment.text}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
  const isNear = (comment: BankComment) =>
    criterion !== null && comment.criterion?.toLowerCase() === criterion.toLowerCase()
  const fitting = bank.filter(fits)
  return [...fitting.filter(isNear), ...fitting.filter((comment) => !isNear(comment))]
}

/** A text after something was written into it, and where the caret stands then. */
export interface Written {
  text: string
  caret: number
}

/** Puts words in the place of what is selected, with a space where they would touch others. */
export function insertedAt(text: string, start: number, end: number, words: string): Written {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || /\s$/u.test(before) ? '' : ' '
  const tail = after === '' || /^[\s.,;:!?]/u.test(after) ? '' : ' '
  const put = `${before}${lead}${words}`
  return { text: `${put}${tail}${after}`, caret: put.length }
}

/** Writes out the shortcut that stands before the caret; null where none of the bank does. */
export function expandedAt(
  text: string,
  caret: number,
  bank: readonly BankComment[],
): (Written & { bankId: string }) | null {
  const typed = /(?<=^|\s)\/?([a-z0-9-]{2,30})$/iu.exec(text.slice(0, caret))
  if (typed === null) return null
  const shortcut = typed[1]?.toLowerCase()
  // One's own goes before everybody's of the same name.
  const named = bank.filter((comment) => comment.shortcut?.toLowerCase() === shortcut)
  const found = named.find(({ isShared }) => !isShared) ?? named[0]
  if (found === undefined) return null
  const written = insertedAt(text, caret - typed[0].length, caret, found.text)
  return { ...written, bankId: found.id }
}
