import type { AreaAccess } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'

export const subjectAccess = {
  calls: {
    'GET /Subject/AdmissionTest': { who: 'ASTR--' },
    'GET /Subject/SectionNumber/:id': { who: 'ASTR--' },
    'GET /Subject/SectionNumber/GetESATParts': { who: '-S----' },
    'GET /Subject/Degree/GetAllDegreeGroup': { who: 'ASTRPM' },
    'GET /subject/Subject': { who: 'A-----' },
    'GET /subject/Topic': { who: 'A-----' },
  },
  openIds: {
    'GET /Subject/SectionNumber/:id': { 'params.id': content },
    'GET /subject/Topic': { 'query.subjectId': content },
  },
  reads: {
    'GET /Subject/SectionNumber/:id': () => ({ params: { id: 1 } }),
    'GET /subject/Topic': () => ({ query: { subjectId: 1 } }),
  },
} satisfies AreaAccess
