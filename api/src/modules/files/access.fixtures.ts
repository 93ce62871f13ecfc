import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { uploadParts, uploads } from '../../database/schema/index.ts'
import { newFileName } from '../../files/file-store.ts'
import { makePdf } from '../../testing/pdf.ts'

const bringing = 'a file is nobody’s until a record shows it, which is written down'

export const fileAccess = {
  calls: {
    'POST /File/File/Upload': { who: 'ASTRPM', limit: '60 in 60 min' },
    'POST /Media/Upload/Begin': { who: 'ASTR--', limit: '120 in 60 min' },
    'POST /Media/Upload/Part': { who: 'ASTR--', record: 'own: upload' },
    'POST /Media/Upload/Complete': { who: 'ASTR--', record: 'own: upload' },
    'POST /Media/Upload/Abort': { who: 'ASTR--', record: 'own: upload' },
  },
  inputs: {
    'POST /File/File/Upload': () => ({ query: { kind: 'image' }, file: new Blob(['no image']) }),
    'POST /Media/Upload/Begin': () => ({
      body: { kind: 'pdf', name: 'A.pdf', bytes: 1, lastModified: 0 },
    }),
    'POST /Media/Upload/Part': ({ id: uploadId }) => ({
      query: { uploadId, partNumber: 1 },
      bytes: makePdf(1),
    }),
    'POST /Media/Upload/Complete': ({ id: uploadId }) => ({ body: { uploadId } }),
    'POST /Media/Upload/Abort': ({ id: uploadId }) => ({ body: { uploadId } }),
  },
  records: {
    /** One with its only part. */
    upload: {
      whose: 'anybody',
      of: async ({ simulate: { app } }, by) => {
        const [id, storedName] = [newId(), newFileName('bin')]
        const content = makePdf(1)
        const storeKey = await app.files.beginParts(storedName)
        const tag = await app.files.putPart({ name: storedName, key: storeKey }, 1, content)
        await app.db.insert(uploads).values({
          ...{ id, by, kind: 'pdf', name: 'A.pdf', bytes: content.length, lastModified: 0 },
          ...{ storedName, storeKey, createdAt: app.clock.now() },
        })
        await app.db.insert(uploadParts).values({ uploadId: id, part: 1, tag })
        return nothingBut(id)
      },
    },
  },
  unaudited: {
    'POST /File/File/Upload': bringing,
    'POST /Media/Upload/Begin': bringing,
    'POST /Media/Upload/Part': bringing,
    'POST /Media/Upload/Complete': bringing,
    'POST /Media/Upload/Abort': bringing,
  },
  doing: {
    'POST /File/File/Upload': {
      query: { kind: 'image' },
      file: new File(['GIF89a0123456789'], 'photo.gif'),
    },
  },
} satisfies AreaAccess
