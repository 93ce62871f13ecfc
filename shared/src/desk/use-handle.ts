import { createContext, use } from 'react'
import type { DeskHandle } from './use-desk-draft.ts'

const nothing = () => undefined

/** The marking that is worked on; a desk that is only read does nothing. */
export const HandleContext = createContext<DeskHandle | null>(null)

/** What can be done with the marking of the desk around. */
export function useHandle(): DeskHandle {
  const handle = use(HandleContext)
  if (handle === null) throw new Error('No desk is around')
  return handle
}
