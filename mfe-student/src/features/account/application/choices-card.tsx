import { ApiError } from '@portal/shared/api'
import { type Choice, mostChoices, movedIn } from '@portal/shared/application'
import { staleIn } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { type Order, OrderedList } from '@portal/shared/ordering'
import { useWrite } from '@portal/shared/query'
import { Button, Card, EmptyState, Stack, Text, toast } from '@portal/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { changed, choiceValues, removeChoiceCall, saveChoiceCall } from './application.queries.ts'
import { ChoiceRow } from './choice-row.tsx'

const AddChoiceDialog = dialogPart(() => import('./add-choice-dialog.tsx'), 'Add a course')

const nameOf = ({ university, course }: Choice) => `${university}, ${course}`

/** Up to five courses in the student's own order, each a row that saves itself. */
export function ChoicesCard({ choices }: { choices: readonly Choice[] }) {
  const [isAdding, setAdding] = useState(false)
  const move = useWrite(saveChoiceCall, { changes: changed })
  const remove = useWrite(removeChoiceCall, { changes: changed })
  const isFull = choices.length >= mostChoices

  const put = async (order: Order) => {
    const keys = order[0]?.keys ?? []
    const moved = movedIn(
      choices.map(({ id }) => id),
      keys,
    )
    const choice = choices.find(({ id }) => id === moved)
    if (choice === undefined) return
    const { id, version } = choice
    const position = keys.indexOf(id) + 1
    try {
      await move.write({ body: { id, version, position, ...choiceValues(choice) } })
    } catch (error) {
      // Its own row has saved meanwhile: the place changes, and what was saved stays.
      const stale =
        error instanceof ApiError && error.status === 409 ? staleIn(error.data) : undefined
      if (stale === undefined) throw error
      const values = choiceValues({ ...choice, ...stale.values })
      await move.write({ body: { id, version: stale.version, position, ...values } })
    }
  }
  const takeAway = async (choice: Choice) => {
    const { id, version, position } = choice
    try {
      await remove.write({ body: { id, version } })
    } catch (error) {
      toast.danger(error instanceof ApiError ? error.message : 'It could not be removed.')
      return
    }
    const body = { position, ...choiceValues(choice) }
    toast.success(`${nameOf(choice)} is removed.`, {
      action: { label: 'Undo', onPress: () => move.write({ body }) },
    })
  }

  return (
    <Card
      title="Universities and courses"
      action={
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          disabled={isFull}
          onClick={() => setAdding(true)}
        >
          Add a course
        </Button>
      }
    >
      {choices.length === 0 ? (
        <EmptyState compact title="No courses yet">
          Add up to five, in your own order. Your parents and tutors see them.
        </EmptyState>
      ) : (
        <Stack gap="4">
          <OrderedList
            label="Courses in your order"
            groups={[{ id: 'choices', label: 'Courses', rows: choices }]}
            rowKey={({ id }) => id}
            rowName={nameOf}
            onOrder={put}
            menu={(choice) => [
              {
                id: 'remove',
                label: 'Remove',
                icon: <Trash2 size={16} />,
                onChoose: () => takeAway(choice),
              },
            ]}
          >
            {(choice) => <ChoiceRow choice={choice} />}
          </OrderedList>
          {choices.length === 1 ? <RemoveOnly choice={choices[0]} onRemove={takeAway} /> : null}
          {isFull ? (
            <Text size="sm" tone="muted">
              UCAS takes five courses. Remove one to add another.
            </Text>
          ) : null}
        </Stack>
      )}
      <Suspense>
        {isAdding ? (
          <AddChoiceDialog position={choices.length + 1} onClose={() => setAdding(false)} />
        ) : null}
      </Suspense>
    </Card>
  )
}

/** A row that is alone has no menu, as it has no other place. */
function RemoveOnly({
  choice,
  onRemove,
}: {
  choice: Choice | undefined
  onRemove: (choice: Choice) => void
}) {
  if (choice === undefined) return null
  return (
    <div>
      <Button size="sm" icon={<Trash2 size={16} aria-hidden />} onClick={() => onRemove(choice)}>
        Remove {nameOf(choice)}
      </Button>
    </div>
  )
}
