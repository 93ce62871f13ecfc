import { defineFeature, type Feature, type Screen, type ScreenRules } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

export { lockedTexts } from './locked.ts'

const eventAt = (
  id: string,
  path: string,
  title: string,
  rules: ScreenRules | undefined,
): Screen => ({
  id,
  path,
  title,
  ...rules,
  firstReads: ({ params: { id: event = '' } }) => [
    queryOf('GET /Event/Event/GetEvent', { query: { id: event } }),
  ],
  load: () => import('./event.screen.tsx'),
})

/** The page of a seminar: for those who come to it, who give it, and who look after it. */
export function seminarFeature(rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'seminar',
    screens: [eventAt('seminar', '/seminars/:seminar/:id', 'Seminar', rules)],
  })
}

/** The same of a course, for the roles that have an address for courses. */
export function courseFeature(rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'course',
    screens: [eventAt('course', '/courses/:course/:id', 'Course', rules)],
  })
}

/** One student of a seminar or course, for those who look after it. */
export function attendeeFeature(rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'attendee',
    screens: [
      {
        id: 'attendee',
        path: '/seminars/:name/:id/:uid',
        title: 'Attendee',
        ...rules,
        firstReads: ({ params: { id = '', uid = '' } }) => [
          queryOf('GET /Event/tutor/Event/GetAttendee', { query: { id, uid } }),
        ],
        load: () => import('./attendee.screen.tsx'),
      },
    ],
  })
}

/** What came of seminars and courses, in figures. */
export function seminarReportFeature(load: Screen['load'], rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'seminar-report',
    screens: [
      {
        id: 'seminar-report',
        path: '/seminars/seminar-report',
        title: 'Seminar report',
        ...rules,
        firstReads: () => [
          queryOf('GET /Event/admin/Event/GetSeminarReport', {
            query: { pageNo: 1, pageSize: 20, sort: 'startsAt', direction: 'desc' },
          }),
        ],
        load,
      },
    ],
  })
}
