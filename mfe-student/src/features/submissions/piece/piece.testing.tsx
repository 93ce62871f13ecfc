import { ApiError } from '@portal/shared/api'
import {
  act,
  type FakeCalls,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testUid,
} from '@portal/shared/testing'
import { type PieceRead, pieceCall } from '../submissions.queries.ts'
import SubmissionsScreen from '../submissions.screen.tsx'
import { testPieceId } from '../submissions.testing.ts'

export const saveCall = 'POST /Writing/Writing/SaveDraft'

export const saved = {
  ...{ revision: 4, savedAt: '2026-11-28T10:00:02Z', characters: [10], words: 2 },
}

interface Given {
  /** What follows the piece in the address. */
  more?: string
  claims?: NonNullable<RenderScreenOptions['claims']>
}

let people = 0

/** Opens a piece, each time as somebody else: what a device keeps is of one person. */
export function openPiece(
  read: PieceRead | ApiError,
  calls: FakeCalls = {},
  { more = '', claims = {} }: Given = {},
) {
  people += 1
  const kind = read instanceof ApiError ? 'essay' : read.piece.kind
  return renderScreen(<SubmissionsScreen />, {
    path: `/resources/submissions?tab=${kind}s&piece=${testPieceId}${more}`,
    claims: { hasEssaySubmission: true, hasPsSubmission: true, userId: testUid(people), ...claims },
    calls: {
      [pieceCall]: read,
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
  })
}

/** The editor of a text; it is a script of its own. */
export const findEditor = (name = 'Your essay') =>
  screen.findByRole('textbox', { name }, { timeout: 20_000 })

export { writeInto } from '@portal/shared/testing'

/** The page is left, so that what waits is sent at once. */
export const leavePageNow = () => act(async () => void dispatchEvent(new Event('pagehide')))
