import { FileField } from '@portal/shared/files'
import {
  Checkbox,
  MultiSelectField,
  NumberField,
  RadioGroup,
  TextField,
} from '@portal/shared/forms'
import { TagsField } from '@portal/shared/pickers'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Grid, Stack, Text } from '@portal/shared/ui'
import { states } from './book.words.ts'
import { pagesInWords, statesFor } from './book-values.rules.ts'
import { type EditedBook, useSubjects } from './books.queries.ts'
import type { BookForm } from './use-book-form.ts'

interface BookFieldsProps {
  form: BookForm
  /** The one that is changed; undefined for a new one. */
  book: EditedBook | undefined
}

/** The fields of a book. */
export function BookFields({ form, book }: BookFieldsProps) {
  const subjects = useSubjects()
  const { values } = form
  return (
    <Stack gap="5">
      <TextField label="Title" maxLength={300} {...form.field('title')} />
      <TagsField
        label="Authors"
        hint="Press Enter after each name."
        max={20}
        maxLength={200}
        {...form.field('authors')}
      />
      <RichTextField
        label="Description"
        optional
        equations
        images={false}
        headings={[2, 3]}
        {...form.field('description')}
      />
      <Grid columns={2}>
        <TextField
          label="ISBN"
          optional
          hint="With 10 or 13 digits, with dashes or without."
          maxLength={40}
          {...form.field('isbn')}
        />
        <NumberField label="Year" optional {...form.field('year')} />
      </Grid>
      <TextField label="Publisher" optional maxLength={200} {...form.field('publisher')} />
      <MultiSelectField
        label="Subjects"
        optional
        placeholder="Choose subjects"
        options={(subjects ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        max={10}
        {...form.field('subjectIds')}
      />
      <FileField
        label="Cover"
        optional
        hint="One is drawn from the title where there is none."
        kind="image"
        {...form.field('coverFileId')}
      />
      <Stack gap="2">
        <FileField label="PDF" optional kind="pdf" {...form.field('fileId')} />
        <Text size="sm" tone="muted" role="status">
          {pagesInWords(values.fileId, book)}
        </Text>
      </Stack>
      <Checkbox label="Readers may download the PDF" {...form.tick('mayDownload')} />
      <RadioGroup
        label="State"
        options={statesFor(book?.state ?? 'draft').map((value) => ({
          value,
          label: states[value].label,
        }))}
        {...form.field('state')}
      />
    </Stack>
  )
}
