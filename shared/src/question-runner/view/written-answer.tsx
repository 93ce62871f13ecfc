import { TextArea, TextField } from '@portal/shared/forms'
import { plural, Stack, Text } from '@portal/shared/ui'
import { EquationPreview } from '../../rich-text/index.ts'
import { countWords } from '../rules/blanks.ts'

export interface WrittenAnswerProps {
  value: string
  isLocked: boolean
  onValue: (text: string) => void
}

/** Most characters that the server takes for an essay and for an equation. */
const essayLimit = 20_000
const equationLimit = 200

/** The text of an essay question, with its words counted. */
export function EssayAnswer({ value, isLocked, onValue }: WrittenAnswerProps) {
  return (
    <Stack gap="1.5">
      <TextArea
        label="Your answer"
        value={value}
        onValue={onValue}
        rows={12}
        readOnly={isLocked}
        spellCheck
        {...(value.length > essayLimit * 0.9 && { maxLength: essayLimit })}
      />
      <Text size="sm" tone="muted" figures>
        {plural(countWords(value), 'word')}
      </Text>
    </Stack>
  )
}

/** A line of maths with a preview of how it is read. */
export function EquationAnswer({ value, isLocked, onValue }: WrittenAnswerProps) {
  return (
    <Stack gap="3">
      <TextField
        label="Your answer"
        hint="Type it as plain maths: x/2, 3*x^2, sqrt(5), pi, (a+b)/c. Any equivalent form counts."
        value={value}
        onValue={onValue}
        maxLength={equationLimit}
        readOnly={isLocked}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EquationPreview value={value} />
    </Stack>
  )
}
