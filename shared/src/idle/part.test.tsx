import { act, renderScreen, screen } from '@portal/shared/testing'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogPart, part } from './index.ts'

const gone = () => new Error('gone')
const Content = ({ name }: { name: string }) => <p>Tools of {name}</p>
/** A script that cannot be had so often, and then can. */
const failing = (times: number) => {
  const load = vi.fn(async () => ({ default: Content }))
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(gone())
  return load
}

/** What stands around a part, and a way to draw the part anew. */
function Page({ children }: { children: ReactNode }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <p>The rows</p>
      <button type="button" onClick={() => setAt(at + 1)}>
        Anew
      </button>
      <Suspense key={at} fallback={<p>Waiting</p>}>
        {children}
      </Suspense>
    </>
  )
}

const reported = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('portal:report', reported)
})
afterEach(() => {
  removeEventListener('portal:report', reported)
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

it('is asked for twice before it is given up', async () => {
  const load = failing(1)
  const Tools = part(load)
  renderScreen(
    <Page>
      <Tools name="Ada" />
    </Page>,
  )
  expect(await screen.findByText('Tools of Ada')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(reported).not.toHaveBeenCalled()
})

it('leaves the rest of the screen alone, and comes when somebody tries again', async () => {
  const Tools = part(failing(4), { failed: 'The tools could not be loaded' })
  const { user } = renderScreen(
    <Page>
      <Tools name="Ada" />
    </Page>,
  )
  expect(await screen.findByText('The tools could not be loaded')).toBeVisible()
  expect(screen.getByText('The rows')).toBeVisible()
  expect(reported).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('The tools could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tools of Ada')).toBeVisible()
})

it('comes by itself when the connection is back', async () => {
  const Tools = part(failing(2))
  renderScreen(
    <Page>
      <Tools name="Ada" />
    </Page>,
  )
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect(screen.getByText('The rows')).toBeVisible()
  expect(screen.queryByText('Waiting')).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Tools of Ada')).toBeVisible()
})

it('is asked for again where it is drawn anew', async () => {
  const Tools = part(failing(2), { failed: ({ name }) => <p>Nothing for {name}</p> })
  const { user } = renderScreen(
    <Page>
      <Tools name="Ada" />
    </Page>,
  )
  expect(await screen.findByText('Nothing for Ada')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Anew' }))
  expect(await screen.findByText('Tools of Ada')).toBeVisible()
})

it('says in a dialog that a dialog could not be loaded', async () => {
  const onClose = vi.fn()
  const load = vi.fn(async () => ({ default: (_: { onClose: () => void }) => <p>Form</p> }))
  load.mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone())
  const Editing = dialogPart(load, 'Holiday')
  const { user } = renderScreen(
    <Page>
      <Editing onClose={onClose} />
    </Page>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Holiday' })
  expect(dialog).toHaveTextContent('This could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Form')).toBeVisible()
})
