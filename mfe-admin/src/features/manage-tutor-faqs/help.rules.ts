import type { AdminFaq, WholeMessage } from './help.queries.ts'

/** A section with its questions in their order. */
export interface Section {
  name: string
  faqs: AdminFaq[]
}

/** Questions by section, sections by the first question of each. */
export function bySection(faqs: readonly AdminFaq[]): Section[] {
  return [...Map.groupBy(faqs, ({ section }) => section)].map(([name, own]) => ({
    name,
    faqs: own,
  }))
}

/**
 * The ids of all with some of them in another order: those take each other's places, and the rest,
 * such as archived ones that are not shown, stay where they are.
 */
export function reordered(all: readonly string[], some: readonly string[]): string[] {
  const moving = new Set(some)
  const next = some.values()
  return all.map((id) => (moving.has(id) ? (next.next().value ?? id) : id))
}

/** The ids of all with a section one place up or down; the same where it is the first or the last. */
export function withSectionMoved(sections: readonly Section[], name: string, by: -1 | 1): string[] {
  const at = sections.findIndex((section) => section.name === name)
  const to = at + by
  const order = [...sections]
  const [moved, other] = [order[at], order[to]]
  if (moved !== undefined && other !== undefined) {
    order[to] = moved
    order[at] = other
  }
  return order.flatMap(({ faqs }) => faqs.map(({ id }) => id))
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain words as an editor takes them: a paragraph for each block of lines. */
export function asHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => block.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${block.replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** Longest question. */
const mostLetters = 300

/** What a message is as a frequent question: its first words, and the last thing that we said. */
export function faqOf({ text, replies }: Pick<WholeMessage, 'text' | 'replies'>): {
  question: string
  answer: string
} {
  const line = text.replace(/\s+/g, ' ').trim()
  const answer = replies.filter(({ isOurs }) => isOurs).at(-1)?.text ?? ''
  return { question: line.slice(0, mostLetters).trimEnd(), answer: asHtml(answer) }
}

/** For whom a question is that somebody of a role asked. */
export function audienceOf(role: string): 'tutor' | 'student' | 'school' {
  if (role === 'Student') return 'student'
  return role === 'School Manager' ? 'school' : 'tutor'
}
