import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { findReadable } from './versions.repository.ts'
import { fullView } from './versions.views.ts'

/**
 * A version with what the caller may know of its markings; one statement.
 * @throws Problem 404 for one that the caller may not read.
 */
export async function getVersion(
  { db, caller, now }: Asked,
  versionId: string,
): Promise<CallAnswer<'GET /Writing/Writing/GetVersion'>> {
  const row = await findReadable(db, caller, versionId)
  if (row === undefined) throw notFound('The record')
  return fullView(row, now, caller.role === 'Student' && !caller.isImpersonating)
}
