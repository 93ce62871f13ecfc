import { Checkbox, RadioGroup, SelectField, TextArea, TextField } from '@portal/shared/forms'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Card, Grid, Stack } from '@portal/shared/ui'
import { AnswerCards } from './answer-cards.tsx'
import { hasAnswers, questionTypes } from './question-values.rules.ts'
import { EquationFields, EssayFields } from './typed-fields.tsx'
import type { QuestionForm } from './use-question-form.ts'

const difficulties = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

export interface QuestionFieldsProps {
  form: QuestionForm
  /** Why the type stays as it is; undefined where it may be another. */
  fixedType?: string | undefined
  /** A question that is there: it has a name, and its changes have a note. */
  isThere: boolean
}

/** All fields of a question, the type first. */
export function QuestionFields({ form, fixedType, isThere }: QuestionFieldsProps) {
  const { questionType } = form.values
  return (
    <Stack gap="5">
      <Card title="Details">
        <Stack gap="4">
          <SelectField
            label="Question type"
            hint={fixedType}
            disabled={fixedType !== undefined}
            options={questionTypes}
            {...form.field('questionType')}
            onValue={(next) => {
              if (next !== '') form.set('questionType', next)
            }}
          />
          <Grid columns={2} gap="4">
            <RadioGroup
              label="Difficulty"
              look="chips"
              options={difficulties}
              {...form.field('difficulty')}
            />
            <TextField
              label="Name"
              optional={!isThere}
              hint={isThere ? 'Short and unique.' : 'The portal gives one where there is none.'}
              maxLength={100}
              {...form.field('key')}
            />
          </Grid>
        </Stack>
      </Card>
      <Card title="Question">
        <Stack gap="5">
          <RichTextField label="Question Data" optional equations {...form.field('data')} />
          <RichTextField
            key={questionType === '3' ? 'with blanks' : 'without'}
            label="Question Text"
            equations
            blanks={questionType === '3'}
            {...form.field('text')}
          />
        </Stack>
      </Card>
      {hasAnswers(form.values) ? <AnswerCards form={form} /> : null}
      {questionType === '2' ? <EssayFields form={form} /> : null}
      {questionType === '4' ? <EquationFields form={form} /> : null}
      <Card title="Explanation">
        <RichTextField label="Solution" equations {...form.field('solution')} />
      </Card>
      {isThere ? (
        <Card title="This change">
          <Stack gap="4">
            <TextArea
              label="Note on the change"
              optional
              hint="For whoever looks back at it in the history."
              rows={2}
              maxLength={500}
              {...form.field('note')}
            />
            {fixedType === undefined ? null : (
              <Checkbox
                label="Start its statistics anew"
                hint="What was answered before is left out of its figures."
                {...form.tick('startsStatistics')}
              />
            )}
          </Stack>
        </Card>
      ) : null}
    </Stack>
  )
}
