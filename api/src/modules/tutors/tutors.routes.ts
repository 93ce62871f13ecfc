import { defineHandlers } from '../../calls.ts'
import { ratingsPage, tutorPage } from './tutors.service.ts'

export const tutorHandlers = defineHandlers({
  'GET /Tutor/Tutor/GetTutor': ({ query, ...asked }) => tutorPage(asked, query),
  'GET /Tutor/Tutor/GetRatings': ({ query, ...asked }) => ratingsPage(asked, query),
})
