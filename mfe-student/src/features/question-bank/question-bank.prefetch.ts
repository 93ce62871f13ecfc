import { queryOf } from '@portal/shared/query'

/**
 * What the feature needs before a screen's script is there. It is part of the remote's first
 * script, so only paths and the queries that are prefetched stand here.
 */

export const bankPath = '/resources/question-bank'
export const revisePath = `${bankPath}/revise`

export const bankCall = 'GET /Revise/api/Revise/GetReviseDashBoardData'
export const pastSetsCall = 'GET /Revise/api/Revise/GetPastSets'

export const bankReads = () => [queryOf(bankCall)]
export const pastSetsReads = () => [queryOf(pastSetsCall, { query: { pageNo: 1, pageSize: 20 } })]
