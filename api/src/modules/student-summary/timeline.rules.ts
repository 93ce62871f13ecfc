import type { TimelineKind } from '@portal/shared/api/schemas'
import { alertTypeName, pathTo, type Role } from '@portal/shared/contract'
import type { TimelineRow } from './timeline.repository.ts'

/** Kinds of entries that a role may see: schools see totals of hours, and nothing of the curriculum. */
export function kindsFor(role: Role, kinds: readonly TimelineKind[]): TimelineKind[] {
  if (role !== 'School Manager') return [...kinds]
  return kinds.filter((kind) => kind !== 'hours' && kind !== 'curriculum')
}

const outcomes: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  'no-show': 'no-show',
  cancelled: 'cancelled',
}

/** What a student wrote, by what became of it. */
const writingWords: Readonly<Record<string, string>> = {
  'essay handed in': 'Essay handed in',
  'essay marked': 'Essay marked',
  'statement handed in': 'Personal statement handed in',
  'statement marked': 'Personal statement marked',
}

/** An entry in words. */
export function entryText(row: Omit<TimelineRow, 'id' | 'atMs' | 'exactly'>): string {
  const { kind, title, person, outcome, amount, of } = row
  switch (kind) {
    case 'hours':
      return `${title} with ${person}: ${outcomes[outcome] ?? outcome}, ${(amount ?? 0) / 4} h`
    case 'reports':
      return `Report on ${title} by ${person}`
    case 'cards':
      return `Report card in ${outcome} by ${person}, ${title}`
    case 'concerns':
      return `Concern raised: ${alertTypeName(Number(title))}${outcome === 'closed' ? ' (closed)' : ''}`
    case 'sets':
    case 'simulations':
      return `${title}: ${amount ?? 0} of ${of ?? 0} right`
    case 'curriculum':
      return `Ticked off: ${title}`
    case 'writing':
      return `${writingWords[outcome] ?? outcome}: ${title}`
  }
}

/** Where an entry leads, for a role: a page, or a place of the summary; null where there is none. */
export function entryPath({ kind, id }: Pick<TimelineRow, 'kind' | 'id'>, role: Role) {
  const isStaff = role === 'Tutor' || role === 'Senior Tutor' || role === 'Admin'
  switch (kind) {
    case 'hours':
      return isStaff ? `?tab=tuition&hour=${id}` : '?tab=tuition'
    case 'reports':
      return isStaff ? `?tab=tuition&read=${id}` : pathTo('/tuition-reports/report/:id', { id })
    case 'cards':
      return '?tab=cards'
    case 'concerns':
      return `?tab=concerns&alert=${id}`
    case 'simulations':
      return '?tab=question-bank'
    case 'writing':
      return '?tab=writing'
    case 'sets':
    case 'curriculum':
      return null
  }
}
