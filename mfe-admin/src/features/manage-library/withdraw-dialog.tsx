import { bodyOf } from '@portal/shared/bodies'
import { withdrawnDays } from '@portal/shared/contract'
import { FormDialog, RadioGroup, useForm } from '@portal/shared/forms'
import { plural, QueryRegion, SkeletonText, Text, toast } from '@portal/shared/ui'
import { type BookRow, useFreshBook, useWithdraw } from './books.queries.ts'
import { readersInWords, type Way, waysFor } from './withdraw.rules.ts'

const ways = {
  'no-new-readers': {
    label: 'No new readers',
    description: `Whoever has opened it can read on for ${withdrawnDays} days.`,
  },
  'at-once': { label: 'At once', description: 'Nobody can read on, not even with the book open.' },
} as const satisfies Readonly<Record<Way, { label: string; description: string }>>

export interface WithdrawDialogProps {
  book: Pick<BookRow, 'id' | 'title' | 'state' | 'version'>
  onClose: () => void
}

/** Takes a book from its readers, after saying how many these are. */
export default function WithdrawDialog({ book, onClose }: WithdrawDialogProps) {
  const { id, title } = book
  const there = useFreshBook(id)
  const withdraw = useWithdraw()
  const options = waysFor(book)
  const form = useForm({
    name: null,
    start: { way: options[0] ?? ('at-once' as Way) },
    schema: bodyOf('POST /Library/admin/Library/WithdrawBook'),
    body: ({ way }) => ({ id, version: there.data?.version ?? book.version, way }),
    failed: 'The book could not be withdrawn',
    write: (body) => withdraw.write({ body }),
    done: ({ readers }) => {
      const told =
        readers === 0
          ? 'Nobody had opened it.'
          : `${plural(readers, 'reader', 'readers')} will hear of it.`
      toast.success(`“${title}” is withdrawn. ${told}`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={`Withdraw ${title}?`} save="Withdraw" onClose={onClose}>
      {there.isFetching ? (
        <SkeletonText lines={2} />
      ) : (
        <QueryRegion
          query={there}
          compact
          failed="How many read it could not be loaded"
          skeleton={<SkeletonText lines={2} />}
        >
          {({ opened, readersNow }) => <Text>{readersInWords(opened, readersNow)}</Text>}
        </QueryRegion>
      )}
      <RadioGroup
        label="How"
        options={options.map((value) => ({ value, ...ways[value] }))}
        {...form.field('way')}
      />
    </FormDialog>
  )
}
