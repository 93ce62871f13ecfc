import { defineHandlers } from '../../calls.ts'
import { findPeople } from './links.repository.ts'
import { setLink } from './links.service.ts'

export const linkHandlers = defineHandlers({
  'GET /User/admin/Account/FindPeople': async ({ db, query }) => ({
    people: await findPeople(db, query),
  }),
  'POST /User/admin/Account/SetLink': ({ body, ...asked }) => setLink(asked, body),
})
