import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  cancelCall,
  countCall,
  messageCall,
  recallCall,
  recipientsCall,
  scheduleCall,
  testCall,
} from './messages.queries.ts'
import { makeCount, makeMessage, makeRecipient, notOut } from './messages.testing.ts'
import {
  at,
  draft,
  messageId,
  open,
  openMessage,
  panelOf,
  press,
} from './notifications.testing.tsx'

beforeEach(() => fakeDate('2026-11-27T10:00:00Z'))

describe('sending a message', () => {
  it('says how many it reaches, and sends it now', async () => {
    const { user, network } = openMessage(draft, {
      [scheduleCall]: { state: 'sending', sendAt: '2026-11-27T10:00:00Z', version: 5 },
    })
    await press(user, 'Send or schedule')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mock week' }))
    await user.click(await dialog.findByRole('button', { name: 'Send to 598' }))
    expect(await screen.findByText('“Mock week” is on its way.')).toBeVisible()
    expect(network.requestsOf(scheduleCall)[0]?.body).toEqual({
      ...{ messageId, version: 4, at: null, expectedCount: 598 },
    })
  })

  it('schedules it by the clocks of London', async () => {
    const { user, network } = openMessage(draft, {
      [scheduleCall]: { state: 'scheduled', sendAt: '2027-07-01T08:00:00.000Z', version: 5 },
    })
    await press(user, 'Send or schedule')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mock week' }))
    await user.click(dialog.getByRole('radio', { name: 'On a day, at a time' }))
    await user.click(await dialog.findByRole('button', { name: 'Schedule to 598' }))
    expect((await dialog.findAllByText('Choose a day')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: 'Day' }), '01/07/2027{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Schedule to 598' }))
    expect(await screen.findByText(/goes out on .*09:00, London time/)).toBeVisible()
    expect(network.requestsOf(scheduleCall)[0]?.body).toEqual({
      ...{ messageId, version: 4, at: '2027-07-01T08:00:00.000Z', expectedCount: 598 },
    })
  })

  it('sends nothing to nobody', async () => {
    const { user, network } = openMessage(draft, { [countCall]: makeCount({ total: 0 }) })
    await press(user, 'Send or schedule')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mock week' }))
    await user.click(await dialog.findByRole('button', { name: 'Send to 0' }))
    expect((await dialog.findAllByText(/Nobody would get it/)).length).toBeGreaterThan(0)
    expect(network.requestsOf(scheduleCall)).toEqual([])
  })

  it('says why one waits, and takes the yes', async () => {
    const { user, network } = openMessage(
      makeMessage({ ...notOut, state: 'waiting', expectedCount: 598, foundCount: 702 }),
      {
        [countCall]: makeCount({ total: 702 }),
        [scheduleCall]: { state: 'sending', sendAt: '2026-11-27T10:00:00Z', version: 5 },
      },
    )
    expect(await (await panelOf()).findByText(/598 people were to get it.*702 now/)).toBeVisible()
    await press(user, 'Send all the same')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mock week' }))
    await user.click(await dialog.findByRole('button', { name: 'Send to 702' }))
    await waitFor(() =>
      expect(network.requestsOf(scheduleCall)[0]?.body).toMatchObject({ expectedCount: 702 }),
    )
  })

  it('mails a test to oneself, and shows how the others get it', async () => {
    const { user, network } = openMessage(draft, {
      [testCall]: {
        bell: { ...draft, title: 'Mock week' },
        mail: { to: 'admin@portal.test', subject: 'Mock week', text: 'Dear Ada,\nMocks.' },
      },
    })
    await press(user, 'Send me a test')
    const dialog = within(await screen.findByRole('dialog', { name: 'Test of Mock week' }))
    await user.click(dialog.getByRole('button', { name: 'Send the test' }))
    expect(await dialog.findByText('It is on its way to admin@portal.test')).toBeVisible()
    expect(dialog.getByText(/Dear Ada/)).toBeVisible()
    expect(network.requestsOf(testCall)[0]?.body).toEqual({ messageId })
    await expectNoAxeViolations()
  })
})

