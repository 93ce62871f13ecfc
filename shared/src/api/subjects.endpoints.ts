import * as z from 'zod'
import { id, idText, listOf } from './common.ts'
import { defineEndpoints } from './define.ts'
import { subjectsOfAdmins } from './subjects-of-admins.ts'

/** How content is filed: admission test > section number (part) > subject > topic. */
export const subjectEndpoints = defineEndpoints({
  ...subjectsOfAdmins,
  'GET /Subject/AdmissionTest': {
    summary: 'The admissions tests.',
    access: { who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'], record: 'none' },
    answer: z.array(z.object({ id, name: z.string() })),
  },
  'GET /Subject/SectionNumber/:id': {
    summary: 'The parts of one admissions test.',
    access: { who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'], record: 'none' },
    params: z.object({ id: idText }),
    answer: z.array(z.object({ id, sectionNo: z.string() })),
  },
  'GET /Subject/SectionNumber/GetESATParts': {
    summary: 'The parts of the ESAT that a student chooses from, with the choice made so far.',
    access: { who: ['Student'], record: 'none' },
    answer: z.array(z.object({ id, sectionNo: z.string(), isChosen: z.boolean() })),
  },
  'GET /Subject/Degree/GetAllDegreeGroup': {
    summary: 'The groups of degrees that applicants choose between.',
    access: { who: 'signed in' },
    answer: z.array(z.object({ id, name: z.string() })),
  },
  'GET /subject/Subject': {
    summary: 'All subjects, for filing questions.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100_000).default(100_000),
    }),
    answer: listOf(
      'subjects',
      z.object({
        id,
        name: z.string(),
        /** The part that it is of, and its test: two parts may have a subject of the same name. */
        sectionId: id,
        sectionNo: z.string(),
        admissionTestId: id,
      }),
    ),
  },
  'GET /subject/Topic': {
    summary: 'The topics of a subject, for filing questions.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ subjectId: idText }),
    answer: z.array(z.object({ id, name: z.string() })),
  },
})
