import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogoDialog } from './logo-dialog.tsx'

const logoCall = 'GET /user/school/AuditDashboard/SchoolLogo'
const fileCall = 'GET /user/school/AuditDashboard/DownLoad'
const upload = 'POST /user/school/AuditDashboard/UploadLogo'
const remove = 'POST /user/school/AuditDashboard/RemoveLogo'
const schoolId = testUid(31)
const name = 'Ashdown College'

/** jsdom reads no images; what the browser cannot read is sent as it is. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')))
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

const png = (bytes = 3) => new File(['x'.repeat(bytes)], 'logo.png', { type: 'image/png' })

/** A school that has a logo or none, as its manager changes that. */
function renderDialog({ hasLogo = false, calls = {} as FakeCalls } = {}) {
  const held = { hasLogo }
  const becomes = (has: boolean) => () => {
    held.hasLogo = has
    return undefined
  }
  const onClose = vi.fn()
  return {
    onClose,
    ...renderScreen(<LogoDialog schoolId={schoolId} onClose={onClose} />, {
      role: 'School Manager',
      calls: {
        [logoCall]: () => ({ id: schoolId, name, logoFilePath: held.hasLogo ? 'a.png' : null }),
        [fileCall]: new Blob(['png'], { type: 'image/png' }),
        [upload]: becomes(true),
        [remove]: becomes(false),
        ...calls,
      },
    }),
  }
}

test('says that there is none yet, and shows the one that is chosen', async () => {
  const { user, network } = renderDialog()
  expect(await screen.findByText(/There is no logo yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull()
  expect(network.requestsOf(fileCall)).toHaveLength(0)
  await user.upload(screen.getByLabelText('Choose a logo'), png())
  expect(await screen.findByRole('img', { name: 'Logo of Ashdown College' })).toBeVisible()
  expect(screen.getByText('Saved')).toBeVisible()
  expect(network.requestsOf(upload)[0]).toMatchObject({ query: { schoolId } })
  expect(network.requestsOf(upload)[0]?.file?.size).toBe(3)
  expect(screen.getByLabelText('Change logo')).toBeEnabled()
  await expectNoAxeViolations()
})

test('takes the logo away once that is confirmed', async () => {
  const { user, network } = renderDialog({ hasLogo: true })
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }))
  expect(network.requestsOf(remove)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Removed')).toBeVisible()
  expect(network.requestsOf(remove)[0]?.body).toEqual({ schoolId })
  expect(network.requestsOf(fileCall)).toHaveLength(1)
  expect(screen.getByLabelText('Choose a logo')).toBeEnabled()
})

test.each([
  ['2 MB', png(2 * 1024 * 1024), 'File size must be less than 2MB'],
  ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'File must be an image'],
  ['a GIF', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'File must be an image'],
])('refuses %s in words, and sends nothing', async (_, file, message) => {
  const { user, network } = renderDialog()
  const input = await screen.findByLabelText('Choose a logo')
  // As a drop would bring it: the list of kinds only guides the choice of files.
  input.removeAttribute('accept')
  await user.upload(input, file)
  await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(message)))
  expect(network.requestsOf(upload)).toHaveLength(0)
})

test('says what the server refuses, and takes another one after that', async () => {
  const message = 'File must have at most 4 megapixels'
  const { user, network } = renderDialog({
    calls: { [upload]: new ApiError({ status: 422, message }) },
  })
  const input = await screen.findByLabelText('Choose a logo')
  await user.upload(input, png())
  await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(message)))
  expect(input).toBeEnabled()
  network.answer({ [upload]: undefined })
  await user.upload(input, png(4))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(input).not.toHaveAccessibleDescription(new RegExp(message))
})
