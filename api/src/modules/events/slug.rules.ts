import { plainSlug } from '../slug.rules.ts'

/** Segments that lead elsewhere under `/seminars`. */
const taken = ['admin-view', 'seminar-report', 'tutor']

/** The segment of an event's address: its title in small letters, digits and dashes. */
export function slugOf(title: string): string {
  const plain = plainSlug(title)
  const slug = plain === '' ? 'event' : plain
  return taken.includes(slug) ? `${slug}-1` : slug
}
