// @vitest-environment jsdom
import { useDraftStore } from '@portal/shared/drafts'
import { renderScreen, screen } from '@portal/shared/testing'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDrafts } from './draft-store.ts'

const empty = { text: '', stars: null as number | null }

function Form() {
  const store = useDraftStore('form 1')
  const [fields, setFields] = useState(() => store.read(empty) ?? empty)
  const change = (next: typeof empty) => {
    store.write(next.text === '' ? undefined : next)
    setFields(next)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        store.write(undefined)
      }}
    >
      <label>
        Text
        <input
          value={fields.text}
          onChange={(event) => change({ ...fields, text: event.target.value })}
        />
      </label>
      <button type="submit">Send</button>
    </form>
  )
}

const ada = { claims: { userId: 'ada' } }
const field = () => screen.getByLabelText('Text')

beforeEach(() => sessionStorage.clear())

describe('what is typed', () => {
  it('shows what was typed when the form comes back', async () => {
    const first = renderScreen(<Form />, ada)
    await first.user.type(field(), 'Half a sent')
    first.unmount()
    renderScreen(<Form />, ada)
    expect(field()).toHaveValue('Half a sent')
  })

  it('gives nobody the draft of somebody else, and forgets it then', async () => {
    const first = renderScreen(<Form />, ada)
    await first.user.type(field(), 'Secret')
    first.unmount()
    const second = renderScreen(<Form />, { claims: { userId: 'ben' } })
    expect(field()).toHaveValue('')
    second.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret')
  })

  it('is forgotten when it is told so', async () => {
    const page = renderScreen(<Form />, ada)
    await page.user.type(field(), 'A')
    expect(sessionStorage).toHaveLength(1)
    await page.user.clear(field())
    expect(sessionStorage).toHaveLength(0)
    await page.user.type(field(), 'B')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sessionStorage).toHaveLength(0)
    expect(field()).toHaveValue('B')
  })

  it.each(['"a text"', '{"text":3,"stars":null}', '{"text":"x"}', '[]', 'null', 'no JSON'])(
    'starts anew from a draft in another shape: %s',
    (left) => {
      sessionStorage.setItem('draft ada form 1', left)
      renderScreen(<Form />, ada)
      expect(field()).toHaveValue('')
    },
  )

  it('goes with all others when drafts are cleared, and nothing else does', async () => {
    sessionStorage.setItem('asked-page', '/x')
    const page = renderScreen(<Form />, ada)
    await page.user.type(field(), 'A')
    clearDrafts()
    expect(Object.keys(sessionStorage)).toEqual(['asked-page'])
  })
})
