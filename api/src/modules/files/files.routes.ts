import { defineHandlers } from '../../calls.ts'
import { keepFile, told } from './files.service.ts'
import { complete } from './joining.service.ts'
import { abort, begin, putPart } from './uploads.service.ts'

/** Files that are uploaded, whole or in parts. */
export const fileHandlers = defineHandlers({
  'POST /File/File/Upload': async ({ file, ...asked }) => told(await keepFile(asked, file)),

  'POST /Media/Upload/Begin': ({ body, ...asked }) => begin(asked, body),

  'POST /Media/Upload/Part': async ({ query, bytes, ...asked }) => ({
    received: await putPart(asked, query, bytes),
  }),

  'POST /Media/Upload/Complete': async ({ body, ...asked }) => {
    const file = await complete(asked, body.uploadId)
    const { db, now, server } = asked
    return { ...told(file), asset: await server.films.ofFile(db, file.id, now) }
  },

  'POST /Media/Upload/Abort': async ({ body, ...asked }) => {
    await abort(asked, body.uploadId)
    return undefined
  },
})
