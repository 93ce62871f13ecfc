import * as z from 'zod'
import { uid } from './common.ts'
import {
  curriculumItem,
  curriculumMonth,
  itemText,
  monthInfo,
  monthText,
  staffItem,
  studentItem,
} from './curriculum.shapes.ts'
import { curriculumAdminEndpoints } from './curriculum-of-admins.ts'
import { defineEndpoints } from './define.ts'

const ofOwnStudent = <A extends `${'query' | 'body'}.studentId`>(at: A) =>
  ({
    who: ['Tutor', 'Senior Tutor'],
    record: { rule: 'own student', kind: 'student', at },
  }) as const

const ownItem = {
  who: ['Student'],
  record: { rule: 'own', kind: 'own curriculum item', at: 'body.id' },
} as const

const oneMonth = z.object({ studentId: uid, monthNumber: monthText.optional() })

/** The month-by-month checklist of a student. */
export const curriculumEndpoints = defineEndpoints({
  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': {
    summary: 'The items of one month; the current month when none is named.',
    access: { who: ['Student'], record: 'none' },
    query: z.object({ monthNumber: monthText.optional() }),
    answer: z.object({ items: z.array(curriculumItem) }),
  },
  'GET /Curriculum/Curriculum/GetCurriculumInfo': {
    summary: 'The flag of the extended curriculum, and how far each month is.',
    access: { who: ['Student'], record: 'none' },
    answer: z.object(monthInfo),
  },
  'POST /Curriculum/Curriculum/SetCompletion': {
    summary: 'Check an item off, or take the check back.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'curriculum item', at: 'body.id' } },
    body: z.strictObject({ id: uid, isCompleted: z.boolean() }),
    answer: curriculumItem,
  },
  'POST /Curriculum/Curriculum/AddOwnItem': {
    summary:
      'An item of the student’s own, at the end of its month; 422 above 50 own ones a month.',
    access: { who: ['Student'], record: 'none' },
    body: z.strictObject({ monthNumber: curriculumMonth, text: itemText }),
    idempotent: true,
    answer: curriculumItem,
  },
  'POST /Curriculum/Curriculum/ChangeOwnItem': {
    summary: 'Other words for an item that the student added.',
    access: ownItem,
    body: z.strictObject({ id: uid, text: itemText }),
    answer: curriculumItem,
  },
  'POST /Curriculum/Curriculum/RemoveOwnItem': {
    summary: 'Remove an item that the student added.',
    access: ownItem,
    body: z.strictObject({ id: uid }),
  },
  'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum': {
    summary: 'A month of an own child, and how far each month is.',
    access: {
      who: ['Parent'],
      record: { rule: 'own child', kind: 'student', at: 'query.studentId' },
    },
    query: oneMonth,
    answer: z.object({ ...monthInfo, items: z.array(curriculumItem) }),
  },
  'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum': {
    summary: 'A month of an own student, with where each item comes from.',
    access: ofOwnStudent('query.studentId'),
    query: oneMonth,
    answer: z.object({ ...monthInfo, items: z.array(staffItem) }),
  },
  'POST /Curriculum/Tutor/Curriculum/SaveStudentItem': {
    summary:
      'A new item for an own student, or other words, links, month or place for one; of the template’s, that is then kept when the template is published.',
    access: ofOwnStudent('body.studentId'),
    body: studentItem,
    answer: z.object({ id: uid }),
  },
  'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem': {
    summary:
      'Remove an item from the curriculum of an own student; publishing does not bring it back.',
    access: {
      who: ['Tutor', 'Senior Tutor'],
      record: { rule: 'in sight', kind: 'curriculum item', at: 'body.id' },
    },
    body: z.strictObject({ studentId: uid, id: uid }),
  },
  ...curriculumAdminEndpoints,
})
