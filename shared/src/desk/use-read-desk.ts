import type { DeskValue } from './desk.types.ts'
import { useDeskActions } from './use-desk-actions.ts'
import type { DeskHandle } from './use-desk-draft.ts'
import { useNumbered } from './use-numbered.ts'

const nothing = () => undefined

/** What a desk needs at which nothing is changed. */
export function useReadDesk(value: DeskValue) {
  const numbered = useNumbered(value.comments)
  const handle: DeskHandle = {
    now: () => value,
    act: nothing,
    revision: () => 0,
    flush: async () => true,
    compose: nothing,
    choose: nothing,
    dismissJoined: nothing,
    forget: nothing,
  }
  return { ...useDeskActions({ handle, numbered, isReadOnly: true }), numbered }
}
