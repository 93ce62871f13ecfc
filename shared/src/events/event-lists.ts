import { daysFilter, type ListDefinition, selectFilter } from '@portal/shared/lists'
import { monthOptions } from './event.rules.ts'
import { courseCalls, type EventCardData, type EventKind, seminarCalls } from './events.queries.ts'

type DegreeGroups = readonly { id: number; name: string }[] | undefined

const months = {
  id: 'month',
  label: 'Month',
  look: selectFilter,
  none: 'All months',
  options: monthOptions,
  query: (month: string) => ({ MonthNumber: Number(month) }),
}

const days = daysFilter({ id: 'days', label: 'Days' })
const daysAsked = {
  ...days,
  query: (value: string) => {
    const { from, to } = days.query?.(value) ?? {}
    return {
      ...(from !== undefined && { FromDateRange: from }),
      ...(to !== undefined && { ToDateRange: to }),
    }
  },
}

const groupsFilter = (groups: DegreeGroups) => ({
  id: 'degrees',
  label: 'Degree group',
  look: selectFilter,
  none: 'All degree groups',
  options: groups?.map(({ id, name }) => ({ value: String(id), label: name })),
  query: (id: string) => ({ DegreeGroupID: Number(id) }),
})

/** What all four lists of learners have. */
const lookOf = (kind: EventKind, tab: 'upcoming' | 'past', groups: DegreeGroups) => {
  const nouns: readonly [string, string] = [kind, `${kind}s`]
  return {
    rowKey: ({ id }: EventCardData) => id,
    columns: [],
    label: tab === 'past' ? `Past ${kind}s` : `Upcoming ${kind}s`,
    nouns,
    filters: [months, daysAsked, groupsFilter(groups)],
    failed: `The ${kind}s could not be loaded`,
    noneFits: `No ${kind} fits`,
    noneYet:
      tab === 'past'
        ? {
            title: `No past ${kind}s yet`,
            children: `${kind === 'seminar' ? 'Seminars' : 'Courses'} that are over stand here, with their recordings.`,
            illustration: 'calendar' as const,
            level: 2 as const,
          }
        : {
            title: `No ${kind}s are planned yet.`,
            children: 'Past ones and their recordings are under Past.',
            illustration: 'calendar' as const,
            level: 2 as const,
          },
  }
}

/** The list of seminars under a tab. */
export function seminarList(
  tab: 'upcoming' | 'past',
  groups: DegreeGroups,
): ListDefinition<(typeof seminarCalls)['upcoming' | 'past'], EventCardData> {
  return {
    ...lookOf('seminar', tab, groups),
    call: seminarCalls[tab],
    rows: ({ seminars }) => seminars,
  }
}

/** The list of courses under a tab; its calls have names of their own for page, size and search. */
export function courseList(
  tab: 'upcoming' | 'past',
  groups: DegreeGroups,
): ListDefinition<(typeof courseCalls)['upcoming' | 'past'], EventCardData> {
  return {
    ...lookOf('course', tab, groups),
    call: courseCalls[tab],
    rows: ({ courses }) => courses,
    searchIn: 'title',
    asked: ({ pageNo, pageSize, search, ...filters }) => ({
      PageNo: pageNo,
      PageSize: pageSize,
      ...(search !== undefined && { CourseTitle: search }),
      ...filters,
    }),
  }
}
