import {
  Alert,
  Badge,
  Drawer,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import { balanceInWords, dayInWords, exactPounds, payerKinds } from '../../../sales/money.words.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountBilling } from './account-billing.tsx'
import { AccountEntries } from './account-entries.tsx'
import { AccountInvoices } from './account-invoices.tsx'
import { type Account, useAccount } from './payments.queries.ts'

export interface AccountPanelProps {
  payerId: string
  onClose: () => void
}

/** The account of one payer: what is owed, every invoice, every entry. */
export default function AccountPanel({ payerId, onClose }: AccountPanelProps) {
  const account = useAccount(payerId)
  return (
    <Drawer open wide="page" title={account.data?.name ?? 'Account'} onClose={onClose}>
      <QueryRegion
        query={account}
        failed="The account could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(data) => <Content account={data} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ account }: { account: Account }) {
  const { kind, balancePence, overduePence, nextDue, remindersPausedUntil, pauseReason } = account
  return (
    <Stack gap="6">
      <Row gap="2">
        <Badge>{payerKinds[kind]}</Badge>
        <Badge tone={overduePence > 0 ? 'danger' : balancePence < 0 ? 'success' : 'neutral'}>
          {overduePence > 0 ? 'Overdue' : balanceInWords(balancePence)}
        </Badge>
      </Row>
      {remindersPausedUntil === null ? null : (
        <Alert kind="warning" title={`No reminders until ${dayInWords(remindersPausedUntil)}`}>
          {pauseReason}
        </Alert>
      )}
      <Stats>
        <Stat
          label={balancePence < 0 ? 'In credit' : 'Balance owed'}
          value={exactPounds(Math.abs(balancePence))}
        />
        <Stat label="Overdue" value={exactPounds(overduePence)} />
        <Stat
          label="Next due"
          value={nextDue === null ? null : exactPounds(nextDue.pence)}
          hint={nextDue === null ? 'Nothing is planned' : dayInWords(nextDue.dueOn)}
        />
      </Stats>
      <AccountActions account={account} />
      <AccountBilling account={account} />
      <AccountInvoices invoices={account.invoices} />
      <AccountEntries entries={account.entries} />
    </Stack>
  )
}
