import { NumberField, TextField } from '@portal/shared/forms'
import { TagsField } from '@portal/shared/pickers'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Button, Card, Grid, IconButton, Row, Stack, Text } from '@portal/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import { TryAnswer } from './try-answer.tsx'
import type { QuestionForm } from './use-question-form.ts'

const mostCriteria = 10

/** How an essay is marked: the model answer, and the criteria by which a student marks it. */
export function EssayFields({ form }: { form: QuestionForm }) {
  const list = form.list('marking.criteria')
  return (
    <Card title="Marking">
      <Stack gap="5">
        <RichTextField label="Model answer" equations {...form.field('marking.modelAnswer')} />
        <Stack as="section" gap="3" aria-label="Criteria">
          {list.items.map(({ key, at }) => (
            <Row key={key} flexWrap="nowrap" alignItems="flex-start" gap="2">
              <RichTextField
                label={`Criterion ${at + 1}`}
                tools="plain"
                equations
                {...form.field(`marking.criteria.${at}`)}
              />
              <IconButton
                label={`Remove criterion ${at + 1}`}
                icon={<Trash2 size={18} />}
                onClick={() => list.remove(at)}
              />
            </Row>
          ))}
          {list.error === undefined ? null : (
            <Text size="sm" tone="danger">
              {list.error}
            </Text>
          )}
          <Row>
            <Button
              {...list.adder}
              name="marking.criteria"
              icon={<Plus size={18} aria-hidden />}
              disabled={list.items.length >= mostCriteria}
              onClick={() => list.add('')}
            >
              Add criterion
            </Button>
            <Text as="span" size="sm" tone="muted">
              {`${list.items.length} of at most ${mostCriteria}`}
            </Text>
          </Row>
        </Stack>
      </Stack>
    </Card>
  )
}

/** How a typed number or expression is marked, and a field to try it. */
export function EquationFields({ form }: { form: QuestionForm }) {
  const { variables } = form.values.marking
  return (
    <Card title="Marking">
      <Stack gap="5">
        <TextField
          label="Expected value"
          hint="As students type it: 3.14, x/2, sqrt(2). Equivalent forms are right too."
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          {...form.field('marking.expected')}
        />
        <TagsField
          label="Variables"
          optional
          hint="The letters that an answer may have in it. Press Enter after each."
          max={10}
          maxLength={20}
          {...form.field('marking.variables')}
        />
        <Grid columns={2} gap="4">
          <TextField
            label="Unit"
            optional
            hint="Of the expected value, as m/s."
            maxLength={40}
            {...form.field('marking.unit')}
          />
          <NumberField
            label="Tolerance"
            optional
            hint={
              variables.length > 0
                ? 'Only of a number, without variables.'
                : 'How far a number may be off.'
            }
            disabled={variables.length > 0}
            min={0}
            step="any"
            {...form.field('marking.tolerance')}
          />
        </Grid>
        <TryAnswer values={form.values} />
      </Stack>
    </Card>
  )
}
