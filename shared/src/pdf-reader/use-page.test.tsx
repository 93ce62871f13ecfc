import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePage } from './use-page.ts'

/** A reader with a page in sight, whose caller draws the pages that it is told when it comes to it. */
function open() {
  const reader = { goTo: vi.fn() }
  const onPage = vi.fn()
  function Reading({ sight, named }: { sight: number; named: number }) {
    usePage(reader, { status: 'open', page: sight }, { page: named, onPage })
    return null
  }
  const { rerender } = render(<Reading sight={37} named={37} />)
  return {
    ...{ reader, onPage },
    show: (sight: number, named: number) => rerender(<Reading sight={sight} named={named} />),
    told: () => onPage.mock.calls.map(([page]) => page),
  }
}

it('tells each page in sight once, and goes where it is led', () => {
  const { reader, show, told } = open()
  show(38, 37)
  show(38, 38)
  expect(told()).toEqual([38])
  expect(reader.goTo).not.toHaveBeenCalled()
  show(38, 50)
  expect(reader.goTo.mock.calls).toEqual([[50]])
  show(50, 50)
  expect(told()).toEqual([38])
})

it('tells of the way back too, while the page before it is not drawn yet', () => {
  const { reader, show, told } = open()
  show(38, 37)
  show(37, 37)
  expect(told()).toEqual([38, 37])
  // Drawn one after the other, or both at once, neither is a page to go to.
  show(37, 38)
  show(37, 37)
  expect(reader.goTo).not.toHaveBeenCalled()
})

it('can be led to a page that was told and left before it was drawn', () => {
  const { reader, show } = open()
  show(38, 37)
  show(37, 37)
  show(37, 37)
  show(37, 38)
  expect(reader.goTo.mock.calls).toEqual([[38]])
})

it('is not pulled back to a page that was told while it goes on', () => {
  const { reader, show, told } = open()
  show(38, 37)
  show(39, 37)
  show(39, 38)
  show(39, 39)
  expect(told()).toEqual([38, 39])
  expect(reader.goTo).not.toHaveBeenCalled()
})
