import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { alertsListed, overdueFrom } from '../alerts/index.ts'
import type { findBankHolidays } from '../company-calendar/index.ts'
import { redLights } from '../dashboards/index.ts'
import { countFlagged } from '../flags/index.ts'
import { messagesListed } from '../help/index.ts'
import { jobsFitting } from '../jobs/index.ts'
import { mailsFitting } from '../mails/index.ts'
import { trackingListed } from '../report-cards/index.ts'
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
  tone: 'danger' | 'warning'
  list: ListAsked
  /** How many the list has: a scalar of the same words that the list is made by. */
  count: (at: OpenWorkAt) => SQL
  /** What they come to, where that is money. */
  pence?: (at: OpenWorkAt) => SQL
}

const rowsOf = (fits: SQL): SQL => sql`(select count(*) from (${fits}) x)`

/**
 * All that waits for a person: a line for each, in the order in which it is shown. Each number is the
 * count of the list that it leads to.
 */
export const openWork: readonly OpenWork[] = [
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
