import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { makeDocument, makeFile } from './testing.ts'

const tutors = 'tutors choose among all that is published; what is not is refused with 409'
const toAll = 'what is published is the same for every tutor'

export const documentAccess = {
  calls: {
    'GET /Miscellaneous/tutordownloadable': { who: '--TR--' },
    'GET /Miscellaneous/tutordownloadable/GetChoices': { who: 'A-TR--' },
    'POST /Miscellaneous/tutordownloadable/CountDownload': {
      ...{ who: '--TR--', record: 'given: document' },
    },
    'POST /Miscellaneous/tutordownloadable/CreateZip': { who: '--TR--' },
    'GET /Miscellaneous/tutordownloadable/OpenZip/:ticket': { who: 'everybody' },
    'GET /Miscellaneous/admin/tutordownloadable': { who: 'A-----' },
    'GET /Miscellaneous/admin/tutordownloadable/GetCsv': { who: 'A-----', limit: '30 in 15 min' },
    'POST /Miscellaneous/admin/tutordownloadable/Save': {
      ...{ who: 'A-----', record: 'any: document to edit' },
    },
  },
  inputs: {
    'POST /Miscellaneous/tutordownloadable/CountDownload': ({ id }) => ({ body: { id } }),
    'POST /Miscellaneous/tutordownloadable/CreateZip': ({ id }) => ({ body: { ids: [id] } }),
    'POST /Miscellaneous/admin/tutordownloadable/Save': ({ id, setId }) => ({
      body: {
        documents: [
          {
            ...{ id, version: 1, kind: 'guide', title: `Guide ${id}`, description: '' },
            ...{ subjectIds: [], admissionTestId: null, sectionId: null, year: null },
            ...{ paperPart: null, fileId: setId, state: 'draft' },
          },
        ],
      },
    }),
  },
  records: {
    document: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeDocument(app)),
      others: async ({ simulate: { app } }) => [
        nothingBut(await makeDocument(app, { state: 'draft' })),
        nothingBut(await makeDocument(app, { state: 'archived' })),
      ],
    },
    'document to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const fileId = await makeFile(app)
        const id = await makeDocument(app, { fileId })
        return { ...nothingBut(id), setId: fileId }
      },
    },
  },
  openIds: {
    'POST /Miscellaneous/tutordownloadable/CreateZip': { 'body.ids': tutors },
    'GET /Miscellaneous/tutordownloadable': {
      'query.subjectId': toAll,
      'query.admissionTestId': toAll,
    },
    'GET /Miscellaneous/admin/tutordownloadable': {
      'query.subjectId': admins,
      'query.admissionTestId': admins,
    },
    'GET /Miscellaneous/admin/tutordownloadable/GetCsv': {
      'query.subjectId': admins,
      'query.admissionTestId': admins,
    },
    'POST /Miscellaneous/admin/tutordownloadable/Save': {
      'body.documents.subjectIds': admins,
      'body.documents.admissionTestId': admins,
      'body.documents.sectionId': admins,
      'body.documents.fileId': 'a file of somebody else is refused at its field',
    },
  },
  doing: {
    'POST /Miscellaneous/tutordownloadable/CreateZip': async ({ simulate: { app } }: World) => ({
      body: { ids: [await makeDocument(app)] },
    }),
  },
  unaudited: {
    'POST /Miscellaneous/tutordownloadable/CountDownload': 'a count, of nobody',
    'POST /Miscellaneous/tutordownloadable/CreateZip': 'a count, of nobody',
  },
} satisfies AreaAccess
