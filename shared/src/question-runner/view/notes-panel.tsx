import { TextArea } from '@portal/shared/forms'
import { Heading, IconButton, Row, Stack, Text } from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { cleanHtml } from '../../rich-text/index.ts'
import { removeAt, type TextRange } from '../rules/highlights.ts'
import { type RunnerState, stateOf } from '../rules/runner-state.ts'
import { htmlOf } from './question-text.tsx'
import { excerptOf } from './text-ranges.ts'
import { ToolPanel } from './tool-panel.tsx'

/** Most characters of the scratch notes. */
const limit = 20_000

export interface NotesPanelProps {
  scratch: string
  runner: RunnerState
  /** Whether what is written outlives this tab. */
  isLasting: boolean
  isReadOnly: boolean
  onScratch: (text: string) => void
  onHighlights: (questionId: number, highlights: readonly TextRange[]) => void
  onClose: () => void
}

/** Scratch notes on the set and the list of what is highlighted; both stay on this device. */
export function NotesPanel(props: NotesPanelProps) {
  const { scratch, runner, isReadOnly } = props
  const highlighted = runner.questions.flatMap((question) => {
    const { highlights } = stateOf(runner, question.questionId)
    return highlights.length === 0 ? [] : [{ question, highlights }]
  })
  return (
    <ToolPanel title="Notes" onClose={props.onClose}>
      <TextArea
        label="Scratch notes on this set"
        hint={
          props.isLasting
            ? 'Kept on this device, also for looking back. Nobody else sees them.'
            : 'This device cannot keep them: they last as long as this tab.'
        }
        value={scratch}
        onValue={props.onScratch}
        rows={6}
        readOnly={isReadOnly}
        {...(scratch.length > limit * 0.9 && { maxLength: limit })}
      />
      {highlighted.length === 0 ? (
        <Text size="sm" tone="muted">
          Select text of a question and press H to highlight it. Highlights are listed here.
        </Text>
      ) : (
        <Stack gap="2">
          <Heading level={3} size="sm">
            Highlights
          </Heading>
          <Stack as="ul" gap="1" listStyleType="none">
            {highlighted.map(({ question, highlights }) =>
              highlights.map((range) => (
                <HighlightEntry
                  key={`${question.questionId} ${range.start}`}
                  number={question.number}
                  html={htmlOf(question, null)}
                  range={range}
                  onRemove={
                    isReadOnly
                      ? undefined
                      : () =>
                          props.onHighlights(question.questionId, removeAt(highlights, range.start))
                  }
                />
              )),
            )}
          </Stack>
        </Stack>
      )}
    </ToolPanel>
  )
}

function HighlightEntry({
  number,
  html,
  range,
  onRemove,
}: {
  number: number
  html: string
  range: TextRange
  onRemove: (() => void) | undefined
}) {
  const words = useMemo(() => {
    const root = document.createElement('div')
    root.innerHTML = cleanHtml(html)
    return excerptOf(root, range)
  }, [html, range])
  return (
    <Row as="li" gap="2" flexWrap="nowrap" justifyContent="space-between">
      <Text size="sm">{`Question ${number}: ${words}`}</Text>
      {onRemove === undefined ? null : (
        <IconButton
          size="sm"
          label={`Remove the highlight of question ${number}: ${words}`}
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      )}
    </Row>
  )
}
