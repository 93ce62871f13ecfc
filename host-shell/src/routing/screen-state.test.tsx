import type { PageShown } from '@portal/shared/contract'
import { Link, matchRoutes } from '@portal/shared/router'
import { renderScreen, screen } from '@portal/shared/testing'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { Piece } from './piece.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { findScreen, forgetComponent, lazyComponent, prefetchScreen } from './screen-state.ts'

function show(load: Parameters<typeof lazyComponent>[0]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Content = lazyComponent(load)
  renderScreen(
    <ScreenBoundary where="test" resetKey="" fallback={() => <p>Failed</p>}>
      <Suspense>
        <Content />
      </Suspense>
    </ScreenBoundary>,
  )
}

it('asks again for a piece of the frame when another page is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(content)
  load.mockRejectedValueOnce(new Error('chunk'))
  const { user } = renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Suspense>
        <Piece where="test" load={load} props={{}} fallback="Without it" />
      </Suspense>
    </>,
  )
  expect(await screen.findByText('Without it')).toBeVisible()
  await user.click(screen.getByRole('link'))
  expect(await screen.findByText('The screen')).toBeVisible()
})

const content = { default: () => <p>The screen</p> }

it('asks once more for a script that failed, and no oftener', async () => {
  const failsOnce = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(content)
  show(failsOnce)
  expect(await screen.findByText('The screen')).toBeVisible()
  expect(failsOnce).toHaveBeenCalledTimes(2)
})

it('gives up after the second failure and forgets it when told to', async () => {
  const fails = vi.fn().mockRejectedValue(new Error('chunk'))
  show(fails)
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(fails).toHaveBeenCalledTimes(2)
  const before = lazyComponent(fails)
  forgetComponent(fails)
  expect(lazyComponent(fails)).not.toBe(before)
})

it('starts what a screen shows first when it is pointed at, for this address and person', async () => {
  const queryFn = vi.fn(async () => 'read')
  const firstReads = vi.fn(({ params, school }: PageShown) => [
    { queryKey: ['GET /Things', params.id, school], queryFn },
  ])
  const load = vi.fn(async () => content)
  renderScreen(<p>Here</p>, { role: 'School Manager', claims: { schools: ['s1', 's2'] } })
  prefetchScreen(
    [{ id: 'thing', path: '/things/:id', title: 'Thing', firstReads, load }],
    '/things/7',
  )
  expect(firstReads).toHaveBeenCalledWith({ params: { id: '7' }, school: 's1' })
  expect(load).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce())
})

it.each([
  ['/', 'home'],
  ['/Lists/', 'lists'],
  ['/lists/new', 'new'],
  ['/lists/7', 'one'],
  ['/lists/:id', 'one'],
  ['/lists/new/more', undefined],
])('finds the screen of %s as the router does', (address, id) => {
  const paths = { one: '/lists/:id', home: '/', lists: '/lists', new: '/lists/new' }
  const screens = Object.entries(paths).map(([name, path]) => ({
    ...{ id: name, path, title: name },
    load: async () => ({ default: () => null }),
  }))
  const found = findScreen(screens, address)
  expect(found?.screen.id).toBe(id)
  const matched = matchRoutes(
    screens.map((one) => ({ path: one.path, id: one.id })),
    address,
  )
  expect(matched?.at(-1)?.route.id).toBe(id)
  expect(found?.params).toEqual(matched?.at(-1)?.params)
})

it('finds the page about a student under its own first segments alone', () => {
  const load = () => Promise.resolve({ default: () => null })
  const screens = ['/', '/:dashboard/:id', '/academy/:course'].map((path) => ({
    ...{ id: path, path, title: path, load },
  }))
  const foundAt = (pathname: string) => findScreen(screens, pathname)?.screen.path
  expect(foundAt('/my-students/7')).toBe('/:dashboard/:id')
  expect(foundAt('/Audit-Dashboard/7/')).toBe('/:dashboard/:id')
  expect(foundAt('/academy/7')).toBe('/academy/:course')
  for (const elsewhere of ['/tuition-reports/7', '/nowhere/7', '/dashboards/7', '/7']) {
    expect(foundAt(elsewhere), elsewhere).toBeUndefined()
  }
})
