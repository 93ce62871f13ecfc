import type { CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { type ListDefinition, type ListFilter, selectFilter } from '@portal/shared/lists'
import { Badge, Box, DateText, Row, Text } from '@portal/shared/ui'
import { formatMonth } from '../calendar/format-day.ts'
import { uidPattern } from '../contract/text-rules.ts'
import { listCall } from './reports.queries.ts'
import { reportPath } from './reports.rules.ts'

type Answer = CallAnswer<typeof listCall>
type ReportRow = Answer['reports'][number]

/** What the list can be filtered by; undefined until it has come. */
export type Choices = NonNullable<Answer['choices']>

type Column = ListDefinition<typeof listCall, ReportRow>['columns'][number]

/** What lists of reports show of each. */
export const reportColumns = {
  hour: {
    id: 'sessionDate',
    header: 'Hour',
    primary: true,
    sortBy: ({ sessionDate }) => sessionDate,
    cell: ({ sessionDate, isUnread, editedAt }) => (
      <Row gap="2">
        <DateText moment={sessionDate} />
        {isUnread ? <Badge tone="brand">New</Badge> : null}
        {editedAt === null ? null : <Badge>Edited</Badge>}
      </Row>
    ),
  },
  student: {
    id: 'student',
    header: 'Student',
    sortBy: ({ studentName }) => studentName,
    cell: ({ studentName }) => <Name>{studentName}</Name>,
  },
  tutor: {
    id: 'tutor',
    header: 'Tutor',
    sortBy: ({ tutorName }) => tutorName,
    cell: ({ tutorName }) => <Name>{tutorName}</Name>,
  },
  subject: {
    id: 'subject',
    header: 'Subject',
    sortBy: ({ subject }) => subject,
    cell: ({ subject }) => subject,
  },
  covered: {
    id: 'covered',
    header: 'Covered',
    cell: ({ topicsCovered }) => (
      <Text as="span" lineClamp="2" overflowWrap="anywhere">
        {topicsCovered}
      </Text>
    ),
  },
  engagement: {
    id: 'engagement',
    header: 'Engagement',
    align: 'end',
    sortBy: ({ engagement }) => engagement,
    cell: ({ engagement }) => `${engagement} of 5`,
  },
  attainment: {
    id: 'attainment',
    header: 'Attainment',
    align: 'end',
    sortBy: ({ attainment }) => attainment,
    cell: ({ attainment }) => `${attainment} of 5`,
  },
} as const satisfies Record<string, Column>

function Name({ children }: { children: string }) {
  return (
    <Box as="span" overflowWrap="anywhere">
      {children}
    </Box>
  )
}

type FilterOptions = NonNullable<ListFilter['options']>

/** A filter by one of some values, which the answer of the list brings. */
function choiceOf<T>(
  filter: Pick<ListFilter, 'id' | 'label' | 'none' | 'query'>,
  values: readonly T[] | undefined,
  optionOf: (value: T) => FilterOptions[number],
  pattern: RegExp,
): ListFilter {
  const look = selectFilter
  const options = values?.map(optionOf)
  // Until it is known which there are, the address is believed.
  const mayBe = (value: string) => pattern.test(value)
  return { ...filter, look, options, ...(options === undefined && { mayBe }) }
}

/** Which filters a role has: by whose children or years there are some to choose from. */
function filtersFor(role: Role | undefined, choices: Choices | undefined): ListFilter[] {
  const children = choiceOf(
    {
      id: 'child',
      label: 'Child',
      none: 'All children',
      query: (studentId) => ({ studentId }),
    },
    choices?.children,
    ({ studentId, name }) => ({ value: studentId, label: name }),
    uidPattern,
  )
  const years = choiceOf(
    {
      id: 'year',
      label: 'Year group',
      none: 'All year groups',
      query: (yearGroup) => ({ yearGroup }),
    },
    choices?.yearGroups,
    (year) => ({ value: String(year), label: `Year ${year}` }),
    /^\d{1,2}$/,
  )
  const isOneChild = choices !== undefined && choices.children.length < 2
  return [
    ...(role === 'Parent' && !isOneChild ? [children] : []),
    choiceOf(
      { id: 'month', label: 'Month', none: 'All months' },
      choices?.months,
      (month) => ({ value: month, label: formatMonth(month) }),
      /^\d{4}-(0[1-9]|1[0-2])$/,
    ),
    ...(role === 'School Manager' ? [years] : []),
    choiceOf(
      { id: 'tutor', label: 'Tutor', none: 'All tutors', query: (tutorId) => ({ tutorId }) },
      choices?.tutors,
      ({ tutorId, name }) => ({ value: tutorId, label: name }),
      uidPattern,
    ),
    choiceOf(
      { id: 'subject', label: 'Subject', none: 'All subjects' },
      choices?.subjects,
      (subject) => ({ value: subject, label: subject }),
      /./,
    ),
  ]
}

/** The reports as a list, as a role sees it. */
export function reportList(
  role: Role | undefined,
  choices: Choices | undefined,
): ListDefinition<typeof listCall, ReportRow> {
  const isStudent = role === 'Student'
  const isSchool = role === 'School Manager'
  const { hour, student, tutor, subject, covered, engagement, attainment } = reportColumns
  return {
    call: listCall,
    rows: ({ reports }) => reports,
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => reportPath(role, id) ?? undefined,
    rowName: ({ studentName }) => studentName,
    label: 'Tuition reports',
    nouns: ['report', 'reports'],
    searchIn: isStudent ? 'what was covered or tutor' : 'what was covered, student or tutor',
    filters: filtersFor(role, choices),
    sort: { column: 'sessionDate', direction: 'descending' },
    columns: [
      hour,
      ...(isStudent ? [] : [student]),
      tutor,
      subject,
      covered,
      engagement,
      attainment,
    ],
    ...(isSchool && { csv: 'GET /TutionReport/TutionReport/GetReportsCsv' }),
    failed: 'The reports could not be loaded',
    noneFits: 'No report fits',
    noneYet: {
      title: 'No report yet',
      level: 2,
      children: isStudent
        ? 'After each hour of tuition your tutor writes what was covered, what went well and what to work on.'
        : 'After each hour of tuition the tutor writes what was covered, what went well and what to work on.',
    },
  }
}
