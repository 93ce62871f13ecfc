import { ApiError } from '@portal/shared/api'
import { fireEvent, renderScreen, screen, testUid, waitFor } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SchoolLogo from './school-logo.tsx'

const record = { id: testUid(7), name: 'Hill School', logoFilePath: 'logos/hill.png' }
const picture = new Blob(['png'], { type: 'image/png' })
const download = vi.hoisted(() => vi.fn())
vi.mock('@portal/shared/api', async (original) => {
  const api = await original<typeof import('@portal/shared/api')>()
  return {
    ...api,
    // The picture comes as a file, which the fake network does not speak.
    call: (key: string, input: unknown) =>
      key.endsWith('DownLoad') ? download(input) : Reflect.apply(api.call, null, [key, input]),
  }
})

function renderLogo(logo: typeof record | { logoFilePath: null } | ApiError = record) {
  const answer = logo instanceof ApiError ? logo : { ...record, ...logo }
  return renderScreen(
    <section aria-label="Plate">
      <SchoolLogo>H</SchoolLogo>
    </section>,
    { calls: { 'GET /user/school/AuditDashboard/SchoolLogo': answer } },
  )
}
const plate = () => screen.getByRole('region', { name: 'Plate' })
const image = () => plate().querySelector('img')

beforeEach(() => {
  download.mockReset().mockResolvedValue(picture)
  URL.createObjectURL = vi.fn(() => 'blob:logo')
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('the school’s logo', () => {
  it('is fetched by the record’s id and takes the place of what stood there', async () => {
    const { unmount } = renderLogo()
    expect(plate()).toHaveTextContent('H')
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:logo'))
    expect(image()).toHaveAttribute('alt', '')
    expect(plate()).not.toHaveTextContent('H')
    expect(download).toHaveBeenCalledExactlyOnceWith({ query: { id: record.id } })
    unmount()
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:logo')
  })

  it('is not asked for where the school has none', async () => {
    const { network } = renderLogo({ logoFilePath: null })
    await waitFor(() => expect(network.requests).toHaveLength(1))
    expect(plate()).toHaveTextContent('H')
    expect(download).not.toHaveBeenCalled()
  })

  it.each([
    ['record', new ApiError({ status: 404, message: 'No school' }), undefined],
    ['file', record, new ApiError({ status: 404, message: 'No file' })],
  ])(
    'stays empty when the %s cannot be had, which only the console hears',
    async (_, logo, file) => {
      if (file) download.mockRejectedValue(file)
      renderLogo(logo)
      await waitFor(() => expect(console.error).toHaveBeenCalled())
      expect(image()).toBeNull()
      expect(plate()).toHaveTextContent('H')
    },
  )

  it('stays empty when the file is no picture', async () => {
    renderLogo()
    await waitFor(() => expect(image()).not.toBeNull())
    fireEvent.error(image() ?? plate())
    expect(image()).toBeNull()
    expect(plate()).toHaveTextContent('H')
  })
})
