import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { shownStateOf } from './shown-state.rules.ts'
import { type StudentPieceRow, studentPiecesListed } from './student-pieces.repository.ts'
import { pathOfItem } from './told.ts'
import { moment, momentOf } from './versions.views.ts'

const listCall = 'GET /Writing/Writing/GetStudentPieces'
type Pieces = CallAnswer<typeof listCall>

/**
 * What a student in sight has handed in, and what came back. Schools read no words of it; where it is
 * opened, only staff are told.
 */
export async function getStudentPieces(
  { db, caller, now }: Asked,
  { studentId, ...page }: CallContext<typeof listCall>['query'],
): Promise<Pieces> {
  const listed = studentPiecesListed(caller, studentId)
  const { rows, totalCount } = await pageOf<StudentPieceRow>(db, listed, page)
  const isSchool = caller.role === 'School Manager'
  const isStaff = !isSchool && caller.role !== 'Parent'
  return {
    pieces: rows.map(({ versionId, itemId, kind, title, number, percent, ...row }) => ({
      ...{ versionId, kind, title, number, percent },
      state: shownStateOf(row, now),
      handedInAt: moment(row.handedInMs),
      markedAt: momentOf(row.markedMs),
      ...(!isSchool && { overall: row.overall }),
      ...(isStaff && { path: row.isOpen ? pathOfItem(itemId) : null }),
    })),
    totalCount,
  }
}
