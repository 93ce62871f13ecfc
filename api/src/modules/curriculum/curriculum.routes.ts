import { defineHandlers } from '../../calls.ts'
import {
  addOwnItem,
  changeOwnItem,
  infoOf,
  monthOfChild,
  ownMonth,
  removeOwnItem,
  tick,
} from './curriculum.service.ts'
import { previewPublish, publications, publish } from './publish.service.ts'
import {
  assignTemplate,
  extend,
  monthForAdmins,
  monthForTutors,
  removeStudentItem,
  saveStudentItem,
  studentsWithCurricula,
} from './students.service.ts'
import { linkTargets, saveMonth, saveTemplate, template, templates } from './templates.service.ts'

export const curriculumHandlers = defineHandlers({
  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': async ({ query, ...asked }) => ({
    items: await ownMonth(asked, query.monthNumber),
  }),
  'GET /Curriculum/Curriculum/GetCurriculumInfo': async (asked) => {
    const { fullName: _, ...info } = await infoOf(asked, asked.caller.userId)
    return info
  },
  'POST /Curriculum/Curriculum/SetCompletion': ({ body, ...asked }) => tick(asked, body),
  'POST /Curriculum/Curriculum/AddOwnItem': ({ body, ...asked }) => addOwnItem(asked, body),
  'POST /Curriculum/Curriculum/ChangeOwnItem': ({ body, ...asked }) => changeOwnItem(asked, body),
  'POST /Curriculum/Curriculum/RemoveOwnItem': async ({ body, ...asked }) => {
    await removeOwnItem(asked, body)
  },
  'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum': ({ query, ...asked }) =>
    monthOfChild(asked, query),
  'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum': ({ query, ...asked }) =>
    monthForTutors(asked, query),
  'POST /Curriculum/Tutor/Curriculum/SaveStudentItem': ({ body, ...asked }) =>
    saveStudentItem(asked, body),
  'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem': async ({ body, ...asked }) => {
    await removeStudentItem(asked, body)
  },
  'GET /Curriculum/admin/Curriculum/GetTemplates': (asked) => templates(asked),
  'GET /Curriculum/admin/Curriculum/GetTemplate': ({ query, ...asked }) => template(asked, query),
  'POST /Curriculum/admin/Curriculum/SaveTemplate': ({ body, ...asked }) =>
    saveTemplate(asked, body),
  'POST /Curriculum/admin/Curriculum/SaveMonth': ({ body, ...asked }) => saveMonth(asked, body),
  'GET /Curriculum/admin/Curriculum/GetLinkTargets': ({ query, ...asked }) =>
    linkTargets(asked, query),
  'POST /Curriculum/admin/Curriculum/PreviewPublish': ({ body, ...asked }) =>
    previewPublish(asked, body),
  'POST /Curriculum/admin/Curriculum/Publish': ({ body, ...asked }) => publish(asked, body),
  'GET /Curriculum/admin/Curriculum/GetPublications': ({ query, ...asked }) =>
    publications(asked, query),
  'GET /Curriculum/admin/Curriculum/GetStudents': ({ query, ...asked }) =>
    studentsWithCurricula(asked, query),
  'GET /Curriculum/admin/Curriculum/GetStudentCurriculum': ({ query, ...asked }) =>
    monthForAdmins(asked, query),
  'POST /Curriculum/admin/Curriculum/SaveStudentItem': ({ body, ...asked }) =>
    saveStudentItem(asked, body),
  'POST /Curriculum/admin/Curriculum/RemoveStudentItem': async ({ body, ...asked }) => {
    await removeStudentItem(asked, body)
  },
  'POST /Curriculum/admin/Curriculum/SetExtended': async ({ body, ...asked }) => {
    await extend(asked, body)
  },
  'POST /Curriculum/admin/Curriculum/SetTemplate': async ({ body, ...asked }) => {
    await assignTemplate(asked, body)
  },
})
