import type { FirstRead } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/**
 * What the feature needs before a screen's script is there. It is part of the remote's first
 * script, so only the queries that are prefetched stand here.
 */

export const openSittingsCall = 'GET /Exam/tutor/Simulate/GetOpenSittings'
const papersCall = 'GET /Exam/tutor/Simulate/GetPapers'
const paperCall = 'GET /Exam/tutor/Simulate/GetPaper'

export const openSittingsQuery = () => queryOf(openSittingsCall)
export const papersQuery = () => queryOf(papersCall)
export const paperQuery = (examSectionId: number) =>
  queryOf(paperCall, { query: { examSectionId } })

export const testsQuery = () => queryOf('GET /Subject/AdmissionTest')

/** A part of a paper from an address; null for anything that cannot be one. */
export function readPart(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null
  return Number(text) > 2_147_483_647 ? null : Number(text)
}

export const paperReads = (text: string | undefined): FirstRead[] => {
  const part = readPart(text)
  return part === null ? [] : [paperQuery(part)]
}
