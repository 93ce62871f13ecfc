import { defineHandlers, type FileAnswer } from '../../calls.ts'
import { etagOf } from '../../files/etag.ts'
import { type FileStore, typeOf } from '../../files/file-store.ts'
import { notFound } from '../../problem.ts'
import { firstSchoolOf, pictureOf, schoolOf } from './pictures.repository.ts'
import { setLogo, setPicture } from './pictures.service.ts'

/** The student's picture and the schools' logos. */
export const pictureHandlers = defineHandlers({
  'GET /user/Student/view-profile': async ({ caller, db, server }) =>
    await fileOf(server.files, await pictureOf(db, caller.userId), 'The picture'),

  'POST /user/student/update-pofile': async ({ file, ...asked }) => {
    await setPicture(asked, file)
    return undefined
  },

  'POST /user/student/remove-profile': async (asked) => {
    await setPicture(asked, undefined)
    return undefined
  },

  'GET /user/school/AuditDashboard/SchoolLogo': async ({ caller, db, query: { schoolId } }) => {
    const school =
      schoolId === undefined ? await firstSchoolOf(db, caller.userId) : await schoolOf(db, schoolId)
    if (school === undefined) throw notFound('The school')
    return school
  },

  'GET /user/school/AuditDashboard/DownLoad': async ({ db, query, server }) => {
    const school = await schoolOf(db, query.id)
    return await fileOf(server.files, school?.logoFilePath ?? null, 'The logo')
  },

  'POST /user/school/AuditDashboard/UploadLogo': async ({ query, file, ...asked }) => {
    await setLogo(asked, query.schoolId, file)
    return undefined
  },

  'POST /user/school/AuditDashboard/RemoveLogo': async ({ body, ...asked }) => {
    await setLogo(asked, body.schoolId, undefined)
    return undefined
  },
})

async function fileOf(files: FileStore, name: string | null, what: string): Promise<FileAnswer> {
  const found = name === null ? undefined : await files.open(name)
  if (name === null || found === undefined) throw notFound(what)
  // Another picture has another name.
  return { content: { ...found, etag: etagOf(name) }, type: typeOf(name) }
}
