import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedbackStatus } from './feedback.queries.ts'
import { surveyDue } from './feedback.testing.ts'
import SurveyModal from './survey-modal.tsx'

const send = 'POST /User/Student/SubmitCSATFeedback'
const tooltip =
  "Only select this option if you haven't completed a Tuition Session yet or this Tutor isn't your main Tutor."

function renderModal(calls: FakeCalls = {}, status: FeedbackStatus = surveyDue) {
  const onDone = vi.fn()
  const rendered = renderScreen(
    <SurveyModal status={status} onDone={onDone} onLater={() => undefined} />,
    { calls: { [send]: undefined, ...calls } },
  )
  const rate = (group: string, rating: string) =>
    rendered.user.click(
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: rating }),
    )
  const fill = async () => {
    await rate('Tom Harper', '9')
    await rate('Sana Rahman', 'N/A')
    await rate('Your programme as a whole', '7')
    await rendered.user.type(improvement(), 'More mocks')
  }
  return { ...rendered, onDone, rate, fill }
}

const improvement = () => screen.getByRole('textbox', { name: 'What could we do better?' })
const submit = () => screen.getByRole('button', { name: 'Submit' })
const sibling = /brother or sister/
const year = { name: 'Which school year are they in?' }

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the programme survey', () => {
  it('asks for every tutor with N/A and its tooltip, and for the programme without', async () => {
    const { user } = renderModal()
    for (const name of ['Tom Harper', 'Sana Rahman']) {
      const group = within(screen.getByRole('radiogroup', { name }))
      expect(group.getAllByRole('radio')).toHaveLength(11)
      expect(group.getByRole('radio', { name: 'N/A' })).toHaveAccessibleDescription(tooltip)
    }
    const programme = screen.getByRole('radiogroup', { name: 'Your programme as a whole' })
    expect(within(programme).getAllByRole('radio')).toHaveLength(10)
    const tutor = within(screen.getByRole('radiogroup', { name: 'Tom Harper' }))
    await user.hover(tutor.getByText('N/A'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(tooltip)
    await user.unhover(tutor.getByText('N/A'))
    await expectNoAxeViolations()
  })

  it('is sent only when all is there, and says what is missing', async () => {
    const { user, network, rate } = renderModal()
    await user.click(submit())
    expect(screen.getByText('Rate Tom Harper, or choose N/A')).toBeVisible()
    expect(screen.getByText('Rate your programme')).toBeVisible()
    expect(improvement()).toBeInvalid()
    expect(screen.getByText('Choose Yes or No')).toBeVisible()
    const tutor = within(screen.getByRole('radiogroup', { name: 'Tom Harper' }))
    expect(tutor.getByRole('radio', { name: '1' })).toHaveFocus()
    await rate('Tom Harper', '10')
    expect(screen.queryByText('Rate Tom Harper, or choose N/A')).not.toBeInTheDocument()
    await user.click(submit())
    expect(network.requestsOf(send)).toHaveLength(0)
  })

  it('marks the improvement text while it is empty', async () => {
    const { user } = renderModal()
    expect(improvement().closest('[data-empty]')).not.toBeNull()
    await user.type(improvement(), '  ')
    expect(improvement().closest('[data-empty]')).not.toBeNull()
    await user.type(improvement(), 'More mocks')
    expect(improvement().closest('[data-empty]')).toBeNull()
  })

  it('asks for the school year after Yes, and needs it', async () => {
    const { user, fill, network, onDone } = renderModal()
    await fill()
    expect(screen.queryByRole('textbox', year)).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    const field = screen.getByRole('textbox', year)
    expect(field.closest('[data-empty]')).not.toBeNull()
    await user.click(submit())
    expect(field).toHaveFocus()
    expect(network.requestsOf(send)).toHaveLength(0)
    await user.type(field, 'Year 10')
    expect(field.closest('[data-empty]')).toBeNull()
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(network.requestsOf(send)[0]?.body).toEqual({
      tutorRatings: [{ TutorId: surveyDue.tutors[0]?.tutorId, TutorName: 'Tom Harper', Rating: 9 }],
      programRating: 7,
      feedback: 'More mocks',
      feedbackType: 'Programme after 10 hours',
      hasInterestedSibling: true,
      siblingSchoolYear: 'Year 10',
    })
  })

  it('asks about no sibling without the flag', async () => {
    const { user, fill, network, onDone } = renderModal(
      {},
      { ...surveyDue, toGiveFeedbackForSibling: false },
    )
    expect(screen.queryByRole('radiogroup', { name: sibling })).not.toBeInTheDocument()
    await fill()
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(network.requestsOf(send)[0]?.body).toMatchObject({ hasInterestedSibling: null })
  })

  it('reads Submitting... while it is under way, and cannot be sent twice', async () => {
    const { user, fill, network } = renderModal({ [send]: () => new Promise(() => undefined) })
    await fill()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(submit())
    const button = screen.getByRole('button', { name: 'Submitting...' })
    await user.click(button)
    expect(network.requestsOf(send)).toHaveLength(1)
  })

  it('stays open with all that was filled in when sending fails, and logs it alone', async () => {
    const { user, fill, onDone } = renderModal({
      [send]: new ApiError({ status: 500, message: 'Away.' }),
    })
    await fill()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(submit())
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    expect(improvement()).toHaveValue('More mocks')
    expect(screen.queryByText('Away.')).not.toBeInTheDocument()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('brings back what was filled in after a reload', async () => {
    const first = renderModal()
    await first.fill()
    first.unmount()
    renderModal()
    expect(improvement()).toHaveValue('More mocks')
    const tutor = within(screen.getByRole('radiogroup', { name: 'Sana Rahman' }))
    expect(tutor.getByRole('radio', { name: 'N/A' })).toBeChecked()
  })
})
