import { List, selectFilter, useList } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import {
  Badge,
  Button,
  DateText,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import {
  type Publication,
  publicationsCall,
  templateCall,
  templatesCall,
  useTemplates,
} from './curriculum.queries.ts'
import { KeptDrawer } from './kept-drawer.tsx'
import { countWords, stateWords } from './publish.words.ts'

const live = [publicationsCall, templatesCall, templateCall] as const

/** What was published: to whom, how far it is, what it changed, and what it left as it was. */
export default function PublicationsTab() {
  const templates = useTemplates().data
  const [shown, setShown] = useState<Publication | null>(null)
  useLiveReads('jobs', live)
  const list = useList({
    call: publicationsCall,
    rows: ({ publications }) => publications,
    rowKey: ({ id }) => id,
    label: 'Publications',
    nouns: ['publication', 'publications'],
    filters: [
      {
        id: 'template',
        label: 'Template',
        look: selectFilter,
        none: 'All templates',
        options: templates?.map(({ id, name }) => ({ value: id, label: name })),
        query: (templateId: string) => ({ templateId }),
      },
    ],
    columns: [
      {
        id: 'template',
        header: 'Template',
        primary: true,
        cell: (row: Publication) => (
          <Stack gap="0.5">
            {row.templateName}
            <Text as="span" size="sm" tone="muted">
              {row.mode === 'new-year' ? 'A new year' : 'Changes taken in'}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'at',
        header: 'Published',
        cell: (row) => (
          <Stack gap="0.5">
            <DateText moment={row.at} style="dateTime" />
            <Text as="span" size="sm" tone="muted">
              {row.by}
            </Text>
          </Stack>
        ),
      },
      { id: 'state', header: 'State', cell: (row) => <State publication={row} /> },
      {
        id: 'changed',
        header: 'What it changed',
        cell: (row) => countWords(row.counts),
      },
      {
        id: 'kept',
        header: 'Kept',
        cell: (row) =>
          row.counts.kept === 0 ? (
            'Nothing'
          ) : (
            <Button size="sm" onClick={() => setShown(row)}>
              {formatNumber(row.counts.kept)} kept
              <VisuallyHidden> by the publication of {row.templateName}</VisuallyHidden>
            </Button>
          ),
      },
    ],
    failed: 'The publications could not be loaded',
    noneYet: {
      title: 'Nothing published yet',
      children: 'A template comes to its students when it is published.',
      level: 2,
    },
  })
  return (
    <>
      <List list={list} />
      {shown === null ? null : <KeptDrawer publication={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function State({ publication }: { publication: Publication }) {
  const { state, doneStudents, students, error } = publication
  const { word, tone } = stateWords[state]
  if (state === 'running') {
    return (
      <ProgressBar
        label="Students"
        value={students === 0 ? undefined : doneStudents / students}
        text={`${formatNumber(doneStudents)} of ${formatNumber(students)}`}
      />
    )
  }
  return (
    <Stack gap="1" alignItems="flex-start">
      <Badge tone={tone}>{word}</Badge>
      <Text as="span" size="sm" tone="muted">
        {formatNumber(doneStudents)} of {formatNumber(students)} students
      </Text>
      {error === null ? null : (
        <Text as="span" size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  )
}
