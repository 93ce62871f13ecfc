import { type Column, QueryTable } from '@portal/shared/tables'
import { Alert, Badge, Button, Card, DateText, LiveText, messageOf, Stack } from '@portal/shared/ui'
import { type Chain, useChains, useCheckNow, useLatestCheck } from './jobs.queries.ts'
import { progress, states } from './jobs.rules.ts'

const names: Readonly<Record<Chain['name'], string>> = {
  'sign-ins': 'Sign-ins (kept 400 days)',
  changes: 'Changes (kept six years)',
}

const columns: Column<Chain>[] = [
  { id: 'name', header: 'Entries', primary: true, cell: ({ name }) => names[name] },
  {
    id: 'sealed',
    header: 'Sealed until',
    cell: ({ sealedUntil }) => <DateText moment={sealedUntil} style="dateTime" />,
  },
  {
    id: 'checked',
    header: 'Last checked',
    cell: ({ lastCheckedAt }) => <DateText moment={lastCheckedAt} style="dateTime" />,
  },
  { id: 'found', header: 'Found', cell: (chain) => <Found chain={chain} /> },
]

function Found({ chain: { isWhole } }: { chain: Chain }) {
  if (isWhole === null) return <Badge>Not checked yet</Badge>
  return <Badge tone={isWhole ? 'success' : 'danger'}>{isWhole ? 'As written' : 'Changed'}</Badge>
}

/** How far the audit log is sealed, and what came of the last check; checks it when asked. */
export function AuditCard() {
  const chains = useChains()
  const latest = useLatestCheck()
  const check = useCheckNow()
  const job = latest.data?.jobs[0]
  const isUnderWay = job !== undefined && states[job.state].can.includes('cancel')
  return (
    <Card
      title="Audit log"
      description="Each hour what is older than an hour is sealed, so that a later change is found. All of it is checked each night."
      action={
        <Button loading={check.isWriting || isUnderWay} onClick={() => check.write()}>
          Check now
        </Button>
      }
    >
      <Stack gap="4">
        {check.error === null ? null : <Alert kind="danger">{messageOf(check.error)}</Alert>}
        {isUnderWay ? (
          <LiveText>{`Checking, ${progress(job) ?? 'at the beginning'}`}</LiveText>
        ) : null}
        <Faults chains={chains.data?.chains ?? []} />
        <QueryTable
          query={chains}
          failed="The state of the audit log could not be loaded"
          label="The audit log"
          columns={columns}
          rows={chains.data?.chains}
          rowKey={({ name }) => name}
          skeletonRows={2}
          empty={{ title: 'Nothing is sealed yet' }}
        />
      </Stack>
    </Card>
  )
}

/** Which entries are not as they were written, and what to do. */
function Faults({ chains }: { chains: readonly Chain[] }) {
  return chains.map(({ name, brokenAt }) =>
    brokenAt === null ? null : (
      <Alert key={name} kind="danger" title={`${names[name]}: not as they were sealed`}>
        {brokenAt.fromId === brokenAt.toId
          ? `Entry ${brokenAt.fromId} was changed.`
          : `Something was changed, added or removed among entries ${brokenAt.fromId} to ${brokenAt.toId}.`}{' '}
        Keep a copy of the database before anything else is done, and compare with a backup.
      </Alert>
    ),
  )
}
