import { monthIn, StaffCurriculum } from '@portal/shared/curriculum'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Heading, LinkButton, Row, Stack, Text } from '@portal/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { studentCall, useRemoveItem, useSaveItem } from './curriculum.queries.ts'
import { LinkFinder } from './link-finder.tsx'

/** The list of one student, with what the template says where it says something else. */
export function StudentList({ studentId }: { studentId: string }) {
  const [params, setParams] = useSearchParams()
  const asked = monthIn(params.get('month'))
  const query = useQuery({
    ...queryOf(studentCall, {
      query: { studentId, ...(asked !== undefined && { monthNumber: asked }) },
    }),
    placeholderData: keepPreviousData,
  })
  const save = useSaveItem()
  const remove = useRemoveItem()
  const { data } = query
  return (
    <Stack gap="5">
      <Row>
        <LinkButton to="?tab=students" size="sm" icon={<ArrowLeft size={16} aria-hidden />}>
          All students
        </LinkButton>
      </Row>
      {data === undefined ? null : (
        <Row gap="3">
          <Heading level={2}>{data.fullName}</Heading>
          {data.shouldSeeExtendedCurriculum ? (
            <Badge tone="purple">Extended curriculum</Badge>
          ) : null}
        </Row>
      )}
      <StaffCurriculum
        studentId={studentId}
        name={data?.fullName.split(' ')[0] ?? 'The student'}
        query={query}
        asked={asked}
        onMonth={(month) =>
          setParams(
            {
              ...{ tab: 'students', student: studentId },
              ...(month !== undefined && { month: String(month) }),
            },
            { replace: true },
          )
        }
        save={(body) => save.write({ body })}
        remove={(body) => remove.write({ body })}
        finder={(add) => <LinkFinder onAdd={add} />}
        note={({ templateText, curriculumText }) =>
          templateText === null || templateText === curriculumText ? null : (
            <Text size="sm" tone="muted" paddingLeft="8">
              The template says: {templateText}
            </Text>
          )
        }
      />
    </Stack>
  )
}
