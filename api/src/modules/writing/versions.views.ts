import type { CallAnswer } from '@portal/shared/api'
import { percentOf } from '@portal/shared/writing-rules'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { mayAskSecondLook } from './second-look.rules.ts'
import { isOpenState, shownStateOf } from './shown-state.rules.ts'
import { shownTask } from './shown-task.ts'
import type { FileRow, MarkingRow, VersionInFull, VersionRow } from './versions.repository.ts'

/** A version with what its reader may know of its markings. */
export type FullVersion = CallAnswer<'GET /Writing/Writing/GetVersion'>

/** What somebody made of a version, as its readers see it. */
export type ReadMarking = FullVersion['markings'][number]

/** What was handed in, as its readers see it. */
export type PieceVersion = Omit<
  FullVersion,
  'piece' | 'state' | 'dueAt' | 'markings' | 'mayAskSecondLook' | 'sentBackFor'
>

export const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
export const momentOf = (milliseconds: number | null) =>
  milliseconds === null ? null : moment(milliseconds)

/** A file with the address at which those who may open it find it. */
export function fileView(file: FileRow | null): FullVersion['file'] {
  if (file === null) return null
  const { id, name, type, pages } = file
  return { name, type, pages, url: `/media/file/${id}/${encodeURIComponent(name)}` }
}

/** What was handed in. */
export function versionView(row: VersionRow): PieceVersion {
  const { handedInMs, file, ...version } = row.version
  return {
    ...version,
    file: fileView(file),
    task: shownTask(row, row.task, row.criteria),
    criteria: row.criteria,
    handedInAt: moment(handedInMs),
  }
}

/** A marking, with the words of each level and, while it is being made, its grade so far. */
export function markingView(row: MarkingRow, criteria: readonly StoredCriterion[]): ReadMarking {
  const { returnedMs, file, replies, percent, ...marking } = row
  const labelOf = (key: string, points: number | null) =>
    criteria
      .find((criterion) => criterion.key === key)
      ?.levels.find((level) => level.points === points)?.label ?? null
  return {
    ...marking,
    returnedAt: momentOf(returnedMs),
    percent: percent ?? percentOf(criteria, marking.grades),
    grades: marking.grades.map((grade) => ({
      ...grade,
      label: labelOf(grade.key, grade.points),
    })),
    file: fileView(file),
    replies: replies.map(({ atMs, ...reply }) => ({ ...reply, at: moment(atMs) })),
  }
}

/** A version with how it stands and what came back. */
export function fullView(row: VersionInFull, now: Date, isStudent: boolean): FullVersion {
  const { pieceId, kind, pieceTitle, studentName, state, dueMs, markedMs } = row
  return {
    ...versionView(row),
    piece: { pieceId, kind, title: pieceTitle, studentName },
    state: shownStateOf({ state, dueMs }, now),
    dueAt: isOpenState(state) ? moment(dueMs) : null,
    markings: row.markings.map((marking) => markingView(marking, row.criteria)),
    mayAskSecondLook:
      isStudent && mayAskSecondLook({ state, markedMs, isAsked: row.hasSecondLook }, now),
    sentBackFor: state === 'sent back' ? row.reason : null,
  }
}
