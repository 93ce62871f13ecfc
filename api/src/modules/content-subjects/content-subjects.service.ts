import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { holdSubjects, insertSubject, renameSubject } from './content-subjects.repository.ts'

function nameIsTaken(): Problem {
  const message = 'There is a subject with this name'
  return new Problem(409, message, { errors: [{ path: 'body.name', message }] })
}

/**
 * Makes a subject, or gives one another name.
 * @throws Problem 404 for an unknown one, 409 for a name that another has, in whatever letter case.
 */
export async function saveSubject(
  asked: Asked,
  { id, name }: CallInput<'POST /Content/admin/Subject/SaveSubject'>['body'],
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const subjects = await holdSubjects(tx)
    const before = subjects.find((subject) => subject.id === id)
    if (id !== undefined && before === undefined) throw notFound('The subject')
    const isTaken = subjects.some(
      (subject) => subject.id !== id && subject.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) throw nameIsTaken()
    if (id !== undefined) await renameSubject(tx, { id, name })
    const saved = id ?? (await insertSubject(tx, name))
    if (saved === undefined) throw nameIsTaken()
    await audit(tx, within, 'content subject saved', {
      record: {
        ...{ kind: 'content subject', id: String(saved) },
        ...{ before: before ? { name: before.name } : null, after: { name } },
      },
    })
    return { id: saved }
  })
}
