import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { updateImport } from './imports.repository.ts'
import { changeOfState, mustBeApplied } from './imports.service.ts'
import { tableKindOf } from './table-kinds.ts'

/**
 * Takes back what an import made and nobody used, within 24 hours; the rest is named.
 * @throws Problem 404 for an unknown import, 409 for one that cannot be taken back (any more).
 */
export async function takeBack(
  asked: Asked,
  importId: string,
): Promise<CallAnswer<'POST /User/admin/Import/TakeBack'>> {
  const { after, ...done } = await inTransaction(asked, async (within) => {
    const found = await mustBeApplied(within, importId)
    const { takeBack: take } = tableKindOf(found)
    if (take === undefined) throw new Problem(409, 'A file of this kind cannot be taken back.')
    const taken = await take(within, importId)
    const { removed, stayed } = taken
    await updateImport(within.db, importId, { state: 'taken back' })
    await audit(within.db, within, 'file of people taken back', {
      details: { removed: String(removed), stayed: String(stayed.length) },
      record: changeOfState(found, 'taken back'),
    })
    return taken
  })
  await after(asked)
  return done
}
