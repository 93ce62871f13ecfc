import { act, screen, waitFor, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import {
  focusText,
  leavePageNow,
  makeComment,
  makeDeskMarking,
  makeDeskRead,
  openDesk,
  saveCall,
} from './desk.testing.tsx'

const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|')

const withComments = (...quotes: string[]) =>
  makeDeskRead({
    marking: makeDeskMarking({
      comments: quotes.map((quote, index) => makeComment(index + 1, quote)),
    }),
  })

it('goes by word and sentence, and says where it is', async () => {
  const { user } = await openDesk(makeDeskRead())
  await focusText()
  await user.keyboard('{ArrowRight}')
  expect(spoken()).toContain('read')
  await user.keyboard('{ArrowDown}')
  expect(spoken()).toContain('My brother likes maths.')
  await user.keyboard('{ArrowDown}')
  expect(spoken()).toContain('Last year I visited a court.')
  await user.keyboard('{ArrowUp}{End}')
  expect(spoken()).toContain('End of the paragraph.')
  await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(spoken()).toContain('Chosen: I read.')
})

it('comments on what is chosen, else on the sentence, and saves the words it is on', async () => {
  const { user, network } = await openDesk(makeDeskRead())
  await focusText()
  await user.keyboard('{ArrowDown}c')
  expect(await screen.findByRole('textbox', { name: /^Comment 1/ })).toHaveFocus()
  await user.keyboard('Say more.{Control>}{Enter}{/Control}')
  expect(screen.getByRole('application')).toHaveFocus()
  await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  await user.keyboard('Good.{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  await waitFor(() => expect(network.requestsOf(saveCall)).not.toHaveLength(0))
  expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({
    baseRevision: 0,
    comments: [
      { part: 0, start: 37, end: 60, quote: 'My brother likes maths.', text: 'Say more.' },
      {
        start: 0,
        end: 6,
        quote: 'I read',
        suffix: expect.stringMatching(/^ law because/),
        text: 'Good.',
      },
    ],
  })
  const comments = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
  expect(comments.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Good.'),
    expect.stringContaining('Say more.'),
  ])
})

it('keeps a comment as a draft by Escape, and none without words', async () => {
  const { user } = await openDesk(makeDeskRead())
  await focusText()
  await user.keyboard('cNot sure{Escape}')
  expect(await screen.findByText('1 draft is to be finished before the return.')).toBeVisible()
  await user.keyboard('{ArrowDown}c{Escape}')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('goes to other comments, edits and removes them, and has them back', async () => {
  const { user } = await openDesk(withComments('I like arguments', 'a court'))
  await focusText()
  const current = () =>
    screen
      .getAllByRole('button', { name: /^“/ })
      .find((one) => one.getAttribute('aria-current') === 'true')?.textContent
  await user.keyboard(']')
  expect(current()).toBe('“I like arguments”')
  await user.keyboard(']')
  expect(current()).toBe('“a court”')
  expect(spoken()).toContain('Comment 2, Suggestion: On a court')
  await user.keyboard('[[')
  expect(current()).toBe('“I like arguments”')
  await user.keyboard('e')
  expect(screen.getByRole('textbox', { name: /^Comment 1/ })).toHaveValue('On I like arguments')
  await user.keyboard('{Control>}{Enter}{/Control}{Delete}')
  expect(screen.queryByText('On I like arguments')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('On I like arguments')).toBeVisible()
  expect(screen.getByRole('application')).toHaveFocus()
})

it('leads to grades and the overall comment, hides marks, and lists the keys', async () => {
  const { user } = await openDesk(withComments('a court'))
  const text = await focusText()
  expect(text.querySelectorAll('mark')).toHaveLength(1)
  await user.keyboard('h')
  expect(text.querySelectorAll('mark')).toHaveLength(0)
  await user.keyboard('g')
  const argument = screen.getByRole('radiogroup', { name: 'Argument (50%)' })
  expect(within(argument).getByRole('radio', { name: /^Fair/ })).toHaveFocus()
  act(() => text.focus())
  await user.keyboard('o')
  expect(screen.getByRole('textbox', { name: /^Overall comment/ })).toHaveFocus()
  act(() => text.focus())
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keys of the desk' })).toBeVisible()
})

it('takes no key from a field', async () => {
  const { user } = await openDesk(withComments('a court'))
  await focusText()
  await user.keyboard('o')
  await user.keyboard('cheg? x]')
  expect(screen.getByRole('textbox', { name: /^Overall comment/ })).toHaveValue('cheg? x]')
})