describe('a message on its way', () => {
  it('makes a scheduled one a draft again', async () => {
    const { user, network } = openMessage(
      makeMessage({ ...notOut, state: 'scheduled', sendAt: '2026-12-01T09:00:00Z' }),
      { [cancelCall]: { state: 'draft', version: 5 } },
    )
    expect(await (await panelOf()).findByText(/^Goes out on/)).toBeVisible()
    await press(user, 'Make it a draft again')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Make it a draft again' }))
    expect(await screen.findByText('It is a draft again.')).toBeVisible()
    expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ messageId, version: 4 })
  })

  it('follows how far it got, as the server tells of it', async () => {
    let done = 200
    openMessage(draft, {
      [messageCall]: () =>
        makeMessage({ state: 'sending', endedAt: null, progress: { done, total: 598 } }),
    })
    const panel = await panelOf()
    expect(await panel.findByText('200 of 598')).toBeVisible()
    done = 400
    act(() => tellLive())
    expect(await panel.findByText('400 of 598')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Stop sending' })).toBeVisible()
  })

  it('says what cannot be called back before one is recalled', async () => {
    const { user, network } = openMessage(makeMessage(), {
      [recallCall]: { state: 'recalled', version: 5 },
    })
    await press(user, 'Recall')
    const question = within(await screen.findByRole('alertdialog', { name: 'Recall “Mock week”?' }))
    expect(question.getByText(/Mails cannot be called back: 117 have gone out/)).toBeVisible()
    expect(network.requestsOf(recallCall)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Recall the message' }))
    expect(await screen.findByText('“Mock week” is out of all bells.')).toBeVisible()
    expect(network.requestsOf(recallCall)[0]?.body).toEqual({ messageId, version: 4 })
  })

  it('shows why it could not be recalled', async () => {
    const message = 'Grace Hopper has changed it meanwhile.'
    const { user } = openMessage(makeMessage(), {
      [recallCall]: new ApiError({ status: 409, message }),
    })
    await press(user, 'Recall')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Recall the message' }))
    expect(await question.findByText(message)).toBeVisible()
  })
})

describe('who has a message', () => {
  it('is shown by role and one by one, with whom it is for', async () => {
    const { network } = open(`${at}&to-isRead=false`, {
      [messageCall]: makeMessage(),
      [recipientsCall]: {
        recipients: [
          makeRecipient({ readAt: null }),
          makeRecipient({ userId: testUid(8), name: 'Owen Reid', inPortal: false, readAt: null }),
        ],
        totalCount: 2,
      },
    })
    const panel = await panelOf()
    expect(await panel.findByText('Hill School')).toBeVisible()
    expect(panel.getByText('Year 12, Year 13')).toBeVisible()
    expect(panel.getByText('Theo Park')).toBeVisible()
    expect(within(panel.getByRole('row', { name: /^Parents/ })).getByText('52')).toBeVisible()
    const row = await panel.findByRole('row', { name: /Maya Clarke/ })
    expect(row).toHaveTextContent(/Not yet.*Sent/)
    expect(panel.getByRole('row', { name: /Owen Reid/ })).toHaveTextContent('By mail alone')
    expect(network.requestsOf(recipientsCall)[0]?.query).toMatchObject({
      ...{ messageId, isRead: 'false' },
    })
    await expectNoAxeViolations()
  })

  it('is not asked for of a draft', async () => {
    const { network } = openMessage(draft)
    const panel = await panelOf()
    expect(await panel.findByText('Who would get it now', { exact: false })).toBeVisible()
    expect(network.requestsOf(recipientsCall)).toEqual([])
  })

  it('says that the message could not be loaded', async () => {
    open(at, { [messageCall]: new ApiError({ status: 404, message: 'No.' }) })
    expect(await screen.findByText('The message could not be loaded')).toBeVisible()
  })
})
