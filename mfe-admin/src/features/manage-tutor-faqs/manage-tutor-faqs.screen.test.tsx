import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  faqsCall,
  listCall,
  listed,
  makeFaq,
  messageCall,
  orderCall,
  replyCall,
  saveCall,
  stateCall,
  whole,
} from './help.testing.ts'
import ManageTutorFaqsScreen from './manage-tutor-faqs.screen.tsx'

const first = makeFaq(1, { question: 'When is a report due?', wroteAfter: 3 })
const second = makeFaq(2, { question: 'How do I mark an hour?' })
const third = makeFaq(3, { section: 'Students', question: 'What are lights?', state: 'draft' })
const old = makeFaq(4, { question: 'Where is the fax?', state: 'archived' })
const faqs = [first, second, third, old]

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (path = '/manage-tutor-faqs', calls: FakeCalls = {}) =>
  renderScreen(<ManageTutorFaqsScreen />, {
    role: 'Admin',
    path,
    calls: {
      [faqsCall]: { faqs },
      [listCall]: { messages: [listed], totalCount: 1, openCount: 1 },
      [messageCall]: whole,
      'GET /Help/admin/Message/FindAssignees': {
        people: [{ userId: testUid(50), name: 'Luca Hall' }],
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

describe('the questions of an audience', () => {
  it('stand by section with their states and how many wrote after reading', async () => {
    open()
    const hours = within(await screen.findByRole('region', { name: 'Hours' }))
    expect(hours.getByText('When is a report due?')).toBeVisible()
    expect(hours.getByText('3 people wrote after reading')).toBeVisible()
    expect(hours.queryByText('Where is the fax?')).toBeNull()
    const students = within(screen.getByRole('region', { name: 'Students' }))
    expect(students.getByText('Draft')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are of the tab that the address names', async () => {
    const { user, network, address } = open()
    await screen.findByText('When is a report due?')
    await user.click(screen.getByRole('tab', { name: 'Schools' }))
    expect(address()).toBe('/manage-tutor-faqs?tab=schools')
    await waitFor(() =>
      expect(network.requestsOf(faqsCall).at(-1)?.query).toEqual({ audience: 'school' }),
    )
  })

  it('show archived ones when they are asked for', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Archived' }))
    expect(await screen.findByText('Where is the fax?')).toBeVisible()
    expect(address()).toBe('/manage-tutor-faqs?archived=1')
  })

  it('move by section, and keep what is not shown where it is', async () => {
    const { user, network } = open(undefined, { [orderCall]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Move Students up' }))
    expect(await screen.findByText('Students is moved.')).toBeVisible()
    expect(network.requestsOf(orderCall)[0]?.body).toEqual({
      audience: 'tutor',
      ids: [third.id, first.id, second.id, old.id],
    })
  })

  it('are written', async () => {
    const { user, network } = open(undefined, { [saveCall]: { id: testUid(9), version: 1 } })
    await screen.findByText('When is a report due?')
    await user.click(screen.getByRole('button', { name: 'Add a question' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New question for tutors' }))
    const answer = await dialog.findByRole('textbox', { name: 'Answer' }, { timeout: 20_000 })
    await user.click(dialog.getByRole('button', { name: 'Save question' }))
    expect((await dialog.findAllByText('Enter a section')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText(/^Section/), 'Hours')
    await user.type(dialog.getByLabelText('Question'), 'May I?')
    answer.innerHTML = '<p>Yes.</p>'
    await waitFor(() => expect(answer).toHaveTextContent('Yes.'))
    await user.click(dialog.getByRole('button', { name: 'Save question' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ audience: 'tutor', section: 'Hours', question: 'May I?', state: 'published' },
      answer: '<p>Yes.</p>',
    })
  })

  it('are archived, with the way back', async () => {
    const { user, network } = open(undefined, { [saveCall]: { id: first.id, version: 3 } })
    await screen.findByText('When is a report due?')
    const [menu] = screen.getAllByRole('button', { name: /When is a report due/ }).slice(-1)
    if (menu) await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText('The question is archived.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(2))
    expect(network.requestsOf(saveCall).map(({ body }) => body)).toMatchObject([
      { id: first.id, version: 2, state: 'archived' },
      { id: first.id, version: 3, state: 'published' },
    ])
  })

  it('say that they could not be loaded', async () => {
    open(undefined, { [faqsCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The questions could not be loaded')).toBeVisible()
  })

  it('say that there is none yet', async () => {
    open(undefined, { [faqsCall]: { faqs: [] } })
    expect(await screen.findByText('No question yet')).toBeVisible()
  })
})

describe('messages', () => {
  const path = '/manage-tutor-faqs?tab=messages'

  it('are listed, filtered by the address, and opened by it', async () => {
    const { user, network, address } = open(`${path}&state=new`)
    const row = await screen.findByRole('row', { name: /Tuition and hours/ })
    for (const text of ['Ada Byron', 'New', 'May I have Saturdays?']) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(network.requestsOf(listCall)[0]?.query).toMatchObject({ state: 'new' })
    await user.click(within(row).getByRole('link', { name: /Tuition and hours/ }))
    await waitFor(() => expect(address()).toContain(`message=${listed.id}`))
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Tuition and hours: Ada Byron' }),
    )
    for (const text of ['/tuition', 'How do I move an hour?', 'From ten?']) {
      expect(await drawer.findByText(text)).toBeVisible()
    }
    await expectNoAxeViolations()
  })

  it('are answered on top of what was read', async () => {
    const { user, network } = open(`${path}&message=${listed.id}`, { [replyCall]: { version: 2 } })
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'At ten, then.')
    await user.click(screen.getByRole('checkbox', { name: /Close the message with it/ }))
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/The answer is sent/)).toBeVisible()
    expect(network.requestsOf(replyCall)[0]?.body).toEqual({
      ...{ id: listed.id, version: 1, text: 'At ten, then.', close: true },
    })
  })

  it('keep the answer that somebody else was quicker than', async () => {
    const message = 'Somebody has written or changed something here meanwhile.'
    const { user } = open(`${path}&message=${listed.id}`, {
      [replyCall]: new ApiError({ status: 409, message }),
    })
    const answer = await screen.findByRole('textbox', { name: 'Answer' })
    await user.type(answer, 'At ten, then.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(answer).toHaveValue('At ten, then.')
  })

  it('are closed, and opened again', async () => {
    const { user, network } = open(`${path}&message=${listed.id}`, { [stateCall]: { version: 2 } })
    await screen.findByRole('button', { name: 'Close message' })
    network.answer({ [messageCall]: { ...whole, state: 'closed', version: 2 } })
    await user.click(screen.getByRole('button', { name: 'Close message' }))
    await user.click(await screen.findByRole('button', { name: 'Open again' }))
    await waitFor(() => expect(network.requestsOf(stateCall)).toHaveLength(2))
    expect(network.requestsOf(stateCall).map(({ body }) => body)).toEqual([
      { id: listed.id, version: 1, state: 'closed', assignedTo: null },
      { id: listed.id, version: 2, state: 'open', assignedTo: null },
    ])
  })

  it('become a question for the audience of who asked', async () => {
    const { user } = open(`${path}&message=${listed.id}`)
    await user.click(await screen.findByRole('button', { name: 'Make an FAQ of it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New question for students' }))
    expect(dialog.getByLabelText('Question')).toHaveValue('May I have Saturdays?')
    const answer = await dialog.findByRole('textbox', { name: 'Answer' }, { timeout: 20_000 })
    await waitFor(() => expect(answer).toHaveTextContent('From ten?'))
    expect(dialog.getByRole('radio', { name: 'Draft' })).toBeChecked()
  })
})
