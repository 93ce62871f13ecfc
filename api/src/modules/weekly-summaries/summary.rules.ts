import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { knownZone } from '../../days.rules.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { type Mail, mailPriorities } from '../../mail/queue-mail.ts'
import { counted, listInWords } from '../../words.rules.ts'
import type { EndedWeek } from './week.rules.ts'

/** What the summary says of one child; hours are quarters, moments milliseconds. */
export interface ChildWeek {
  studentId: string
  firstName: string
  fullName: string
  /** Hours of the week: how many were given and missed, and the quarters of those given. */
  delivered: number
  missed: number
  quarters: number
  /** Bought, adjusted and less what was used; null where there is no limit. */
  left: number | null
  activeMs: number
  activeBeforeMs: number
  answered: number
  correct: number
  /** Items of the curriculum that were checked off. */
  items: number
  simulations: number
  /** Videos of the academy that were completed. */
  videos: number
  /** Sessions of seminars and courses: with the child there, in time or late, and without. */
  attended: number
  absent: number
  reports: number
  cards: number
  /** Homework that is not done, and how much of it was due by the week's end. */
  homework: number
  homeworkLate: number
  /** Open concerns that the family may see. */
  concerns: number
  /** Hours of the seven days to come, in order. */
  next: { startsMs: number; subject: string; tutorName: string }[]
}

/** Who reads the summary. */
export interface Reader {
  address: string
  firstName: string
  timeZone: string
}

/**
 * The mail of one parent and week: all children in one, each by what was done, what is open and what
 * comes. A week in which nothing happened is said to have been silent, since that is news too.
 */
export function summaryMail(reader: Reader, week: EndedWeek, children: readonly ChildWeek[]): Mail {
  const names = listInWords(children.map(({ firstName }) => firstName))
  return {
    to: reader.address,
    subject: `The week of ${names}: ${spanOf(week)}`,
    text: [
      `Hello ${reader.firstName},`,
      `this is the week from ${spanOf(week)}.`,
      ...children.map((child) => childText(child, reader.timeZone)),
      closing,
    ].join('\n\n'),
    priority: mailPriorities.manyPeople,
    kind: 'weekly',
  }
}

function childText(child: ChildWeek, zone: string): string {
  const done = doneIn(child)
  return [
    child.fullName,
    ...(done.length === 0 ? ['Nothing was done in the portal this week.'] : done),
    ...openOf(child),
    ...nextOf(child, zone),
    pageLink(`/?child=${child.studentId}`),
  ].join('\n')
}

function doneIn(child: ChildWeek): string[] {
  const { answered, correct } = child
  return [
    child.delivered > 0 &&
      `Tuition: ${counted(child.delivered, 'session')} (${hours(child.quarters)})`,
    child.missed > 0 && `Missed: ${counted(child.missed, 'session')}`,
    child.activeMs >= minuteMs &&
      `Time in the portal: ${duration(child.activeMs)} (the week before: ${duration(child.activeBeforeMs)})`,
    answered > 0 &&
      `Questions: ${answered.toLocaleString('en-GB')} answered, ${Math.round((100 * correct) / answered)} % of them right`,
    child.simulations > 0 && `Simulations: ${child.simulations} finished`,
    child.videos > 0 && `Academy: ${counted(child.videos, 'video')} completed`,
    child.attended + child.absent > 0 &&
      `Seminars and courses: ${child.attended} of ${counted(child.attended + child.absent, 'session')} attended`,
    child.items > 0 && `Curriculum: ${counted(child.items, 'item')} done`,
    child.reports > 0 && `New tuition reports: ${child.reports}`,
    child.cards > 0 && `New report cards: ${child.cards}`,
  ].filter((line) => line !== false)
}

function openOf(child: ChildWeek): string[] {
  const late = child.homeworkLate > 0 ? `, ${child.homeworkLate} past its day` : ''
  return [
    child.homework > 0 && `Homework not done yet: ${child.homework}${late}`,
    child.concerns > 0 && `Open concerns of the tutors: ${child.concerns}`,
    child.left !== null && `Hours left: ${hours(child.left)}`,
  ].filter((line) => line !== false)
}

function nextOf({ next }: ChildWeek, zone: string): string[] {
  if (next.length === 0) return ['No session is booked for the next seven days.']
  return next.map(({ startsMs, subject, tutorName }) => {
    const when = format(startsMs, 'EEEE d MMMM, HH:mm', { in: tz(knownZone(zone)) })
    return `Next: ${when}, ${subject} with ${tutorName}`
  })
}

const minuteMs = 60_000

/** A span of the week, such as `16 to 22 November 2026`, as short as its months allow. */
function spanOf({ first, last }: EndedWeek): string {
  const options = { in: tz('UTC') }
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  const from = format(first, sameMonth ? 'd' : sameYear ? 'd MMMM' : 'd MMMM yyyy', options)
  return `${from} to ${format(last, 'd MMMM yyyy', options)}`
}

/** Minutes of some milliseconds, in hours from one on. */
function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Quarters as hours: `1 hour`, `2.5 hours`. */
const hours = (quarters: number) => (quarters === 4 ? '1 hour' : `${quarters / 4} hours`)

const closing = `It comes every Monday morning. Whether it does can be chosen in the portal under My account: ${pageLink('/')}`
