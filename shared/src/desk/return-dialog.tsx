import { ApiError } from '@portal/shared/api'
import { RadioGroup } from '@portal/shared/forms'
import { Alert, Button, Dialog, FactList, messageOf, plural, Stack, Text } from '@portal/shared/ui'
import { percentOf } from '@portal/shared/writing-rules'
import { useState } from 'react'
import { useReturn } from './desk.queries.ts'
import { saysTheSame } from './desk.rules.ts'
import type { Criterion, DeskRead, DeskValue } from './desk.types.ts'
import type { Missing } from './missing.rules.ts'
import { MissingList } from './missing-list.tsx'
import type { DeskHandle } from './use-desk-draft.ts'

export interface ReturnDialogProps {
  read: DeskRead
  value: DeskValue
  criteria: readonly Criterion[]
  missing: readonly Missing[]
  handle: DeskHandle
  /** Goes to what is missing. */
  onGo: (missing: Missing) => void
  /** It is returned, or waits for a check. */
  onDone: (state: 'marked' | 'checking') => void
  onClose: () => void
}

type Outcome = 'confirmed' | 'changed'

export const notSaved = new ApiError({
  status: 409,
  message: 'Your last words are not saved yet. Wait for Saved, then try again.',
})

/** Sums up what is returned, or what is missing before it can be. */
export default function ReturnDialog(props: ReturnDialogProps) {
  const { read, value, criteria, missing, handle, onGo, onDone, onClose } = props
  const { item, first } = read
  const isSecond = item.round === 2
  const [outcome, setOutcome] = useState<Outcome | ''>(() =>
    first === null ? '' : saysTheSame(value, first) ? 'confirmed' : 'changed',
  )
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const returning = useReturn()
  const isReady = missing.length === 0

  const send = async () => {
    setFailure(null)
    setSaving(true)
    try {
      if (!(await handle.flush())) throw notSaved
      const { state } = await returning.write({
        body: {
          ...{ itemId: item.itemId, baseRevision: handle.revision() },
          ...(isSecond && outcome !== '' && { outcome }),
        },
      })
      onDone(state)
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }
  const verb = item.asksCheck ? 'Send to the check' : 'Return'
  return (
    <Dialog
      open
      size="sm"
      title={isReady ? `${verb}: ${item.title}` : 'Before it can be returned'}
      {...(!isSaving && { onClose })}
      footer={
        <>
          <Button onClick={onClose}>{isReady ? 'Cancel' : 'Go on marking'}</Button>
          {isReady ? (
            <Button
              variant="primary"
              loading={isSaving}
              aria-disabled={isSecond && outcome === '' ? true : undefined}
              onClick={() => void send()}
            >
              {verb}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        {failure === null ? null : (
          <Alert kind="danger" live title="It could not be returned">
            {messageOf(failure) ?? 'Check your connection and try again.'}
          </Alert>
        )}
        {isReady ? (
          <>
            <FactList items={factsOf(read, value, criteria)} />
            <Text>{sentenceOf(read)}</Text>
            {isSecond ? (
              <RadioGroup<Outcome>
                label="What comes of the second look"
                look="cards"
                options={[
                  { value: 'confirmed', label: 'Marking confirmed' },
                  { value: 'changed', label: 'Marking changed' },
                ]}
                value={outcome}
                onValue={setOutcome}
              />
            ) : null}
          </>
        ) : (
          <MissingList missing={missing} onGo={onGo} />
        )}
      </Stack>
    </Dialog>
  )
}

function factsOf({ item }: DeskRead, value: DeskValue, criteria: readonly Criterion[]) {
  const levels = criteria.map(({ key, title, levels: all }, index) => ({
    label: item.kind === 'question' ? `Criterion ${index + 1}` : title,
    value: all.find(
      ({ points }) => points === value.grades.find((grade) => grade.key === key)?.points,
    )?.label,
  }))
  const percent = item.kind === 'question' ? null : percentOf(criteria, value.grades)
  return [
    ...levels,
    ...(percent === null ? [] : [{ label: 'In all', value: `${percent}%` }]),
    { label: 'Comments', value: plural(value.comments.length, 'comment', 'comments') },
  ]
}

function sentenceOf({ item }: DeskRead): string {
  if (item.kind === 'question') return 'This is final: once returned, the marks cannot be changed.'
  if (item.asksCheck) return 'A senior tutor looks at it before the student does.'
  return `${item.studentName} is told, and can read it at once.`
}
