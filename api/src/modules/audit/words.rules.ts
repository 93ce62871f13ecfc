/** Fields whose name says less than it should, and what they are. */
const labels: Readonly<Record<string, string>> = {
  html: 'Text',
  isTakingStudents: 'Takes students',
  isLinked: 'Linked',
}

/** A field of a record in words: `isArchived` is `Archived`, `seniorTutorId` is `Senior tutor`. */
export function labelOf(field: string): string {
  const known = labels[field]
  if (known !== undefined) return known
  const words = field
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(FileId|Id|Ids)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value in words, as one cell of a file has it. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Several names in one sentence: the first five, and how many more there are. */
export function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, 5)
  const more = names.length - shown.length
  const all = more > 0 ? [...shown, `${more} more`] : shown
  const [last, ...before] = all.toReversed()
  return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')} and ${last}`
}
