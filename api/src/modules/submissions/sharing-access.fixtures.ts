import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { makeBankComment } from './bank.testing.ts'

const words = 'a comment of one’s own is words at hand; of everybody’s it is written down'

export const sharingAccess = {
  calls: {
    'GET /Marking/tutor/CommentBank/GetComments': { who: 'A-TR--' },
    'POST /Marking/tutor/CommentBank/SaveComment': { who: 'A-TR--', record: 'own: bank comment' },
    'POST /Marking/tutor/CommentBank/RemoveComment': { who: 'A-TR--', record: 'own: bank comment' },
  },
  inputs: {
    'POST /Marking/tutor/CommentBank/SaveComment': ({ id }) => ({
      body: { id, isShared: false, kind: 'any', criterion: null, text: 'Which case?' },
    }),
    'POST /Marking/tutor/CommentBank/RemoveComment': ({ id }) => ({
      body: { id, isRemoved: true },
    }),
  },
  records: {
    'bank comment': {
      whose: 'staff',
      of: async ({ simulate: { app } }, owner) => nothingBut(await makeBankComment(app, owner)),
    },
  },
  unaudited: {
    'POST /Marking/tutor/CommentBank/SaveComment': words,
    'POST /Marking/tutor/CommentBank/RemoveComment': words,
  },
} satisfies AreaAccess
