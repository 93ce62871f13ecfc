import type { CallAnswer, CallInput } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

export const essaysCall = 'GET /essay/essay'
export const statementsCall = 'GET /personal-statement/personal-statement'
export const tasksCall = 'GET /Writing/Task/GetTasks'
export const pieceCall = 'GET /Writing/Writing/GetPiece'
export const versionCall = 'GET /Writing/Writing/GetVersion'
export const snapshotsCall = 'GET /Writing/Writing/GetSnapshots'

/** A row of each list. */
export type ListedEssay = CallAnswer<typeof essaysCall>['essays'][number]
export type ListedStatement = CallAnswer<typeof statementsCall>['personalStatements'][number]

/** What may be written on. */
export type WritingTask = CallAnswer<typeof tasksCall>['tasks'][number]

/** A piece with its draft and what came back. */
export type PieceRead = CallAnswer<typeof pieceCall>

/** A version with what came back for it. */
export type VersionRead = CallAnswer<typeof versionCall>

export type PieceKind = PieceRead['piece']['kind']

/** What is asked again when the server tells of a change, in the list and in a piece. */
export const listReads = [essaysCall, statementsCall, tasksCall] as const
export const pieceReads = [pieceCall] as const

export const pieceQuery = (pieceId: string) => queryOf(pieceCall, { query: { pieceId } })

/** Tasks that tutors have set come first, so that one page has them all; of both kinds unless one is asked for. */
export const setTasksQuery = (kind?: PieceKind) =>
  queryOf(tasksCall, { query: { ...(kind && { kind }), pageNo: 1, pageSize: 20 } })

/** What tutors have set for the student and nothing was begun on. */
export const useSetTasks = (kind: PieceKind | undefined, enabled: boolean) =>
  useQuery({
    ...setTasksQuery(kind),
    enabled,
    select: ({ tasks }) => tasks.filter(({ setBy }) => setBy !== null),
  })

export const versionQuery = (versionId: string) => queryOf(versionCall, { query: { versionId } })

/** A version with what came back; null asks for none. */
export const useVersion = (versionId: string | null) =>
  useQuery({
    ...versionQuery(versionId ?? ''),
    enabled: versionId !== null,
  })

const changes = { changes: listReads }

export const useNewEssay = () => useWrite('POST /essay/essay', changes)
export const useNewStatement = () =>
  useWrite('POST /personal-statement/personal-statement', changes)
export const useRename = () =>
  useWrite('POST /Writing/Writing/UpdatePiece', { changes: [...listReads, pieceCall] })
export const useRemovePiece = () => useWrite('POST /Writing/Writing/RemovePiece', changes)

const ofPiece = { changes: [pieceCall, essaysCall, statementsCall] } as const

export const useWithdraw = () => useWrite('POST /Writing/Writing/Withdraw', ofPiece)
export const useHandIn = () => useWrite('POST /Writing/Writing/HandIn', ofPiece)
export const useReadFile = () =>
  useWrite('POST /Writing/Writing/ReadFile', { changes: [pieceCall, snapshotsCall] })
export const useRemoveFile = () =>
  useWrite('POST /Writing/Writing/RemoveFile', { changes: [pieceCall] })
export const useRestore = () =>
  useWrite('POST /Writing/Writing/RestoreSnapshot', { changes: [pieceCall, snapshotsCall] })

export const useSnapshots = (pieceId: string) =>
  useQuery(queryOf(snapshotsCall, { query: { pieceId } }))

export const useSnapshot = (snapshotId: string | null) =>
  useQuery({
    ...queryOf('GET /Writing/Writing/GetSnapshot', { query: { snapshotId: snapshotId ?? '' } }),
    enabled: snapshotId !== null,
  })

export const useAskSecondLook = () =>
  useWrite('POST /Writing/Writing/AskSecondLook', {
    changes: [versionCall, pieceCall, essaysCall, statementsCall],
  })

/** A version with a comment of one of its markings dealt with, or not. */
function withTick(
  version: VersionRead,
  { markingId, commentId, isDone }: CallInput<'POST /Writing/Writing/TickComment'>['body'],
): VersionRead {
  const markings = version.markings.map((marking) => {
    if (marking.markingId !== markingId) return marking
    const others = marking.ticks.filter((id) => id !== commentId)
    return { ...marking, ticks: isDone ? [...others, commentId] : others }
  })
  return { ...version, markings }
}

/**
 * Says whether a comment has been dealt with: at once, and undone where it could not be saved.
 * `versionId` is that of the version that is read by itself, where one is.
 */
export function useTick(pieceId: string, versionId?: string) {
  const client = useQueryClient()
  const show = (tick: CallInput<'POST /Writing/Writing/TickComment'>['body']) => {
    changeAnswer(client, pieceCall, { query: { pieceId } }, (read) =>
      read.lastMarking === null ? read : { ...read, lastMarking: withTick(read.lastMarking, tick) },
    )
    if (versionId === undefined) return
    changeAnswer(client, versionCall, { query: { versionId } }, (version) =>
      withTick(version, tick),
    )
  }
  return useWrite('POST /Writing/Writing/TickComment', {
    changes: [pieceCall, versionCall],
    show: ({ body }) => {
      show(body)
      return (error) => {
        if (error !== null) show({ ...body, isDone: !body.isDone })
      }
    },
    failed: (error) => toast.danger(`This could not be saved. ${error.message}`),
  })
}

/** A kept state of a draft. */
export type Snapshot = CallAnswer<typeof snapshotsCall>[number]

/** Where the text of a document goes. */
export type ReadInto = CallInput<'POST /Writing/Writing/ReadFile'>['body']['into']
