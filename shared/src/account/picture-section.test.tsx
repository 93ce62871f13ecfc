import { useMe } from '@portal/shared/query'
import { type FakeCalls, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountCalls, makeMe, meCall } from './account.testing.ts'
import { PictureSection } from './picture-section.tsx'

const upload = 'POST /user/student/update-pofile'
const remove = 'POST /user/student/remove-profile'
const pictureCall = 'GET /user/Student/view-profile'
const twoMegabytes = 2 * 1024 * 1024

const drawn = vi.fn()

/** jsdom has neither pictures nor canvases: a stand-in that reads whatever begins as a PNG does. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!(await file.text()).startsWith('PNG')) throw new DOMException('no picture')
    return { width: 800, height: 600, close: () => undefined }
  })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  drawn.mockClear()
  const context = { fillRect: () => undefined, drawImage: drawn }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as RenderingContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['cut'], { type })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Picture() {
  const me = useMe().data
  return me === undefined ? null : <PictureSection me={me} />
}

const renderPicture = (more: FakeCalls = {}, hasPicture = false) =>
  renderScreen(<Picture />, {
    calls: accountCalls('Student', { [meCall]: makeMe({ hasPicture }), ...more }),
  })

const png = (name = 'me.png', size = 3) =>
  new File(['PNG'.padEnd(size, ' ')], name, { type: 'image/png' })

describe('the picture', () => {
  it.each([
    ['2 MB', png('big.png', twoMegabytes), 'File size must be less than 2MB'],
    ['2 MB and a byte', png('big.png', twoMegabytes + 1), 'File size must be less than 2MB'],
    [
      'a PDF named .png',
      new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }),
      'File must be an image',
    ],
    [
      'an SVG with a script',
      new File(['<svg><script>1</script></svg>'], 'a.svg', { type: 'image/svg+xml' }),
      'File must be an image',
    ],
    ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'File must be an image'],
  ])('refuses %s in words', async (_, file, message) => {
    const { user, network } = renderPicture()
    // As a drop would bring it: the list of kinds only guides the choice of files.
    const { upload: give } = user
    const input = await screen.findByLabelText('Choose a picture')
    input.removeAttribute('accept')
    await give(input, file)
    await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(message)))
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull()
    expect(network.requestsOf(upload)).toHaveLength(0)
  })

  it('is cut to a square by sliders, sent, and known to the frame', async () => {
    let hasPicture = false
    const { user, network } = renderPicture({
      [meCall]: () => makeMe({ hasPicture }),
      [upload]: () => {
        hasPicture = true
        return undefined
      },
    })
    await user.upload(await screen.findByLabelText('Choose a picture'), png())
    const across = await screen.findByRole('slider', { name: 'Left to right' })
    expect(across).toBeEnabled()
    // The largest square of a wide picture has no room up and down.
    expect(screen.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled()
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use this picture' }))
    expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeVisible()
    expect(drawn.mock.calls[0]?.slice(1)).toEqual([100, 0, 600, 600, 0, 0, 512, 512])
    expect(network.requestsOf(upload)).toHaveLength(1)
    expect(network.requestsOf(pictureCall)).toHaveLength(0)
  })

  it('can be left without being sent', async () => {
    const { user, network } = renderPicture()
    await user.upload(await screen.findByLabelText('Choose a picture'), png())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Choose a picture')).toBeEnabled()
    expect(network.requestsOf(upload)).toHaveLength(0)
  })

  it('is removed once that is confirmed', async () => {
    let hasPicture = true
    const { user } = renderPicture({
      [meCall]: () => makeMe({ hasPicture }),
      [pictureCall]: new Blob(['PNG'], { type: 'image/png' }),
      [remove]: () => {
        hasPicture = false
        return undefined
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed')).toBeVisible()
    expect(screen.getByLabelText('Choose a picture')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  })
})
