import { screen, testUid, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { makeComment, makeDeskRead, openDesk, wholeMarking } from './desk.testing.tsx'
import type { Said } from './desk.types.ts'

const comment = makeComment(1, 'a court')
const replyCall = 'POST /Writing/Writing/Reply'

const said = (mayReply: boolean): Said => ({
  ...{ markingId: testUid(710), mayReply },
  replies: [
    {
      ...{ replyId: testUid(750), commentId: comment.id, by: 'Maya Clarke', isMarker: false },
      ...{ at: '2026-11-26T09:00:00Z', text: 'The one in York.' },
    },
    {
      ...{ replyId: testUid(751), commentId: null, by: 'Maya Clarke', isMarker: false },
      ...{ at: '2026-11-26T09:05:00Z', text: 'Thank you for all of it.' },
    },
  ],
})

const returned = (mayReply: boolean) =>
  makeDeskRead({
    item: { state: 'marked', mayMark: false, markedAt: '2026-11-26T08:00:00Z' },
    marking: wholeMarking({ comments: [comment], state: 'returned' }),
    said: said(mayReply),
  })

it('shows its marker what the student answered, and takes what the marker says to it', async () => {
  const { user, network } = await openDesk(returned(true), {
    [replyCall]: { replyId: testUid(752), at: '2026-11-26T10:00:00Z' },
  })
  const thread = await screen.findByRole('list', { name: 'Replies to comment 1' })
  expect(within(thread).getByText('The one in York.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reply to comment 1' }))
  await user.type(screen.getByRole('textbox', { name: 'Reply to comment 1' }), 'Say so.')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  expect(network.requestsOf(replyCall).map(({ body }) => body)).toEqual([
    { markingId: testUid(710), commentId: comment.id, text: 'Say so.' },
  ])
  await user.click(screen.getByRole('tab', { name: 'Grades' }))
  expect(await screen.findByText('Thank you for all of it.')).toBeVisible()
})

it('lets nobody else answer', async () => {
  await openDesk(returned(false), {}, { role: 'Admin' })
  expect(await screen.findByText('The one in York.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
})
