import type { CallAnswer } from '@portal/shared/api'
import { formatNumber, plural } from '@portal/shared/ui'

type Length = Pick<
  CallAnswer<'GET /Writing/Writing/GetPiece'>['task'],
  'minWords' | 'maxWords' | 'maxCharacters'
>

/**
 * How long a text of a task is to be: `500 to 600 words`, `4,000 characters or fewer`. It begins with
 * a figure, to stand alone and within a line; undefined where the task says nothing.
 */
export function lengthAsked({ minWords, maxWords, maxCharacters }: Length): string | undefined {
  if (maxCharacters !== null) return `${plural(maxCharacters, 'character')} or fewer`
  if (minWords !== null && maxWords !== null) {
    return `${formatNumber(minWords)} to ${plural(maxWords, 'word')}`
  }
  if (maxWords !== null) return `${plural(maxWords, 'word')} or fewer`
  return minWords === null ? undefined : `${plural(minWords, 'word')} or more`
}
