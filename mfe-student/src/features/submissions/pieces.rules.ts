import { formatDate, plural } from '@portal/shared/ui'
import { itemStates } from '@portal/shared/writing/rules'
import type { ListedEssay, ListedStatement, PieceKind } from './submissions.queries.ts'

/** How a version stands, as its student sees it. */
export type ShownState = NonNullable<ListedEssay['last']>['state']

/** The state of a piece in a list: that of its last version, or that there is none. */
export type PieceState = ShownState | 'draft'

export const pieceStates: readonly PieceState[] = [
  'draft',
  'pending',
  'overdue',
  'marked',
  'sent back',
  'withdrawn',
]

/** A day of the calendar as it is said: `Fri 27 Nov`. */
export const dayWords = (day: string) => formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC')

/** The day at whose end something is due: a working day of the company's, wherever somebody reads it. */
export const dueDay = (dueAt: string) => formatDate(dueAt, 'dayMonth')

export const markedBy = (dueAt: string) => `Marked by ${dueDay(dueAt)}`

/** A piece of either kind, as a card shows it. */
export type ListedPiece = Pick<
  ListedEssay,
  'id' | 'title' | 'savedAt' | 'setBy' | 'dueOn' | 'last'
> & {
  kind: PieceKind
  /** What it is on and how long it is, in words. */
  facts: string
  /** Of a statement. */
  course?: string
  entryYear?: number
}

/** How a card shows an essay. */
export function pieceOfEssay(essay: ListedEssay): ListedPiece {
  const { taskTitle, words } = essay
  const facts = [taskTitle === essay.title ? null : taskTitle, plural(words, 'word', 'words')]
  return { ...essay, kind: 'essay', facts: facts.filter((fact) => fact !== null).join(' · ') }
}

/** How a card shows a personal statement. */
export function pieceOfStatement(statement: ListedStatement): ListedPiece {
  const { course, entryYear, characters } = statement
  const length = plural(characters, 'character', 'characters')
  return {
    ...statement,
    kind: 'statement',
    facts: [course, `entry ${entryYear}`, length].join(' · '),
  }
}

/** Whether a marking of it has come back, also while a second look at it is asked for. */
export const isMarked = ({ markedAt }: NonNullable<ListedPiece['last']>) => markedAt !== null

/** What is said of the days of a piece; undefined where there is nothing to say. */
export function daysOf({ last, setBy, dueOn }: ListedPiece): string | undefined {
  if (last?.state === 'marked' && last.markedAt !== null) {
    const grade = last.percent === null ? '' : ` · ${last.percent}%`
    return `Version ${last.number} marked ${formatDate(last.markedAt, 'dayMonth')}${grade}`
  }
  if (last?.state === 'pending') {
    const when = isMarked(last) ? `second look by ${dueDay(last.dueAt)}` : markedBy(last.dueAt)
    return `Version ${last.number} · ${when}`
  }
  if (last?.state === 'overdue') {
    return `Version ${last.number} · was due ${dueDay(last.dueAt)}`
  }
  if (last !== null) return `Version ${last.number} · ${itemStates[last.state].word.toLowerCase()}`
  if (setBy === null) return undefined
  return dueOn === null ? `Set by ${setBy}` : `Set by ${setBy} · due ${dayWords(dueOn)}`
}

/** The years for which somebody writing today may apply. */
export function entryYears(now: number): number[] {
  const year = new Date(now).getUTCFullYear()
  return [year, year + 1, year + 2, year + 3]
}
