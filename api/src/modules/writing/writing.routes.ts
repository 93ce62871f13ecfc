import { defineHandlers } from '../../calls.ts'
import { getAdminTasks, saveTask } from './admin-tasks.service.ts'
import { removeFile, restoreSnapshot, saveDraft } from './drafts.service.ts'
import { getEssays, getStatements } from './lists.service.ts'
import { newEssay, newStatement, removePiece, updatePiece } from './pieces.service.ts'
import { readFile } from './read-file.service.ts'
import { getRubrics, saveRubric } from './rubrics.service.ts'
import { getSetTasks, removeSetTask, setForStudents } from './set-tasks.service.ts'
import { getSnapshot, getSnapshots } from './snapshots.service.ts'
import { getTasks } from './tasks.service.ts'

/** Pieces and their drafts, for those who write; tasks and criteria, for those who set and keep them. */
export const writingHandlers = defineHandlers({
  'GET /essay/essay': ({ query, ...asked }) => getEssays(asked, query),
  'POST /essay/essay': ({ body, ...asked }) => newEssay(asked, body),
  'GET /personal-statement/personal-statement': ({ query, ...asked }) =>
    getStatements(asked, query),
  'POST /personal-statement/personal-statement': ({ body, ...asked }) => newStatement(asked, body),
  'GET /Writing/Task/GetTasks': ({ query, ...asked }) => getTasks(asked, query),

  'POST /Writing/Writing/UpdatePiece': async ({ body, ...asked }) => {
    await updatePiece(asked, body)
  },
  'POST /Writing/Writing/SaveDraft': ({ body, ...asked }) => saveDraft(asked, body),
  'GET /Writing/Writing/GetSnapshots': ({ query, ...asked }) => getSnapshots(asked, query.pieceId),
  'GET /Writing/Writing/GetSnapshot': ({ query, ...asked }) => getSnapshot(asked, query.snapshotId),
  'POST /Writing/Writing/RestoreSnapshot': ({ body, ...asked }) => restoreSnapshot(asked, body),
  'POST /Writing/Writing/ReadFile': ({ body, ...asked }) => readFile(asked, body),
  'POST /Writing/Writing/RemoveFile': async ({ body, ...asked }) => {
    await removeFile(asked, body.pieceId)
  },
  'POST /Writing/Writing/RemovePiece': async ({ body, ...asked }) => {
    await removePiece(asked, body)
  },

  'GET /Writing/tutor/Task/GetSetTasks': ({ query, ...asked }) => getSetTasks(asked, query),
  'POST /Writing/tutor/Task/SetForStudents': ({ body, ...asked }) => setForStudents(asked, body),
  'POST /Writing/tutor/Task/RemoveSetTask': async ({ body, ...asked }) => {
    await removeSetTask(asked, body)
  },

  'GET /Writing/admin/Task/GetTasks': ({ query, ...asked }) => getAdminTasks(asked, query),
  'POST /Writing/admin/Task/SaveTask': ({ body, ...asked }) => saveTask(asked, body),
  'GET /Writing/admin/Rubric/GetRubrics': (asked) => getRubrics(asked),
  'POST /Writing/admin/Rubric/SaveRubric': ({ body, ...asked }) => saveRubric(asked, body),
})
