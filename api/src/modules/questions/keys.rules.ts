import type { StoredKey } from '../../database/schema/index.ts'

/** A key in a few words: its letter, or the expected value with tolerance and unit. */
export function keyInWords(key: StoredKey): string {
  if ('letter' in key) return key.letter
  if (key.marking.kind === 'essay') return ''
  const { expected, tolerance, unit } = key.marking
  return [expected, ...(tolerance ? [`± ${tolerance}`] : []), ...(unit ? [unit] : [])].join(' ')
}
