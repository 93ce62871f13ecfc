import { defineHandlers } from '../../calls.ts'
import { dismissDuplicate, getDuplicates, getSimilar } from './duplicates.service.ts'

/** Questions that read alike. */
export const duplicateHandlers = defineHandlers({
  'GET /question/admin/Question/GetSimilar': ({ query, ...asked }) => getSimilar(asked, query),
  'GET /question/admin/Question/GetDuplicates': ({ query, ...asked }) =>
    getDuplicates(asked, query),
  'POST /question/admin/Question/DismissDuplicate': async ({ body, ...asked }) => {
    await dismissDuplicate(asked, body.questionIds)
    return undefined
  },
})
