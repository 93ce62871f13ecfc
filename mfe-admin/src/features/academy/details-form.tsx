import { bodyOf } from '@portal/shared/bodies'
import { FileField } from '@portal/shared/files'
import { Checkbox, RadioGroup, TextArea, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { type Tree, useSaveAcademy } from './academy.queries.ts'
import { audiences } from './academy.rules.ts'
import { academyWords } from './academy.words.ts'

type Edited = Partial<
  Pick<
    Tree,
    | 'title'
    | 'summary'
    | 'description'
    | 'audience'
    | 'allowsSkipping'
    | 'finishBy'
    | 'cover'
    | 'version'
  >
>

const valuesOf = (academy: Edited | undefined) => ({
  title: academy?.title ?? '',
  summary: academy?.summary ?? '',
  description: academy?.description ?? '',
  audience: academy?.audience ?? ('students' as const),
  allowsSkipping: academy?.allowsSkipping ?? true,
  finishBy: academy?.finishBy ?? '',
  cover: academy?.cover ?? null,
  version: academy?.version,
})

/**
 * The form of an academy's details.
 * @param academy the one that is changed; undefined for a new one.
 */
export function useDetailsForm(
  academy: Tree | undefined,
  done: (saved: { id: string; title: string }) => void,
) {
  const save = useSaveAcademy()
  return useForm({
    name: `academy ${academy?.id ?? 'new'}`,
    start: valuesOf(academy),
    schema: bodyOf('POST /academy/admin/Academy/Save'),
    body: ({ cover, finishBy, ...values }) => ({
      ...values,
      ...(academy && { id: academy.id }),
      finishBy: finishBy === '' ? null : finishBy,
      coverFileId: cover?.id ?? null,
    }),
    theirs: theirsAs(valuesOf),
    ...academyWords,
    failed: 'The academy could not be saved',
    write: (body) => save.write({ body }),
    done: ({ id }, { title }) => done({ id, title }),
  })
}

/** The fields of an academy's details. */
export function DetailsFields({ form }: { form: ReturnType<typeof useDetailsForm> }) {
  return (
    <>
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <TextArea
        label="Summary"
        hint="On its card, in at most 300 characters."
        rows={2}
        maxLength={300}
        {...form.field('summary')}
      />
      <RichTextField
        label="Description"
        equations
        headings={[2, 3]}
        {...form.field('description')}
      />
      <RadioGroup label="For" options={audiences} {...form.field('audience')} />
      <DateField
        label="Finish by"
        hint="Stands in the calendars of its students; it may be left out."
        {...form.field('finishBy')}
      />
      <Checkbox label="What was not watched yet may be skipped" {...form.tick('allowsSkipping')} />
      <FileField label="Cover" kind="image" {...form.field('cover')} />
    </>
  )
}
