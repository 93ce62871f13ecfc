import {
  daysFilter,
  List,
  type ListDefinition,
  recordFilter,
  rowActions,
  selectFilter,
  tellOutcome,
  textFilter,
  useList,
} from '@portal/shared/lists'
import { useQueryClient } from '@portal/shared/query'
import { dash, Stack, Text } from '@portal/shared/ui'
import { Undo2 } from 'lucide-react'
import { everybody } from '../links/links.queries.ts'
import { ChangesCell, PersonCell, WhatCell, WhenCell } from './entry-cells.tsx'
import { type Entry, entriesCall, useFilters, useUndo } from './log.queries.ts'
import { capital, choicesOf } from './log.rules.ts'

const actor = recordFilter(everybody, {
  ...{ id: 'actor', label: 'Who did it', none: 'Done by anybody' },
  query: (actorId) => ({ actorId }),
})
const subject = recordFilter(everybody, {
  ...{ id: 'subject', label: 'Whom it concerns', none: 'About anybody', isMore: true },
  query: (subjectId) => ({ subjectId }),
})
const record = textFilter({
  ...{ id: 'record', label: 'Id of the record', isMore: true },
  query: (recordId) => ({ recordId }),
})

/** A filter by a name of the log, whose names come later. */
const wordFilter = (
  filter: { id: 'action' | 'kind'; label: string; none: string; isMore?: true },
  words: readonly string[] | undefined,
) => ({
  ...{ ...filter, look: selectFilter, options: choicesOf(words) ?? [] },
  mayBe: (value: string) => value.length <= 60,
  inWords: (value: string, draw: (words: string) => React.ReactNode) => draw(capital(value)),
})

const entries: ListDefinition<typeof entriesCall, Entry> = {
  call: entriesCall,
  rows: (answer) => answer.entries,
  rowKey: ({ id }) => String(id),
  rowName: ({ action, id }) => `${capital(action)}, entry ${id}`,
  label: 'Log',
  nouns: ['entry', 'entries'],
  searchIn: 'names, addresses or actions',
  density: 'compact',
  views: 'audit-log',
  csv: 'GET /User/admin/Audit/ExportEntries',
  columns: [
    { id: 'what', header: 'What', primary: true, cell: (entry) => <WhatCell entry={entry} /> },
    { id: 'at', header: 'When', cell: ({ at }) => <WhenCell at={at} /> },
    {
      ...{ id: 'actor', header: 'Who' },
      cell: ({ actorId, actorName }) => (
        <PersonCell id={actorId} name={actorName} none="The portal" />
      ),
    },
    {
      ...{ id: 'subject', header: 'Whom it concerns' },
      cell: ({ subjectId, subjectName }) => (
        <PersonCell id={subjectId} name={subjectName} none={dash} />
      ),
    },
    { id: 'changes', header: 'What was changed', cell: (entry) => <ChangesCell entry={entry} /> },
    { id: 'address', header: 'From', cell: ({ address }) => address || 'The server' },
  ],
  usual: ['what', 'at', 'actor', 'subject', 'changes'],
  failed: 'The log could not be loaded',
  noneYet: { title: 'Nothing was done yet', children: 'What people change stands here.' },
}

/** Who did what, when, and what was changed by it. */
export default function LogTab() {
  const words = useFilters().data
  const undo = useUndo()
  const client = useQueryClient()
  const putBack = ({ batchId }: Entry) =>
    tellOutcome(async () => {
      if (batchId === null) return undefined
      const { undone, jobId } = await undo.write({ body: { batchId } })
      // It may be anything that admins look at.
      await client.invalidateQueries()
      if (jobId !== undefined) return { said: 'It is being undone in the background.' }
      return { said: undone === 1 ? 'It is as it was.' : `All ${undone} are as they were.` }
    })
  const list = useList({
    ...entries,
    filters: [
      actor,
      wordFilter({ id: 'action', label: 'Action', none: 'Every action' }, words?.actions),
      daysFilter({ id: 'days', label: 'On the days' }),
      subject,
      wordFilter(
        { id: 'kind', label: 'Kind of record', none: 'Every kind of record', isMore: true },
        words?.kinds,
      ),
      record,
    ],
    atEnd: rowActions<Entry>(
      ({ action, id }) => `${action}, entry ${id}`,
      (entry) =>
        entry.canUndo
          ? [
              {
                ...{ id: 'undo', label: 'Undo', icon: <Undo2 size={16} /> },
                onChoose: () => void putBack(entry),
              },
            ]
          : [],
    ),
  })
  return (
    <Stack gap="4">
      {list.answer?.isMore ? (
        <Text tone="muted" size="sm" role="status">
          The newest 10,000 are counted here. Filter by days or people to see older ones; the file
          has all of them.
        </Text>
      ) : null}
      <List list={list} />
    </Stack>
  )
}
