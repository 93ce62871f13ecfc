import { formatDay } from '@portal/shared/calendar'
import { pathTo } from '@portal/shared/contract'
import {
  type ListDefinition,
  type ListFilter,
  recordFilter,
  rowActions,
  selectFilter,
} from '@portal/shared/lists'
import { studentList } from '@portal/shared/progress'
import type { Column } from '@portal/shared/tables'
import { Badge, Stack, TextLink } from '@portal/shared/ui'
import { Gauge, Mail, TriangleAlert } from 'lucide-react'
import { programmeFilter } from '../../programmes/programmes.ts'
import { schools } from '../../schools/schools.queries.ts'
import { tutors } from '../../tutors/tutors.queries.ts'
import { type AuditedStudent, studentsCall } from './audit.queries.ts'

const base = studentList(studentsCall, {
  label: 'All students',
  density: 'compact',
  views: 'students',
  csv: 'GET /user/admin/AuditDashboard/GetStudentsCsv',
  show: ['school', 'lastActivity', 'nextSession', 'hoursLeft', 'accuracy', 'open'],
  emptyText: 'Students appear here with their first booking.',
})

const school = recordFilter(schools, {
  id: 'school',
  label: 'School',
  none: 'All schools',
  query: (schoolId) => ({ schoolId }),
})
const tutor = recordFilter(tutors, {
  id: 'tutor',
  label: 'Tutor',
  none: 'All tutors',
  query: (tutorId) => ({ tutorId }),
})

const snoozed: ListFilter = {
  id: 'snoozed',
  label: 'Set aside',
  look: selectFilter,
  none: 'Set aside or not',
  options: [
    { value: 'no', label: 'Not set aside' },
    { value: 'yes', label: 'Set aside' },
  ],
}

/** The student's own page, under this dashboard. */
export const summaryOf = (studentId: string) =>
  pathTo('/:dashboard/:id', { dashboard: 'audit-dashboard', id: studentId })

export interface AuditListParts {
  /** Undefined until they have come. */
  programmes: readonly string[] | undefined
  /** Where the light of a student is explained. */
  hrefOf: (studentId: string) => string
  onExplain: (student: AuditedStudent) => void
  onRaise: (student: AuditedStudent) => void
}

/** All students with their lights, each of which says why. */
export function auditList(
  parts: AuditListParts,
): ListDefinition<typeof studentsCall, AuditedStudent> {
  const { programmes, hrefOf, onExplain, onRaise } = parts
  const programme = programmeFilter(programmes, (value) => ({ programme: value }))
  const filters = base.filters?.map((filter) =>
    // The address has the light that is explained under this name.
    filter.id === 'light'
      ? { ...filter, id: 'activity', query: (light: string) => ({ light }) }
      : filter,
  )
  return {
    ...base,
    rowHref: ({ studentId }) => summaryOf(studentId),
    filters: [...(filters ?? []), snoozed, school, programme, tutor],
    columns: base.columns.map((column) =>
      column.id === 'lastActivity' ? explained(column, hrefOf) : column,
    ),
    atEnd: rowActions<AuditedStudent>(
      ({ fullName }) => fullName,
      (student) => [
        {
          ...{ id: 'why', label: 'Explain the light', icon: <Gauge size={16} /> },
          onChoose: () => onExplain(student),
        },
        {
          ...{ id: 'raise', label: 'Raise a concern', icon: <TriangleAlert size={16} /> },
          onChoose: () => onRaise(student),
        },
        {
          ...{ id: 'email', label: 'Email', icon: <Mail size={16} /> },
          onChoose: () => window.location.assign(`mailto:${student.email}`),
        },
      ],
    ),
  }
}

/** The column of lights, each leading to its explanation. */
function explained(
  column: Column<AuditedStudent>,
  hrefOf: (studentId: string) => string,
): Column<AuditedStudent> {
  return {
    ...column,
    cell: (row) => (
      <Stack gap="1" alignItems="flex-start">
        <TextLink to={hrefOf(row.studentId)} quiet>
          {column.cell(row)}
        </TextLink>
        {row.snoozedUntil === null ? null : (
          <Badge tone="neutral">Until {formatDay(row.snoozedUntil)}</Badge>
        )}
      </Stack>
    ),
  }
}
