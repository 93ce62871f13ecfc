import { type Column, DataTable } from '@portal/shared/tables'
import {
  Card,
  formatNumber,
  ProgressBar,
  plural,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import { roleNames } from '../../roles/role-names.ts'
import type { Message } from './messages.queries.ts'

type RoleRow = Message['counts']['byRole'][number]

const columns: readonly Column<RoleRow>[] = [
  { id: 'role', header: 'Role', primary: true, cell: ({ role }) => roleNames[role] },
  {
    ...{ id: 'recipients', header: 'Have it', align: 'end' },
    cell: ({ recipients }) => recipients,
  },
  { id: 'portal', header: 'In the bell', align: 'end', cell: ({ portal }) => portal },
  { id: 'read', header: 'Read', align: 'end', cell: ({ read }) => read },
  { id: 'mailed', header: 'Mailed', align: 'end', cell: ({ mailed }) => mailed },
]

/** How far a message got: who has it, who has read it, and how its mails stand. */
export function MessageFigures({ message: { state, progress, counts } }: { message: Message }) {
  const { recipients, portal, read, mails, byRole } = counts
  const failed = mails.failed + mails.bounced
  return (
    <Card title="How far it got" level={3}>
      <Stack gap="5">
        {progress !== null && (state === 'sending' || progress.done < progress.total) ? (
          <ProgressBar
            label={state === 'sending' ? 'Being sent' : 'Sent before it was stopped'}
            value={progress.total === 0 ? undefined : progress.done / progress.total}
            text={`${formatNumber(progress.done)} of ${formatNumber(progress.total)}`}
          />
        ) : null}
        <Stats>
          <Stat label="Have it" value={recipients} />
          <Stat label="Read" value={read} hint={`of ${portal} in the bell`} />
          <Stat
            label="Mails sent"
            value={mails.sent}
            hint={failed === 0 ? undefined : `${formatNumber(failed)} could not be`}
          />
        </Stats>
        {mails.digest + mails.waiting > 0 ? (
          <Text size="sm" tone="muted">
            {[
              mails.digest > 0 ? `${plural(mails.digest, 'goes', 'go')} with the morning mail` : '',
              mails.waiting > 0 ? `${plural(mails.waiting, 'is', 'are')} on the way` : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ) : null}
        {byRole.length > 1 ? (
          <DataTable
            label="By role"
            density="compact"
            columns={columns}
            rows={byRole}
            rowKey={({ role }) => role}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
