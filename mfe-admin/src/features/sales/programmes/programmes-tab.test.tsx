import { ApiError } from '@portal/shared/api'
import {
  chooseInRow,
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { programmesCall } from '../../../sales/programmes.queries.ts'
import { makeProgramme } from '../../../sales/programmes.testing.ts'
import { archiveCall, saveCall } from './programmes.queries.ts'
import ProgrammesTab from './programmes-tab.tsx'

beforeEach(() => fakeDate('2026-11-02T10:00:00Z'))

const premium = makeProgramme()
const fellow = makeProgramme({
  ...{ programmeId: testUid(2), name: 'Fellow', hours: 0, isUnlimited: true, hasFixedName: true },
  ...{ months: null, endsOnDay: '31-12', vat: 'exempt', students: 3 },
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: true },
    ...{ hasLibrary: true, hasReadingList: true, hasPsSubmission: true, hasEssaySubmission: true },
  },
})
const summer = makeProgramme({
  ...{ programmeId: testUid(3), name: 'Summer course', isHeadStart: true, isArchived: true },
})

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<ProgrammesTab />, {
    role: 'Admin',
    path: `/sales?tab=programmes${search}`,
    calls: {
      [programmesCall]: ({ query }: { query?: { archived?: string } }) => ({
        programmes: query?.archived === 'true' ? [premium, fellow, summer] : [premium, fellow],
      }),
      ...calls,
    },
  })

it('shows what each gives and costs, and how many have it', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Premium/ }))
  for (const text of ['20 hours', 'Question bank, Library', '12 months', '£2,400.00', '14']) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByText('Standard rate')).toBeVisible()
  const other = within(screen.getByRole('row', { name: /Fellow/ }))
  for (const text of ['No limit', 'Everything', 'On 31 Dec', 'Exempt']) {
    expect(other.getByText(text)).toBeVisible()
  }
  await expectNoAxeViolations()
})

it('shows those that are archived where they are asked for, by the address', async () => {
  const { user, address } = open()
  await screen.findByRole('row', { name: /Premium/ })
  expect(screen.queryByText('Summer course')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'With archived' }))
  const row = within(await screen.findByRole('row', { name: /Summer course/ }))
  expect(row.getByText('Archived')).toBeVisible()
  expect(row.getByText('Head start')).toBeVisible()
  expect(address()).toBe('/sales?tab=programmes&archived=true')
})

