import { useQuery } from '@portal/shared/query'
import { renderScreen, screen } from '@portal/shared/testing'
import { expect, test, vi } from 'vitest'
import { WhenIdle } from './when-idle.tsx'

/** Data of which the second part is asked for once the first has come. */
function Page({ first, second }: { first: Promise<string>; second: Promise<string> }) {
  const one = useQuery({ queryKey: ['first'], queryFn: () => first })
  const two = useQuery({
    queryKey: ['second'],
    queryFn: () => second,
    enabled: one.data !== undefined,
  })
  return (
    <>
      <p>{two.data ?? one.data ?? 'Loading'}</p>
      <WhenIdle fallback={<p>Later</p>}>
        <p>The rest</p>
      </WhenIdle>
    </>
  )
}

test('what a page can be read without comes after all of its data', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  try {
    renderScreen(<Page first={first.promise} second={second.promise} />)
    expect(idle).toEqual([])
    first.resolve('First')
    expect(await screen.findByText('First')).toBeVisible()
    await vi.waitFor(() => expect(idle).toHaveLength(1))
    idle[0]?.()
    // The browser was idle, but the second part is on its way.
    await Promise.resolve()
    expect(screen.getByText('Later')).toBeVisible()
    second.resolve('Second')
    expect(await screen.findByText('Second')).toBeVisible()
    await vi.waitFor(() => expect(idle).toHaveLength(2))
    expect(screen.queryByText('The rest')).toBeNull()
    idle[1]?.()
    expect(await screen.findByText('The rest')).toBeVisible()
  } finally {
    vi.unstubAllGlobals()
  }
})
