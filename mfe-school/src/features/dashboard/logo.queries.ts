import { queryOf, useQuery, useWrite } from '@portal/shared/query'

const logoCall = 'GET /user/school/AuditDashboard/SchoolLogo'
const fileCall = 'GET /user/school/AuditDashboard/DownLoad'

/** Whether the school has a logo. */
export const useLogo = (schoolId: string) => useQuery(queryOf(logoCall, { query: { schoolId } }))

/** The logo itself, asked for only where there is one. */
export const useLogoFile = (schoolId: string, hasLogo: boolean) =>
  useQuery({ ...queryOf(fileCall, { query: { id: schoolId } }), enabled: hasLogo })

/** The menu's logo is among what is read again. */
const changes = { changes: [logoCall, fileCall] } as const

/** Gives the school another logo. */
export const useSaveLogo = () => useWrite('POST /user/school/AuditDashboard/UploadLogo', changes)

/** Takes the school's logo away. */
export const useRemoveLogo = () => useWrite('POST /user/school/AuditDashboard/RemoveLogo', changes)
