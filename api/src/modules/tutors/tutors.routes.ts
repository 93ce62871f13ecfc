import { defineHandlers } from '../../calls.ts'
import { getTeaching, updateTeaching } from './teaching.service.ts'
import { ratingsPage, tutorPage } from './tutors.service.ts'

export const tutorHandlers = defineHandlers({
  'GET /Tutor/Tutor/GetTutor': ({ query, ...asked }) => tutorPage(asked, query),
  'GET /Tutor/Tutor/GetRatings': ({ query, ...asked }) => ratingsPage(asked, query),
  'GET /User/admin/Account/GetTutor': ({ query, ...asked }) => getTeaching(asked, query),
  'POST /User/admin/Account/UpdateTutor': ({ body, ...asked }) => updateTeaching(asked, body),
})
