import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import {
  Badge,
  Box,
  DateText,
  Disclosure,
  dash,
  formatBytes,
  formatNumber,
  ProgressBar,
  plural,
  RelativeTime,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { downloadCall, type Export, exportsCall, followed } from './interchange.queries.ts'
import { exportStates, formatInWords } from './interchange.words.ts'
import { LeftList } from './left-list.tsx'

const isMoving = ({ state }: Export) => state === 'waiting' || state === 'running'

const exportsList: ListDefinition<typeof exportsCall, Export> = {
  call: exportsCall,
  rows: ({ exports }) => exports,
  rowKey: ({ id }) => id,
  label: 'Exports',
  nouns: ['export', 'exports'],
  columns: [
    {
      ...{ id: 'createdAt', header: 'File', primary: true, width: '14rem' },
      cell: ({ format, createdAt, createdBy }) => (
        <Stack gap="0.5">
          {formatInWords(format)}
          <Text as="span" size="sm" tone="muted">
            <RelativeTime moment={createdAt} />
            {createdBy === null ? null : `, ${createdBy}`}
          </Text>
        </Stack>
      ),
    },
    { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
    {
      ...{ id: 'questions', header: 'Questions', align: 'end' },
      cell: ({ done, total }) => formatNumber(total ?? done),
    },
    {
      ...{ id: 'bytes', header: 'Size', align: 'end' },
      cell: ({ bytes }) => (bytes === null ? dash : formatBytes(bytes)),
    },
    {
      ...{ id: 'expiresAt', header: 'Kept until' },
      cell: ({ expiresAt }) => <DateText moment={expiresAt} style="dateTime" />,
    },
    { id: 'left', header: 'Left out', cell: ({ left }) => <LeftOut left={left} /> },
  ],
  atEnd: {
    ...{ id: 'download', header: 'Download' },
    cell: (row) => <Taken row={row} />,
  },
  noneYet: {
    ...{ title: 'Nothing exported yet', level: 2 },
    children: 'Choose questions in the list, or open a paper, and press Export.',
  },
  failed: 'The exports could not be loaded',
}

/** Files that were written, until when they are kept, and what was left out of each. */
export default function ExportsView() {
  const list = useList(exportsList)
  useFollowed(followed.exports, list.rows?.some(isMoving) ?? false)
  return <List list={list} />
}

function State({ row }: { row: Export }) {
  const { state, done, total, message } = row
  const { label, tone } = exportStates[state]
  return (
    <Stack gap="1">
      <Box>
        <Badge tone={tone}>{label}</Badge>
      </Box>
      {state === 'running' ? (
        <ProgressBar
          label="Questions written"
          value={total === null || total === 0 ? undefined : done / total}
          {...(total !== null && { text: `${formatNumber(done)} of ${formatNumber(total)}` })}
        />
      ) : null}
      {message === null ? null : <Text size="sm">{message}</Text>}
    </Stack>
  )
}

function LeftOut({ left }: Pick<Export, 'left'>) {
  if (left.length === 0) return 'Nothing'
  return (
    <Disclosure summary={plural(left.length, 'question', 'questions')}>
      <LeftList left={left} label="Questions left out" />
    </Disclosure>
  )
}

function Taken({ row: { id, state, format, createdAt, expiresAt } }: { row: Export }) {
  if (state !== 'done') return dash
  if (Date.parse(expiresAt) <= Date.now()) return 'Not kept any more'
  return (
    <DownloadButton
      label="Download"
      name={`questions-${format}-${createdAt.slice(0, 10)}.xml`}
      get={() => call(downloadCall, { query: { exportId: id } })}
    />
  )
}
