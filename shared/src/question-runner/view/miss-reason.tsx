import { SelectField } from '@portal/shared/forms'
import { Alert, Box, FilterChip, messageOf, Row, Text } from '@portal/shared/ui'
import { useId, useState } from 'react'
import type { MissReason } from '../types.ts'

const reasons: readonly { reason: MissReason; words: string }[] = [
  { reason: "didn't know", words: "Didn't know" },
  { reason: 'misread', words: 'Misread' },
  { reason: 'reasoning slip', words: 'Reasoning slip' },
  { reason: 'ran out of time', words: 'Ran out of time' },
  { reason: 'guessed', words: 'Guessed' },
]

/** What is chosen now. Shown at once; taken back when it could not be kept. */
function useChoice(
  value: MissReason | null,
  onChoose: ((reason: MissReason) => Promise<unknown>) | undefined,
) {
  const [chosen, setChosen] = useState(value)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (reason: MissReason) => {
    const before = chosen
    setChosen(reason)
    setFailure(null)
    try {
      await onChoose?.(reason)
    } catch (error) {
      setChosen((now) => (now === reason ? before : now))
      setFailure(messageOf(error) ?? 'The reason could not be kept. Try again.')
    }
  }
  return { chosen, failure, choose }
}

/** The same as one menu, for rows of a list. */
export function MissReasonMenu({
  value,
  onChoose,
}: {
  value: MissReason | null
  /** Left out where nothing can be changed. */
  onChoose: ((reason: MissReason) => Promise<unknown>) | undefined
}) {
  const { chosen, failure, choose } = useChoice(value, onChoose)
  return (
    <SelectField<MissReason>
      label="Why it went wrong"
      labelHidden
      placeholder="Not said yet"
      options={reasons.map(({ reason, words }) => ({ value: reason, label: words }))}
      value={chosen ?? ''}
      disabled={onChoose === undefined}
      error={failure ?? undefined}
      onValue={(reason) => (reason === '' ? undefined : void choose(reason))}
    />
  )
}

/** Why a question was missed, in one tap. Shown at once; taken back when it could not be kept. */
export function MissReasonChips({
  value,
  isLeftOut = false,
  onChoose,
}: {
  value: MissReason | null
  /** It was not answered, rather than answered wrongly. */
  isLeftOut?: boolean
  /** Left out where nothing can be changed. */
  onChoose: ((reason: MissReason) => Promise<unknown>) | undefined
}) {
  const label = useId()
  const { chosen, failure, choose } = useChoice(value, onChoose)
  if (onChoose === undefined) {
    const words = reasons.find(({ reason }) => reason === value)?.words
    return words === undefined ? null : (
      <Text size="sm" tone="muted">
        {`Why it was ${isLeftOut ? 'left out' : 'wrong'}: ${words}`}
      </Text>
    )
  }
  return (
    <Box>
      <Text id={label} size="sm" weight="medium" marginBottom="2">
        {isLeftOut ? 'Why was it left out?' : 'Why was it wrong?'}
      </Text>
      <Row role="group" aria-labelledby={label} gap="2">
        {reasons.map(({ reason, words }) => (
          <FilterChip key={reason} pressed={chosen === reason} onPress={() => choose(reason)}>
            {words}
          </FilterChip>
        ))}
      </Row>
      {failure === null ? null : (
        <Box marginTop="2">
          <Alert kind="danger" live>
            {failure}
          </Alert>
        </Box>
      )}
    </Box>
  )
}
