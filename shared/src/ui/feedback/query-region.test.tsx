import { expect, test, vi } from 'vitest'
import { renderScreen, screen } from '../../testing/index.ts'
import { QueryRegion, type QueryRegionProps, SkeletonText } from '../index.ts'

type Query = QueryRegionProps<string[]>['query']

function queryWith(changes: Partial<Query>): Query {
  const refetch = vi.fn(() => new Promise<never>(() => undefined))
  return {
    data: undefined,
    error: null,
    isError: false,
    isPending: true,
    isFetching: true,
    refetch,
    ...changes,
  }
}

function region(query: Query) {
  return (
    <QueryRegion
      query={query}
      skeleton={<SkeletonText />}
      failed="Your topics could not be loaded"
      empty={{ when: (data) => data.length === 0, title: 'No topics yet' }}
    >
      {(data) => <p>{data.join(', ')}</p>}
    </QueryRegion>
  )
}

test('loading shows the skeleton, announced', () => {
  renderScreen(region(queryWith({})))
  expect(screen.getByText('Loading')).toBeInTheDocument()
})

test("failed says what failed with the server's message, and tries again", async () => {
  const error = Object.assign(new Error('The database is away'), { status: 503 })
  const query = queryWith({ isError: true, isPending: false, error })
  const { user } = renderScreen(region(query))
  expect(screen.getByRole('alert')).toHaveTextContent('Your topics could not be loaded')
  expect(screen.getByRole('alert')).toHaveTextContent('The database is away')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(query.refetch).toHaveBeenCalledOnce()
})

test('an error without a message for people gets the general help', () => {
  renderScreen(region(queryWith({ isError: true, error: new TypeError('x is not a function') })))
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.')
})

test('empty says what will be here', () => {
  renderScreen(region(queryWith({ data: [] })))
  expect(screen.getByRole('heading', { name: 'No topics yet' })).toBeInTheDocument()
})

test('data on screen stays when fetching it again fails', () => {
  renderScreen(
    region(queryWith({ data: ['Algebra', 'Vectors'], isError: true, error: new Error('x') })),
  )
  expect(screen.getByText('Algebra, Vectors')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
