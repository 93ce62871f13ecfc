import { defineHandlers } from '../../calls.ts'
import { handIn } from './handing-in.service.ts'
import { askSecondLook, withdraw } from './own-items.service.ts'
import { getPiece } from './piece.service.ts'
import { reply, tickComment } from './replies.service.ts'
import { getStudentPieces } from './student-pieces.service.ts'
import { getVersion } from './version.service.ts'

/** What is handed in, what comes back, and what is said of it. */
export const versionHandlers = defineHandlers({
  'GET /Writing/Writing/GetPiece': ({ query, ...asked }) => getPiece(asked, query.pieceId),
  'POST /Writing/Writing/HandIn': ({ body, ...asked }) => handIn(asked, body),
  'POST /Writing/Writing/Withdraw': async ({ body, ...asked }) => {
    await withdraw(asked, body.versionId)
    return undefined
  },
  'POST /Writing/Writing/AskSecondLook': ({ body, ...asked }) => askSecondLook(asked, body),
  'GET /Writing/Writing/GetVersion': ({ query, ...asked }) => getVersion(asked, query.versionId),
  'POST /Writing/Writing/Reply': ({ body, ...asked }) => reply(asked, body),
  'POST /Writing/Writing/TickComment': async ({ body, ...asked }) => {
    await tickComment(asked, body)
    return undefined
  },
  'GET /Writing/Writing/GetStudentPieces': ({ query, ...asked }) => getStudentPieces(asked, query),
})
