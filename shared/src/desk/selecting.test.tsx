import { act, fireEvent, screen, waitFor } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { essay, focusText, makeDeskRead, openDesk } from './desk.testing.tsx'

/** Selects from one place of the text to another, as a finger does. */
function select(
  text: HTMLElement,
  from: [line: number, at: number],
  to: [line: number, at: number],
) {
  fireEvent.pointerDown(text)
  const lines = text.querySelectorAll('p')
  const pointOf = ([line, at]: [number, number]) => [lines[line]?.firstChild, at] as const
  const [anchor, anchorAt] = pointOf(from)
  const [focus, focusAt] = pointOf(to)
  if (!anchor || !focus) throw new Error('There is no such line')
  act(() => {
    document.getSelection()?.setBaseAndExtent(anchor, anchorAt, focus, focusAt)
    fireEvent(document, new Event('selectionchange'))
  })
}

const bar = () => screen.queryByRole('group', { name: 'Chosen words' })

it('offers a comment on what a finger chose, at the bottom edge', async () => {
  const { user } = await openDesk(makeDeskRead())
  const text = await focusText()
  expect(bar()).toBeNull()
  select(text, [0, 6], [0, 11])
  expect(bar()).toHaveTextContent('“law”')
  // The press does not end the selection.
  expect(fireEvent.pointerDown(screen.getByRole('button', { name: 'Comment' }))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByRole('textbox', { name: /^Comment 1/ })).toHaveFocus()
  expect(screen.getByText('“law”')).toBeVisible()
  expect(bar()).toBeNull()
})

it('leaves the white space at the ends out: a triple click ends in the next paragraph', async () => {
  await openDesk(makeDeskRead())
  const text = await focusText()
  select(text, [0, 0], [1, 0])
  expect(bar()).toHaveTextContent(`“${essay.split('\n')[0]}”`)
})

it('remembers the last selection when it ends elsewhere, and forgets it in the text', async () => {
  const { user } = await openDesk(makeDeskRead())
  const text = await focusText()
  select(text, [1, 5], [1, 9])
  act(() => {
    document.getSelection()?.removeAllRanges()
    fireEvent(document, new Event('selectionchange'))
  })
  expect(bar()).toHaveTextContent('“year”')
  select(text, [1, 5], [1, 5])
  expect(bar()).toBeNull()
  select(text, [1, 5], [1, 9])
  await user.click(screen.getByRole('button', { name: 'Choose nothing' }))
  await waitFor(() => expect(bar()).toBeNull())
})
