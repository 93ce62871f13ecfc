import { documentStates, paperParts } from '@portal/shared/contract'
import { partWords } from '@portal/shared/documents'
import { FileField } from '@portal/shared/files'
import {
  MultiSelectField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  type useForm,
} from '@portal/shared/forms'
import { Grid, Stack } from '@portal/shared/ui'
import type { DocumentValues } from './document-values.rules.ts'
import type { Choices } from './documents.queries.ts'
import { stateWords } from './state-words.ts'

export interface DocumentsForm {
  documents: DocumentValues[]
}

export interface DocumentFieldsProps {
  form: Pick<ReturnType<typeof useForm<DocumentsForm>>, 'field' | 'values' | 'set'>
  /** Its place in the list. */
  at: number
  choices: Choices
}

const options = (named: readonly { id: number; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }))

const states = documentStates.map((state) => ({ value: state, label: stateWords[state].word }))
const parts = paperParts.map((part) => ({ value: part, label: partWords[part] }))

/** The fields of one document. */
export function DocumentFields({ form, at, choices }: DocumentFieldsProps) {
  const document = form.values.documents[at]
  if (document === undefined) return null
  const isPaper = document.kind === 'past paper'
  const test = choices.tests.find(({ id }) => String(id) === document.admissionTestId)
  const testField = form.field(`documents.${at}.admissionTestId`)
  const stateField = form.field(`documents.${at}.state`)
  return (
    <Stack gap="4">
      <TextField label="Title" maxLength={200} {...form.field(`documents.${at}.title`)} />
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={1000}
        {...form.field(`documents.${at}.description`)}
      />
      <Grid columns={2}>
        <SelectField
          label="Test"
          optional={!isPaper}
          placeholder={isPaper ? 'Choose a test' : 'No test'}
          options={options(choices.tests)}
          {...testField}
          onValue={(value: string) => {
            testField.onValue(value)
            form.set(`documents.${at}.sectionId`, '')
          }}
        />
        <SelectField
          label="Part of the test"
          optional
          placeholder="All of it"
          options={options(test?.sections ?? [])}
          {...form.field(`documents.${at}.sectionId`)}
        />
        <NumberField label="Year" optional {...form.field(`documents.${at}.year`)} />
        {isPaper ? (
          <SelectField
            label="Part of the paper"
            placeholder="Choose a part"
            options={parts}
            {...form.field(`documents.${at}.paperPart`)}
          />
        ) : null}
      </Grid>
      <MultiSelectField
        label="Subjects"
        optional
        placeholder="Choose subjects"
        options={options(choices.subjects)}
        max={10}
        {...form.field(`documents.${at}.subjectIds`)}
      />
      <SelectField
        label="State"
        options={states}
        {...stateField}
        onValue={(state) => {
          if (state !== '') stateField.onValue(state)
        }}
      />
      <FileField label="File" kind="document" {...form.field(`documents.${at}.fileId`)} />
    </Stack>
  )
}
