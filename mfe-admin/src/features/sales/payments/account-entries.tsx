import { dialogPart } from '@portal/shared/idle'
import { rowActions } from '@portal/shared/lists'
import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, formatMoney, Heading, Stack, Surface, Text, TextLink } from '@portal/shared/ui'
import { Suspense, useMemo, useState } from 'react'
import {
  balanceInWords,
  dayInWords,
  entryKinds,
  invoicePath,
  methodNames,
  signedPounds,
} from '../../../sales/money.words.ts'
import type { Entry } from './payments.queries.ts'
import { canReverse } from './payments.rules.ts'

const ReverseDialog = dialogPart(() => import('./reverse-dialog.tsx'), 'Take back')

const columns: Column<Entry>[] = [
  {
    id: 'kind',
    header: 'Entry',
    primary: true,
    width: '10rem',
    cell: (entry) => <What entry={entry} />,
  },
  { id: 'day', header: 'Day', width: '7.5rem', cell: ({ occurredOn }) => dayInWords(occurredOn) },
  {
    id: 'pence',
    header: 'Amount',
    align: 'end',
    cell: ({ pence }) => signedPounds(pence),
  },
  {
    id: 'balance',
    header: 'Balance after it',
    align: 'end',
    cell: ({ balancePence }) => balanceInWords(balancePence),
  },
  { id: 'by', header: 'By', cell: ({ byName }) => byName ?? 'The portal' },
]

function What({ entry }: { entry: Entry }) {
  const { kind, method, document, reference, reason, reversedBy } = entry
  const words = [method === null ? '' : methodNames[method], reference, reason]
  const more = words.filter((word) => word !== '').join(' · ')
  return (
    <Stack gap="0.5" alignItems="flex-start">
      <span>
        {entryKinds[kind]}
        {document === null ? null : (
          <>
            {' '}
            <TextLink to={invoicePath(document.documentId)}>{document.number}</TextLink>
          </>
        )}
      </span>
      {more === '' ? null : (
        <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
          {more}
        </Text>
      )}
      {reversedBy === null ? null : <Badge>Taken back</Badge>}
    </Stack>
  )
}

/** Every entry of an account, the latest first, with the balance after it. */
export function AccountEntries({ entries }: { entries: readonly Entry[] }) {
  const [reversed, setReversed] = useState<Entry | null>(null)
  const latestFirst = useMemo(() => entries.toReversed(), [entries])
  return (
    <Stack gap="3">
      <Heading level={3}>Entries</Heading>
      <Surface overflow="clip">
        <DataTable
          label="Entries of the account, the latest first"
          density="compact"
          columns={[
            ...columns,
            rowActions<Entry>(
              ({ kind, pence }) => `${entryKinds[kind]} of ${formatMoney(Math.abs(pence))}`,
              (entry) =>
                canReverse(entry)
                  ? [{ id: 'reverse', label: 'Take back', onChoose: () => setReversed(entry) }]
                  : [],
            ),
          ]}
          rows={latestFirst}
          rowKey={({ entryId }) => String(entryId)}
          empty={{
            ...{ title: 'Nothing has moved yet', compact: true, level: 4 },
            children: 'Invoices and payments stand here, each with the balance after it.',
          }}
        />
      </Surface>
      <Suspense fallback={null}>
        {reversed === null ? null : (
          <ReverseDialog entry={reversed} onClose={() => setReversed(null)} />
        )}
      </Suspense>
    </Stack>
  )
}
