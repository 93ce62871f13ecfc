import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { TextComparison } from './text-comparison.tsx'

const before = {
  ...{ name: 'Version 1', moment: '2026-11-03T10:00:00Z' },
  texts: ['I read law because I like arguments.\nNothing happens here.\nMy brother left.'],
}
const after = {
  ...{ name: 'Version 2', moment: '2026-11-20T10:00:00Z' },
  texts: ['I read law because, above all, I like arguments.\nNothing happens here.'],
}

const change = (name: string) => screen.getByRole('group', { name })

it('shows two texts side by side with what came in and went out', async () => {
  renderScreen(<TextComparison before={before} after={after} />)
  expect(screen.getByText('2 words in, 3 out')).toBeVisible()
  expect(screen.getByText('Version 1')).toBeVisible()
  expect(screen.getByText(/3 Nov 2026/)).toBeVisible()
  expect(screen.getByText(/20 Nov 2026/)).toBeVisible()
  const first = within(change('Change 1 of 2'))
  expect(first.getAllByRole('insertion').map((one) => one.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^added: .*above all/)]),
  )
  expect(within(change('Change 2 of 2')).getByRole('deletion')).toHaveTextContent(
    'removed: My brother left.',
  )
  expect(screen.getAllByText('Nothing happens here.')).toHaveLength(2)
  await expectNoAxeViolations()
})

it('goes from change to change by N and P, and by its buttons', async () => {
  const { user } = renderScreen(<TextComparison before={before} after={after} />)
  await user.keyboard('n')
  expect(change('Change 1 of 2')).toHaveFocus()
  await user.keyboard('n')
  expect(change('Change 2 of 2')).toHaveFocus()
  await user.keyboard('n')
  expect(change('Change 1 of 2')).toHaveFocus()
  await user.keyboard('p')
  expect(change('Change 2 of 2')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /Previous change/ }))
  expect(change('Change 1 of 2')).toHaveFocus()
})

it('leaves out what is alike, on wish', async () => {
  const { user } = renderScreen(<TextComparison before={before} after={after} />)
  await user.click(screen.getByRole('checkbox', { name: 'Only changes' }))
  expect(screen.queryByText('Nothing happens here.')).toBeNull()
  expect(change('Change 2 of 2')).toBeVisible()
})

it('speaks of words that moved', () => {
  const [one, two] = ['The court sat in the old town hall.', 'We went there by the early train.']
  renderScreen(
    <TextComparison
      before={{ ...before, texts: [`${one}\n${two}`] }}
      after={{ ...after, texts: [`${two}\n${one}`] }}
    />,
  )
  expect(screen.getAllByText('moved:').length).toBeGreaterThan(0)
  expect(screen.getByText('0 words in, 0 out')).toBeVisible()
})

it('names the questions of a statement, and says where nothing has changed', async () => {
  const { user } = renderScreen(
    <TextComparison
      before={{ ...before, texts: ['Same.', 'One.'] }}
      after={{ ...after, texts: ['Same.', 'Two.'] }}
      questions={[{ text: 'Why?' }, { text: 'How?' }]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'How?' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Only changes' }))
  expect(screen.getByText('Nothing has changed here.')).toBeVisible()
})

it('says that two texts are the same', () => {
  renderScreen(<TextComparison before={before} after={{ ...after, texts: before.texts }} />)
  expect(screen.getByText('The two texts are the same.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
