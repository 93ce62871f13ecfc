import { written } from '@portal/shared/forms'
import type { Entry } from './log.queries.ts'

/** A name of the log as it begins a sentence: `School saved`. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Names of the log as choices. */
export const choicesOf = (words: readonly string[] | undefined) =>
  words?.map((value) => ({ value, label: capital(value) }))

/** Longest part of a value that a row shows. */
const longest = 160

/** A value as a row shows it: one line of words, without markup, the end of a long one cut off. */
export function shownValue(value: unknown): string {
  const words = written(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return 'Nothing'
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

/** What an entry is about: `School Elm College`; null where that is only whom it concerns, or nothing. */
export function aboutOf({ kind, recordName }: Pick<Entry, 'kind' | 'recordName'>): string | null {
  if (kind === null) return null
  return recordName === null ? capital(kind) : `${capital(kind)} ${recordName}`
}

/** Details of an entry that say something to people, by their names. */
export function detailsOf(details: Entry['details']): readonly { label: string; value: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    label: capital(name.replace(/([A-Z])/g, ' $1').toLowerCase()),
    value: shownValue(value),
  }))
}
