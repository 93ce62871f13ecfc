import { defineHandlers } from '../../calls.ts'
import { setLink } from './links.service.ts'

export const linkHandlers = defineHandlers({
  'POST /User/admin/Account/SetLink': ({ body, ...asked }) => setLink(asked, body),
})
