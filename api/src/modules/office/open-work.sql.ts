import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { dayPlus, mondayOf } from '../../days.rules.ts'
import { countFitting } from '../accounts/index.ts'
import { alertsListed, overdueFrom } from '../alerts/index.ts'
import type { findBankHolidays } from '../company-calendar/index.ts'
import { redLights } from '../dashboards/index.ts'
import { requestsFitting } from '../data-requests/index.ts'
import { countFlagged } from '../flags/index.ts'
import { messagesListed } from '../help/index.ts'
import { jobsFitting } from '../jobs/index.ts'
import { mailsFitting } from '../mails/index.ts'
import { bookDay, payersListed } from '../money/index.ts'
import { trackingListed } from '../report-cards/index.ts'
import { bookingsListed } from '../sales/index.ts'
import { queueListed } from '../submissions/index.ts'
import { requestsListed } from '../upgrades/index.ts'
import { lateListed } from './late-reports.repository.ts'

type Card = CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOpenWork'>['cards'][number]

/** What the counts of open work are worked out by. */
export interface OpenWorkAt {
  asked: Asked
  holidays: Awaited<ReturnType<typeof findBankHolidays>>
  /** The latest term that has begun; null before the first. */
  termId: string | null
}

/** The list that a card counts, as its page asks for it. */
type ListAsked = {
  [K in Extract<CallKey, `GET ${string}`>]: {
    call: K
    query: CallInput<K> extends { query?: infer Q } ? Q : never
  }
}[Extract<CallKey, `GET ${string}`>]

export interface OpenWork extends Pick<Card, 'id' | 'label' | 'href'> {
  /** How much it presses, where anything waits. */
  tone: Card['tone']
  list: ListAsked
  /** How many the list has: a scalar of the same words that the list is made by. */
  count: (at: OpenWorkAt) => SQL
  /** What they come to, where that is money. */
  pence?: (at: OpenWorkAt) => SQL
}

const rowsOf = (fits: SQL): SQL => sql`(select count(*) from (${fits}) x)`

/** What waits of teaching and of the portal itself. */
const ofTeaching: readonly OpenWork[] = [
  {
    ...{ id: 'studentsRed', label: 'Students without activity for 10 days', tone: 'danger' },
    href: '/audit-dashboard?activity=red&snoozed=no',
    list: {
      call: 'GET /user/admin/AuditDashboard/GetStudents',
      query: { light: 'red', snoozed: 'no' },
    },
    count: ({ asked }) => redLights(asked.now),
  },
  {
    ...{ id: 'alertsOverdue', label: 'Alerts overdue', tone: 'danger' },
    href: '/alerts?age=overdue',
    list: { call: 'GET /Alert/Alert/GetAlerts', query: { age: 'overdue' } },
    count: ({ asked, holidays }) =>
      rowsOf(
        alertsListed(
          asked.caller,
          { age: 'overdue', sort: 'raisedAt', direction: 'desc' },
          overdueFrom(asked.now, holidays),
        ).fits,
      ),
  },
  {
    ...{ id: 'submissionsOverdue', label: 'Submissions overdue', tone: 'danger' },
    href: '/submissions?state=overdue',
    list: { call: 'GET /Marking/tutor/Marking/GetQueue', query: { state: 'overdue' } },
    count: ({ asked }) => rowsOf(queueListed(asked.caller, asked.now, { state: 'overdue' }).fits),
  },
  {
    ...{ id: 'reportsLate', label: 'Reports late', tone: 'danger', href: '/?tab=late' },
    list: { call: 'GET /Dashboard/Admin/Dashboard/GetLateReports', query: {} },
    count: ({ asked }) => rowsOf(lateListed({}, asked.now).fits),
  },
  {
    ...{ id: 'cardsLate', label: 'Tutors with report cards late', tone: 'danger' },
    href: '/report-card-tracking-dashboard?state=late',
    list: { call: 'GET /ReportCard/admin/ReportCard/GetTracking', query: { state: 'late' } },
    count: ({ asked, termId }) =>
      termId === null
        ? sql`0`
        : rowsOf(
            trackingListed(termId, { state: 'late', sort: 'name', direction: 'asc' }, asked.now)
              .fits,
          ),
  },
  {
    ...{ id: 'messagesNew', label: 'New help messages', tone: 'warning' },
    href: '/manage-tutor-faqs?tab=messages&state=new',
    list: { call: 'GET /Help/admin/Message/GetMessages', query: { state: 'new' } },
    count: () => rowsOf(messagesListed({ state: 'new' }).fits),
  },
  {
    ...{ id: 'messagesOpen', label: 'Help messages in hand', tone: 'warning' },
    href: '/manage-tutor-faqs?tab=messages&state=open',
    list: { call: 'GET /Help/admin/Message/GetMessages', query: { state: 'open' } },
    count: () => rowsOf(messagesListed({ state: 'open' }).fits),
  },
  {
    ...{ id: 'questionsAtFault', label: 'Questions at fault', tone: 'warning' },
    href: '/question-bank/question-admin/flagged-questions?state=fault',
    list: { call: 'GET /question/admin/QuestionFlag/GetFlags', query: { state: 'fault' } },
    count: () =>
      sql`(${countFlagged({ state: 'fault', pageNo: 1, pageSize: 1 }) ?? sql`select 0`})`,
  },
  {
    ...{ id: 'questionsFlagged', label: 'Questions with open flags', tone: 'warning' },
    href: '/question-bank/question-admin/flagged-questions?state=open',
    list: { call: 'GET /question/admin/QuestionFlag/GetFlags', query: { state: 'open' } },
    count: () => sql`(${countFlagged({ state: 'open', pageNo: 1, pageSize: 1 }) ?? sql`select 0`})`,
  },
  {
    ...{ id: 'upgradesAsked', label: 'Upgrades asked for', tone: 'warning' },
    href: '/upgrades?tab=requests&state=pending',
    list: { call: 'GET /upgrade/admin/Upgrade/GetRequests', query: { state: 'pending' } },
    count: () => rowsOf(requestsListed({ state: 'pending' }).fits),
  },
  {
    ...{ id: 'mailsFailed', label: 'Mails given up', tone: 'danger' },
    href: '/?tab=mail&state=failed',
    list: { call: 'GET /Notification/admin/Mail/GetMails', query: { state: 'failed' } },
    count: ({ asked }) => rowsOf(mailsFitting({ state: 'failed' }, asked.now)),
  },
  {
    ...{ id: 'mailsBounced', label: 'Mails bounced', tone: 'warning' },
    href: '/?tab=mail&state=bounced',
    list: { call: 'GET /Notification/admin/Mail/GetMails', query: { state: 'bounced' } },
    count: ({ asked }) => rowsOf(mailsFitting({ state: 'bounced' }, asked.now)),
  },
  {
    ...{ id: 'jobsDead', label: 'Jobs given up', tone: 'danger', href: '/?tab=jobs&state=dead' },
    list: { call: 'GET /Operations/admin/Job/GetJobs', query: { state: 'dead' } },
    count: ({ asked }) => rowsOf(jobsFitting({ state: 'dead' }, asked.caller.userId)),
  },
]

