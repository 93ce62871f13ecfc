import { messageOf, toast } from '@portal/shared/ui'
import type { Outcome } from './types.ts'

/**
 * Does what a button at a row or above the rows says, and says what came of it, with the way back
 * where there is one. Resolves to whether it was done; what it or the way back throws is said.
 */
export async function tellOutcome(run: () => Promise<Outcome | undefined>): Promise<boolean> {
  try {
    const outcome = await run()
    if (outcome === undefined) return false
    const { said, undo } = outcome
    toast.success(said, undo && { action: { label: 'Undo', onPress: () => void takeBack(undo) } })
    return true
  } catch (error) {
    toast.danger(messageOf(error) ?? 'That could not be done. Try again.')
    return false
  }
}

async function takeBack(undo: () => unknown): Promise<void> {
  try {
    await undo()
  } catch (error) {
    toast.danger(`That could not be undone. ${messageOf(error) ?? ''}`)
  }
}
