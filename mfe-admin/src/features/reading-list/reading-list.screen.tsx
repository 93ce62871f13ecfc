import { dialogPart } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  RowPanel,
  rowActions,
  selectFilter,
  useList,
  useRowPanel,
} from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Button, ListTemplate, plural } from '@portal/shared/ui'
import { ArrowUpDown, FileUp, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { columns } from './columns.tsx'
import type { ItemDialogProps } from './item-dialog.tsx'
import type { OrderDialogProps } from './order-dialog.tsx'
import { type AdminItem, listCall, readingChanges, useSubjects } from './reading.queries.ts'
import { readingWords, states, subjectOptions } from './reading.words.ts'

const ItemDialog = dialogPart<ItemDialogProps>(() => import('./item-dialog.tsx'), 'Item')
const OrderDialog = dialogPart<OrderDialogProps>(() => import('./order-dialog.tsx'), 'Order')
const ImportDialog = dialogPart<{ onClose: () => void }>(
  () => import('./import-dialog.tsx'),
  'Import items',
)

type Filters = ListDefinition<typeof listCall, AdminItem>['filters']

const filtersFor = (subjects: ReturnType<typeof subjectOptions>): Filters => [
  {
    ...{ id: 'subject', label: 'Subject', look: selectFilter, none: 'All subjects' },
    options: subjects,
    query: (id) => ({ subjectId: Number(id) }),
  },
  {
    ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
    options: states,
  },
  { id: 'link', label: 'Link', options: [{ value: 'broken', label: 'Broken links' }] },
]

/** What students are advised to read: written, put in order, brought as a file. */
export default function ReadingListScreen() {
  const [params] = useSearchParams()
  const subjects = useSubjects()
  const panel = useRowPanel<AdminItem>()
  const [open, setOpen] = useState<'order' | 'import' | null>(null)
  const subjectId = subjects?.some(({ id }) => String(id) === params.get('subject'))
    ? (params.get('subject') ?? '')
    : ''
  const list = useList<typeof listCall, AdminItem>({
    call: listCall,
    rows: ({ items }) => items,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    label: 'Reading list',
    nouns: ['item', 'items'],
    searchIn: 'title or author',
    filters: filtersFor(subjectOptions(subjects)) ?? [],
    sort: { column: 'place', direction: 'ascending' },
    columns,
    atEnd: rowActions<AdminItem>(
      ({ title }) => title,
      (item) => [panel.edit(item), panel.history(item)],
    ),
    csv: 'GET /readinglist/admin/reading-list/ExportReadingList',
    noneYet: {
      title: 'The reading list is empty',
      children: 'Add what is worth reading, and students see it once it is published.',
      action: <Button onClick={panel.add}>Add an item</Button>,
      level: 2,
    },
  })
  const close = () => setOpen(null)
  const broken = list.answer?.brokenCount ?? 0
  return (
    <ListTemplate
      title="Reading list"
      description={
        broken === 0
          ? 'What students read, hear and watch beside their lessons'
          : `${plural(broken, 'item leads', 'items lead')} to a book that is not published`
      }
      actions={
        <>
          <Button
            icon={<ArrowUpDown size={18} aria-hidden />}
            variant="secondary"
            onClick={() => setOpen('order')}
          >
            Put in order
          </Button>
          <Button
            icon={<FileUp size={18} aria-hidden />}
            variant="secondary"
            onClick={() => setOpen('import')}
          >
            Import
          </Button>
          <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={panel.add}>
            Add an item
          </Button>
        </>
      }
    >
      <List list={list} />
      <RowPanel
        panel={panel}
        form={(item) => <ItemDialog item={item} subjectId={subjectId} onClose={panel.close} />}
        history={({ id, title }) => ({
          ...{ record: { kind: 'reading', id }, name: title, changes: readingChanges },
          ...readingWords(subjects),
        })}
      />
      <Suspense>
        {open === 'order' ? <OrderDialog subjectId={subjectId} onClose={close} /> : null}
        {open === 'import' ? <ImportDialog onClose={close} /> : null}
      </Suspense>
    </ListTemplate>
  )
}
