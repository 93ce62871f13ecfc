import { defineHandlers } from '../../calls.ts'
import {
  duplicateAcademy,
  removeOrRestoreAcademy,
  saveAcademy,
  saveOrder,
  saveOrderOfAcademies,
  setAcademyState,
} from './academies.service.ts'
import { findQuestions, getAllAcademies, getTree } from './admin.service.ts'
import {
  removeOrRestore,
  saveGroup,
  saveQuestions,
  saveVideo,
  setVideoState,
} from './contents.service.ts'
import { findContinue } from './finding.repository.ts'
import {
  getAcademies,
  getCourse,
  getGroups,
  getMyStudents,
  sayWatched,
  searchTranscripts,
} from './learner.service.ts'
import { answerQuiz } from './quiz.service.ts'
import { exportWatched, getWatched } from './watched.service.ts'

export const academyHandlers = defineHandlers({
  'GET /academy/Academy/GetAllAcademy': ({ query, ...asked }) => getAcademies(asked, query),
  'GET /academy/api/Tutor/Academy/GetAllAcademy': ({ query, ...asked }) =>
    getAcademies(asked, query),
  'GET /academy/academy/:id': ({ params, ...asked }) => getCourse(asked, params.id),
  'GET /academy/api/tutor/academy/:id': ({ params, ...asked }) => getCourse(asked, params.id),
  'GET /academy/api/VideoGroup/GetAllVideoGroup': ({ query, ...asked }) =>
    getGroups(asked, query.academyId),
  'POST /academy/UserVideo': ({ body, ...asked }) => sayWatched(asked, body.videoId),
  'POST /academy/api/VideoGroup/UserVideoQuestionCreate': ({ body, ...asked }) =>
    answerQuiz(asked, body),
  'GET /academy/api/Academy/SearchTranscripts': ({ query, ...asked }) =>
    searchTranscripts(asked, query),
  'GET /academy/api/Video/GetContinue': ({ db, caller, now }) => findContinue(db, caller, now),
  'GET /academy/api/tutor/Academy/GetMyStudents': ({ query, ...asked }) =>
    getMyStudents(asked, query),

  'GET /academy/admin/Academy/GetAllAcademy': ({ query, ...asked }) =>
    getAllAcademies(asked, query),
  'GET /academy/admin/Academy/GetAcademy': ({ query, ...asked }) => getTree(asked, query.id),
  'POST /academy/admin/Academy/Save': ({ body, ...asked }) => saveAcademy(asked, body),
  'POST /academy/admin/Academy/SetState': ({ body, ...asked }) => setAcademyState(asked, body),
  'POST /academy/admin/Academy/Duplicate': ({ body, ...asked }) => duplicateAcademy(asked, body.id),
  'POST /academy/admin/Academy/Remove': ({ body, ...asked }) => removeOrRestoreAcademy(asked, body),
  'POST /academy/admin/Academy/OrderAcademies': ({ body, ...asked }) =>
    saveOrderOfAcademies(asked, body.ids),
  'POST /academy/admin/Academy/SaveOrder': ({ body, ...asked }) => saveOrder(asked, body),
  'POST /academy/admin/VideoGroup/Save': ({ body, ...asked }) => saveGroup(asked, body),
  'POST /academy/admin/VideoGroup/Remove': ({ body, ...asked }) =>
    removeOrRestore(asked, 'group', body),
  'POST /academy/admin/Video/Save': ({ body, ...asked }) => saveVideo(asked, body),
  'POST /academy/admin/Video/SetState': ({ body, ...asked }) => setVideoState(asked, body),
  'POST /academy/admin/Video/Remove': ({ body, ...asked }) => removeOrRestore(asked, 'video', body),
  'POST /academy/admin/Video/SaveQuestions': ({ body, ...asked }) => saveQuestions(asked, body),
  'GET /academy/admin/Video/FindQuestions': ({ query, ...asked }) => findQuestions(asked, query),
  'GET /academy/admin/Academy/GetWatched': ({ query, ...asked }) => getWatched(asked, query),
  'GET /academy/admin/Academy/ExportWatched': ({ query, ...asked }) => exportWatched(asked, query),
})
