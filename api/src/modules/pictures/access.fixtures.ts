import { eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { schools } from '../../database/schema/index.ts'
import { makePng } from '../../testing/images.ts'

export const pictureAccess = {
  calls: {
    'GET /user/Student/view-profile': { who: '-S----', after: true },
    'POST /user/student/update-pofile': { who: '-S----', after: true, limit: '20 in 15 min' },
    'POST /user/student/remove-profile': { who: '-S----', after: true },
    'GET /user/school/AuditDashboard/SchoolLogo': {
      who: '-S---M',
      after: true,
      record: 'own school: school',
    },
    'GET /user/school/AuditDashboard/DownLoad': {
      who: '-S---M',
      after: true,
      record: 'own school: school',
    },
    'POST /user/school/AuditDashboard/UploadLogo': {
      who: '-----M',
      record: 'own school: school',
      limit: '20 in 15 min',
    },
    'POST /user/school/AuditDashboard/RemoveLogo': { who: '-----M', record: 'own school: school' },
  },
  inputs: {
    'POST /user/student/update-pofile': () => ({ file: new Blob(['no image']) }),
    'POST /user/student/remove-profile': () => ({}),
    'GET /user/school/AuditDashboard/SchoolLogo': ({ id: schoolId }) => ({ query: { schoolId } }),
    'GET /user/school/AuditDashboard/DownLoad': ({ id }) => ({ query: { id } }),
    'POST /user/school/AuditDashboard/UploadLogo': ({ id: schoolId }) => ({
      query: { schoolId },
      file: new Blob([makePng(10, 10)]),
    }),
    'POST /user/school/AuditDashboard/RemoveLogo': ({ id: schoolId }) => ({ body: { schoolId } }),
  },
  records: {
    school: {
      whose: 'a school',
      of: async ({ simulate: { app } }, schoolId) => {
        const logoFilePath = `${crypto.randomUUID()}.png`
        await app.files.put(logoFilePath, new Uint8Array([1]))
        await app.db.update(schools).set({ logoFilePath }).where(eq(schools.id, schoolId))
        return nothingBut(schoolId)
      },
    },
  },
} satisfies AreaAccess
