import {
  DocumentTitle,
  FileText,
  kindWords,
  Preview,
  paperText,
  partWords,
  usePreview,
} from '@portal/shared/documents'
import {
  type ListDefinition,
  ListFilters,
  ListTable,
  type RowAction,
  rowActions,
  useList,
} from '@portal/shared/lists'
import { Button, ListTemplate, LiveText, Row, Stack, Surface, Text, toast } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type ChosenDocuments, chosenAfter } from './chosen.rules.ts'
import { filtersFor } from './document-filters.ts'
import {
  type Document,
  documentsCall,
  type Shelf,
  useChoices,
  useCounting,
} from './documents.queries.ts'
import { takeFile } from './take.ts'
import { ZipButton } from './zip-button.tsx'

const words = {
  guidance: {
    title: 'Lesson plans and guides',
    description: 'What to teach an hour with, and how to go about it',
    nouns: ['document', 'documents'],
    noneYet: {
      title: 'No lesson plans or guides yet',
      children: 'They stand here as soon as the office publishes them.',
      level: 2,
    },
  },
  papers: {
    title: 'Past papers',
    description: 'Question papers with their mark schemes, the newest first within each test',
    nouns: ['paper', 'papers'],
    noneYet: {
      title: 'No past papers yet',
      children: 'They stand here as soon as the office publishes them.',
      level: 2,
    },
  },
} as const

const titleColumn = {
  id: 'title',
  header: 'Title',
  primary: true,
  width: '18rem',
  cell: (document: Document) => <DocumentTitle document={document} />,
}

const fileColumn = {
  id: 'file',
  header: 'File',
  cell: ({ file }: Document) => <FileText file={file} />,
}

const columns: Readonly<Record<Shelf, ListDefinition<typeof documentsCall, Document>['columns']>> =
  {
    guidance: [
      titleColumn,
      { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
      {
        id: 'subjects',
        header: 'Subjects',
        cell: ({ subjects }) => subjects.map(({ name }) => name).join(', ') || 'Any',
      },
      fileColumn,
    ],
    papers: [
      titleColumn,
      { id: 'paper', header: 'Paper', cell: (document) => paperText(document) },
      {
        id: 'part',
        header: 'Part',
        cell: ({ paperPart }) => (paperPart === null ? '' : partWords[paperPart]),
      },
      fileColumn,
    ],
  }

/** Documents of a shelf: to be found, looked at, and taken alone or as a zip. */
export function DocumentsPage({ shelf }: { shelf: Shelf }) {
  const { title, description, nouns, noneYet } = words[shelf]
  const [chosen, setChosen] = useState<ChosenDocuments>(new Map())
  const previewing = usePreview()
  const counting = useCounting()
  const download = async ({ id, file }: Document) => {
    if (!(await takeFile(file))) {
      toast.danger(`${file.name} could not be had. Try again.`)
      return
    }
    // The file is there already; that it was not counted is nobody's trouble.
    await counting.write({ body: { id } }).catch(() => undefined)
  }
  const actionsOf = (document: Document): RowAction[] => [
    ...previewing(document),
    {
      ...{ id: 'download', label: 'Download', icon: <Download size={16} /> },
      onChoose: () => void download(document),
    },
  ]
  const list = useList(
    {
      call: documentsCall,
      rows: ({ documents }) => documents,
      rowKey: ({ id }) => id,
      rowName: (document) => document.title,
      label: title,
      nouns,
      searchIn: 'title or description',
      filters: filtersFor(shelf, useChoices()),
      columns: columns[shelf],
      atEnd: rowActions<Document>((document) => document.title, actionsOf),
      failed: `The ${nouns[1]} could not be loaded`,
      noneYet,
    },
    { query: { shelf } },
  )
  const { count } = list
  return (
    <ListTemplate title={title} description={description}>
      <Stack gap="4">
        <Row data-print="hidden">
          <ListFilters list={list} />
          {list.isFiltered ? (
            <Button variant="ghost" size="sm" onClick={list.clear}>
              Clear filters
            </Button>
          ) : null}
        </Row>
        <Row gap="3" minHeight="9" data-print="hidden">
          <Text as="span" size="sm" tone="muted">
            {count}
          </Text>
          {count ? <LiveText>{count}</LiveText> : null}
          {chosen.size === 0 ? null : (
            <ZipButton chosen={chosen} onClear={() => setChosen(new Map())} />
          )}
        </Row>
        <Surface overflow="clip">
          <ListTable
            list={list}
            chosen={new Set(list.keys.filter((key) => chosen.has(key)))}
            onChosen={(onPage) => setChosen(chosenAfter(chosen, list.rows ?? [], onPage))}
          />
        </Surface>
        {list.pager}
      </Stack>
      <Preview of={list.rows} />
    </ListTemplate>
  )
}
