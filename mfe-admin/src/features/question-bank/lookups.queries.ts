import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

/** The tests with their parts, subjects, topics and sub-topics: what questions are filed in. */
export type Tree = CallAnswer<'GET /subject/admin/Tree'>

/** The tree of tests, parts, subjects and topics, with how many questions each has. */
export const useTree = () => useQuery(queryOf('GET /subject/admin/Tree'))

/** The admissions tests. */
export const useTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))
