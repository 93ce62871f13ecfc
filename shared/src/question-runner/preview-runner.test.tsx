import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PreviewRunner } from './preview-runner.tsx'
import { makeFourTypes, makeSet, makeVerdict } from './testing.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function setUp() {
  const onDone = vi.fn()
  const questions = makeFourTypes().map((question) => ({ ...question, verdict: makeVerdict() }))
  const set = makeSet({ questions, timing: 'set', deadlineAt: '2027-03-01T10:00:00.000Z' })
  const rendered = renderScreen(
    <PreviewRunner
      set={set}
      onDone={onDone}
      details={({ number }) => <p>{`Facility of ${number}`}</p>}
    />,
  )
  return { ...rendered, onDone }
}

it('shows the answers at once, and hides them when asked to', async () => {
  const { user } = setUp()
  const panel = screen.getByRole('region', { name: 'Solution' })
  expect(panel).toHaveTextContent('The answer is A.')
  expect(panel).toHaveTextContent('Facility of 1')
  expect(screen.getByText('Right answer')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('switch', { name: 'Show answers' }))
  expect(screen.queryByRole('region', { name: 'Solution' })).toBeNull()
  expect(screen.queryByText('Right answer')).toBeNull()
})

it('takes answers for itself alone: no saving, no time, no hand-in', async () => {
  const { user, onDone } = setUp()
  await user.keyboard('b')
  expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
  expect(screen.getByRole('heading', { name: 'Not right' })).toBeVisible()
  await user.keyboard('a')
  expect(screen.getByRole('heading', { name: 'Right' })).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText(/^Sav(ed|ing)/)).toBeNull()
  for (const name of ['Finish', 'Flag', 'Bookmark', 'Mark for review', 'Exit']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Question 4 of 4' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? document.body)
  expect(onDone).toHaveBeenCalledOnce()
})
