import { act, fireEvent, renderScreen, screen, waitFor, within } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { leavePageNow, makeDeskRead, makeVersion, openDesk, saveCall } from './desk.testing.tsx'
import { DrawingSheet } from './drawing-sheet.tsx'

const pdf = makeDeskRead({
  version: makeVersion({
    ...{ source: 'pdf', parts: null, texts: [] },
    file: {
      ...{ name: 'essay.pdf', url: '/media/file/1/essay.pdf', type: 'application/pdf', pages: 2 },
    },
  }),
})

it('hangs a comment on the page in sight, by a press or a key', async () => {
  const { user, network } = await openDesk(pdf)
  await user.click(await screen.findByRole('button', { name: 'Comment on page 1' }))
  const field = await screen.findByRole('textbox', { name: /^Comment 1/ })
  expect(field).toHaveFocus()
  await user.keyboard('See the whole page.{Control>}{Enter}{/Control}')
  const reader = await screen.findByRole('region', { name: 'Reader: Why law' })
  fireEvent.keyDown(reader, { key: 'c' })
  expect(await screen.findByRole('textbox', { name: /^Comment 2/ })).toHaveFocus()
  await user.keyboard('And again.{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  const box = { x: 0, y: 0, width: 1, height: 1 }
  await waitFor(() =>
    expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({
      comments: [
        { page: 1, box, text: 'See the whole page.' },
        { page: 1, box, text: 'And again.' },
      ],
    }),
  )
  const list = screen.getByRole('list', { name: 'Comments' })
  expect(within(list).getAllByRole('button', { name: 'Page 1' })).toHaveLength(2)
})

it('draws a box on a page, and takes a press for none', () => {
  const onDrawn = vi.fn()
  const { container } = renderScreen(<DrawingSheet page={2} turned={90} onDrawn={onDrawn} />)
  const sheet = container.querySelector('[data-sheet]')
  if (sheet === null) throw new Error('There is no sheet')
  vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100))
  const at = (x: number, y: number) => ({ clientX: x, clientY: y })
  fireEvent.pointerDown(sheet, at(50, 50))
  fireEvent.pointerUp(sheet, at(50, 50))
  expect(onDrawn).not.toHaveBeenCalled()
  fireEvent.pointerDown(sheet, at(100, 80))
  fireEvent.pointerMove(sheet, at(20, 20))
  fireEvent.pointerUp(sheet, at(20, 20))
  const [page, box] = onDrawn.mock.calls[0] ?? []
  expect(page).toBe(2)
  // Turned to the right, the left of the page is its top.
  expect(box.x).toBeCloseTo(0.2)
  expect(box.y).toBeCloseTo(0.5)
  expect(box.width).toBeCloseTo(0.6)
  expect(box.height).toBeCloseTo(0.4)
})
