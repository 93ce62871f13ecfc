import { expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../../testing/index.ts'
import { Tabs } from '../index.ts'

const tabs = ['Overview', 'Submissions', 'Notes'].map((label) => ({
  id: label,
  label,
  content: () => <p>{label} here</p>,
}))

test('arrow keys, Home and End move and open; only the open tab is in the tab order', async () => {
  const { user } = renderScreen(<Tabs label="Student" tabs={tabs} />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  await user.tab()
  expect(tab('Overview')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Submissions')).toHaveFocus()
  expect(tab('Submissions')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Submissions' })).toHaveTextContent(
    'Submissions here',
  )
  await user.keyboard('{End}')
  expect(tab('Notes')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Overview')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('Notes')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(tab('Overview')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  await expectNoAxeViolations()
})
