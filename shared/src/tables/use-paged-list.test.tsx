import { useSearchParams } from '@portal/shared/router'
import { usePagedList } from '@portal/shared/tables'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { renderScreen, screen, waitFor } from '../testing/index.ts'

const all = Array.from({ length: 45 }, (_, index) => `Row ${index + 1}`)
const pageSize = 20

/** A list whose answer for a page comes when the button is pressed; until then the last one stands. */
function List({ rows: found = all, byAddress = true }: { rows?: string[]; byAddress?: boolean }) {
  const [params, setParams] = useSearchParams()
  const [ownPage, setOwnPage] = useState(99)
  const page = byAddress ? Number(params.get('page') ?? 1) : ownPage
  const [answered, setAnswered] = useState(page)
  const list = usePagedList({
    label: 'Rows',
    rows: found.slice((answered - 1) * pageSize, answered * pageSize),
    total: found.length,
    page,
    pageSize,
    ...(byAddress ? { hrefFor: (to: number) => `?page=${to}` } : { onPage: setOwnPage }),
    filters: {
      areOn: params.has('search'),
      clear: () => setParams({}),
      noneFits: 'No row fits',
    },
    noneYet: { title: 'No rows yet', children: 'They come later.' },
  })
  return (
    <>
      <p>Page {page}</p>
      <button type="button" onClick={() => setAnswered(page)}>
        Answer
      </button>
      {list.rows === undefined ? (
        <p>Loading</p>
      ) : list.rows.length === 0 ? (
        <>
          <h2>{list.empty.title}</h2>
          {list.empty.action}
        </>
      ) : (
        <ul>
          {list.rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      {list.pager}
    </>
  )
}

describe('a page past the end', () => {
  test('leads to the last one in its place, and never says that there is nothing', async () => {
    const { user, address } = renderScreen(<List />, { path: '/list?page=99' })
    await waitFor(() => expect(address()).toBe('/list?page=3'))
    expect(screen.getByText('Loading')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByText('Row 45')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Rows' })).toHaveTextContent('41–45 of 45')
  })

  test('of a list that keeps its page to itself does too', async () => {
    const { user } = renderScreen(<List byAddress={false} />, { path: '/list' })
    expect(await screen.findByText('Page 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByText('Row 45')).toBeVisible()
  })

  test('of an empty list leads to its first', async () => {
    const { address } = renderScreen(<List rows={[]} />, { path: '/list?page=2' })
    await waitFor(() => expect(address()).toBe('/list?page=1'))
    expect(screen.getByRole('heading', { name: 'No rows yet' })).toBeVisible()
  })
})

describe('no rows', () => {
  test('are told from none that fits, which offers to clear the filters', async () => {
    const { user, address } = renderScreen(<List rows={[]} />, { path: '/list?search=x' })
    expect(screen.getByRole('heading', { name: 'No row fits' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/list')
    expect(screen.getByRole('heading', { name: 'No rows yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })
})
