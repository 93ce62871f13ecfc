import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type PieceRead, type VersionRead, versionCall } from '../submissions.queries.ts'
import {
  makeComment,
  makeMarked,
  makePiece,
  makeVersionRow,
  testPieceId,
} from '../submissions.testing.ts'
import { openPiece } from './piece.testing.tsx'

const replyCall = 'POST /Writing/Writing/Reply'
const tickCall = 'POST /Writing/Writing/TickComment'
const askCall = 'POST /Writing/Writing/AskSecondLook'

beforeEach(() => fakeDate('2026-11-20T10:00:00Z'))

const text = 'I read law because I like arguments. My brother likes maths.'
const ids = [testUid(201), testUid(202)] as const
const commentId = testUid(31)
const comments = [
  makeComment(text, 'I like arguments', { id: commentId, text: 'Which ones?', sort: 'question' }),
  makeComment(text, 'likes maths', { id: testUid(32), text: 'Leave this out.' }),
]

const read = makeMarked(text, comments, { overall: 'Good, with gaps.' })
const newest: VersionRead = { ...read, versionId: ids[1], number: 2 }
const older: VersionRead = {
  ...makeMarked('An older text.', [], { markingId: testUid(401), overall: 'A start.' }),
  ...{ versionId: ids[0], number: 1 },
}

const piece = (changes: Partial<PieceRead> = {}) =>
  makePiece({
    versions: [
      makeVersionRow({ versionId: ids[1], number: 2 }),
      makeVersionRow({ versionId: ids[0], number: 1, percent: 40 }),
    ],
    ...changes,
  })

interface Opened {
  version?: Partial<VersionRead>
  piece?: Partial<PieceRead>
  more?: string
}

const open = ({ version = {}, piece: changes = {}, more = '' }: Opened = {}) =>
  openPiece(
    piece(changes),
    {
      [versionCall]: ({ query }) =>
        query.versionId === ids[0] ? older : { ...newest, ...version },
    },
    { more: `&view=marking${more}` },
  )

const commentsOf = async () =>
  within(await screen.findByRole('list', { name: 'Comments on version 2' }))

