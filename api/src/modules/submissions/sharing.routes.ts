import { defineHandlers } from '../../calls.ts'
import { assign } from './assigning.service.ts'
import { getComments, removeComment, saveComment } from './bank.service.ts'
import { exportQueue } from './export.service.ts'
import { getMarkers, saveMarker } from './markers.service.ts'
import { shareItems } from './share-out.service.ts'

/** Who marks and what is shared out among them; comments that they use again. */
export const sharingHandlers = defineHandlers({
  'GET /Marking/tutor/Marking/ExportQueue': ({ query, ...asked }) => exportQueue(asked, query),
  'POST /Marking/tutor/Marking/Assign': ({ body, ...asked }) => assign(asked, body),
  'POST /Marking/tutor/Marking/ShareOut': ({ body, ...asked }) => shareItems(asked, body),
  'GET /Marking/tutor/Marking/GetMarkers': (asked) => getMarkers(asked),
  'POST /Marking/tutor/Marking/SaveMarker': async ({ body, ...asked }) => {
    await saveMarker(asked, body)
    return undefined
  },
  'GET /Marking/tutor/CommentBank/GetComments': ({ query, ...asked }) => getComments(asked, query),
  'POST /Marking/tutor/CommentBank/SaveComment': ({ body, ...asked }) => saveComment(asked, body),
  'POST /Marking/tutor/CommentBank/RemoveComment': async ({ body, ...asked }) => {
    await removeComment(asked, body)
    return undefined
  },
})
