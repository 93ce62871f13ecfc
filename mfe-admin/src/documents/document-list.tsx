import { type DocumentKind, documentStates } from '@portal/shared/contract'
import {
  DocumentTitle,
  FileText,
  Preview,
  paperText,
  partWords,
  usePreview,
} from '@portal/shared/documents'
import { dialogPart } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  type ListFilter,
  RowPanel,
  rowActions,
  selectFilter,
  useList,
  useRowPanel,
} from '@portal/shared/lists'
import { Badge, Button, RelativeTime } from '@portal/shared/ui'
import { documentWords } from './document-words.ts'
import {
  type Choices,
  type Document,
  documentReads,
  documentsCall,
  useChoices,
} from './documents.queries.ts'
import type { EditDrawerProps } from './edit-drawer.tsx'
import { stateWords } from './state-words.ts'

const EditDrawer = dialogPart<EditDrawerProps>(() => import('./edit-drawer.tsx'), 'Document')

const byId = (named: readonly { id: number; name: string }[] | undefined) =>
  named?.map(({ id, name }) => ({ value: String(id), label: name }))

const stateFilter: ListFilter = {
  id: 'state',
  label: 'State',
  look: selectFilter,
  none: 'All states',
  options: documentStates.map((state) => ({ value: state, label: stateWords[state].word })),
}

function filtersFor(kind: DocumentKind, choices: Choices | undefined): readonly ListFilter[] {
  if (kind !== 'past paper') {
    return [
      stateFilter,
      {
        ...{ id: 'subject', label: 'Subject', look: selectFilter, none: 'All subjects' },
        options: byId(choices?.subjects),
        query: (id) => ({ subjectId: Number(id) }),
      },
    ]
  }
  return [
    stateFilter,
    {
      ...{ id: 'test', label: 'Test', look: selectFilter, none: 'All tests' },
      options: byId(choices?.tests),
      query: (id) => ({ admissionTestId: Number(id) }),
    },
    {
      ...{ id: 'year', label: 'Year', look: selectFilter, none: 'All years' },
      options: choices?.years.map((year) => ({ value: String(year), label: String(year) })),
      query: (year) => ({ year: Number(year) }),
    },
  ]
}

type Columns = ListDefinition<typeof documentsCall, Document>['columns']

const columnsFor = (kind: DocumentKind): Columns => [
  {
    ...{ id: 'title', header: 'Title', primary: true, width: '16rem' },
    sortBy: ({ title }) => title,
    cell: (document) => <DocumentTitle document={document} />,
  },
  {
    ...{ id: 'state', header: 'State' },
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>,
  },
  kind === 'past paper'
    ? {
        ...{ id: 'paper', header: 'Paper' },
        cell: (document) =>
          [paperText(document), document.paperPart && partWords[document.paperPart]]
            .filter(Boolean)
            .join(', '),
      }
    : {
        ...{ id: 'subjects', header: 'Subjects' },
        cell: ({ subjects }) => subjects.map(({ name }) => name).join(', ') || 'Any',
      },
  { ...{ id: 'file', header: 'File' }, cell: ({ file }) => <FileText file={file} /> },
  {
    ...{ id: 'downloads', header: 'Downloads', align: 'end' },
    sortBy: ({ downloads }) => downloads,
    cell: ({ downloads }) => downloads,
  },
  {
    ...{ id: 'updated', header: 'Changed' },
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
  },
]

const columns: Readonly<Record<DocumentKind, Columns>> = {
  'lesson plan': columnsFor('lesson plan'),
  guide: columnsFor('guide'),
  'past paper': columnsFor('past paper'),
}

export interface DocumentListProps {
  kind: DocumentKind
  /** Of its tab. */
  label: string
  /** Opens what makes new ones. */
  onAdd: () => void
}

/** All documents of a kind: changed, looked at, given back to what they were. */
export function DocumentList({ kind, label, onAdd }: DocumentListProps) {
  const choices = useChoices()
  const panel = useRowPanel<Document>()
  const previewing = usePreview()
  const list = useList(
    {
      call: documentsCall,
      rows: ({ documents }) => documents,
      rowKey: ({ id }) => id,
      rowName: ({ title }) => title,
      label,
      nouns: [kind, `${kind}s`],
      searchIn: 'title or description',
      filters: filtersFor(kind, choices),
      sort: { column: 'title', direction: 'ascending' },
      columns: columns[kind],
      atEnd: rowActions<Document>(
        ({ title }) => title,
        (document) => [panel.edit(document), ...previewing(document), panel.history(document)],
      ),
      csv: 'GET /Miscellaneous/admin/tutordownloadable/GetCsv',
      noneYet: {
        title: `No ${kind} yet`,
        children: 'Add files, and tutors see them once they are published.',
        action: <Button onClick={onAdd}>Add files</Button>,
        level: 2,
      },
    },
    { query: { kind } },
  )
  return (
    <>
      <List list={list} />
      <Preview of={list.rows} />
      <RowPanel
        panel={panel}
        form={(document) =>
          document ? <EditDrawer document={document} onClose={panel.close} /> : null
        }
        history={({ id, title }) => ({
          ...{ record: { kind: 'document', id }, name: title, changes: documentReads },
          ...documentWords(choices),
        })}
      />
    </>
  )
}
