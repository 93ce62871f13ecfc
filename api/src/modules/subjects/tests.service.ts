import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound } from '../../problem.ts'
import { holdTests, insertTest, updateTest } from './tests.repository.ts'
import { refusalAt } from './tree.service.ts'

/**
 * Makes an admissions test, or renames or retires one.
 * @throws Problem 404 for an unknown one, 409 for a name that another has, in whatever letter case.
 */
export async function saveTest(
  asked: Asked,
  { id, ...after }: CallInput<'POST /subject/admin/AdmissionTest/Save'>['body'],
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const tests = await holdTests(tx)
    const before = tests.find((test) => test.id === id)
    if (id !== undefined && before === undefined) throw notFound('The admissions test')
    const isTaken = tests.some(
      (test) => test.id !== id && test.name.toLowerCase() === after.name.toLowerCase(),
    )
    if (isTaken) throw refusalAt(409, 'name', 'There is a test with this name')
    const saved = before?.id ?? (await insertTest(tx, after))
    if (before !== undefined) await updateTest(tx, before.id, after)
    await audit(tx, within, 'bank tree saved', {
      record: {
        kind: 'admission test',
        id: String(saved),
        before: before ? { name: before.name, isRetired: before.isRetired } : null,
        after,
      },
    })
    return { id: saved }
  })
}
