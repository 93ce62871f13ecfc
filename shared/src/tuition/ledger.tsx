import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { Box, DateText, formatNumber, Stack, Text } from '@portal/shared/ui'
import { entryWords, signedHours } from './hours.rules.ts'
import type { LedgerEntry } from './types.ts'

const call = 'GET /Tution/Student/GetLedger'

const definition: ListDefinition<typeof call, LedgerEntry> = {
  call,
  at: 'entries-',
  rows: ({ entries }) => entries,
  rowKey: ({ id }) => String(id),
  label: 'Every entry',
  nouns: ['entry', 'entries'],
  density: 'compact',
  columns: [
    {
      id: 'what',
      header: 'Entry',
      primary: true,
      width: '12rem',
      cell: ({ kind, note, reverses }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {entryWords[kind]}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {note}
            {reverses === null ? '' : `${note === '' ? '' : ' · '}corrects entry ${reverses}`}
          </Text>
        </Stack>
      ),
    },
    { id: 'no', header: 'No.', align: 'end', cell: ({ id }) => formatNumber(id) },
    {
      id: 'when',
      header: 'When',
      width: '9rem',
      cell: ({ occurredAt }) => <DateText moment={occurredAt} style="dateTime" />,
    },
    {
      id: 'hours',
      header: 'Hours',
      align: 'end',
      cell: ({ hours }) => (
        <Box as="span" whiteSpace="nowrap">
          {signedHours(hours)}
        </Box>
      ),
    },
    {
      id: 'balance',
      header: 'Left after it',
      align: 'end',
      cell: ({ balance }) => (
        <Box as="span" whiteSpace="nowrap">
          {formatNumber(balance, 2)} h
        </Box>
      ),
    },
  ],
  failed: 'The entries could not be loaded',
  noneYet: {
    title: 'No hour was bought or used yet',
    compact: true,
    children: 'Each hour that is bought, used or given back is an entry here, for good.',
  },
}

/** Every entry of a student's hours with the balance after it, the newest first. */
export function Ledger({ studentId }: { studentId: string }) {
  const list = useList(definition, { query: { studentId } })
  return <List list={list} />
}
