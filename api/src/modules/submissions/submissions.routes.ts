import { defineHandlers } from '../../calls.ts'
import { getItem } from './desk.service.ts'
import { decideCheck, release, sendBack } from './handing-on.service.ts'
import { attachFile, saveMarking } from './marking.service.ts'
import { claim, getQueue } from './queue.service.ts'
import { returnMarking } from './returning.service.ts'

/** The queue of what is to be marked, and the desk at which it is. */
export const submissionHandlers = defineHandlers({
  'GET /Marking/tutor/Marking/GetQueue': ({ query, ...asked }) => getQueue(asked, query),
  'GET /Marking/tutor/Marking/GetItem': ({ query, ...asked }) => getItem(asked, query.itemId),
  'POST /Marking/tutor/Marking/Claim': ({ body, ...asked }) => claim(asked, body),
  'POST /Marking/tutor/Marking/Release': async ({ body, ...asked }) => {
    await release(asked, body.itemId)
    return undefined
  },
  'POST /Marking/tutor/Marking/SaveMarking': ({ body, ...asked }) => saveMarking(asked, body),
  'POST /Marking/tutor/Marking/AttachFile': async ({ body, ...asked }) => {
    await attachFile(asked, body)
    return undefined
  },
  'POST /Marking/tutor/Marking/Return': ({ body, ...asked }) => returnMarking(asked, body),
  'POST /Marking/tutor/Marking/SendBack': async ({ body, ...asked }) => {
    await sendBack(asked, body)
    return undefined
  },
  'POST /Marking/tutor/Marking/Check': ({ body, ...asked }) => decideCheck(asked, body),
})
