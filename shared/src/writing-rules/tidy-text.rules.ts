/** What ends a line; a carriage return and a line feed end it once. */
const lineEnds = /\r\n|[\r\u2028\u2029]/g
const spaces = /\p{Zs}/gu
/** What nobody sees: spaces of no width, soft hyphens, and controls but the tab and the line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\ufeff]/g

/** A text with its line breaks and spaces made alike and without what nobody sees. */
export const cleanText = (text: string): string =>
  text.replace(lineEnds, '\n').replace(spaces, ' ').replace(unseen, '')

/**
 * A text as it is stored and counted, the same on server and device. Half of a character that
 * takes two units becomes U+FFFD, since no database takes it. Letters are composed last, because
 * what was between a letter and its accent may have gone.
 */
export const tidyText = (text: string): string => cleanText(text.toWellFormed()).normalize('NFC')

/** A text without the line breaks at its end. */
export function withoutLastBreaks(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}
