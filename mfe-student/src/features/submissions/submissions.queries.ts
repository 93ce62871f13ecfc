import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const essaysCall = 'GET /essay/essay'
export const statementsCall = 'GET /personal-statement/personal-statement'
export const tasksCall = 'GET /Writing/Task/GetTasks'
export const pieceCall = 'GET /Writing/Writing/GetPiece'
export const snapshotsCall = 'GET /Writing/Writing/GetSnapshots'

/** A row of each list. */
export type ListedEssay = CallAnswer<typeof essaysCall>['essays'][number]
export type ListedStatement = CallAnswer<typeof statementsCall>['personalStatements'][number]

/** What may be written on. */
export type WritingTask = CallAnswer<typeof tasksCall>['tasks'][number]

/** A piece with its draft and what came back. */
export type PieceRead = CallAnswer<typeof pieceCall>

export type PieceKind = PieceRead['piece']['kind']

/** What is asked again when the server tells of a change, in the list and in a piece. */
export const listReads = [essaysCall, statementsCall, tasksCall] as const
export const pieceReads = [pieceCall] as const

export const pieceQuery = (pieceId: string) => queryOf(pieceCall, { query: { pieceId } })

/** Tasks that tutors have set come first, so that one page has them all. */
export const setTasksQuery = (kind: PieceKind) =>
  queryOf(tasksCall, { query: { kind, pageNo: 1, pageSize: 20 } })

/** What tutors have set for the student and nothing was begun on. */
export const useSetTasks = (kind: PieceKind, enabled: boolean) =>
  useQuery({
    ...setTasksQuery(kind),
    enabled,
    select: ({ tasks }) => tasks.filter(({ setBy }) => setBy !== null),
  })

const changes = { changes: listReads }

export const useNewEssay = () => useWrite('POST /essay/essay', changes)
export const useNewStatement = () =>
  useWrite('POST /personal-statement/personal-statement', changes)
export const useRename = () =>
  useWrite('POST /Writing/Writing/UpdatePiece', { changes: [...listReads, pieceCall] })
export const useRemovePiece = () => useWrite('POST /Writing/Writing/RemovePiece', changes)
