import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { HistoryDrawer } from './index.ts'

const versionsCall = 'GET /Content/admin/History/GetVersions'
const versionCall = 'GET /Content/admin/History/GetVersion'
const restoreCall = 'POST /Content/admin/History/Restore'
const termsCall = 'GET /ReportCard/ReportCard/GetTerms'

const record = { kind: 'term', id: testUid(1) } as const
const at = new Date(Date.now() - 7_200_000).toISOString()
const versions: CallAnswer<typeof versionsCall> = [
  { version: 3, savedBy: 'Grace Hopper', savedAt: at },
  { version: 2, savedBy: null, savedAt: at },
  { version: 1, savedBy: null, savedAt: null },
]
const held: Readonly<Record<string, Record<string, unknown>>> = {
  1: { name: 'The term Autumn', endsOn: '2026-12-18' },
  2: { name: 'The term Autumn', endsOn: '2026-12-17' },
  3: { name: 'The school term Autumn', endsOn: '2026-12-17' },
}

const renderHistory = (calls: FakeCalls = {}) => {
  const onClose = vi.fn()
  const rendered = renderScreen(
    <HistoryDrawer
      record={record}
      name="Autumn"
      changes={[termsCall]}
      onClose={onClose}
      labels={{ endsOn: 'Last day' }}
      words={{ endsOn: (day: string) => day.split('-').reverse().join('.') }}
    />,
    {
      role: 'Admin',
      calls: {
        [versionsCall]: versions,
        [versionCall]: ({ query }) => ({
          ...{ version: query.version as number, savedBy: null, savedAt: null },
          values: held[String(query.version)] ?? {},
        }),
        ...calls,
      },
    },
  )
  return { ...rendered, onClose }
}
const card = async (version: number) => {
  const text = await screen.findByText(`Version ${version}`)
  return within(text.closest('li') ?? text)
}

it('lists who saved what when, with what each version changed of the one before', async () => {
  const { user } = renderHistory()
  const newest = await card(3)
  expect(newest.getByText('Now')).toBeVisible()
  expect(newest.getByText(/Grace Hopper/)).toHaveTextContent('Grace Hopper, 2 hours ago')
  expect(newest.queryByRole('button', { name: /Restore/ })).toBeNull()
  expect((await card(2)).getByText(/The portal/)).toBeVisible()
  expect((await card(1)).getByText('From before versions were kept')).toBeVisible()
  await user.click(newest.getByRole('button', { name: 'What it changed in version 3' }))
  expect(await newest.findByText('school', { selector: 'ins' })).toBeVisible()
  expect(newest.queryByText('Last day')).toBeNull()
  const second = await card(2)
  await user.click(second.getByRole('button', { name: 'What it changed in version 2' }))
  expect(await second.findByText('17.12.2026', { selector: 'ins' })).toBeVisible()
  expect(second.getByText('18.12.2026', { selector: 'del' })).toBeVisible()
  const first = await card(1)
  await user.click(first.getByRole('button', { name: 'What it held in version 1' }))
  expect(await first.findByText('18.12.2026')).toBeVisible()
  expect(first.getByText('The term Autumn')).toBeVisible()
  await expectNoAxeViolations()
})

it('brings a version back after asking, says so, and can undo it', async () => {
  const { user, network } = renderHistory({ [restoreCall]: { version: 4 } })
  await user.click((await card(1)).getByRole('button', { name: 'Restore version 1' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
  expect(network.requestsOf(restoreCall)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('“Autumn” is as it was in version 1.')).toBeVisible()
  const bodies = () => network.requestsOf(restoreCall).map(({ body }) => body)
  expect(bodies()).toEqual([{ ...record, version: 1, currentVersion: 3 }])
  await waitFor(() => expect(network.requestsOf(versionsCall)).toHaveLength(2))
  network.answer({ [restoreCall]: { version: 5 } })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“Autumn” is as it was before.')).toBeVisible()
  expect(bodies()[1]).toEqual({ ...record, version: 3, currentVersion: 4 })
})

it('says what was refused, and leaves everything as it is', async () => {
  const message = 'The term has been changed by somebody else meanwhile.'
  const { user } = renderHistory({ [restoreCall]: new ApiError({ status: 409, message }) })
  await user.click((await card(2)).getByRole('button', { name: 'Restore version 2' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Restore' }))
  expect(await question.findByText(message)).toBeVisible()
})

it('says that nothing is kept yet, and what could not be loaded', async () => {
  const { network, unmount } = renderHistory({ [versionsCall]: [] })
  expect(await screen.findByText('Nothing is kept yet')).toBeVisible()
  unmount()
  network.restore()
  const failing = renderHistory({
    [versionCall]: new ApiError({ status: 404, message: 'The version was not found.' }),
  })
  const newest = await card(3)
  await failing.user.click(newest.getByRole('button', { name: 'What it changed in version 3' }))
  expect(await newest.findByText('The version could not be loaded')).toBeVisible()
})
