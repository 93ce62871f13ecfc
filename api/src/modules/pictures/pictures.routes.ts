import { defineHandlers, type FileAnswer } from '../../calls.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { notFound } from '../../problem.ts'
import { changePicture, firstSchoolOf, logoOf, pictureOf } from './pictures.repository.ts'

/** The student's picture and the schools' logos. */
export const pictureHandlers = defineHandlers({
  'GET /user/Student/view-profile': async ({ caller, db, server }) =>
    await fileOf(server.files, await pictureOf(db, caller.userId), 'The picture'),

  'POST /user/student/update-pofile': async ({ caller, db, file, log, server: { files } }) => {
    const name = newFileName(file.extension)
    await files.put(name, file.bytes)
    try {
      const before = await changePicture(db, caller.userId, name)
      await removeQuietly(files, before, log)
    } catch (error) {
      await removeQuietly(files, name, log)
      throw error
    }
    return undefined
  },

  'POST /user/student/remove-profile': async ({ caller, db, log, server }) => {
    await removeQuietly(server.files, await changePicture(db, caller.userId, null), log)
    return undefined
  },

  'GET /user/school/AuditDashboard/SchoolLogo': async ({ caller, db }) => {
    const school = await firstSchoolOf(db, caller.userId)
    if (school === undefined) throw notFound('The school')
    return school
  },

  'GET /user/school/AuditDashboard/DownLoad': async ({ db, query, server }) =>
    await fileOf(server.files, await logoOf(db, query.id), 'The logo'),
})

async function fileOf(files: FileStore, name: string | null, what: string): Promise<FileAnswer> {
  const found = name === null ? undefined : await files.get(name)
  if (found === undefined) throw notFound(what)
  return found
}

/** A file that nothing points to does no harm: the call has done what it was to do. */
async function removeQuietly(
  files: FileStore,
  name: string | null,
  log: { warn: (line: object, message: string) => void },
): Promise<void> {
  if (name === null) return
  await files
    .remove(name)
    .catch((error: unknown) => log.warn({ err: error }, 'a file was left behind'))
}
