import type { Handlers } from '../calls.ts'
import { systemHandlers } from './system/system.routes.ts'

/** Every call that this server answers, by area. */
export const handlers: Partial<Handlers> = {
  ...systemHandlers,
}
