import type { Role } from '@portal/shared/contract'

export type FaqAudience = 'student' | 'tutor' | 'school'
export type HelpMessageState = 'new' | 'open' | 'answered' | 'closed'

/** Whose answers a role reads; undefined for roles that have no help page. */
export function audienceOf(role: Role): FaqAudience | undefined {
  switch (role) {
    case 'Student':
      return 'student'
    case 'Tutor':
    case 'Senior Tutor':
      return 'tutor'
    case 'School Manager':
      return 'school'
    default:
      return undefined
  }
}

/** Where a role reads its messages. */
export function helpPageOf(role: Role): '/help' | '/tutor-help' {
  return audienceOf(role) === 'tutor' ? '/tutor-help' : '/help'
}

/**
 * Whether a message may be put into a state by hand. `answered` comes by an answer alone, and what
 * somebody has looked after is not new again.
 */
export function mayBecome(before: HelpMessageState, after: HelpMessageState): boolean {
  return before === after || after === 'open' || after === 'closed'
}

/** The state of a message once somebody has answered it. */
export function stateOnceAnswered(isClosed: boolean): HelpMessageState {
  return isClosed ? 'closed' : 'answered'
}

/** A question with what it stands under. */
interface Sectioned {
  section: string
}

/** Questions by section: in their order, sections by the first question of each. */
export function bySection<F extends Sectioned>(faqs: readonly F[]): { name: string; faqs: F[] }[] {
  return [...Map.groupBy(faqs, ({ section }) => section)].map(([name, own]) => ({
    name,
    faqs: own,
  }))
}

/** The same ids, each once, in whichever order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one)
  return ids.size === one.length && one.length === other.length && other.every((id) => ids.has(id))
}

/** Longest part of an answer that a notice says. */
const mostSaid = 300

/** The beginning of a text, in one line. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= mostSaid ? line : `${letters.slice(0, mostSaid - 1).join('')}…`
}
