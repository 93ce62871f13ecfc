import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import OperationsScreen from '../operations.screen.tsx'
import type { Mail } from './mail.queries.ts'

const listCall = 'GET /Notification/admin/Mail/GetMails'
const retryCall = 'POST /Notification/admin/Mail/Retry'
const clearCall = 'POST /Notification/admin/Mail/ClearBounce'

const mail = (number: number, changes: Partial<Mail> = {}): Mail => ({
  ...{ mailId: testUid(number), to: 'ada@portal.test', userId: testUid(80), isBouncing: false },
  ...{ subject: 'Your week', state: 'sent', priority: 1, attempts: 1, lastError: null },
  ...{ createdAt: '2026-11-20T07:00:00Z', nextTryAt: null, sentAt: '2026-11-20T07:00:05Z' },
  ...changes,
})
const failed = mail(1, {
  ...{ subject: 'Your password', state: 'failed', attempts: 8, sentAt: null },
  lastError: 'Connection refused',
})
const bounced = mail(2, {
  ...{ state: 'bounced', isBouncing: true, sentAt: null, to: 'gone@portal.test' },
  lastError: '550 5.1.1 No such user',
})

const renderMails = (mails: Mail[], calls: FakeCalls = {}, path = '/?tab=mail') =>
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    path,
    calls: { [listCall]: { mails, totalCount: mails.length }, ...calls },
  })

it('says how each mail stands, and why it failed', async () => {
  renderMails([failed, bounced, mail(3), mail(4, { state: 'held', subject: 'News' })])
  expect(await screen.findByRole('row', { name: /Your password/ })).toHaveTextContent(
    /ada@portal\.test.*Given up.*Connection refused.*8/,
  )
  expect(screen.getByRole('row', { name: /gone@portal\.test/ })).toHaveTextContent(/Bounced/)
  expect(screen.getByRole('row', { name: /News/ })).toHaveTextContent('Held until morning')
  await expectNoAxeViolations()
})

it('opens with what the first page counts', async () => {
  const { network } = renderMails([failed], {}, '/?tab=mail&state=failed')
  await screen.findByRole('row', { name: /Your password/ })
  expect(network.requestsOf(listCall)[0]?.query).toMatchObject({
    ...{ state: 'failed', sort: 'createdAt', direction: 'desc' },
  })
})

it('sends one again, and all that are chosen; never one to an address that bounces', async () => {
  const { user, network } = renderMails([failed, bounced], {
    [retryCall]: { retried: 1, skipped: 1 },
  })
  await user.click(
    await screen.findByRole('button', { name: 'Send again Your password to ada@portal.test' }),
  )
  expect(
    await screen.findByText(/1 mail is sent again. 1 had not failed, or their address/),
  ).toBeVisible()
  expect(
    screen.queryByRole('button', { name: 'Send again Your week to gone@portal.test' }),
  ).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const chosen = within(await screen.findByRole('group', { name: 'What is chosen' }))
  await user.click(chosen.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(network.requestsOf(retryCall).map(({ body }) => body)).toEqual([
      { mailIds: [failed.mailId] },
      { mailIds: [failed.mailId, bounced.mailId] },
    ]),
  )
})

it('lets mails go to an address again once that is confirmed', async () => {
  const { user, network } = renderMails([bounced], { [clearCall]: undefined })
  await user.click(
    await screen.findByRole('button', { name: 'Address is mended Your week to gone@portal.test' }),
  )
  expect(network.requestsOf(clearCall)).toHaveLength(0)
  const question = within(screen.getByRole('alertdialog', { name: /gone@portal\.test/ }))
  await user.click(question.getByRole('button', { name: 'Send mails again' }))
  await waitFor(() =>
    expect(network.requestsOf(clearCall)[0]?.body).toEqual({ userId: bounced.userId }),
  )
})
