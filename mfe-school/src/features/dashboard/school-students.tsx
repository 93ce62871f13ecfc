import { SelectField } from '@portal/shared/forms'
import { StudentList, type StudentListProps, type StudentListState } from '@portal/shared/progress'
import { Box, Heading, Stack } from '@portal/shared/ui'
import type { SchoolSummary } from './dashboard.queries.ts'

export interface SchoolStudentsProps {
  list: StudentListState
  query: StudentListProps['query']
  yearGroups: SchoolSummary['yearGroups']
  yearGroup: number | undefined
}

/** The school's students, filtered by year group, light and name. */
export function SchoolStudents({ list, query, yearGroups, yearGroup }: SchoolStudentsProps) {
  return (
    <Stack as="section" gap="4" aria-labelledby="school-students">
      <Heading level={2} id="school-students">
        Students
      </Heading>
      <StudentList
        label="Students of the school"
        show={['lastActivity', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open']}
        state={list}
        query={query}
        emptyText="Students appear here once they are linked to the school."
        filters={
          <Box width="11rem">
            <SelectField
              label="Year group"
              labelHidden
              value={yearGroup === undefined ? '' : String(yearGroup)}
              placeholder="All year groups"
              options={yearGroups.map((group) => ({
                value: String(group.yearGroup),
                label: `Year ${group.yearGroup}`,
              }))}
              onValue={(year) => list.change({ year })}
            />
          </Box>
        }
      />
    </Stack>
  )
}
