import { mostComment } from '@portal/shared/contract'
import { RadioGroup, SelectField, TextArea, type useForm } from '@portal/shared/forms'
import { Heading, Stack } from '@portal/shared/ui'
import type { CardPage } from './editor.queries.ts'
import {
  type CardValues,
  gradeOptions,
  labels,
  predictionOptions,
  skillField,
  withGrade,
} from './editor.rules.ts'

interface CardFieldsProps {
  page: CardPage
  form: Pick<ReturnType<typeof useForm<CardValues>>, 'field'>
  /** What is wrong, by field, beside what the form says itself. */
  faults: Readonly<Record<string, string>>
}

/** The fields of a card: a grade for each skill, the predicted grade, the comment. */
export function CardFields({ page, form, faults }: CardFieldsProps) {
  const { skills, scale } = page
  const grades = form.field('grades')
  const predicted = form.field('predictedGrade')
  const comment = form.field('comment')
  return (
    <Stack gap="6">
      <Stack gap="5" role="group" aria-label="Grades">
        <Heading level={3} size="sm">
          Grades
        </Heading>
        {skills.map(({ id, name }) => {
          const given = grades.value.find(({ skillId }) => skillId === id)
          return (
            <RadioGroup
              key={id}
              label={name}
              look="chips"
              required
              name={skillField(id)}
              value={given === undefined ? '' : String(given.grade)}
              options={gradeOptions}
              error={faults[skillField(id)]}
              onValue={(value) =>
                grades.onValue(withGrade(grades.value, skills, id, Number(value)))
              }
            />
          )
        })}
      </Stack>
      {scale === null ? null : (
        <SelectField
          label={`${labels.predictedGrade}, ${scale.test}`}
          hint="What you expect in the test as the student works now."
          placeholder="Choose a grade"
          name={predicted.name}
          value={predicted.value === null ? '' : String(predicted.value)}
          options={predictionOptions(scale)}
          error={predicted.error ?? faults.predictedGrade}
          onValue={(value) => predicted.onValue(value === '' ? null : Number(value))}
        />
      )}
      <TextArea
        label={labels.comment}
        hint="What went well, and what comes next: 100 to 1,500 characters, read by student, parents and school."
        rows={8}
        maxLength={mostComment}
        {...comment}
        error={comment.error ?? faults.comment}
      />
    </Stack>
  )
}
