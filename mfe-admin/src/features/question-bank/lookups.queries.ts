import { queryOf, useQuery } from '@portal/shared/query'

/** The tree of tests, parts, subjects and topics, with how many questions each has. */
export const useTree = () => useQuery(queryOf('GET /subject/admin/Tree'))

/** The admissions tests. */
export const useTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))
