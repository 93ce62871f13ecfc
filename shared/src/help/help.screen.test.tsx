import { ApiError, type CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import HelpScreen from './help.screen.tsx'

const faqsCall = 'GET /Help/Faq/GetFaqs'
const mineCall = 'GET /Help/Message/GetMine'
const sendCall = 'POST /Help/Message/Send'
const replyCall = 'POST /Help/Message/Reply'

const [setId, seminarId] = [testUid(1), testUid(2)]

const faqs: CallAnswer<typeof faqsCall> = {
  sections: [
    {
      name: 'Practice',
      faqs: [
        {
          ...{ id: setId, question: 'How do I start a set?' },
          answer: '<p>Open <b>Resources</b>.</p>',
        },
      ],
    },
    {
      name: 'Seminars',
      faqs: [
        {
          ...{ id: seminarId, question: 'How do I register for a seminar?' },
          answer: '<p>Press <b>Register</b> on its page.</p>',
        },
      ],
    },
  ],
}

type Own = CallAnswer<typeof mineCall>['messages'][number]

const message: Own = {
  ...{ id: testUid(3), topic: 'tuition', text: 'May I have Saturdays?', page: '/tuition' },
  ...{ state: 'answered', sentAt: '2027-03-01T09:00:00Z' },
  files: [{ id: testUid(5), name: 'Screen.png', bytes: 1_000 }],
  replies: [
    { id: testUid(4), at: '2027-03-01T12:00:00Z', isOurs: true, text: 'From half past nine?' },
  ],
}
const none = { messages: [], totalCount: 0 }
const one = { messages: [message], totalCount: 1 }

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (
  calls: FakeCalls = {},
  more: { path?: string; role?: Role; isViewing?: boolean } = {},
) =>
  renderScreen(<HelpScreen />, {
    role: more.role ?? 'Student',
    path: more.path ?? '/help',
    claims: { isImpersonating: more.isViewing ?? false },
    settings: { helpChatUrl: 'https://chat.example/help' },
    calls: { [faqsCall]: faqs, [mineCall]: none, ...calls },
  })

describe('frequent questions', () => {
  it('stand by section, each with an address of its own', async () => {
    const { user, address } = open()
    expect(await screen.findByRole('region', { name: 'Practice' })).toBeVisible()
    await user.click(screen.getByText('How do I register for a seminar?'))
    await waitFor(() => expect(address()).toBe(`/help?faq=${seminarId}`))
    expect(screen.getByText(/on its page/)).toBeVisible()
    await screen.findByText('You have not written to us yet.')
    await screen.findByLabelText('Your message')
    await screen.findByText('In lists')
    await expectNoAxeViolations()
  })

  it('open at the one that the address names', async () => {
    open({}, { path: `/help?faq=${setId}` })
    expect(await screen.findByText('Resources')).toBeVisible()
  })

  it('are found as one types, in spite of slips, with what was found marked', async () => {
    const { user } = open()
    await screen.findByText('How do I start a set?')
    await user.type(screen.getByRole('searchbox'), 'regsiter')
    const found = within(await screen.findByRole('region', { name: 'What was found' }))
    expect(found.getAllByText(/register/i, { selector: 'mark' }).length).toBeGreaterThan(0)
    expect(screen.queryByText('How do I start a set?')).toBeNull()
    expect(screen.getByText('1 question found')).toBeInTheDocument()
    await user.clear(screen.getByRole('searchbox'))
    expect(await screen.findByText('How do I start a set?')).toBeVisible()
  })

  it('say where no answer fits', async () => {
    const { user } = open()
    await screen.findByText('How do I start a set?')
    await user.type(screen.getByRole('searchbox'), 'elephant')
    expect(await screen.findByText('No answer fits')).toBeVisible()
  })

  it('say that they could not be loaded, and leave the rest', async () => {
    open({ [faqsCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The questions could not be loaded')).toBeVisible()
    expect(await screen.findByLabelText('Your message')).toBeVisible()
  })
})

describe('writing to us', () => {
  it('offers answers meanwhile, and names the answer read and the page before', async () => {
    const { user, network } = open(
      { [sendCall]: { id: message.id } },
      { path: '/help?from=%2Ftuition' },
    )
    const text = await screen.findByLabelText('Your message')
    await user.type(text, 'I cannot register for it')
    const offered = within(await screen.findByRole('region', { name: 'Answers that may help' }))
    await user.click(offered.getByRole('button', { name: 'How do I register for a seminar?' }))
    expect(screen.getByText('We are told that you came from /tuition.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'Something else')
    network.answer({ [mineCall]: one })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Your message is sent/)).toBeVisible()
    expect(network.requestsOf(sendCall)[0]?.body).toEqual({
      ...{ topic: 'other', text: 'I cannot register for it', page: '/tuition' },
      ...{ faqId: seminarId, fileIds: [] },
    })
    expect(network.requestsOf(sendCall)[0]?.headers.get('idempotency-key')).toBeTruthy()
    await waitFor(() => expect(text).toHaveValue(''))
    expect(
      await screen.findByText('May I have Saturdays?', { selector: 'summary *' }),
    ).toBeVisible()
  })

  it('is led to from the top, where the form stands below the questions', async () => {
    const { user } = open()
    await screen.findByLabelText('Your message')
    await user.click(screen.getByText('Write a message'))
    expect(screen.getByLabelText('What is it about?')).toHaveFocus()
  })

  it('wants a topic and a text, and asks nothing of the server before', async () => {
    const { user, network } = open()
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect((await screen.findAllByText('Choose what it is about')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Write your message').length).toBeGreaterThan(0)
    expect(network.requestsOf(sendCall)).toEqual([])
  })

  it('says why nothing more can be sent, and keeps what was typed', async () => {
    const problem = 'Too many messages. Please try again in 3 hours.'
    const { user } = open({ [sendCall]: new ApiError({ status: 429, message: problem }) })
    const text = await screen.findByLabelText('Your message')
    await user.type(text, 'One more')
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'My account')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Please try again in 3 hours/)).toBeVisible()
    expect(text).toHaveValue('One more')
  })

  it('is not for a parent who looks on', async () => {
    const { user, network } = open({}, { isViewing: true })
    const send = await screen.findByRole('button', { name: 'Send' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    expect((await screen.findAllByText(/so nothing can be changed/))[0]).toBeVisible()
    await user.click(send)
    expect(network.requestsOf(sendCall)).toEqual([])
  })
})

describe('own messages', () => {
  it('have their state, images and replies, and a reply opens them again', async () => {
    const { user, network } = open(
      { [mineCall]: one, [replyCall]: undefined },
      { path: `/help?message=${message.id}` },
    )
    expect(await screen.findByText('Answered')).toBeVisible()
    expect(screen.getByText('From half past nine?')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Screen.png' })).toBeVisible()
    expect(screen.getByText('Your reply opens the message again.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^Reply/ }), 'Ten, please.')
    network.answer({ [mineCall]: { ...one, messages: [{ ...message, state: 'open' }] } })
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Open')).toBeVisible()
    expect(network.requestsOf(replyCall)[0]?.body).toEqual({
      ...{ id: message.id, text: 'Ten, please.' },
    })
    await screen.findByLabelText('Your message')
    await expectNoAxeViolations()
  })

  it('are asked for again when the bell rings', async () => {
    const { network } = open()
    await screen.findByText('You have not written to us yet.')
    network.answer({ [mineCall]: one })
    tellLive()
    expect(await screen.findByText('Answered')).toBeVisible()
  })
})

describe('by role', () => {
  it('leads everybody to the chat in a window of its own', async () => {
    open()
    const chat = await screen.findByRole('link', { name: /Chat with our help team/ })
    expect(chat).toHaveAttribute('href', 'https://chat.example/help')
    expect(chat).toHaveAttribute('target', '_blank')
  })

  it('begins for schools with how to read the dashboard, and has the keys of lists alone', async () => {
    open({}, { role: 'School Manager' })
    expect(await screen.findByRole('region', { name: 'How to read the dashboard' })).toBeVisible()
    expect(await screen.findByText('In lists')).toBeVisible()
    expect(screen.queryByText('In the question runner')).toBeNull()
    await screen.findByLabelText('Your message')
    await expectNoAxeViolations()
  })

  it('has for tutors the keys of questions and videos', async () => {
    const { user } = open({}, { role: 'Tutor', path: '/tutor-help' })
    await user.click(await screen.findByText('In the question runner'))
    expect(screen.getByText('Mark for review')).toBeVisible()
    await user.click(screen.getByText('While a video plays'))
    expect(screen.getByText('Play or pause')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'How to read the dashboard' })).toBeNull()
  })
})
