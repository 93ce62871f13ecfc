import type { PageShown } from '@portal/shared/contract'
import { renderScreen, screen } from '@portal/shared/testing'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ScreenBoundary } from './screen-boundary.tsx'
import { forgetComponent, lazyComponent, prefetchScreen } from './screen-state.ts'

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
