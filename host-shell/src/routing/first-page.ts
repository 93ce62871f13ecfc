import type { RemoteName } from '@portal/shared/contract'
import { prefetch, queryOf } from '@portal/shared/query'
import { currentScreens, loadRemote } from '../remotes/load-remote.ts'
import { prefetchScreen } from './screen-state.ts'

/** The first drawing waits no longer for code than this, and for data that is asked for beside it. */
const patienceMs = { code: 2_000, data: 200 }

/**
 * Puts off the first drawing until the page can be drawn as it will be: the frame that the page came
 * with stands there meanwhile. What would be drawn before is drawn again for each thing that comes,
 * and React keeps back for a third of a second what comes after a stand-in. What is late, or fails, is
 * waited for where it belongs.
 */
export async function readyFirstPage(name: RemoteName): Promise<void> {
  const person = prefetch(queryOf('GET /User/Account/GetMe'))
  let data: Promise<unknown> = person
  const code = async () => {
    await loadRemote(name)
    const screen = prefetchScreen(currentScreens(), location.pathname)
    data = Promise.all([person, screen.data])
    await screen.code
  }
  await within(
    code().catch(() => undefined),
    patienceMs.code,
  )
  await within(data, patienceMs.data)
}

/** Ends with the work, or when the time is over. */
function within(work: Promise<unknown>, ms: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
