import { StudentList, useStudentList } from '@portal/shared/progress'
import { useSearchParams } from '@portal/shared/router'
import { Box, Heading, SelectField, Stack } from '@portal/shared/ui'
import { useSchoolStudents, useSchoolSummary } from './dashboard.queries.ts'

/** The school's students, filtered by year group, light and name. */
export function SchoolStudents({ schoolId }: { schoolId: string }) {
  const list = useStudentList()
  const [params] = useSearchParams()
  const groups = useSchoolSummary(schoolId).data?.yearGroups ?? []
  const yearGroup = groups.find(
    (group) => String(group.yearGroup) === params.get('year'),
  )?.yearGroup
  const students = useSchoolStudents({
    ...list.query,
    schoolId,
    ...(yearGroup === undefined ? {} : { yearGroup }),
  })
  return (
    <Stack as="section" gap="4" aria-labelledby="school-students">
      <Heading level={2} id="school-students">
        Students
      </Heading>
      <StudentList
        label="Students of the school"
        show={['lastActivity', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open']}
        state={list}
        query={students}
        emptyText="Students appear here once they are linked to the school."
        filters={
          <Box width="11rem">
            <SelectField
              label="Year group"
              labelHidden
              value={yearGroup === undefined ? '' : String(yearGroup)}
              placeholder="All year groups"
              options={groups.map((group) => ({
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
