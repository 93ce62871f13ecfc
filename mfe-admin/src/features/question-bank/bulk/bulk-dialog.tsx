import { FormDialog, SelectField, TextArea, useForm } from '@portal/shared/forms'
import type { Chosen } from '@portal/shared/lists'
import { queryOf, useQuery } from '@portal/shared/query'
import { Text } from '@portal/shared/ui'
import { readPlace, stepsOf } from '../questions/place.rules.ts'
import { useBulkWrite } from './bulk.queries.ts'
import {
  type BulkKind,
  bulkFaults,
  bulkKinds,
  changeOf,
  chosenOf,
  noValues,
  questionsInWords,
} from './bulk.rules.ts'
import { PlaceFields } from './place-fields.tsx'

export interface BulkDialogProps {
  kind: BulkKind
  chosen: Chosen
  count: number
  /** Hears of the change that was begun. */
  onDone: (changeId: string) => void
  onClose: () => void
}

const said: Readonly<Record<BulkKind, string>> = {
  file: 'Each is filed for Revise under this topic. Filings of drafts wait until they are live.',
  unfile: 'Filings at this place, and below it, are taken away. The others stay.',
  difficulty: 'This makes no new version. Sets that students make from now on go by it.',
  publish: 'What lacks something stays a draft, and its result says what.',
  withdraw: 'They come into nothing new. Sets that have begun keep them.',
}

/** Asks for what is done to many questions, and does it. */
export default function BulkDialog({ kind, chosen, count, onDone, onClose }: BulkDialogProps) {
  const { write } = useBulkWrite()
  const { data: tree } = useQuery({
    ...queryOf('GET /subject/admin/Tree'),
    enabled: kind === 'file' || kind === 'unfile',
  })
  const form = useForm({
    name: null,
    start: noValues,
    check: (values) => bulkFaults(kind, values),
    failed: 'Nothing was done',
    write: async (values) => {
      const change = changeOf(kind, values, stepsOf(tree ?? [], readPlace(values.place)))
      return await write({ body: { ...chosenOf(chosen), change } })
    },
    done: ({ changeId }) => onDone(changeId),
  })
  const { title, save } = bulkKinds[kind]
  return (
    <FormDialog
      form={form}
      title={`${title} ${questionsInWords(count)}?`}
      save={save}
      onClose={onClose}
    >
      <Text>{said[kind]}</Text>
      {kind === 'file' || kind === 'unfile' ? (
        <PlaceFields tree={tree ?? []} {...form.field('place')} />
      ) : null}
      {kind === 'difficulty' ? (
        <SelectField
          label="Difficulty"
          placeholder="Choose 1 to 5"
          options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
          {...form.field('difficulty')}
        />
      ) : null}
      {kind === 'withdraw' ? (
        <TextArea label="Reason" rows={3} maxLength={500} {...form.field('reason')} />
      ) : null}
    </FormDialog>
  )
}
