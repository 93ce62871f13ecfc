import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import OperationsScreen from '../operations.screen.tsx'
import type { Setting, Settings } from './settings.queries.ts'
import { described, type Key } from './settings.rules.ts'

const settingsCall = 'GET /System/admin/Settings/GetSettings'
const saveCall = 'POST /System/admin/Settings/Save'
const resetCall = 'POST /System/admin/Settings/Reset'
const testCall = 'POST /System/admin/Settings/SendTestMail'
const logoCall = 'POST /System/admin/Settings/SetLogo'

/** jsdom reads no images; what the browser cannot read is sent as it is. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')))
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => vi.unstubAllGlobals())

const values: Partial<Record<Key, unknown>> = {
  portalName: 'Portal',
  brandColour: null,
  quietHours: { isOn: true, from: '21:00', to: '07:00' },
  vatRates: [{ from: '2011-01-04', standard: 2_000, reduced: 500 }],
  reminderDays: [-3, 10],
  invoiceDaysBefore: 14,
  defaultVat: 'standard',
  allowList: [],
}

const setting = (key: Key, changes: Partial<Setting> = {}): Setting => ({
  ...{ key, label: `The ${key}`, value: values[key] ?? '', source: 'default' },
  ...{ isFirstTold: false, byName: null, at: null, version: 0 },
  ...changes,
})

function renderSettings(
  changes: Partial<Record<Key, Partial<Setting>>> = {},
  calls: FakeCalls = {},
) {
  const answer: Settings = {
    settings: Object.keys(described).map((key) => setting(key as Key, changes[key as Key])),
    logo: { isSet: false, byName: null, at: null, version: 0 },
    secrets: [{ label: 'Mail server (SMTP_URL)', isSet: false }],
  }
  return renderScreen(<OperationsScreen />, {
    role: 'Admin',
    path: '/?tab=settings',
    calls: { [settingsCall]: answer, ...calls },
  })
}

const open = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('shows each setting with where it comes from, and secrets as set or not', async () => {
  renderSettings({
    helpChatUrl: { value: 'https://chat.example/', source: 'environment', isFirstTold: true },
    portalName: { source: 'here', byName: 'Ada Byron', at: '2026-11-20T07:00:00Z', version: 1 },
  })
  expect(await screen.findByRole('row', { name: /The helpChatUrl/ })).toHaveTextContent(
    /https:\/\/chat\.example\/.*Environment/,
  )
  expect(screen.getByRole('row', { name: /The portalName/ })).toHaveTextContent(
    /Set here.*Ada Byron, 20 Nov 2026/,
  )
  expect(screen.getByRole('row', { name: /The quietHours/ })).toHaveTextContent(/21:00 to 07:00/)
  expect(screen.getByText('Not set')).toBeVisible()
  await expectNoAxeViolations()
})

it('saves what is typed on top of the version that was seen, and shows what is refused', async () => {
  const message = 'White text on this colour has a contrast of 4.47:1'
  const { user, network } = renderSettings(
    { brandColour: { version: 3 } },
    {
      [saveCall]: new ApiError({
        ...{ status: 422, message, errors: [{ path: 'body.value', message }] },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Change The brandColour' }))
  const dialog = await open('The brandColour')
  const field = dialog.getByRole('textbox', { name: 'The brandColour' })
  await user.type(field, '#777777')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/4\.47:1/))
  network.answer({ [saveCall]: { version: 4 } })
  await user.clear(field)
  await user.type(field, '#ac3037')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“The brandColour” is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
    { key: 'brandColour', value: '#777777', version: 3 },
    { key: 'brandColour', value: '#ac3037', version: 3 },
  ])
})

it('keeps what is typed where somebody else has saved meanwhile', async () => {
  const { user, network } = renderSettings(
    {},
    {
      [saveCall]: new ApiError({
        ...{ status: 409, message: 'This setting has been changed by somebody else meanwhile.' },
        data: {
          ...{ by: 'Ada Byron', at: '2026-11-20T07:00:00Z', version: 2 },
          ...{ values: { value: 'Theirs' }, changed: ['value'] },
        },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Change The portalName' }))
  const dialog = await open('The portalName')
  const field = dialog.getByRole('textbox', { name: 'The portalName' })
  await user.clear(field)
  await user.type(field, 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const choice = within(await dialog.findByRole('radiogroup', { name: 'The portalName' }))
  expect(choice.getByRole('radio', { name: /Theirs/ })).toBeVisible()
  await user.click(choice.getByRole('radio', { name: /Mine/ }))
  network.answer({ [saveCall]: { version: 3 } })
  await user.click(dialog.getByRole('button', { name: 'Save what is chosen' }))
  await waitFor(() =>
    expect(network.requestsOf(saveCall).at(-1)?.body).toEqual({
      ...{ key: 'portalName', value: 'Mine', version: 2 },
    }),
  )
})

it('sends quiet hours as a whole, and the foot of mails', async () => {
  const { user, network } = renderSettings({}, { [saveCall]: { version: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Change The quietHours' }))
  const hours = await open('The quietHours')
  await user.click(hours.getByRole('switch', { name: 'Mails wait at night' }))
  await user.click(hours.getByRole('button', { name: 'Save' }))
  await screen.findByText('“The quietHours” is saved.')
  await user.click(screen.getByRole('button', { name: 'Change The mailFooter' }))
  const foot = await open('The mailFooter')
  await user.type(foot.getByRole('textbox', { name: 'The mailFooter' }), 'Portal Ltd')
  await user.click(foot.getByRole('button', { name: 'Save' }))
  await screen.findByText('“The mailFooter” is saved.')
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
    { key: 'quietHours', value: { isOn: false, from: '21:00', to: '07:00' }, version: 0 },
    { key: 'mailFooter', value: 'Portal Ltd', version: 0 },
  ])
})

it('sends rates in hundredths of a percent', async () => {
  const { user, network } = renderSettings({}, { [saveCall]: { version: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Change The vatRates' }))
  const rates = await open('The vatRates')
  const standard = rates.getByRole('spinbutton', { name: 'Standard' })
  await user.clear(standard)
  await user.type(standard, '17.5')
  await user.click(rates.getByRole('button', { name: 'Save' }))
  await screen.findByText('“The vatRates” is saved.')
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
    {
      ...{ key: 'vatRates', version: 0 },
      value: [{ from: '2011-01-04', standard: 1_750, reduced: 500 }],
    },
  ])
})

it('goes back to what the environment says once that is confirmed', async () => {
  const { user, network } = renderSettings(
    { helpChatUrl: { source: 'here', isFirstTold: true, version: 2 } },
    { [resetCall]: { version: 3 } },
  )
  const back = 'Back to the environment’s The helpChatUrl'
  await user.click(await screen.findByRole('button', { name: back }))
  expect(network.requestsOf(resetCall)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Set it back' }))
  await waitFor(() =>
    expect(network.requestsOf(resetCall)[0]?.body).toEqual({ key: 'helpChatUrl', version: 2 }),
  )
})

it('says what the mail server said, also where it was not reached', async () => {
  const { user, network } = renderSettings({}, { [testCall]: { isSent: true, answer: '250 OK' } })
  await user.click(await screen.findByRole('button', { name: 'Send a test mail to me' }))
  expect(await screen.findByText('250 OK')).toBeVisible()
  network.answer({ [testCall]: { isSent: false, answer: 'connect ECONNREFUSED' } })
  await user.click(screen.getByRole('button', { name: 'Send a test mail to me' }))
  expect(await screen.findByText('connect ECONNREFUSED')).toBeVisible()
})

it('takes a logo, and refuses an SVG in words', async () => {
  const { user, network } = renderSettings({}, { [logoCall]: undefined })
  const input = await screen.findByLabelText('Choose a logo')
  input.removeAttribute('accept')
  await user.upload(input, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await waitFor(() => expect(input).toHaveAccessibleDescription(/File must be an image/))
  expect(network.requestsOf(logoCall)).toHaveLength(0)
  await user.upload(input, new File(['png'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(network.requestsOf(logoCall)).toHaveLength(1))
})
