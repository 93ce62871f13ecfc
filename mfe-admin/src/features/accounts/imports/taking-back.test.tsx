import {
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testUid,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { importCall, rowsCall, takeBackCall } from './imports.queries.ts'
import { goodImport, importId, makeImport, makeRow, openTab } from './imports.testing.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const one = `import=${importId}`

it('an import is taken back by a job, and who stays is named with why, also when it is opened anew', async () => {
  const { user, network } = openTab(one, {
    [importCall]: goodImport({ state: 'done', takeBackUntil: '2026-11-29T09:30:00Z' }),
    [takeBackCall]: { jobId: testUid(9), removed: 0, stayed: [] },
  })
  expect(await screen.findByText('30 accounts made, 2 changed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this import back?' }))
  const stayed = [{ userId: testUid(30), name: 'Ann Lee', why: 'Ann Lee has signed in.' }]
  const ongoing = { removed: 14, stayed, stayedCount: 1 }
  network.answer({ [importCall]: goodImport({ state: 'taking back', ...ongoing }) })
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(
    await screen.findByRole('progressbar', { name: 'Unused accounts are removed' }),
  ).toHaveAttribute('aria-valuenow', '50')
  expect(screen.getByText('15 of 30')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
  await expectNoAxeViolations()
  network.answer({
    [importCall]: goodImport({ state: 'taken back', removed: 28, stayed, stayedCount: 2 }),
  })
  tellLive()
  expect(await screen.findByText('The import is taken back')).toBeVisible()
  const stay = within(screen.getByRole('list', { name: 'Accounts that stay' }))
  expect(stay.getByText(/Ann Lee has signed in/)).toBeVisible()
  expect(stay.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute(
    'href',
    `/accounts?person=${testUid(30)}`,
  )
  expect(screen.getByText('28 accounts are gone.')).toBeVisible()
  expect(screen.getByText('1 more stays. Each row below says why.')).toBeVisible()
})

it('one of which taking back has stopped says so, and can be taken back again', async () => {
  const message = 'Taking it back stopped before its end.'
  openTab(one, {
    [importCall]: goodImport({
      ...{ kind: 'results', state: 'done', takeBackUntil: '2026-11-29T09:30:00Z' },
      ...{ message, removed: 1 },
    }),
    [rowsCall]: {
      rows: [makeRow({ state: 'create', errors: [], stayed: 'Ann Lee has signed in.' })],
      totalCount: 1,
    },
  })
  expect(await screen.findByText('Only a part is taken back')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByText('1 result is gone.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take back' })).toBeVisible()
  expect(await screen.findByRole('row', { name: /Line 12/ })).toHaveTextContent(
    /Not taken back\s*Ann Lee has signed in\./,
  )
})

it('one that is too old cannot be taken back any more, and one that failed says why', async () => {
  const { network } = openTab(one, { [importCall]: goodImport({ state: 'done' }) })
  expect(await screen.findByText('It is too late to take it back.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
  network.answer({
    [importCall]: makeImport({ state: 'failed', counts: null, message: 'The store was away.' }),
  })
  tellLive()
  expect(await screen.findByText(/^The store was away\. Nothing was written/)).toBeVisible()
})