describe('a marking', () => {
  it('stands on its version’s own text, with its comments beside it', async () => {
    open()
    const list = await commentsOf()
    expect(list.getByText('Which ones?')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Marking of version 2' })).toBeVisible()
    expect(screen.getByText('Good, with gaps.')).toBeVisible()
    expect(screen.getByText('I like arguments', { selector: 'mark' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Comment 1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write the next version' })).toHaveAttribute(
      'href',
      `/resources/submissions?tab=essays&piece=${testPieceId}`,
    )
    expect(screen.queryByRole('button', { name: 'Ask for a second look' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('is read without its marks on wish, and printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = open()
    await commentsOf()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    await user.click(screen.getByRole('switch', { name: 'Hide the marks' }))
    expect(screen.queryByRole('list', { name: 'Comments on version 2' })).toBeNull()
    expect(screen.getByText(text)).toBeVisible()
  })

  it('has all earlier ones below it', async () => {
    const { user } = open()
    await commentsOf()
    expect(screen.getByRole('heading', { name: 'Earlier markings' })).toBeVisible()
    await user.click(screen.getByText('Version 1: 40%'))
    expect(await screen.findByText('A start.')).toBeVisible()
    expect(screen.getByText('An older text.')).toBeVisible()
  })

  it('is another one where the address says so', async () => {
    open({ more: '&version=1' })
    expect(await screen.findByRole('heading', { name: 'Marking of version 1' })).toBeVisible()
    expect(screen.getByText('Version 2: 63%')).toBeVisible()
  })

  it('changes when the server tells of it', async () => {
    const { network } = open()
    await commentsOf()
    const [marking] = newest.markings
    if (marking === undefined) throw new Error('There is a marking')
    const reply = {
      ...{ replyId: testUid(9), commentId, by: 'Mo Marker', isMarker: true },
      ...{ at: '2026-11-20T09:00:00Z', text: 'Take the second.' },
    }
    network.answer({
      [versionCall]: { ...newest, markings: [{ ...marking, replies: [reply] }] },
    })
    await act(async () => tellLive())
    expect(await screen.findByText('Take the second.')).toBeVisible()
  })
})

describe('without a marking', () => {
  it('says when it is to come', async () => {
    open({
      piece: {
        versions: [
          makeVersionRow({
            ...{ number: 1, state: 'pending', markedAt: null, dueAt: '2026-11-27T23:59:59Z' },
          }),
        ],
      },
    })
    expect(
      await screen.findByText('Version 1 is with a marker. Marked by Fri 27 Nov.'),
    ).toBeVisible()
  })

  it('says why a version was sent back', async () => {
    const row = makeVersionRow({
      ...{ versionId: ids[1], state: 'sent back', markedAt: null, percent: null },
    })
    open({
      piece: { versions: [row] },
      version: { state: 'sent back', sentBackFor: 'This is your history essay.', markings: [] },
    })
    expect(await screen.findByText('Version 2 was sent back')).toBeVisible()
    expect(screen.getByText('This is your history essay.')).toBeVisible()
  })
})

describe('a comment', () => {
  it('is replied to; what could not be sent stays, and is sent again', async () => {
    const { user, network } = open()
    const list = await commentsOf()
    await user.click(list.getByRole('button', { name: 'Reply to comment 1' }))
    const field = list.getByRole('textbox', { name: 'Reply to comment 1' })
    await user.type(field, 'The second one')
    network.answer({ [replyCall]: new ApiError({ status: 400, message: 'No luck.' }) })
    await user.click(list.getByRole('button', { name: 'Send the reply' }))
    expect(await list.findByText('Your reply could not be sent')).toBeVisible()
    expect(field).toHaveValue('The second one')
    network.answer({ [replyCall]: { replyId: testUid(9), at: '2026-11-20T10:00:00Z' } })
    await user.click(list.getByRole('button', { name: 'Send the reply' }))
    await waitFor(() =>
      expect(list.queryByRole('textbox', { name: 'Reply to comment 1' })).toBeNull(),
    )
    expect(network.requestsOf(replyCall).at(-1)?.body).toEqual({
      ...{ markingId: newest.markings[0]?.markingId, commentId, text: 'The second one' },
    })
    expect(list.getByRole('button', { name: 'Reply to comment 1' })).toHaveFocus()
  })

  it('is ticked off at once, and as it was where that fails', async () => {
    const { user, network } = open()
    const box = (await commentsOf()).getByRole('checkbox', { name: 'Dealt with comment 1' })
    network.answer({ [tickCall]: new ApiError({ status: 400, message: 'No luck.' }) })
    await user.click(box)
    expect(await screen.findByText(/This could not be saved/)).toBeVisible()
    await waitFor(() => expect(box).not.toBeChecked())
    expect(network.requestsOf(tickCall)[0]?.body).toEqual({
      ...{ markingId: newest.markings[0]?.markingId, commentId, isDone: true },
    })
  })

  it('is only read by a parent who looks on', async () => {
    open({ piece: { isReadOnly: true }, version: { mayAskSecondLook: true } })
    const list = await commentsOf()
    expect(list.queryByRole('button', { name: /Reply/ })).toBeNull()
    expect(list.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask for a second look' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Write the next version' })).toBeNull()
  })
})

describe('a second look', () => {
  it('is asked for with a reason', async () => {
    const { user, network } = open({ version: { mayAskSecondLook: true } })
    await commentsOf()
    await user.click(screen.getByRole('button', { name: 'Ask for a second look' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /What should be looked at/ }), 'Too low.')
    await user.click(dialog.getByRole('button', { name: 'Ask for it' }))
    expect(
      await dialog.findAllByText('Say in 20 characters or more what should be looked at'),
    ).not.toHaveLength(0)
    expect(network.requestsOf(askCall)).toEqual([])
    network.answer({ [askCall]: { itemId: testUid(5), dueAt: '2026-11-27T23:59:59Z' } })
    const reason = ' The argument has three reasons.'
    await user.type(dialog.getByRole('textbox', { name: /What should be looked at/ }), reason)
    await user.click(dialog.getByRole('button', { name: 'Ask for it' }))
    expect(
      await screen.findByText('You asked for a second look. Marked by Fri 27 Nov.'),
    ).toBeVisible()
    expect(network.requestsOf(askCall)[0]?.body).toEqual({
      ...{ versionId: ids[1], reason: `Too low.${reason}` },
    })
  })

  it('is said to be under way, and once it is decided stands over the first marking', async () => {
    const openItem: PieceRead['openItem'] = {
      ...{ itemId: testUid(5), versionId: ids[1], number: 2, state: 'pending' },
      ...{ dueAt: '2026-11-27T23:59:59Z', mayWithdraw: false },
    }
    const { network } = open({ piece: { openItem } })
    expect(await screen.findByText('You asked for a second look')).toBeVisible()
    const [first] = newest.markings
    if (first === undefined) throw new Error('There is a marking')
    const second: VersionRead['markings'][number] = {
      ...first,
      ...{ markingId: testUid(402), role: 'second', outcome: 'changed', percent: 75 },
      overall: 'Better than it looked.',
    }
    network.answer({ [versionCall]: { ...newest, markings: [second, first] } })
    await act(async () => tellLive())
    expect(await screen.findByText('Better than it looked.')).toBeVisible()
    expect(screen.getByText('63% → 75%')).toBeVisible()
    expect(screen.getByText('Marking of version 2')).toBeVisible()
  })
})

it('shows a PDF with its comments by page', async () => {
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.1 }
  const file = {
    ...{ name: 'essay.pdf', url: '/media/file/1/essay.pdf', type: 'application/pdf', pages: 3 },
  }
  const [marking] = newest.markings
  if (marking === undefined) throw new Error('There is a marking')
  const onPage = { id: testUid(33), text: 'Here.', sort: 'praise', criterion: null } as const
  open({
    version: {
      ...{ source: 'pdf', parts: null, texts: [], file },
      markings: [{ ...marking, comments: [{ ...onPage, page: 2, box }] }],
    },
  })
  const list = await commentsOf()
  expect(list.getByText('Page 2')).toBeVisible()
  expect(list.getByText('Here.')).toBeVisible()
})
