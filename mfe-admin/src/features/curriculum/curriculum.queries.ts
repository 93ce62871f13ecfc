import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'

export const templatesCall = 'GET /Curriculum/admin/Curriculum/GetTemplates'
export const templateCall = 'GET /Curriculum/admin/Curriculum/GetTemplate'
export const studentsCall = 'GET /Curriculum/admin/Curriculum/GetStudents'
export const studentCall = 'GET /Curriculum/admin/Curriculum/GetStudentCurriculum'
export const publicationsCall = 'GET /Curriculum/admin/Curriculum/GetPublications'
const previewCall = 'POST /Curriculum/admin/Curriculum/PreviewPublish'

/** A programme's checklist in the list of all. */
export type TemplateRow = CallAnswer<typeof templatesCall>[number]
/** One with its items by month. */
export type Template = CallAnswer<typeof templateCall>
export type TemplateItem = Template['months'][number]['items'][number]
export type StudentRow = CallAnswer<typeof studentsCall>['students'][number]
export type Publication = CallAnswer<typeof publicationsCall>['publications'][number]
/** What a publication would change. */
export type Preview = CallAnswer<typeof previewCall>

/** Whether changes are taken in, or a year begins anew. */
export type Mode = Publication['mode']

/** Students of a page of a preview. */
export const previewSize = 20

export const useTemplates = () => useQuery(queryOf(templatesCall))
export const useTemplate = (id: string) => useQuery(queryOf(templateCall, { query: { id } }))

/** What a publication would change, for a page of the students. */
export const usePreview = (asked: {
  templateId: string
  studentIds: string[] | null
  mode: Mode
  pageNo: number
}) =>
  useQuery({
    ...queryOf(previewCall, { body: { ...asked, pageSize: previewSize } }),
    // What somebody publishes is what is said just now.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

const ofTemplates = { changes: [templatesCall, templateCall] } as const
const ofStudents = { changes: [studentsCall, studentCall] } as const

export const useSaveTemplate = () =>
  useWrite('POST /Curriculum/admin/Curriculum/SaveTemplate', ofTemplates)
export const useSaveMonth = () =>
  useWrite('POST /Curriculum/admin/Curriculum/SaveMonth', ofTemplates)
export const usePublish = () =>
  useWrite('POST /Curriculum/admin/Curriculum/Publish', {
    changes: [templatesCall, templateCall, publicationsCall],
  })
export const useSaveItem = () =>
  useWrite('POST /Curriculum/admin/Curriculum/SaveStudentItem', ofStudents)
export const useRemoveItem = () =>
  useWrite('POST /Curriculum/admin/Curriculum/RemoveStudentItem', ofStudents)
export const useSetExtended = () =>
  useWrite('POST /Curriculum/admin/Curriculum/SetExtended', ofStudents)
export const useSetTemplate = () =>
  useWrite('POST /Curriculum/admin/Curriculum/SetTemplate', {
    changes: [studentsCall, studentCall, templatesCall],
  })
