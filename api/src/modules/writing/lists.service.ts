import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { type LastRow, type PieceRow, piecesListed } from './lists.repository.ts'
import type { PieceKind } from './rights.rules.ts'

const essaysCall = 'GET /essay/essay'
const statementsCall = 'GET /personal-statement/personal-statement'
type Query = CallContext<typeof essaysCall>['query']

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const momentOf = (milliseconds: number | null) =>
  milliseconds === null ? null : moment(milliseconds)

function lastOf(last: LastRow | null) {
  if (last === null) return null
  const { handedInMs, dueMs, markedMs, ...rest } = last
  return {
    ...rest,
    ...{ handedInAt: moment(handedInMs), dueAt: moment(dueMs), markedAt: momentOf(markedMs) },
  }
}

/** What the lists of both kinds say of a piece. */
const listed = ({ id, title, savedMs, setBy, dueOn, last }: PieceRow) => ({
  ...{ id, title, savedAt: momentOf(savedMs), setBy, dueOn, last: lastOf(last) },
})

async function pageOfPieces({ db, caller, now }: Asked, kind: PieceKind, query: Query) {
  return await pageOf<PieceRow>(db, piecesListed(caller.userId, kind, query, now), query)
}

/** A page of the caller’s essays. */
export async function getEssays(
  asked: Asked,
  query: Query,
): Promise<CallAnswer<typeof essaysCall>> {
  const { rows, totalCount } = await pageOfPieces(asked, 'essay', query)
  const essays = rows.map((row) => {
    const { taskTitle, words } = row
    return { ...listed(row), taskTitle, words }
  })
  return { essays, totalCount }
}

/** A page of the caller’s personal statements. */
export async function getStatements(
  asked: Asked,
  query: Query,
): Promise<CallAnswer<typeof statementsCall>> {
  const { rows, totalCount } = await pageOfPieces(asked, 'statement', query)
  const personalStatements = rows.map((row) => {
    const { course, entryYear, characters } = row
    // The table holds both for every statement.
    return { ...listed(row), course: course ?? '', entryYear: entryYear ?? 0, characters }
  })
  return { personalStatements, totalCount }
}