it('makes one that ends on a day of the year, looked at before it is saved', async () => {
  const { user, network } = open({ [saveCall]: { programmeId: testUid(9), version: 1 } })
  await screen.findByRole('row', { name: /Premium/ })
  await user.click(screen.getByRole('button', { name: 'New programme' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New programme' }))
  await user.click(dialog.getByRole('radio', { name: 'On a day of the year' }))
  await user.click(dialog.getByRole('button', { name: 'Save programme' }))
  for (const text of ['Enter a name', 'Enter a price', 'Enter a day of the year']) {
    expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0)
  }
  await expectNoAxeViolations()
  await user.type(dialog.getByLabelText('Name'), 'Summer')
  await user.click(dialog.getByRole('switch', { name: 'Tuition without a limit' }))
  expect(dialog.queryByLabelText('Hours of tuition')).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Library' }))
  await user.selectOptions(dialog.getByLabelText('Last day'), '31')
  await user.selectOptions(dialog.getByLabelText('Month of the last day'), 'August')
  await user.type(dialog.getByLabelText('Price in pounds'), '640.50')
  await user.selectOptions(dialog.getByLabelText('VAT'), 'Exempt')
  await user.click(dialog.getByRole('button', { name: 'Save programme' }))
  expect(await screen.findByText('Summer is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    ...{ programmeId: null, name: 'Summer', hours: 0, isUnlimited: true, isHeadStart: false },
    entitlements: {
      ...{ hasQuestionBank: false, hasCourses: false, hasAcademy: false, hasSeminar: false },
      ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
      hasEssaySubmission: false,
    },
    ...{ months: null, endsOnDay: '31-08', pricePence: 64_050, vat: 'exempt' },
  })
})

it('says at the name that another programme has it', async () => {
  const message = 'There is a programme of this name already.'
  const { user } = open({
    [saveCall]: new ApiError({ status: 409, message, errors: [{ path: 'body.name', message }] }),
  })
  await screen.findByRole('row', { name: /Premium/ })
  await chooseInRow(user, 'Premium', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Premium' }))
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'fellow')
  await user.click(dialog.getByRole('button', { name: 'Save programme' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(`Error: ${message}`))
})

it('keeps the name and the lack of a limit of Fellow, and says so', async () => {
  const { user } = open()
  await screen.findByRole('row', { name: /Fellow/ })
  await chooseInRow(user, 'Fellow', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Fellow' }))
  const name = dialog.getByLabelText('Name')
  expect(name).toHaveAttribute('readonly')
  expect(name).toHaveAccessibleDescription('Fellow keeps its name.')
  const limit = dialog.getByRole('switch', { name: 'Tuition without a limit' })
  expect(limit).toBeDisabled()
  expect(limit).toHaveAccessibleDescription('Fellow never has a limit.')
  expect(dialog.getByLabelText('Month of the last day')).toHaveDisplayValue('December')
})

it('lets one choose where somebody else changed the same field meanwhile', async () => {
  const { programmeId: _, students: _s, hasFixedName: _f, version: _v, ...held } = premium
  const { user, network } = open({
    [saveCall]: new ApiError({
      ...{ status: 409, message: 'The programme has been changed by somebody else meanwhile.' },
      data: {
        ...{ by: 'Luca Hall', at: '2026-11-02T09:59:00Z', version: 4 },
        ...{ changed: ['pricePence', 'months'] },
        values: { ...held, pricePence: 250_000, months: 18 },
      },
    }),
  })
  await screen.findByRole('row', { name: /Premium/ })
  await chooseInRow(user, 'Premium', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Premium' }))
  const price = dialog.getByLabelText('Price in pounds')
  await user.clear(price)
  await user.type(price, '2600')
  await user.click(dialog.getByRole('button', { name: 'Save programme' }))
  expect(await dialog.findByText(/Luca Hall changed Months, Price/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /£2,600/ }))
  network.answer({ [saveCall]: { programmeId: premium.programmeId, version: 5 } })
  await user.click(dialog.getByRole('button', { name: 'Save what is chosen' }))
  expect(await screen.findByText('Premium is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({
    ...{ version: 4, months: 18, pricePence: 260_000, endsOnDay: null },
  })
})

it('is archived, and sold again when that is undone', async () => {
  const { user, network } = open({ [archiveCall]: { version: 4 } })
  await screen.findByRole('row', { name: /Premium/ })
  await chooseInRow(user, 'Premium', 'Archive')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(archiveCall)).toHaveLength(2))
  const { programmeId } = premium
  expect(network.requestsOf(archiveCall).map(({ body }) => body)).toEqual([
    { programmeId, version: 3, isArchived: true },
    { programmeId, version: 4, isArchived: false },
  ])
})

it('has a history in words', async () => {
  const { user } = open({
    'GET /Content/admin/History/GetVersions': [
      { version: 2, savedBy: 'Luca Hall', savedAt: '2026-11-01T10:00:00Z' },
      { version: 1, savedBy: null, savedAt: null },
    ],
    'GET /Content/admin/History/GetVersion': ({ query }) => {
      const { programmeId: _, students: _s, hasFixedName: _f, version: _v, ...held } = premium
      const isNow = Number(query.version) === 2
      const { entitlements } = isNow ? fellow : premium
      return {
        ...{ version: Number(query.version), savedBy: null, savedAt: null },
        values: {
          ...{ ...held, entitlements, pricePence: isNow ? 250_000 : 240_000 },
          ...(isNow && { months: null, endsOnDay: '30-06' }),
        },
      }
    },
  })
  await screen.findByRole('row', { name: /Premium/ })
  await chooseInRow(user, 'Premium', 'History')
  const drawer = within(await screen.findByRole('dialog', { name: 'History of Premium' }))
  await user.click(await drawer.findByRole('button', { name: 'What it changed in version 2' }))
  for (const [name, text] of [
    ['What it opens', 'Everything'],
    ['Last day', '30 Jun'],
    ['Price', '£2,500.00'],
  ] as const) {
    const term = await drawer.findByText(name)
    expect(term.parentElement).toHaveTextContent(text)
  }
})

it('says that none is sold, or that they could not be loaded', async () => {
  const { unmount } = open({ [programmesCall]: { programmes: [] } })
  expect(await screen.findByText('No programme is sold')).toBeVisible()
  unmount()
  open({ [programmesCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('The programmes could not be loaded')).toBeVisible()
})
