// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, screen, waitFor, within } from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  begun,
  cardId,
  formCall,
  renderCard,
  reopenCall,
  studentId,
  submitted,
  termId,
  tutorId,
} from './editor.testing.tsx'

const card = `${termId}.${studentId}.${tutorId}`
const readOnly = { mayWrite: false, names: [] }

describe('a card that is read', () => {
  it('is one’s own once it is submitted', async () => {
    renderCard({ calls: { [formCall]: submitted } })
    const drawer = await screen.findByRole('dialog', { name: 'Report card: Maya Clarke' })
    expect(drawer).toHaveTextContent('Submitted')
    expect(drawer).toHaveTextContent('Understanding4 Strong')
    expect(drawer).toHaveTextContent('Predicted grade6.5')
    expect(drawer).toHaveTextContent('ask your senior tutor')
    expect(within(drawer).queryByRole('button', { name: 'Open again' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('is the team’s to a senior tutor, who can open it again with a reason', async () => {
    const { user, network } = renderCard(
      {
        role: 'Senior Tutor',
        calls: { [formCall]: { ...submitted, ...readOnly }, [reopenCall]: { version: 5 } },
      },
      card,
    )
    await user.click(await screen.findByRole('button', { name: 'Open again' }))
    expect(network.requestsOf(formCall)[0]?.query).toEqual({ termId, studentId, tutorId })
    const dialog = await screen.findByRole('dialog', { name: 'Open the card of Maya Clarke again' })
    const open = within(dialog).getByRole('button', { name: 'Open again' })
    await user.click(open)
    expect(await within(dialog).findByText('Say why')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Why'), 'A slip.')
    await expectNoAxeViolations()
    await user.click(open)
    await waitFor(() =>
      expect(network.requestsOf(reopenCall)[0]?.body).toEqual({
        ...{ cardId, version: 4, reason: 'A slip.' },
      }),
    )
  })

  it('may be a draft of the team, which nobody but its tutor changes', async () => {
    renderCard(
      {
        role: 'Senior Tutor',
        calls: { [formCall]: { ...begun, ...readOnly, isLate: true } },
      },
      card,
    )
    const drawer = await screen.findByRole('dialog', { name: 'Report card: Maya Clarke' })
    expect(drawer).toHaveTextContent('Spring 2027, Mathematics, Tom Hale')
    expect(within(drawer).getByText('Draft')).toBeVisible()
    expect(within(drawer).getByText('Late')).toBeVisible()
    expect(within(drawer).queryByRole('textbox')).toBeNull()
    expect(within(drawer).queryByRole('button', { name: 'Open again' })).toBeNull()
  })

  it('says that it could not be loaded, and is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const gone = new ApiError({ status: 500, message: 'The server could not answer.' })
    const { user, network } = renderCard({ calls: { [formCall]: gone } })
    expect(await screen.findByText('The report card could not be loaded')).toBeVisible()
    network.answer({ [formCall]: submitted })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Predicted grade')).toBeVisible()
  })
})
