import { SelectField, TextField } from '@portal/shared/forms'
import { Button, Grid, IconButton, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import { type EditorTopic, mostHomework } from './editor.rules.ts'
import { DueField } from './picked-fields.tsx'
import type { ReportForm } from './report-fields.tsx'

interface HomeworkFieldsProps {
  form: ReportForm
  /** What is wrong, by place, beside what the form says itself. */
  faults: Readonly<Record<string, string>>
  /** Topics to choose from: those that the hour was about. */
  topics: readonly EditorTopic[]
  /** First day that it may be due, `yyyy-mm-dd`. */
  from: string
}

/** What the student is to do until the next hour: at most ten things, each with a day and a topic. */
export function HomeworkFields({ form, faults, topics, from }: HomeworkFieldsProps) {
  const homework = form.list('homework')
  return (
    <Stack gap="3" role="group" aria-label="Homework">
      <Row justifyContent="space-between">
        <Text weight="medium" size="sm">
          Homework (optional)
        </Text>
        <Text size="sm" tone="muted">
          {homework.items.length} of {mostHomework}
        </Text>
      </Row>
      {homework.items.map(({ key, at }) => {
        const text = form.field(`homework.${at}.text`)
        const due = form.field(`homework.${at}.dueOn`)
        const topic = form.field(`homework.${at}.topicId`)
        const chosen = topic.value === null ? '' : String(topic.value)
        return (
          <Surface key={key} padding="4">
            <Stack gap="3">
              <Row alignItems="flex-end" flexWrap="nowrap" gap="2">
                <Stack flex="1" minWidth="0">
                  <TextField
                    label={`What to do, ${at + 1}`}
                    maxLength={500}
                    {...text}
                    error={text.error ?? faults[text.name]}
                  />
                </Stack>
                <IconButton
                  label={`Remove homework ${at + 1}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => homework.remove(at)}
                />
              </Row>
              <Grid columns={2}>
                <DueField
                  label="Due on"
                  optional
                  min={from}
                  name={due.name}
                  value={due.value ?? ''}
                  error={due.error ?? faults[due.name]}
                  onValue={(day) => due.onValue(day === '' ? null : day)}
                />
                <SelectField
                  label="Topic"
                  optional
                  name={topic.name}
                  placeholder={topics.length === 0 ? 'Choose topics above first' : 'No topic'}
                  value={chosen}
                  options={optionsFor(topics, topic.value)}
                  error={topic.error ?? faults[topic.name]}
                  onValue={(id) => topic.onValue(id === '' ? null : Number(id))}
                />
              </Grid>
            </Stack>
          </Surface>
        )
      })}
      {homework.items.length >= mostHomework ? null : (
        <Row>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            {...homework.adder}
            onClick={() => homework.add({ text: '', dueOn: null, topicId: null })}
          >
            Add homework
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** The topics of the hour, and the one that is chosen although it is none of them any more. */
function optionsFor(topics: readonly EditorTopic[], chosen: number | null) {
  const options = topics.map(({ topicId, topicName }) => ({
    value: String(topicId),
    label: topicName,
  }))
  const isThere = chosen === null || topics.some(({ topicId }) => topicId === chosen)
  return isThere ? options : [...options, { value: String(chosen), label: 'The topic before' }]
}
