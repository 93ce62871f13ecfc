import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  screen,
  testEventId,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openEvent } from './event.testing.tsx'
import { reportCall } from './events.queries.ts'

const saveCall = 'POST /Event/tutor/Event/SaveReport'

beforeEach(() => fakeDate('2027-03-06T13:00:00Z'))

const open = (calls: FakeCalls) =>
  openEvent({ isGiver: true }, calls, { role: 'Tutor', search: '?tab=report' })

type Report = CallAnswer<typeof reportCall>

const report: Report = {
  ...{ body: '', state: 'none', version: 0, writer: null, sentAt: null },
  ...{ dueAt: '2027-03-08T12:00:00Z', mayWrite: true },
  ratings: { stars: null, count: 2, comments: [] },
}

describe('a report', () => {
  it('is kept as a draft, then sent', async () => {
    const { user, network, container } = open({ [reportCall]: report, [saveCall]: { version: 1 } })
    expect(await screen.findByText(/^Due by/)).toHaveTextContent(/8 March 2027/)
    expect(screen.getByText('Not begun')).toBeVisible()
    await expectNoAxeViolations(container)
    const field = screen.getByRole('textbox', { name: 'What was done, and what stuck' })
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(field).toHaveAccessibleDescription(/Write something/)
    await user.type(field, 'Phase.')
    const draft: Report = { ...report, body: 'Phase.', state: 'draft', version: 1 }
    network.answer({ [reportCall]: draft })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('The draft of the report is saved.')).toBeVisible()
    expect(await screen.findByText('Draft')).toBeVisible()
    await user.type(field, ' It stuck.')
    network.answer({
      [saveCall]: { version: 2 },
      [reportCall]: {
        ...{ ...draft, body: 'Phase. It stuck.', state: 'sent', version: 2 },
        ...{ writer: 'Owen Pike', sentAt: '2027-03-06T13:00:00Z' },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('The report is sent.')).toBeVisible()
    expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
      { id: testEventId, version: 0, body: 'Phase.', isSent: false },
      { id: testEventId, version: 1, body: 'Phase. It stuck.', isSent: true },
    ])
    expect(await screen.findByText(/^Sent by Owen Pike on/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
  })

  it('that was sent stays so when it is changed', async () => {
    const sent: Report = {
      ...{ ...report, body: 'Phase.', state: 'sent', version: 2 },
      ...{ writer: 'Owen Pike', sentAt: '2027-03-06T13:00:00Z' },
    }
    const { user, network } = open({ [reportCall]: sent, [saveCall]: { version: 3 } })
    const field = await screen.findByRole('textbox', { name: 'What was done, and what stuck' })
    await user.type(field, ' More.')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({ version: 2, isSent: true }),
    )
  })

  it('that somebody else saved meanwhile is shown beside the own', async () => {
    const { user, network } = open({
      [reportCall]: report,
      [saveCall]: new ApiError({ status: 409, message: 'Stale.' }),
    })
    const field = await screen.findByRole('textbox', { name: 'What was done, and what stuck' })
    await user.type(field, 'Mine.')
    network.answer({
      [reportCall]: { ...report, body: 'Theirs.', state: 'draft', version: 1, writer: 'Ida Moe' },
    })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Somebody else has saved this meanwhile')).toBeVisible()
    expect(await screen.findByText(/^Ida Moe changed Report/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Mine/ }))
    network.answer({ [saveCall]: { version: 2 } })
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({ version: 1, body: 'Mine.' }),
    )
  })

  it.each([
    ['none', 'Send report', true],
    ['draft', 'Save draft', false],
    ['sent', 'Save changes', true],
  ] as const)(
    'that is %s is by “%s” sent once a stale save is settled: %s',
    async (state, press, isSent) => {
      const before: Report = { ...report, state, body: 'Phase.' }
      const { user, network } = open({
        [reportCall]: before,
        [saveCall]: new ApiError({ status: 409, message: 'Stale.' }),
      })
      const field = await screen.findByRole('textbox', { name: 'What was done, and what stuck' })
      await user.type(field, ' Mine.')
      network.answer({ [reportCall]: { ...before, version: 1 } })
      await user.click(screen.getByRole('button', { name: press }))
      const settle = await screen.findByRole('button', { name: 'Save mine too' })
      network.answer({ [saveCall]: { version: 2 } })
      await user.click(settle)
      await waitFor(() =>
        expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({
          ...{ version: 1, body: 'Phase. Mine.', isSent },
        }),
      )
    },
  )

  it.each([
    ['', 'There is no report'],
    ['Phase.', 'Phase.'],
  ])('is only read where it is not the own: “%s”', async (body, words) => {
    open({ [reportCall]: { ...report, mayWrite: false, body } })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('stands beside what learners said: nobody, too few to be told, and with names', async () => {
    const { unmount, network } = open({
      [reportCall]: { ...report, ratings: { stars: null, count: 0, comments: [] } },
    })
    expect(await screen.findByText('Nobody has rated it yet')).toBeVisible()
    unmount()
    network.restore()
    const few = open({ [reportCall]: report })
    expect(await screen.findByText('Shown from three ratings on')).toBeVisible()
    few.unmount()
    few.network.restore()
    const comments = [{ stars: 4, text: 'Clear.', by: 'Maya Clarke' }]
    open({ [reportCall]: { ...report, ratings: { stars: 4, count: 3, comments } } })
    expect(await screen.findByText('4.0 (3)')).toBeVisible()
    const comment = within(screen.getByText('Clear.').closest('li') ?? document.body)
    expect(comment.getByText('4 of 5 stars')).toBeVisible()
    expect(comment.getByText('Maya Clarke')).toBeVisible()
  })

  it('that could not be loaded says so', async () => {
    open({ [reportCall]: new ApiError({ status: 422, message: 'Away.' }) })
    expect(await screen.findByText('The report could not be loaded')).toBeVisible()
  })
})
