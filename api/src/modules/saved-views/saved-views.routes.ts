import type { Asked } from '../../asked.ts'
import { defineHandlers } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { removeView, viewsOf } from './saved-views.repository.ts'
import { adminViews, keepView, saveAdminView } from './saved-views.service.ts'

const isAdmin = ({ caller }: Asked) => caller.role === 'Admin'

async function forget({ caller, db }: Asked, viewId: string): Promise<undefined> {
  if (!(await removeView(db, caller.userId, viewId))) throw notFound('The view')
  return undefined
}

/** Views of lists that people keep. */
export const savedViewHandlers = defineHandlers({
  'GET /Lists/View/GetViews': async ({ query, ...asked }) => ({
    views: await viewsOf(asked.db, asked.caller.userId, query.list, isAdmin(asked)),
  }),
  'POST /Lists/View/SaveView': async ({ body, ...asked }) => {
    if (body.isShared && !isAdmin(asked)) throw new Problem(403, 'Only admins share their views.')
    return await keepView(asked, body)
  },
  'POST /Lists/View/DeleteView': ({ body, ...asked }) => forget(asked, body.viewId),
  'GET /User/admin/View/GetViews': ({ query, ...asked }) => adminViews(asked, query.list),
  'POST /User/admin/View/Save': ({ body, ...asked }) => saveAdminView(asked, body),
  'POST /User/admin/View/Remove': ({ body, ...asked }) => forget(asked, body.viewId),
})
