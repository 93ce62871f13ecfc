import {
  changeAnswer,
  keyOf,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'

const logoCall = 'GET /user/school/AuditDashboard/SchoolLogo'
const fileCall = 'GET /user/school/AuditDashboard/DownLoad'

/** Whether the school has a logo. */
export const useLogo = (schoolId: string) => useQuery(queryOf(logoCall, { query: { schoolId } }))

/** The logo itself, asked for only where there is one. */
export const useLogoFile = (schoolId: string, hasLogo: boolean) =>
  useQuery({ ...queryOf(fileCall, { query: { id: schoolId } }), enabled: hasLogo })

/** Gives the school another logo; the menu's is among what is read again. */
export const useSaveLogo = () =>
  useWrite('POST /user/school/AuditDashboard/UploadLogo', { changes: [logoCall, fileCall] })

/** Takes the school's logo away, and asks no more for what is not there. */
export function useRemoveLogo() {
  const client = useQueryClient()
  return useWrite('POST /user/school/AuditDashboard/RemoveLogo', {
    changes: [logoCall],
    done: (_, { body: { schoolId } }) => {
      changeAnswer(client, logoCall, { query: { schoolId } }, (logo) => ({
        ...logo,
        logoFilePath: null,
      }))
      client.removeQueries({ queryKey: keyOf(fileCall, { query: { id: schoolId } }) })
    },
  })
}
