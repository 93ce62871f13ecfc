import { formatNumber, plural } from '@portal/shared/ui'
import { statementFaults, wordsOf } from '@portal/shared/writing-rules'
import type { PieceRead } from '../submissions.queries.ts'

/** What keeps a text from being handed in, in sentences; none where nothing does. */
export function missingOf(kind: PieceRead['piece']['kind'], texts: readonly string[]): string[] {
  if (kind === 'statement') return statementFaults(texts).map(({ message }) => message)
  return wordsOf(texts[0] ?? '') === 0 ? ['The essay has no words yet.'] : []
}

/** What a task asks for and a text is not, in a sentence: it may be handed in all the same. */
export function lengthHint(
  { minWords, maxWords }: Pick<PieceRead['task'], 'minWords' | 'maxWords'>,
  words: number,
): string | undefined {
  const said = (count: number) => plural(count, 'word', 'words')
  if (minWords !== null && words < minWords) {
    return `The task asks for at least ${said(minWords)}; this has ${formatNumber(words)}.`
  }
  if (maxWords !== null && words > maxWords) {
    return `The task asks for at most ${said(maxWords)}; this has ${formatNumber(words)}.`
  }
  return undefined
}
