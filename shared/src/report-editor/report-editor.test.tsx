// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeReportForm,
  makeReportPage,
  screen,
  testHourId,
  testReportId,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  begun,
  content,
  draft,
  draftCall,
  editCall,
  formCall,
  onClose,
  renderEditor,
  reportCall,
  rest,
  send,
  sendCall,
  state,
  textbox,
  type,
} from './editor.testing.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

describe('a report that is written', () => {
  it('is kept 2 s after the last key, on top of the version before', async () => {
    const { network } = renderEditor()
    await type('Went well', 'Most')
    await rest(1_900)
    await type('Went well', 'Most of it')
    await rest(1_900)
    expect(network.requestsOf(draftCall)).toEqual([])
    await rest(200)
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(1))
    expect(network.requestsOf(draftCall)[0]?.body).toMatchObject({
      sessionId: testHourId,
      version: 0,
      content: { wentWell: 'Most of it', engagement: null },
    })
    await state('Saved')
    await type('To work on', 'The rest')
    await rest(2_100)
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(2))
    expect(network.requestsOf(draftCall)[1]?.body).toMatchObject({ version: 1 })
  })

  it('goes on from the draft, with all it needs, and is accessible', async () => {
    renderEditor({ calls: { [formCall]: begun } })
    expect(await textbox('Went well')).toHaveValue('Most of it.')
    expect(screen.getByRole('radio', { name: '4 Engaged' })).toBeChecked()
    expect(screen.getByText('No report before this one')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('stays in this tab where it cannot be kept, and is tried again', async () => {
    const away = new ApiError({ status: 0, message: 'The connection was lost.' })
    const { network, user } = renderEditor({ calls: { [draftCall]: away } })
    await type('Went well', 'Most of it')
    await rest(2_100)
    await state(/On this device only/)
    expect(sessionStorage).toHaveLength(1)
    network.answer({ [draftCall]: { version: 1 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await state('Saved')
    expect(sessionStorage).toHaveLength(0)
  })

  it('shows both where another window has kept another text, and keeps what is chosen', async () => {
    const theirs = { ...content, wentWell: 'All of it, without any help from me at all.' }
    const stale = new ApiError({
      status: 409,
      message: 'Changed.',
      data: {
        by: 'You in another window',
        at: new Date().toISOString(),
        version: 5,
        values: theirs,
        changed: ['wentWell'],
      },
    })
    const { network, user } = renderEditor({
      calls: { [formCall]: begun, [draftCall]: stale },
    })
    await type('Went well', 'Hardly any of it.')
    await rest(2_100)
    const choice = within(await screen.findByRole('radiogroup', { name: 'Went well' }))
    expect(send()).toBeDisabled()
    await rest(10_000)
    expect(network.requestsOf(draftCall)).toHaveLength(1)
    network.answer({ [draftCall]: { version: 6 } })
    await user.click(choice.getByRole('radio', { name: /^All of it/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(network.requestsOf(draftCall)).toHaveLength(2))
    expect(network.requestsOf(draftCall)[1]?.body).toMatchObject({
      version: 5,
      content: { wentWell: theirs.wentWell },
    })
    await waitFor(() => expect(send()).toBeEnabled())
    expect(await textbox('Went well')).toHaveValue(theirs.wentWell)
  })

  it('says at its fields what is missing, and does not go before', async () => {
    const { network, user } = renderEditor()
    await textbox('Went well')
    await user.click(send())
    expect(await screen.findByText('Say what went well')).toBeVisible()
    expect(screen.getByText('Choose how engaged the student was')).toBeVisible()
    expect(await textbox('Covered')).toHaveFocus()
    await type('Went well', 'All')
    await waitFor(() => expect(screen.queryByText('Say what went well')).toBeNull())
    expect(network.requestsOf(sendCall)).toEqual([])
  })

  it('is sent once it is whole, on top of what is kept', async () => {
    const { network, user, address } = renderEditor({
      calls: { [formCall]: begun, [sendCall]: { reportId: testReportId } },
    })
    await textbox('Went well')
    await user.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.requestsOf(sendCall)[0]?.body).toEqual({
      sessionId: testHourId,
      version: 3,
      ...content,
    })
    expect(screen.getByText('The report on Maya Clarke is sent.')).toBeInTheDocument()
    expect(address()).toBe('/')
  })

  it('asks about the name of another student, and goes when it is meant', async () => {
    const named = makeReportForm({
      draft: { ...draft, content: { ...content, toWorkOn: 'As Theo’s did.' } },
    })
    const { network, user } = renderEditor({
      calls: { [formCall]: named, [sendCall]: { reportId: testReportId } },
    })
    await textbox('Went well')
    await user.click(send())
    const question = await screen.findByRole('alertdialog', { name: 'Is Theo meant?' })
    expect(network.requestsOf(sendCall)).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Back to the text' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(network.requestsOf(sendCall)).toHaveLength(1))
  })

  it('says why it could not be sent, at the field where that is known', async () => {
    const message = 'Homework is due on the day of the hour or later'
    const homework = [{ text: 'It', dueOn: '2027-02-01', topicId: null }]
    const refused = new ApiError({
      status: 422,
      message,
      errors: [{ path: 'body.homework.0.dueOn', message }],
    })
    const { user } = renderEditor({
      calls: {
        [formCall]: makeReportForm({ draft: { ...draft, content: { ...content, homework } } }),
        [sendCall]: refused,
      },
    })
    await textbox('Went well')
    await user.click(send())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByText('The report could not be sent')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is kept before it is closed', async () => {
    const { network, user } = renderEditor()
    await type('Went well', 'Most')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.requestsOf(draftCall)).toHaveLength(1)
  })
})

describe('a report that was sent', () => {
  const sent = {
    reportId: testReportId,
    version: 1,
    sentAt: '2027-03-01T20:00:00.000Z',
    editableUntil: '2027-03-08T20:00:00.000Z',
    content,
  }
  const readers = [{ name: 'Ann Clarke', role: 'Parent', readAt: '2027-03-02T08:00:00.000Z' }]
  const page = (editableUntil: string | null) => makeReportPage({ editableUntil }, { readers })

  it('shows who has read it, and is changed within seven days', async () => {
    const { user, network, address } = renderEditor({
      calls: {
        [formCall]: makeReportForm({ sent }),
        [reportCall]: page(sent.editableUntil),
        [editCall]: { version: 2 },
      },
    })
    expect(await screen.findByText('Ann Clarke, parent')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit the report' }))
    await waitFor(() => expect(address()).toBe(`/?report=${testHourId}&edit=1`))
    await type('Went well', 'All of it.')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(network.requestsOf(editCall)[0]?.body).toEqual({
        reportId: testReportId,
        version: 1,
        ...content,
        wentWell: 'All of it.',
      }),
    )
    expect(await screen.findByText('Ann Clarke, parent')).toBeVisible()
    expect(network.requestsOf(draftCall)).toEqual([])
  })

  it('cannot be changed after that', async () => {
    renderEditor({ calls: { [formCall]: makeReportForm({ sent }), [reportCall]: page(null) } })
    expect(await screen.findByText('Ann Clarke, parent')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit the report' })).toBeNull()
    await expectNoAxeViolations()
  })
})

describe('an hour without a report to write', () => {
  it.each([
    [404, 'This hour is not there'],
    [422, 'There is nothing to report yet'],
    [503, 'The report could not be loaded'],
  ])('is explained by a %s', async (status, title) => {
    renderEditor({ calls: { [formCall]: new ApiError({ status, message: 'No.' }) } })
    expect(await screen.findByText(title, {}, { timeout: 5_000 })).toBeVisible()
  })
})
