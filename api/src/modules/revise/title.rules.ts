/** Names that a title gives before it counts the rest. */
const namedInTitle = 2

/** `Graphs, Sequences and 3 more`: the topics chosen, else the subjects, else the whole scope. */
export function scopeInTitle(
  scope: string,
  chosen: { topics: readonly string[]; subjects: readonly string[] },
): string {
  const names = chosen.topics.length > 0 ? chosen.topics : chosen.subjects
  if (names.length === 0) return scope
  const more = names.length - namedInTitle
  return `${names.slice(0, namedInTitle).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What a set calls itself: its day where the student is, and what it is about. `22 Nov · Graphs`. */
export function titleOf(startedAt: Date, timeZone: string, about: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
    .formatToParts(startedAt)
    .map(({ type, value }) => (type === 'month' ? value.slice(0, 3) : value))
  return `${parts.join('')} · ${about}`
}