const people = 'GET /User/admin/Account/GetPeople'
const bookings = 'GET /User/admin/Booking/GetBookings'
const latestFirst = { sort: 'bookedAt', direction: 'desc' } as const

/** The number of the people who fit, as the caller's own list has them. */
const peopleOf =
  (filters: Parameters<typeof countFitting>[0]): OpenWork['count'] =>
  ({ asked: { caller, now } }) =>
    sql`(${countFitting(filters, { callerId: caller.userId, now })})`

/** What waits of sales, money and accounts. @param today the office's day */
function ofOffice(today: string): OpenWork[] {
  const monday = mondayOf(today)
  const week = { from: monday, to: dayPlus(monday, 6) }
  const weekAgo = dayPlus(today, -7)
  const sold = bookingsListed({ state: 'confirmed', ...week, ...latestFirst }, today).fits
  const ending = { state: 'confirmed', phase: 'ends' } as const
  const owing = payersListed({ state: 'overdue', sort: 'name', direction: 'asc' }, today).fits
  return [
    {
      ...{ id: 'paymentsOverdue', label: 'Payments overdue', tone: 'danger' },
      href: '/sales?tab=payments&state=overdue',
      list: { call: 'GET /User/admin/Payment/GetPayers', query: { state: 'overdue' } },
      count: () => rowsOf(owing),
      pence: () => sql`(select coalesce(sum(x.overdue_pence), 0) from (${owing}) x)`,
    },
    {
      ...{ id: 'bookingsThisWeek', label: 'Bookings this week', tone: 'neutral' },
      href: `/sales?state=confirmed&sold=${week.from}..${week.to}`,
      list: { call: bookings, query: { state: 'confirmed', ...week } },
      count: () => rowsOf(sold),
      pence: () => sql`(select coalesce(sum(x.price_pence), 0) from (${sold}) x)`,
    },
    {
      ...{ id: 'programmesEnding', label: 'Programmes that end within 30 days', tone: 'warning' },
      href: '/sales?state=confirmed&phase=ends',
      list: { call: bookings, query: ending },
      count: () => rowsOf(bookingsListed({ ...ending, ...latestFirst }, today).fits),
    },
    {
      ...{ id: 'studentsUntaught', label: 'Students without a tutor', tone: 'warning' },
      href: '/accounts?role=Student&state=active&without=tutor',
      list: { call: people, query: { role: 'Student', state: 'active', tutorId: 'none' } },
      count: peopleOf({ role: 'Student', state: 'active', tutorId: 'none' }),
    },
    {
      ...{ id: 'invitationsUnused', label: 'Invitations unused for 7 days', tone: 'warning' },
      href: `/accounts?state=invited&invitedBefore=${weekAgo}`,
      list: { call: people, query: { state: 'invited', invitedBefore: weekAgo } },
      count: peopleOf({ state: 'invited', invitedBefore: weekAgo }),
    },
    {
      ...{ id: 'addressesBouncing', label: 'Bouncing addresses', tone: 'warning' },
      href: '/accounts?emailState=bouncing',
      list: { call: people, query: { emailState: 'bouncing' } },
      count: peopleOf({ emailState: 'bouncing' }),
    },
    {
      ...{ id: 'dataRequests', label: 'Data requests', tone: 'danger' },
      href: '/accounts?tab=data-requests&state=open',
      list: { call: 'GET /User/admin/DataRequest/GetRequests', query: { state: 'open' } },
      count: () => rowsOf(requestsFitting({ state: 'open' })),
    },
  ]
}

/**
 * All that waits for a person: a line for each, in the order in which it is shown. Each number is the
 * count of the list that it leads to.
 */
export const openWork = (now: Date): readonly OpenWork[] => [
  ...ofTeaching,
  ...ofOffice(bookDay(now)),
]
