import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { monthIn } from '../curriculum/month.rules.ts'
import { StaffCurriculum } from '../curriculum/staff-curriculum.tsx'
import { overviewCall } from './summary.queries.ts'
import type { SummaryTabProps } from './tabs.ts'

const monthCall = 'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum'
const changes = { changes: [monthCall, overviewCall] } as const

/** What the student does each month, for tutors of the student to read and to change. */
export default function CurriculumTab({ studentId, overview: { firstName } }: SummaryTabProps) {
  const [params, setParams] = useSearchParams()
  const asked = monthIn(params.get('month'))
  const query = useQuery({
    ...queryOf(monthCall, {
      query: { studentId, ...(asked !== undefined && { monthNumber: asked }) },
    }),
    placeholderData: keepPreviousData,
  })
  const save = useWrite('POST /Curriculum/Tutor/Curriculum/SaveStudentItem', changes)
  const remove = useWrite('POST /Curriculum/Tutor/Curriculum/RemoveStudentItem', changes)
  return (
    <StaffCurriculum
      studentId={studentId}
      name={firstName}
      query={query}
      asked={asked}
      onMonth={(month) =>
        setParams(
          { tab: 'curriculum', ...(month !== undefined && { month: String(month) }) },
          { replace: true },
        )
      }
      save={(body) => save.write({ body })}
      remove={(body) => remove.write({ body })}
    />
  )
}
