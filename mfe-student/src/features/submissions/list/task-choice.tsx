import { RadioGroup, SearchField, SelectField } from '@portal/shared/forms'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { Button, EmptyState, QueryRegion, Row, SkeletonList, Stack, Text } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import { useState } from 'react'
import { tasksCall, type WritingTask } from '../submissions.queries.ts'

export interface TaskChoiceProps {
  name: string
  value: string
  error: string | undefined
  onTask: (task: WritingTask) => void
}

/** Tasks to write on: found by their words, and by the test that they are for. */
export function TaskChoice({ value, onTask, ...field }: TaskChoiceProps) {
  const [search, setSearch] = useState('')
  const [test, setTest] = useState('')
  const [pageSize, setPageSize] = useState(20)
  const tests = useQuery(queryOf('GET /Subject/AdmissionTest')).data ?? []
  const tasks = useQuery({
    ...queryOf(tasksCall, {
      query: {
        ...{ kind: 'essay', pageNo: 1, pageSize },
        ...(search !== '' && { search: search.slice(0, 200) }),
        ...(test !== '' && { admissionTestId: Number(test) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="3">
      <Row gap="3" alignItems="flex-end">
        <Stack flex="1 1 12rem">
          <SearchField
            label="Search tasks by title"
            placeholder="Search by title"
            value={search}
            onValue={setSearch}
          />
        </Stack>
        <Stack flex="1 1 10rem">
          <SelectField
            label="Test"
            labelHidden
            placeholder="All tests"
            optional={false}
            options={tests.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={test}
            onValue={setTest}
          />
        </Stack>
      </Row>
      <QueryRegion
        query={tasks}
        compact
        failed="The tasks could not be loaded"
        skeleton={<SkeletonList rows={4} />}
      >
        {({ tasks: found, totalCount }) =>
          found.length === 0 ? (
            <EmptyState compact title="No task fits">
              Try other words, or write on a question of your own.
            </EmptyState>
          ) : (
            <>
              <RadioGroup
                label="Task"
                look="cards"
                value={value}
                onValue={(id) => {
                  const chosen = found.find(({ taskId }) => taskId === id)
                  if (chosen !== undefined) onTask(chosen)
                }}
                options={found.map((task) => ({
                  value: task.taskId,
                  label: task.title,
                  description: [task.admissionTest, lengthAsked(task)].filter(Boolean).join(' · '),
                }))}
                {...field}
              />
              {totalCount > found.length ? (
                <Row gap="3">
                  <Text size="sm" tone="muted">
                    {found.length} of {totalCount} tasks
                  </Text>
                  {pageSize < 100 ? (
                    <Button size="sm" variant="ghost" onClick={() => setPageSize(100)}>
                      Show more
                    </Button>
                  ) : null}
                </Row>
              ) : null}
            </>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
