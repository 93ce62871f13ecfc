import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { findSnapshot, findSnapshots } from './snapshots.repository.ts'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Kept states of the draft of an own piece, the newest first.
 * @throws Problem 404 for no own piece.
 */
export async function getSnapshots(
  { db, caller }: Asked,
  pieceId: string,
): Promise<CallAnswer<'GET /Writing/Writing/GetSnapshots'>> {
  const rows = await findSnapshots(db, caller.userId, pieceId)
  if (rows === undefined) throw notFound('The record')
  return rows.map(({ atMs, ...row }) => ({ ...row, at: moment(atMs) }))
}

/**
 * The text of a kept state of an own piece.
 * @throws Problem 404 for that of no own piece.
 */
export async function getSnapshot(
  { db, caller }: Asked,
  snapshotId: string,
): Promise<CallAnswer<'GET /Writing/Writing/GetSnapshot'>> {
  const row = await findSnapshot(db, caller.userId, snapshotId)
  if (row === undefined) throw notFound('The record')
  return { at: moment(row.atMs), cause: row.cause, parts: row.parts }
}
