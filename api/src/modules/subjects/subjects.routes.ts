import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { chooseEsatParts } from './esat-parts.service.ts'
import {
  allSubjects,
  degreeGroups,
  esatParts,
  listTests,
  partsOfTest,
  topicsOfSubject,
} from './subjects.repository.ts'

/** How content is filed. */
export const subjectHandlers = defineHandlers({
  'GET /Subject/AdmissionTest': async ({ caller, db }) =>
    // Those who practise see no test without questions; those who write them see all.
    await listTests(db, caller.role !== 'Admin'),
  'GET /Subject/SectionNumber/:id': async ({ db, params }) => {
    const parts = await partsOfTest(db, params.id)
    if (parts === null) throw notFound('The admissions test')
    return parts
  },
  'GET /Subject/SectionNumber/GetESATParts': async ({ caller, db }) =>
    await esatParts(db, caller.userId),
  'GET /Subject/Degree/GetAllDegreeGroup': async ({ db }) => await degreeGroups(db),
  'POST /Subject/AdmissionTest/SetESATParts': async ({ body, ...asked }) => {
    await chooseEsatParts(asked, body.selectedParts)
  },
  'GET /subject/Subject': ({ db, query }) => allSubjects(db, query),
  'GET /subject/Topic': async ({ db, query }) => {
    const topics = await topicsOfSubject(db, query.subjectId)
    if (topics === null) throw notFound('The subject')
    return topics
  },
})
