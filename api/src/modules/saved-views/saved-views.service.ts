import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { addressOf, readAddress } from './address.rules.ts'
import {
  changeView,
  findView,
  isNameKept,
  mostViews,
  saveView,
  viewsOf,
} from './saved-views.repository.ts'

type SaveIn = CallInput<'POST /Lists/View/SaveView'>['body']
type SaveCall = 'POST /User/admin/View/Save'

/** Keeps a view; one of the same name is replaced. @throws Problem 409 where there are too many. */
export async function keepView(asked: Asked, view: SaveIn): Promise<{ id: string }> {
  const saved = await inTransaction(asked, ({ db: tx, caller, now }) =>
    saveView(tx, caller.userId, view, now),
  )
  if (saved !== null) return saved
  throw new Problem(409, `You keep ${mostViews} views of this list already. Delete one first.`)
}

/** Own views of a list with what other admins share, as admins’ lists have them. */
export async function adminViews(
  { db, caller }: Asked,
  list: string,
): Promise<CallAnswer<'GET /User/admin/View/GetViews'>> {
  const views = await viewsOf(db, caller.userId, list, true)
  return {
    views: views.map(({ id, address, isOwn, ...view }) => ({
      ...{ ...view, viewId: id, isMine: isOwn },
      ...readAddress(address),
    })),
  }
}

/**
 * Keeps a view, or changes an own one; somebody else's that is shared stays and is copied.
 * @throws Problem 404 for one that the caller does not see, 409 for a name that another own one has,
 * and where there are too many.
 */
export async function saveAdminView(
  asked: Asked,
  { viewId, query, columns, ...view }: CallInput<SaveCall>['body'],
): Promise<CallAnswer<SaveCall>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller } = within
    const kept = { ...view, address: addressOf({ query, columns }) }
    const found = viewId === null ? null : await findView(db, caller.userId, view.list, viewId)
    if (found === undefined) throw notFound('The view')
    const own = found?.isOwn === true ? found.id : null
    if (await isNameKept(db, caller.userId, kept, own)) {
      const message = 'You have a view of this name already'
      throw new Problem(409, message, { errors: [{ path: 'body.name', message }] })
    }
    if (own === null) return { viewId: (await keepView(within, kept)).id }
    await changeView(db, caller.userId, own, kept)
    return { viewId: own }
  })
}
