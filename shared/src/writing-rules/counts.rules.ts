import { tidyText, withoutLastBreaks } from './tidy-text.rules.ts'

/**
 * How many characters a text has: UTF-16 units once it is tidy, without the line breaks at its
 * end. A space, a tab and a line break are one each, an emoji is two or more.
 */
export const charactersOf = (text: string): number => withoutLastBreaks(tidyText(text)).length

/** As many, where each line break counts as two. */
export function charactersByLongBreaks(text: string): number {
  const counted = withoutLastBreaks(tidyText(text))
  return counted.length + counted.split('\n').length - 1
}

/** How many words a text has: what stands between white space and holds a letter or a digit. */
export const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
