import { defineHandlers } from '../../calls.ts'
import { getComments, removeComment, saveComment } from './bank.service.ts'

/** Who marks and what is shared out among them; comments that they use again. */
export const sharingHandlers = defineHandlers({
  'GET /Marking/tutor/CommentBank/GetComments': ({ query, ...asked }) => getComments(asked, query),
  'POST /Marking/tutor/CommentBank/SaveComment': ({ body, ...asked }) => saveComment(asked, body),
  'POST /Marking/tutor/CommentBank/RemoveComment': async ({ body, ...asked }) => {
    await removeComment(asked, body)
    return undefined
  },
})
