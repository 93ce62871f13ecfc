import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  addTemplate,
  changeTemplate,
  mostTemplates,
  removeTemplate,
} from './templates.repository.ts'

const saveCall = 'POST /TutionReport/tutor/TutionReport/SaveTemplate'

/**
 * Keeps an own template, or changes it.
 * @throws Problem 404 for one that is not the tutor's, 422 where as many are kept as may be.
 */
export async function saveTemplate(
  asked: Asked,
  { id, ...template }: CallContext<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  return await inTransaction(asked, async ({ db, caller, now }) => {
    if (id !== undefined) {
      if (!(await changeTemplate(db, caller.userId, id, template))) throw notFound('The template')
      return { id }
    }
    const added = await addTemplate(db, caller.userId, template, now)
    if (added !== null) return { id: added }
    throw new Problem(422, `You keep ${mostTemplates} templates already. Remove one first.`)
  })
}

/** @throws Problem 404 for a template that is not the tutor's. */
export async function dropTemplate({ db, caller }: Asked, id: string): Promise<void> {
  if (!(await removeTemplate(db, caller.userId, id))) throw notFound('The template')
}
