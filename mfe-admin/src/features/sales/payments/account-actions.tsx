import { dialogPart } from '@portal/shared/idle'
import { Button, Menu, type MenuItem, Row } from '@portal/shared/ui'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Account } from './payments.queries.ts'

const RecordDialog = dialogPart(() => import('./record-dialog.tsx'), 'Record a payment')
const RefundDialog = dialogPart(() => import('./refund-dialog.tsx'), 'Refund')
const WriteOffDialog = dialogPart(() => import('./write-off-dialog.tsx'), 'Write off')
const PauseDialog = dialogPart(() => import('./pause-dialog.tsx'), 'Pause reminders')

type Opened = 'record' | 'refund' | 'write off' | 'pause'

/** What can be done with an account, as far as it stands so. */
export function AccountActions({ account }: { account: Account }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const item = (id: Opened, label: string): MenuItem => ({
    ...{ id, label },
    onChoose: () => setOpened(id),
  })
  return (
    <Row gap="3">
      <Button variant="primary" onClick={() => setOpened('record')}>
        Record a payment
      </Button>
      <Menu
        label="More"
        labelRest={`to do with the account of ${account.name}`}
        icon={<MoreHorizontal size={18} aria-hidden />}
        items={[
          ...(account.creditPence > 0 ? [item('refund', 'Refund credit')] : []),
          ...(account.overduePence > 0 ? [item('write off', 'Write off')] : []),
          item(
            'pause',
            account.remindersPausedUntil === null ? 'Pause reminders' : 'Change the pause',
          ),
        ]}
      />
      <Suspense fallback={null}>
        {opened === 'record' ? <RecordDialog account={account} onClose={close} /> : null}
        {opened === 'refund' ? <RefundDialog account={account} onClose={close} /> : null}
        {opened === 'write off' ? <WriteOffDialog account={account} onClose={close} /> : null}
        {opened === 'pause' ? <PauseDialog account={account} onClose={close} /> : null}
      </Suspense>
    </Row>
  )
}
