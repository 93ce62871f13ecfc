import { pathTo } from '@portal/shared/contract'
import { dayOf, knownZone } from '../../days.rules.ts'
import { counted, listInWords } from '../../words.rules.ts'
import type { Notice } from '../notifications/index.ts'
import { lastMorning } from '../notifications/index.ts'

/** How many hours a morning's notices still go out; later they would come too late to help. */
const lateHours = 4

/**
 * The day whose morning it is by the clock of a zone, for four hours from seven, or from another
 * hour; null at other times.
 */
export function morningOf(zone: string, now: Date, hour?: number): string | null {
  const morning = lastMorning(zone, now, hour)
  if (now.getTime() - morning.getTime() >= lateHours * 3_600_000) return null
  return dayOf(morning, knownZone(zone))
}

/** What somebody has to do, in the morning. */
export interface MorningWork {
  userId: string
  /** Homework of a student that is due tomorrow, and the first of it. */
  homework: number
  text: string | null
  reportId: string | null
  /** Of a tutor: hours without an outcome, hours without a report, requests without an answer. */
  toMark: number
  reports: number
  requests: number
  /** Report cards that are due within three days, or were due already. */
  cards: number
}

/** What somebody is told of it; null where there is nothing to do. */
export function morningNotice(work: MorningWork): Omit<Notice, 'recipients'> | null {
  return homeworkNotice(work) ?? workNotice(work)
}

function homeworkNotice({ homework, text, reportId }: MorningWork) {
  if (homework === 0 || text === null || reportId === null) return null
  const more = homework === 1 ? '' : ` And ${homework - 1} more.`
  return {
    kind: 'tuition' as const,
    title: 'Homework is due tomorrow',
    titleCode: 2,
    description: `${text}${more}`,
    navigatableLink: pathTo('/tuition/tuition-reports/:id', { id: reportId }),
  }
}

function workNotice({ toMark, reports, requests, cards }: MorningWork) {
  const parts = [
    toMark > 0 && `${counted(toMark, 'session')} to mark`,
    reports > 0 && `${counted(reports, 'report')} to write`,
    requests > 0 && `${counted(requests, 'request')} to answer`,
    cards > 0 && `${counted(cards, 'report card')} to hand in`,
  ].filter((words) => words !== false)
  if (parts.length === 0) return null
  return {
    kind: 'tuition' as const,
    title: 'Work for today',
    description: `${listInWords(parts)}.`,
    navigatableLink: '/',
  }
}
