import { renderScreen, screen, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { FormNotesStates } from './form-notes-states.tsx'

it('the page of examples shows what a form says of itself, and what it asks before it is left', async () => {
  const { user } = renderScreen(<FormNotesStates />)
  const of = (title: string) => {
    const card = screen.getByRole('heading', { name: title }).closest('section')
    if (card === null) throw new Error(`${title} is no card.`)
    return within(card)
  }
  const long = of('A long form that is not right yet')
  expect(await long.findAllByRole('link', { name: /^Enter / })).toHaveLength(4)
  const refused = of('Refused, and of no field')
  expect(await refused.findByRole('alert')).toHaveTextContent(
    'Goals of this term can no longer be changed.',
  )
  const draft = of('With a draft from before a reload')
  expect(draft.getByText('Unsaved changes from before')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Leave this page' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await user.click(screen.getByRole('switch', { name: /^As a parent/ }))
  expect(await draft.findByText(/^You are viewing the portal as /)).toBeVisible()
  expect(draft.getByRole('textbox', { name: 'Goal' })).toHaveAttribute('readonly')
})
