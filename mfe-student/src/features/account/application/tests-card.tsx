import { ApiError } from '@portal/shared/api'
import type { Registration } from '@portal/shared/application'
import { dialogPart } from '@portal/shared/idle'
import { useWrite } from '@portal/shared/query'
import { Button, Card, chakra, EmptyState, Text, toast } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { changed, removeTestCall, saveTestCall, testValues } from './application.queries.ts'
import { TestRow } from './test-row.tsx'

const AddTestDialog = dialogPart(() => import('./add-test-dialog.tsx'), 'Add a test')

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border', paddingTop: '5' },
  },
})

interface TestsCardProps {
  tests: readonly Registration[]
  /** The personal statement's; null where nothing is known of one. */
  statementStatus: string | null
}

/** The admissions tests that the student sits, by date, each a row that saves itself. */
export function TestsCard({ tests, statementStatus }: TestsCardProps) {
  const [isAdding, setAdding] = useState(false)
  const add = useWrite(saveTestCall, { changes: changed })
  const remove = useWrite(removeTestCall, { changes: changed })
  const takeAway = async (test: Registration) => {
    const { id, version, testName } = test
    try {
      await remove.write({ body: { id, version } })
    } catch (error) {
      toast.danger(error instanceof ApiError ? error.message : 'It could not be removed.')
      return
    }
    toast.success(`${testName} is removed, and its date from your calendar.`, {
      action: { label: 'Undo', onPress: () => add.write({ body: testValues(test) }) },
    })
  }
  return (
    <Card
      title="Admissions tests"
      action={
        <Button size="sm" icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Add a test
        </Button>
      }
    >
      {tests.length === 0 ? (
        <EmptyState compact title="No tests yet">
          Add the tests that you sit. Their dates then stand in your calendar.
        </EmptyState>
      ) : (
        <Rows>
          {tests.map((test) => (
            <li key={test.id}>
              <TestRow test={test} onRemove={() => takeAway(test)} />
            </li>
          ))}
        </Rows>
      )}
      {statementStatus === null ? null : (
        <Text size="sm" marginTop="4">
          Personal statement: {statementStatus}
        </Text>
      )}
      <Suspense>{isAdding ? <AddTestDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </Card>
  )
}
