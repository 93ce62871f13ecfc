import { Checkbox } from '@portal/shared/forms'
import { RichSummary } from '@portal/shared/rich-text'
import { Alert, Badge, Box, Row, Stack, Text } from '@portal/shared/ui'
import { type Edit, type EditableSet, withRemoved } from './edit-set.rules.ts'

export interface EditSetQuestionsProps {
  set: EditableSet
  edit: Edit
  error: string | undefined
  onChange: (what: Partial<Edit>) => void
}

/** The questions of a set; those without an answer can be left out. */
export function EditSetQuestions({ set, edit, error, onChange }: EditSetQuestionsProps) {
  const isAdaptive = set.order === 'adaptive'
  return (
    <Stack gap="3" role="group" aria-label="Questions of the set">
      <Text size="sm" tone="muted">
        {isAdaptive
          ? 'The questions drawn so far. They stay: each was picked by your answers before it.'
          : 'Take the tick away to leave a question out. Answered ones stay.'}
      </Text>
      {error === undefined ? null : (
        <Alert kind="danger" live>
          {error}
        </Alert>
      )}
      <Stack as="ol" gap="0" listStyleType="none">
        {set.questions.map((question) => {
          const { questionId, number, summary, summaryHtml, topicName, difficulty, isAnswered } =
            question
          const label = (
            <Row as="span" gap="2" alignItems="baseline" flexWrap="nowrap">
              <span>{`${number}.`}</span>
              {summary === '' ? `A question on ${topicName}` : <RichSummary html={summaryHtml} />}
            </Row>
          )
          const hint = `${topicName}, difficulty ${difficulty} of 5`
          return (
            <Row
              as="li"
              key={questionId}
              justifyContent="space-between"
              flexWrap="nowrap"
              alignItems="flex-start"
              paddingY="3"
              borderTopWidth="1px"
              borderColor="border"
            >
              {isAnswered || isAdaptive ? (
                <Stack gap="0.5">
                  {label}
                  <Text size="sm" tone="muted">
                    {hint}
                  </Text>
                </Stack>
              ) : (
                <Checkbox
                  name="removedIds"
                  label={label}
                  hint={hint}
                  checked={!edit.removedIds.includes(questionId)}
                  onValue={(isKept) => onChange(withRemoved(edit, questionId, !isKept))}
                />
              )}
              {isAnswered ? (
                <Box flexShrink={0}>
                  <Badge tone="success">Answered</Badge>
                </Box>
              ) : null}
            </Row>
          )
        })}
      </Stack>
    </Stack>
  )
}
