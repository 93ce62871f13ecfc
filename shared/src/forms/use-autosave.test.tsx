import { ApiError } from '@portal/shared/api'
import { AutosaveLine, type AutosaveSending, TextArea, useAutosave } from '@portal/shared/forms'
import { act, expectNoAxeViolations, fireEvent, renderScreen, screen } from '@portal/shared/testing'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A server that answers when it is told to. */
function createServer() {
  interface Save extends AutosaveSending {
    text: string
    answer: (error?: ApiError) => Promise<void>
  }
  const asked: Save[] = []
  const write = (text: string, { keepalive }: AutosaveSending) =>
    new Promise<void>((resolve, reject) => {
      const answer = async (error?: ApiError) => {
        await act(async () => (error ? reject(error) : resolve()))
      }
      asked.push({ text, keepalive, answer })
    })
  return { asked, write }
}

let read: (text: string) => void

interface NoteProps {
  write: ReturnType<typeof createServer>['write']
  readOnly?: boolean
}

function Note({ write, readOnly }: NoteProps) {
  const [start, setStart] = useState('')
  read = (text) => act(() => setStart(text))
  const { field, ...saving } = useAutosave({
    name: 'note 1',
    start,
    write,
    tidy: (text) => text.trim(),
    ...(readOnly && { readOnly }),
  })
  return (
    <>
      <TextArea label="Note" {...field} />
      <AutosaveLine {...saving} />
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Note' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const away = new ApiError({ status: 0, message: 'The connection was lost.' })

describe('what saves itself', () => {
  it('is sent 5 s after the last key, without blanks at its ends', async () => {
    const { asked, write } = createServer()
    renderScreen(<Note write={write} />)
    expect(screen.getByText('Saved')).toBeVisible()
    type('Mind')
    await rest(4_900)
    type('Mind the sign ')
    await rest(4_900)
    expect(asked).toEqual([])
    expect(screen.getByText('Saving')).toBeVisible()
    await rest(100)
    expect(asked.map(({ text }) => text)).toEqual(['Mind the sign'])
    await asked[0]?.answer()
    expect(screen.getByText('Saved')).toBeVisible()
    expect(field()).toHaveValue('Mind the sign ')
    expect(sessionStorage).toHaveLength(0)
    // What the server made of it is no other text.
    read('Mind the sign')
    await rest(60_000)
    expect(field()).toHaveValue('Mind the sign ')
    expect(asked).toHaveLength(1)
  })

  it('is sent when the field is left, when the page is hidden and when it is gone, once', async () => {
    const { asked, write } = createServer()
    const { unmount } = renderScreen(<Note write={write} />)
    type('One')
    fireEvent.blur(field())
    fireEvent.blur(field())
    await rest(0)
    expect(asked.map(({ text }) => text)).toEqual(['One'])
    await asked[0]?.answer()
    await rest(5_000)
    expect(asked).toHaveLength(1)
    type('One two')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await rest(0)
    hidden.mockRestore()
    await asked[1]?.answer()
    type('One two three')
    unmount()
    await rest(0)
    expect(asked.map(({ text }) => text)).toEqual(['One', 'One two', 'One two three'])
  })

  it('goes in the order in which it was typed, and what nobody needs any more does not go', async () => {
    const { asked, write } = createServer()
    renderScreen(<Note write={write} />)
    for (const text of ['a', 'ab', 'abc']) {
      type(text)
      fireEvent.blur(field())
      await rest(0)
    }
    expect(asked.map(({ text }) => text)).toEqual(['a'])
    await asked[0]?.answer()
    expect(screen.getByText('Saving')).toBeVisible()
    expect(asked.map(({ text }) => text)).toEqual(['a', 'abc'])
    await asked[1]?.answer()
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('that could not be sent says so, and goes again when it is asked for or the connection is back', async () => {
    const { asked, write } = createServer()
    renderScreen(<Note write={write} />)
    type('Mind')
    fireEvent.blur(field())
    await rest(0)
    await asked[0]?.answer(away)
    expect(screen.getByText('On this device only. The connection was lost.')).toBeVisible()
    vi.useRealTimers()
    await expectNoAxeViolations()
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await rest(0)
    expect(screen.getByText('Saving')).toBeVisible()
    await asked[1]?.answer(away)
    fireEvent(window, new Event('online'))
    await rest(0)
    await asked[2]?.answer()
    expect(screen.getByText('Saved')).toBeVisible()
    expect(asked.map(({ text }) => text)).toEqual(['Mind', 'Mind', 'Mind'])
  })

  it('goes with a page that is hidden, also past an older one that is under way', async () => {
    const { asked, write } = createServer()
    renderScreen(<Note write={write} />)
    const hidden = vi.spyOn(document, 'visibilityState', 'get')
    type('Mind')
    fireEvent.blur(field())
    await rest(0)
    type('Mind the sign')
    hidden.mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    const sent = () => asked.map(({ text, keepalive }) => [text, keepalive])
    expect(sent()).toEqual([
      ['Mind', false],
      ['Mind the sign', true],
    ])
    await asked[1]?.answer()
    await asked[0]?.answer()
    expect(sent().slice(2)).toEqual([['Mind the sign', true]])
    await asked[2]?.answer()
    expect(screen.getByText('Saved')).toBeVisible()
    hidden.mockRestore()
  })

  it('has the browser ask before the page is closed only where the last try failed', async () => {
    const { asked, write } = createServer()
    renderScreen(<Note write={write} />)
    const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    type('Mind')
    expect(closesFreely()).toBe(true)
    fireEvent.blur(field())
    await rest(0)
    await asked[0]?.answer(away)
    expect(closesFreely()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await rest(0)
    await asked[1]?.answer()
    expect(closesFreely()).toBe(true)
  })

  it('stays in this tab until the server has it, and is sent when it is opened again', async () => {
    const { asked, write } = createServer()
    const first = renderScreen(<Note write={write} />)
    type('Half a sent')
    first.unmount()
    await rest(0)
    await asked[0]?.answer(away)
    renderScreen(<Note write={write} />)
    expect(field()).toHaveValue('Half a sent')
    await rest(5_000)
    await asked[1]?.answer()
    expect(screen.getByText('Saved')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })

  it('follows what is read again, unless something is typed', async () => {
    const { write } = createServer()
    renderScreen(<Note write={write} />)
    read('From the other device')
    expect(field()).toHaveValue('From the other device')
    expect(screen.getByText('Saved')).toBeVisible()
    type('Mine')
    read('Another')
    expect(field()).toHaveValue('Mine')
    expect(screen.getByText('Saving')).toBeVisible()
  })

  it('is left alone where it is only read', async () => {
    const { asked, write } = createServer()
    const { unmount } = renderScreen(<Note write={write} readOnly />)
    expect(field()).toHaveAttribute('readonly')
    type('No')
    await rest(10_000)
    unmount()
    await rest(0)
    expect(asked).toEqual([])
  })
})
