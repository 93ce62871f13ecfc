import type { Handlers } from '../calls.ts'
import { authenticationHandlers } from './authentication/authentication.routes.ts'
import { systemHandlers } from './system/system.routes.ts'
import { userHandlers } from './user/user.routes.ts'

/** Every call that this server answers, by area. */
export const handlers: Partial<Handlers> = {
  ...systemHandlers,
  ...authenticationHandlers,
  ...userHandlers,
}
