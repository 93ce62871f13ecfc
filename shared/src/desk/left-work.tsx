import { useLeft } from '@portal/shared/keeping'
import { isDeskValue } from './desk.rules.ts'
import type { DeskRead } from './desk.types.ts'
import LostWork from './lost-work.tsx'

/**
 * What an earlier visit has left on this device of an item that is no longer one’s own: nobody can
 * save it any more, and signing out asks about it until it is given up.
 * @param read null where the item cannot be had at all.
 */
export default function LeftWork({ itemId, read }: { itemId: string; read: DeskRead | null }) {
  const { value, forget } = useLeft(`marking ${itemId}`, isDeskValue)
  if (value === null) return null
  return (
    <LostWork
      title="What you wrote here was never saved"
      {...{ read, value }}
      onDiscard={() => void forget()}
    >
      It is on this device alone, and can no longer be saved here.
    </LostWork>
  )
}
