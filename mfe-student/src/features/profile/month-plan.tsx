import { type Month, monthNumber } from '@portal/shared/calendar'
import { queryOf, useLogged, useQuery } from '@portal/shared/query'
import {
  Box,
  chakra,
  formatDate,
  Heading,
  SkeletonText,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { Check, Circle } from 'lucide-react'
import { useId } from 'react'

const Items = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': { display: 'flex', gap: '2', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: 0, marginTop: '0.5', color: 'fg.muted' },
    '& s': { color: 'fg.muted' },
    '& li[data-done] svg': { color: 'success.text' },
  },
})

/**
 * What the student's curriculum holds for a month, done items struck through. A month that cannot
 * be fetched is left empty; the failure is only logged.
 */
export function MonthPlan({ month }: { month: Month }) {
  const title = useId()
  const { data, error, isPending } = useQuery(
    queryOf('GET /Curriculum/Curriculum/GetStudentCurriculumV2', {
      query: { monthNumber: monthNumber(month) },
    }),
  )
  useLogged(error, 'The curriculum')
  return (
    <Box
      role="region"
      aria-labelledby={title}
      // It may be longer than the calendar, and is then scrolled by keys too.
      tabIndex={0}
      flex="1 1 0"
      minHeight="0"
      overflowY="auto"
      padding="3"
      bg="bg.sunken"
      borderRadius="md"
    >
      <Heading level={3} size="sm" id={title} marginBottom="3">
        Curriculum, {formatDate(`${month}-15T12:00:00Z`, 'month', 'UTC')}
      </Heading>
      {isPending ? <SkeletonText lines={5} /> : null}
      {data?.items.length === 0 ? (
        <Text size="sm" tone="muted">
          Nothing is planned for this month.
        </Text>
      ) : null}
      <Items>
        {data?.items.map(({ id, curriculumText, isCompleted }) => (
          <li key={id} data-done={isCompleted ? '' : undefined}>
            {isCompleted ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            {isCompleted ? (
              <span>
                <VisuallyHidden>Done: </VisuallyHidden>
                <s>{curriculumText}</s>
              </span>
            ) : (
              <span>{curriculumText}</span>
            )}
          </li>
        ))}
      </Items>
    </Box>
  )
}
