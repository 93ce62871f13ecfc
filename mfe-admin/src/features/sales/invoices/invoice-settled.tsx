import { DataTable } from '@portal/shared/tables'
import { DateText, dash, Heading, Stack, Surface, Text } from '@portal/shared/ui'
import { dayInWords, entryKinds, exactPounds, methodNames } from '../../../sales/money.words.ts'
import type { MoneyDocument } from './invoices.queries.ts'

/** What was paid of an invoice, by which entries, and which reminders went out. */
export function InvoiceSettled({ document }: { document: MoneyDocument }) {
  const { state, payments, reminders } = document
  if (state === null) return null
  return (
    <Stack gap="3">
      <Heading level={3}>Paid by</Heading>
      {payments.length === 0 ? (
        <Text size="sm" tone="muted">
          Nothing has come in for it yet.
        </Text>
      ) : (
        <Surface overflow="clip">
          <DataTable
            label="Entries that paid it"
            density="compact"
            rows={payments}
            rowKey={({ entryId }) => String(entryId)}
            columns={[
              {
                ...{ id: 'kind', header: 'Entry', primary: true },
                cell: ({ kind, method }) =>
                  method === null
                    ? entryKinds[kind]
                    : `${entryKinds[kind]}, ${methodNames[method]}`,
              },
              { id: 'day', header: 'Day', cell: ({ occurredOn }) => dayInWords(occurredOn) },
              {
                ...{ id: 'reference', header: 'Reference' },
                cell: ({ reference }) => (
                  <Text as="span" overflowWrap="anywhere">
                    {reference || dash}
                  </Text>
                ),
              },
              {
                ...{ id: 'pence', header: 'Of this invoice', align: 'end' },
                cell: ({ pence }) => exactPounds(pence),
              },
            ]}
          />
        </Surface>
      )}
      {reminders.length === 0 ? null : (
        <Stack as="ul" gap="1" listStyleType="none" aria-label="Reminders">
          {reminders.map(({ step, sentAt }) => (
            <Text as="li" key={step} size="sm" tone="muted">
              {reminderInWords(step)}, sent <DateText moment={sentAt} />
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const reminderInWords = (step: number) =>
  step < 0 ? `Reminder ${-step} days before it was due` : `Reminder ${step} days after it was due`
