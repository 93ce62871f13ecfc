import type { CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeClaims,
  makePayload,
  makeToken,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { testStudentId } from './summary.testing.ts'
import { openSummary as open } from './testing.tsx'

const call = 'GET /Writing/Writing/GetStudentPieces'
const start = 'POST /authentication/admin/impersonation/startImpersonation'
type Piece = CallAnswer<typeof call>['pieces'][number]

const piece = (changes: Partial<Piece> = {}): Piece => ({
  ...{ versionId: testUid(30), kind: 'essay', title: 'Is doubt useful?', number: 2 },
  ...{ state: 'marked', handedInAt: '2026-12-01T10:00:00Z', markedAt: '2026-12-04T10:00:00Z' },
  ...{ percent: 63, overall: 'A clear argument with good examples.', ...changes },
})
const pieces = (...rows: Piece[]) => ({ [call]: { pieces: rows, totalCount: rows.length } })
const tab = '?tab=writing'

it('shows parents what came back, and opens the student’s view', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const claims = makeClaims({ userId: testStudentId, isImpersonating: true })
  const view = { accessToken: makeToken(makePayload(claims)), refreshToken: 'view' }
  const waiting = piece({
    ...{ versionId: testUid(31), title: 'Law', kind: 'statement', state: 'pending' },
    ...{ markedAt: null, percent: null, overall: null },
  })
  const { user, network } = open({
    ...{ role: 'Parent', tab, calls: { ...pieces(piece(), waiting), [start]: view } },
  })
  const [back, open_] = await screen.findAllByRole('listitem')
  expect(within(back as HTMLElement).getByText('63%')).toBeVisible()
  expect(within(back as HTMLElement).getByText(/^A clear argument/)).toBeVisible()
  expect(within(open_ as HTMLElement).getByText('Pending')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Is doubt useful?' })).toBeNull()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Open in the student’s view' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBe(view.accessToken))
  expect(network.requestsOf(start)[0]?.body).toEqual({ isParent: true, studentId: testStudentId })
})

it('leads staff to the desk, and schools nowhere', async () => {
  const path = `/submissions?tab=queue&item=${testUid(9)}`
  const { unmount } = open({ role: 'Admin', tab, calls: pieces(piece({ path })) })
  expect(await screen.findByRole('link', { name: 'Is doubt useful?' })).toHaveAttribute(
    'href',
    path,
  )
  expect(screen.queryByRole('button', { name: /student’s view/ })).toBeNull()
  unmount()
  const { overall: _, ...said } = piece()
  open({ role: 'School Manager', tab, calls: pieces(said) })
  expect(await screen.findByText('Is doubt useful?')).toBeVisible()
  expect(screen.queryByText(/clear argument/)).toBeNull()
})

it('has more on wish, and says what comes here', async () => {
  const { user, network, unmount } = open({
    tab,
    calls: {
      [call]: ({ query }) => ({
        pieces: [
          piece({ versionId: testUid(40 + Number(query.pageNo)), title: `Page ${query.pageNo}` }),
        ],
        totalCount: 21,
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Load more (1 version left)' }))
  expect(await screen.findByText('Page 2')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull()
  unmount()
  network.restore()
  open({ tab, calls: pieces() })
  expect(await screen.findByText('Nothing has been handed in yet')).toBeVisible()
})
