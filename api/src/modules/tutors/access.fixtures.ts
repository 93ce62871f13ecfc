import type { AreaAccess, Made } from '../../access/area.fixtures.ts'

const ofTutor = ({ id: tutorId }: Made) => ({ query: { tutorId } })

export const tutorAccess = {
  calls: {
    'GET /Tutor/Tutor/GetTutor': { who: 'A--R--', record: 'own team: tutor' },
    'GET /Tutor/Tutor/GetRatings': { who: 'A--R--', record: 'own team: tutor' },
  },
  inputs: {
    'GET /Tutor/Tutor/GetTutor': ofTutor,
    'GET /Tutor/Tutor/GetRatings': ofTutor,
  },
} satisfies AreaAccess
