import { screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import {
  essay,
  focusText,
  makeComment,
  makeDeskRead,
  makeReadMarking,
  makeVersion,
  openDesk,
} from './desk.testing.tsx'

const before = {
  version: makeVersion({
    number: 1,
    texts: [`${essay} It was closed for the day.`],
  }),
  markings: [
    makeReadMarking({
      comments: [
        makeComment(1, 'I like arguments'),
        {
          ...makeComment(2, 'a court'),
          ...{ start: 90, end: 116, quote: 'It was closed for the day.', text: 'Cut this.' },
        },
      ],
    }),
  ],
}

it('shows what changed since the version before, and uses its comments again', async () => {
  const read = makeDeskRead({ item: { number: 2 }, version: makeVersion({ number: 2 }), before })
  const { user } = await openDesk(read)
  await focusText()
  await user.click(screen.getByRole('tab', { name: 'Version 1' }))
  expect(await screen.findByText('No longer in the text')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'What changed since version 1' }))
  expect(await screen.findByText('0 words in, 6 out')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Use again: comment 1' }))
  const field = await screen.findByRole('textbox', { name: /^Comment 1/ })
  expect(field).toHaveValue('On I like arguments')
  expect(screen.getByText('“I like arguments”')).toBeVisible()
})
