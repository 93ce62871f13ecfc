import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { dayOf } from '../../days.rules.ts'
import type { PageAsked } from '../../lists/index.ts'
import { type CardRow, cardsOf } from './cards.repository.ts'
import { refuseOtherTutors, refuseWithout } from './entitlement.ts'
import { bothOf, monthAsked } from './month.rules.ts'
import { zoneOfCaller } from './people.repository.ts'
import { whyNotRegistered } from './shown.rules.ts'

type SeminarCall = 'GET /Seminar/Seminar/GetUpcomingSeminarsAsync'
type CourseCall = 'GET /Course/Course/GetUpcomingCourses'
type Card = CallAnswer<SeminarCall>['seminars'][number]
type Filters = Pick<
  CallContext<SeminarCall>['query'],
  'MonthNumber' | 'FromDateRange' | 'ToDateRange' | 'DegreeGroupID'
>

type When = 'upcoming' | 'past'

/** A page of seminars. @throws Problem 403 for tutors who do not give any. */
export async function seminars(
  asked: Asked,
  when: When,
  query: CallContext<SeminarCall>['query'],
): Promise<CallAnswer<SeminarCall>> {
  refuseOtherTutors(asked.caller)
  const { cards, totalCount } = await page(asked, { kind: 'seminar', when }, query, query)
  return { seminars: cards, totalCount }
}

/** A page of courses. @throws Problem 403 for students of head start. */
export async function courses(
  asked: Asked,
  when: When,
  {
    PageNo: pageNo,
    PageSize: pageSize,
    CourseTitle: title,
    ...query
  }: CallContext<CourseCall>['query'],
): Promise<CallAnswer<CourseCall>> {
  refuseWithout(asked.caller, 'course')
  const what = { kind: 'course', when, title } as const
  const { cards, totalCount } = await page(asked, what, query, { pageNo, pageSize })
  return { courses: cards, totalCount }
}

async function page(
  { db, caller, now }: Asked,
  what: { kind: 'seminar' | 'course'; when: When; title?: string | undefined },
  { MonthNumber, FromDateRange: from, ToDateRange: to, DegreeGroupID: degreeGroupId }: Filters,
  pageAsked: PageAsked,
): Promise<{ cards: Card[]; totalCount: number }> {
  let days = { from, to }
  if (MonthNumber !== undefined) {
    const zone = await zoneOfCaller(db, caller.userId)
    days = { ...days, ...bothOf(days, monthAsked(MonthNumber, dayOf(now, zone), what.when)) }
  }
  const asked = { ...what, degreeGroupId, days }
  const { rows, totalCount } = await cardsOf(db, caller, asked, pageAsked, now)
  return { cards: rows.map((row) => cardOf(row, caller.role === 'Student', now)), totalCount }
}

function cardOf(row: CardRow, isStudent: boolean, now: Date): Card {
  const { startsMs, endsMs, nextSession, enrolment, ...rest } = row
  const holds = row.ownState === 'registered' || row.ownState === 'waiting'
  const why = whyNotRegistered({ state: row.state, enrolment, startsAt: startsMs }, now.getTime())
  return {
    ...rest,
    ...spanOf(row),
    nextSession: nextSession === null ? null : { id: nextSession.id, ...spanOf(nextSession) },
    isLive:
      row.state === 'published' && nextSession !== null && nextSession.startsMs <= now.getTime(),
    mayRegister: isStudent && !holds && why === undefined,
  }
}

/** When something is, as the calls have it. */
export function spanOf({ startsMs, endsMs }: { startsMs: number; endsMs: number }) {
  return {
    startsAt: new Date(startsMs).toISOString(),
    endsAt: new Date(endsMs).toISOString(),
  }
}
