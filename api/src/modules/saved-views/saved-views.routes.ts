import { type Asked, inTransaction } from '../../asked.ts'
import { defineHandlers } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { mostViews, removeView, saveView, viewsOf } from './saved-views.repository.ts'

const isAdmin = ({ caller }: Asked) => caller.role === 'Admin'

/** Views of lists that people keep. */
export const savedViewHandlers = defineHandlers({
  'GET /Lists/View/GetViews': async ({ query, ...asked }) => ({
    views: await viewsOf(asked.db, asked.caller.userId, query.list, isAdmin(asked)),
  }),
  'POST /Lists/View/SaveView': async ({ body, ...asked }) => {
    if (body.isShared && !isAdmin(asked)) throw new Problem(403, 'Only admins share their views.')
    const saved = await inTransaction(asked, ({ db: tx, caller, now }) =>
      saveView(tx, caller.userId, body, now),
    )
    if (saved !== null) return saved
    throw new Problem(409, `You keep ${mostViews} views of this list already. Delete one first.`)
  },
  'POST /Lists/View/DeleteView': async ({ body, caller, db }) => {
    if (!(await removeView(db, caller.userId, body.viewId))) throw notFound('The view')
    return undefined
  },
})
