import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, kept } from '../files/files.testing.ts'
import { renderScreen, screen, waitFor } from '../testing/index.ts'
import { ImageDialogs } from './image-dialog.tsx'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  // As of a browser that cannot read it: it is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')))
})
afterEach(() => server.restore())

const png = (name: string) => new File(['x'.repeat(9)], name, { type: 'image/png' })
const description = () => screen.getByRole('textbox', { name: 'Description' })

function open(files: File[]) {
  const [onDone, onFirst] = [vi.fn(), vi.fn()]
  renderScreen(
    <ImageDialogs files={files} onDone={onDone} onFirst={onFirst} onClose={() => undefined} />,
  )
  return { onDone, onFirst, add: () => screen.getByRole('button', { name: 'Add image' }) }
}

it('what is typed while an image is on its way is its description', async () => {
  const { onDone, add } = open([png('a.png')])
  const request = await server.sending.request(0)
  await userEvent.type(description(), 'A dot')
  expect(add()).toBeDisabled()
  request.answer(200, { ...kept, name: 'a.png', type: 'image/png' })
  await waitFor(() => expect(add()).toBeEnabled())
  expect(description()).toHaveValue('A dot')
  await userEvent.click(add())
  expect(onDone).toHaveBeenCalledWith({ file: kept.id, alt: 'A dot' })
})

it('of several images each is asked for anew', async () => {
  const { onDone, onFirst, add } = open([png('a.png'), png('b.png')])
  const second = '00000000-0000-4000-8000-000000000002'
  ;(await server.sending.request(0)).answer(200, { ...kept, type: 'image/png' })
  ;(await server.sending.request(1)).answer(200, { ...kept, id: second, type: 'image/png' })
  await userEvent.type(description(), 'The first')
  await waitFor(() => expect(add()).toBeEnabled())
  await userEvent.click(add())
  expect(onFirst).toHaveBeenCalledWith({ file: kept.id, alt: 'The first' })
  await waitFor(() => expect(description()).toHaveValue(''))
  await userEvent.type(description(), 'The second')
  await userEvent.click(add())
  expect(onDone).toHaveBeenCalledWith({ file: second, alt: 'The second' })
})
