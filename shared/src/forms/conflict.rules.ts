/** The place of a field in words: `firstName` is `First name`. */
export function inWords(place: string): string {
  const words = (place.split('.').at(-1) ?? '').replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What stands in a field, as text. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  const parts = Object.values(value).map(written)
  return parts.length === 0 ? 'Nothing' : parts.join(', ')
}

/** Longer than a line of a card, so that it is read rather than seen. */
export const isLong = (text: string) => text.length > 80 || text.includes('\n')

/** A text in three: what it begins with as another does, what differs, what both end with. By whole words and the white space between. */
export function partsOf(text: string, other: string): [string, string, string] {
  const [one, two] = [text.split(/(?<=\s)|(?=\s)/), other.split(/(?<=\s)|(?=\s)/)]
  const most = Math.min(one.length, two.length)
  let start = 0
  while (start < most && one[start] === two[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === two.at(-1 - end)) end += 1
  const upTo = one.length - end
  return [one.slice(0, start), one.slice(start, upTo), one.slice(upTo)].map((words) =>
    words.join(''),
  ) as [string, string, string]
}
