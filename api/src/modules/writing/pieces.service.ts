import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { emptyWritten } from './drafts.rules.ts'
import {
  holdPiece,
  holdWriter,
  insertPiece,
  isOpenTask,
  type NewPiece,
  renamePiece,
  setRemoved,
} from './pieces.repository.ts'
import { fullOf, undoMs } from './pieces.rules.ts'

type NewEssay = CallInput<'POST /essay/essay'>['body']
type NewStatement = CallInput<'POST /personal-statement/personal-statement'>['body']
type Names = CallInput<'POST /Writing/Writing/UpdatePiece'>['body']
type Removal = CallInput<'POST /Writing/Writing/RemovePiece'>['body']

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

/**
 * The caller begins a piece.
 * @throws Problem 422 where there are too many, and for a task that is not open.
 */
async function begin(
  asked: Asked,
  piece: Omit<NewPiece, 'id' | 'studentId'>,
): Promise<{ id: string }> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const full = fullOf(await holdWriter(tx, caller.userId), piece.kind)
    if (full !== undefined) throw new Problem(422, full)
    const { taskId, kind } = piece
    if (typeof taskId === 'string' && !(await isOpenTask(tx, taskId, kind))) {
      throw refused('taskId', 'This task is not open. Choose another.')
    }
    const id = newId(now.getTime())
    await insertPiece(tx, { ...piece, id, studentId: caller.userId }, emptyWritten(kind), now)
    return { id }
  })
}

/** Begins an essay, on a task or on the student’s own question. @throws Problem as `begin` does. */
export async function newEssay(asked: Asked, body: NewEssay): Promise<{ id: string }> {
  return await begin(asked, { kind: 'essay', ...body })
}

/** Begins a statement, called by its course where nothing else is said. @throws as `begin` does. */
export async function newStatement(asked: Asked, body: NewStatement): Promise<{ id: string }> {
  return await begin(asked, { kind: 'statement', ...body, title: body.title ?? body.course })
}

const removedAfter = (now: Date) => new Date(now.getTime() - undoMs)

/**
 * Gives an own piece another title, and a statement another course or year; the last one wins.
 * @throws Problem 404 for no own piece, 422 for the course of an essay.
 */
export async function updatePiece(
  asked: Asked,
  { pieceId, title, course, entryYear }: Names,
): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const piece = await holdPiece(tx, caller.userId, pieceId, removedAfter(now))
    if (piece === undefined || piece.isRemoved) throw notFound('The record')
    const isEssay = piece.kind === 'essay'
    if (isEssay && course !== undefined) throw refused('course', 'An essay has no course.')
    if (isEssay && entryYear !== undefined) throw refused('entryYear', 'An essay has no year.')
    await renamePiece(tx, pieceId, { title, course, entryYear })
  })
}

/**
 * Removes an own piece that was never handed in, or takes it back within 30 days.
 * @throws Problem 404 for no own piece, 409 with versions, 422 where there are too many by now.
 */
export async function removePiece(asked: Asked, { pieceId, isRemoved }: Removal): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const studentId = caller.userId
    // In the order in which pieces begin, so that two of a student's calls never wait for each other.
    const live = isRemoved ? undefined : await holdWriter(tx, studentId)
    const piece = await holdPiece(tx, studentId, pieceId, removedAfter(now))
    if (piece === undefined) throw notFound('The record')
    if (piece.isRemoved === isRemoved) return
    if (piece.versionCount > 0) {
      throw new Problem(409, 'This piece has been handed in, so it stays.')
    }
    const full = live && fullOf(live, piece.kind)
    if (full !== undefined) throw new Problem(422, full)
    await setRemoved(tx, pieceId, isRemoved ? now : null)
  })
}
