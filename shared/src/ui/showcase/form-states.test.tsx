import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { FormStates } from './form-states.tsx'

it('the page of examples shows a form in each of its states', async () => {
  renderScreen(
    <main>
      <h1>Forms</h1>
      <FormStates />
    </main>,
  )
  const of = (title: string) => {
    const card = screen.getByRole('heading', { name: title }).closest('section')
    if (card === null) throw new Error(`${title} is no card.`)
    return within(card)
  }
  expect(await screen.findAllByText('Somebody else has saved this meanwhile')).toHaveLength(3)
  expect(of('Empty').getByText('Nothing to save')).toBeVisible()
  expect(of('Typed').getByText('Unsaved changes')).toBeVisible()
  expect(of('Refused by the rule of the call').getByText('Enter your last name')).toBeVisible()
  expect(of('Refused by the server').getByText('This name is taken')).toBeVisible()
  expect(of('Saving').getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  expect(
    of('Saved').getByText('Saved', { selector: '[role=status], [role=status] *' }),
  ).toBeVisible()
  expect(of('Failed').getByRole('alert')).toHaveTextContent('The connection was lost.')
  expect(of('Read only').getByText(/^You are viewing the portal as/)).toBeVisible()
  const kept = of('What saves itself')
  expect(kept.getByText('Saved')).toBeVisible()
  expect(kept.getByText('Saving')).toBeVisible()
  expect(kept.getByText('On this device only. The connection was lost.')).toBeVisible()
  expect(of('A list of entries').getByRole('textbox', { name: 'Answer 1' })).toBeVisible()
  await expectNoAxeViolations()
})
