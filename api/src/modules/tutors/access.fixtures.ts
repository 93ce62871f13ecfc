import type { AreaAccess, Made } from '../../access/area.fixtures.ts'
import { admins } from '../../access/reasons.fixtures.ts'

const ofTutor = ({ id: tutorId }: Made) => ({ query: { tutorId } })

export const tutorAccess = {
  calls: {
    'GET /Tutor/Tutor/GetTutor': { who: 'A--R--', record: 'own team: tutor' },
    'GET /Tutor/Tutor/GetRatings': { who: 'A--R--', record: 'own team: tutor' },
    'GET /User/admin/Account/GetTutor': { who: 'A-----', record: 'own team: tutor' },
    'POST /User/admin/Account/UpdateTutor': { who: 'A-----', record: 'own team: tutor' },
  },
  inputs: {
    'GET /Tutor/Tutor/GetTutor': ofTutor,
    'GET /Tutor/Tutor/GetRatings': ofTutor,
    'GET /User/admin/Account/GetTutor': ofTutor,
    'POST /User/admin/Account/UpdateTutor': ({ id: tutorId }) => ({
      body: {
        ...{ tutorId, version: 1, subjects: ['Physics', 'Chemistry'], seniorTutorId: null },
        ...{ isSeminarTutor: true, isEssayPsTutor: true, capacity: 9, isTakingStudents: false },
      },
    }),
  },
  openIds: {
    'POST /User/admin/Account/UpdateTutor': { 'body.seniorTutorId': admins },
  },
} satisfies AreaAccess
