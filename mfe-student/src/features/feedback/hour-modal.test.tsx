import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hourDue } from './feedback.testing.ts'
import HourModal from './hour-modal.tsx'

const send = 'POST /User/Student/SubmitFeedback'
const reviewUrl = 'https://reviews.example/portal'
const failed = new ApiError({ status: 500, message: 'Away.', serverMessage: 'Away.' })

function renderModal(calls: FakeCalls = {}) {
  const onDone = vi.fn()
  const onLater = vi.fn()
  const rendered = renderScreen(<HourModal status={hourDue} onDone={onDone} onLater={onLater} />, {
    calls: { [send]: undefined, ...calls },
    settings: { reviewUrl },
  })
  return { ...rendered, onDone, onLater }
}

const goOn = () => screen.getByRole('button', { name: 'Continue' })
const open = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  open.mockReset()
  vi.spyOn(window, 'open').mockImplementation(open)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the pop-up after an hour', () => {
  it('names the hour and offers ratings of 1 to 10', async () => {
    renderModal()
    expect(screen.getByRole('dialog')).toHaveTextContent('Physics with Tom Harper')
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
    await expectNoAxeViolations()
  })

  it('does nothing at 0', async () => {
    const { user, network } = renderModal()
    await user.click(goOn())
    expect(goOn()).toBeVisible()
    expect(network.requestsOf(send)).toHaveLength(0)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(['9', '10'])('sends a %s at once and opens the review page', async (rating) => {
    const { user, network, onDone } = renderModal()
    await user.click(screen.getByRole('radio', { name: rating }))
    await user.click(goOn())
    expect(open).toHaveBeenCalledExactlyOnceWith(reviewUrl, '_blank', 'noopener')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(network.requestsOf(send)[0]?.body).toEqual({
      rating: Number(rating),
      feedback: '',
      tuitionHours: 12.5,
      feedbackHour: 7,
    })
  })

  it.each(['1', '8'])('asks for details at %s, and sends them', async (rating) => {
    const { user, network, onDone } = renderModal()
    await user.click(screen.getByRole('radio', { name: rating }))
    await user.click(goOn())
    expect(network.requestsOf(send)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Please tell us more' }), 'Too fast ')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(network.requestsOf(send)[0]?.body).toMatchObject({
      rating: Number(rating),
      feedback: 'Too fast',
    })
    expect(open).not.toHaveBeenCalled()
  })

  it('stays open with what was typed when sending fails, and logs it alone', async () => {
    const { user, onDone } = renderModal({ [send]: failed })
    await user.click(screen.getByRole('radio', { name: '5' }))
    await user.click(goOn())
    await user.type(screen.getByRole('textbox'), 'Too fast')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('The feedback could not be sent.', failed),
    )
    expect(screen.getByRole('textbox')).toHaveValue('Too fast')
    expect(screen.queryByText('Away.')).not.toBeInTheDocument()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('opens the review page once however often sending fails', async () => {
    const { user, network, onDone } = renderModal({ [send]: failed })
    await user.click(screen.getByRole('radio', { name: '9' }))
    await user.click(goOn())
    await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-disabled'))
    network.answer({ [send]: undefined })
    await user.click(goOn())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(open).toHaveBeenCalledOnce()
  })

  it('is done when the server has an answer already', async () => {
    const { user, onDone } = renderModal({
      [send]: new ApiError({ status: 409, message: 'Rated already.' }),
    })
    await user.click(screen.getByRole('radio', { name: '9' }))
    await user.click(goOn())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('brings back what was typed after a reload, and forgets it once it is sent', async () => {
    const first = renderModal()
    await first.user.click(screen.getByRole('radio', { name: '4' }))
    await first.user.click(goOn())
    await first.user.type(screen.getByRole('textbox'), 'Half a sent')
    first.unmount()
    const second = renderModal()
    expect(screen.getByRole('textbox')).toHaveValue('Half a sent')
    await second.user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(second.onDone).toHaveBeenCalledOnce())
    second.unmount()
    renderModal()
    expect(goOn()).toBeVisible()
    expect(screen.getByRole('radio', { name: '4' })).not.toBeChecked()
  })

  it('can be put off', async () => {
    const { user, onLater, network } = renderModal()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onLater).toHaveBeenCalledOnce()
    expect(network.requestsOf(send)).toHaveLength(0)
  })
})
