/** Segments that lead elsewhere under `/seminars`. */
const taken = ['admin-view', 'seminar-report', 'tutor']
const longest = 80

/** The segment of an event's address: its title in small letters, digits and dashes. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  const slug = plain === '' ? 'event' : plain
  return taken.includes(slug) ? `${slug}-1` : slug
}
