import { ApiError } from '@portal/shared/api'
import { QueryTable } from '@portal/shared/tables'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderScreen, screen } from '../testing/index.ts'

const read = vi.fn<() => Promise<{ papers: { id: string }[] }>>()

function Papers() {
  const query = useQuery({ queryKey: ['papers'], queryFn: read, retry: false })
  return (
    <QueryTable
      query={query}
      failed="The papers could not be loaded"
      label="Papers"
      columns={[{ id: 'id', header: 'Paper', primary: true, cell: ({ id }) => id }]}
      rows={query.data?.papers}
      rowKey={({ id }) => id}
      empty={{ title: 'No papers' }}
    />
  )
}

test('has the shape of its rows while they are on the way, then the rows', async () => {
  const answer = Promise.withResolvers<{ papers: { id: string }[] }>()
  read.mockReturnValueOnce(answer.promise)
  renderScreen(<Papers />)
  expect(screen.getByRole('table', { name: 'Papers: loading' })).toBeVisible()
  answer.resolve({ papers: [{ id: 'Paper 1' }] })
  expect(await screen.findByRole('row', { name: 'Paper 1' })).toBeVisible()
})

test('says that there are none', async () => {
  read.mockResolvedValueOnce({ papers: [] })
  renderScreen(<Papers />)
  expect(await screen.findByText('No papers')).toBeVisible()
})

test('says what failed and why, and tries again', async () => {
  read
    .mockRejectedValueOnce(new ApiError({ status: 400, message: 'The library is closed.' }))
    .mockResolvedValueOnce({ papers: [{ id: 'Paper 1' }] })
  const { user } = renderScreen(<Papers />)
  expect(await screen.findByText('The papers could not be loaded')).toBeVisible()
  expect(screen.getByText('The library is closed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: 'Paper 1' })).toBeVisible()
})
