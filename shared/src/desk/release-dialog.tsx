import { useRelease } from '@portal/shared/submissions/having'
import { ConfirmDialog, Stack, Text } from '@portal/shared/ui'
import { useCheck } from './desk.queries.ts'
import type { DeskItem } from './desk.types.ts'
import type { Missing } from './missing.rules.ts'
import { MissingList } from './missing-list.tsx'
import { notSaved } from './return-dialog.tsx'
import type { DeskHandle } from './use-desk-draft.ts'

export interface ReleaseDialogProps {
  item: DeskItem
  /** `check`: to its student; `pool`: for somebody else to mark. */
  to: 'check' | 'pool'
  /** What the marking lacks, where it was changed for the check. */
  missing: readonly Missing[]
  handle: DeskHandle
  onGo: (missing: Missing) => void
  onDone: () => void
  onClose: () => void
}

/** Asks before a checked marking goes to its student, or an item back to the pool. */
export default function ReleaseDialog(props: ReleaseDialogProps) {
  const { item, to, missing, handle, onGo, onDone, onClose } = props
  const { itemId, studentName, marker } = item
  const check = useCheck()
  const release = useRelease()
  const isCheck = to === 'check'
  const confirm = async () => {
    if (!(await handle.flush())) throw notSaved
    if (isCheck) await check.write({ body: { itemId, decision: 'release' } })
    else await release.write({ body: { itemId } })
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={isCheck ? `Release to ${studentName}?` : 'Give this to the pool?'}
      confirmLabel={isCheck ? 'Release' : 'To the pool'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isCheck ? (
        <Stack gap="3">
          <Text>
            The marking goes back as it stands here, by {marker?.name ?? 'its marker'} with your
            changes.
          </Text>
          {missing.length === 0 ? null : <MissingList missing={missing} onGo={onGo} />}
        </Stack>
      ) : (
        <Text>Somebody else can claim it then. What you have marked so far is kept for them.</Text>
      )}
    </ConfirmDialog>
  )
}
