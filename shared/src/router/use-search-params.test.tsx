import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BrowserRouter, useSearchParams } from './index.ts'

afterEach(() => window.history.replaceState({}, '', '/'))

it('changes the query of its own page, and of no other once the address leads there', () => {
  let set = (_page: string) => {}
  function Book() {
    const [params, setParams] = useSearchParams()
    set = (page) => setParams({ page }, { replace: true })
    return <p>Page {params.get('page')}</p>
  }
  window.history.replaceState({}, '', '/book?page=1')
  render(
    <BrowserRouter>
      <Book />
    </BrowserRouter>,
  )
  act(() => set('2'))
  expect(screen.getByText('Page 2')).toBeVisible()
  expect(window.location.search).toBe('?page=2')
  // The address is another one already; the page stays until the next has come.
  window.history.pushState({}, '', '/questions')
  act(() => set('3'))
  expect(window.location.pathname + window.location.search).toBe('/questions')
})
