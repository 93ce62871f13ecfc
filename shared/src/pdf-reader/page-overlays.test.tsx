import { act, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { PageOverlays } from './page-overlays.tsx'

function Pages() {
  const pages = useRef<HTMLDivElement>(null)
  return (
    <>
      <section ref={pages} aria-label="Pages" />
      <PageOverlays
        pages={pages}
        turned={90}
        overlay={(page, turned) => <span>{`Page ${page}, turned by ${turned}`}</span>}
      />
    </>
  )
}

function addPage(number: number): HTMLElement {
  const page = document.createElement('div')
  page.className = 'page'
  page.setAttribute('data-page-number', String(number))
  screen.getByRole('region', { name: 'Pages' }).append(page)
  return page
}

it('lies over each page as it comes, and is put back when a page is drawn anew', async () => {
  renderScreen(<Pages />)
  const [first] = await act(async () => [addPage(1), addPage(2)])
  expect(await screen.findByText('Page 2, turned by 90')).toBeVisible()
  expect(first).toHaveTextContent('Page 1, turned by 90')
  await act(async () => first?.replaceChildren())
  await waitFor(() => expect(first).toHaveTextContent('Page 1, turned by 90'))
})
