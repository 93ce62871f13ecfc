import { List, type ListDefinition, useList } from '@portal/shared/lists'
import {
  Badge,
  Box,
  formatBytes,
  formatNumber,
  ProgressBar,
  RelativeTime,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { BringCard } from './bring-card.tsx'
import { followed, importsCall, type ListedImport } from './interchange.queries.ts'
import { formatInWords, importStates, isMoving } from './interchange.words.ts'
import { importPath } from './paths.ts'

const importsList: ListDefinition<typeof importsCall, ListedImport> = {
  call: importsCall,
  rows: ({ imports }) => imports,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => importPath(id),
  label: 'Imports',
  nouns: ['import', 'imports'],
  columns: [
    {
      ...{ id: 'name', header: 'File', primary: true, width: '16rem' },
      cell: ({ name, origin, format }) => (
        <Stack gap="0.5">
          <Text as="span" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
            {[format === null ? null : formatInWords(format), origin === name ? null : origin]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      ),
    },
    { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
    {
      ...{ id: 'items', header: 'Items', align: 'end' },
      cell: ({ done, total }) => formatNumber(total ?? done),
    },
    { ...{ id: 'bytes', header: 'Size', align: 'end' }, cell: ({ bytes }) => formatBytes(bytes) },
    {
      ...{ id: 'createdAt', header: 'Brought' },
      cell: ({ createdAt, createdBy }) => (
        <Stack gap="0">
          <RelativeTime moment={createdAt} />
          {createdBy === null ? null : (
            <Text as="span" size="sm" tone="muted">
              {createdBy}
            </Text>
          )}
        </Stack>
      ),
    },
  ],
  noneYet: {
    ...{ title: 'Bring questions from Moodle, Canvas or any QTI file', level: 2 },
    children: 'You see what comes of each question before anything changes.',
  },
  failed: 'The imports could not be loaded',
}

/** What was brought, and the way to bring more. */
export default function ImportsView() {
  const list = useList(importsList)
  useFollowed(followed.imports, list.rows?.some(({ state }) => isMoving(state)) ?? false)
  return (
    <Stack gap="6">
      <BringCard />
      <List list={list} />
    </Stack>
  )
}

function State({ row: { name, state, done, total, message } }: { row: ListedImport }) {
  const { label, tone } = importStates[state]
  return (
    <Stack gap="1">
      {isMoving(state) && total !== null && total > 0 ? (
        <ProgressBar
          label={`${label}: ${name}`}
          value={done / total}
          text={`${formatNumber(done)} of ${formatNumber(total)}`}
        />
      ) : (
        <Box>
          <Badge tone={tone}>{label}</Badge>
        </Box>
      )}
      {message === null ? null : <Text size="sm">{message}</Text>}
    </Stack>
  )
}
