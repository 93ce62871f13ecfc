import { expectNoAxeViolations, screen, waitFor, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heading, ready, saveState, setUp } from './question-runner.testing.tsx'
import { makeFourTypes, makeQuestion, makeSet, makeVerdict } from './testing.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('working through all four types', () => {
  it('by mouse', async () => {
    const { user, server } = setUp()
    await ready()
    await user.click(screen.getByRole('radio', { name: /Option b/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 2 of 4')
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is a rule.')
    expect(screen.getByText('4 words')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 3 of 4')
    expect(screen.getByText('blank 2')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /a force.*a scalar/ }))
    expect(screen.getByText('a scalar', { selector: 'mark' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 4 of 4')
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'x/2')
    await waitFor(() => expect(saveState()).toHaveTextContent('Saved'))
    expect([1, 2, 3, 4].map((id) => server.newest(id)?.response)).toEqual([
      { kind: 'choice', letter: 'b' },
      { kind: 'text', text: 'It is a rule.' },
      { kind: 'choice', letter: 'a' },
      { kind: 'equation', text: 'x/2' },
    ])
  })

  it('by keyboard alone', async () => {
    const { user, server, onFinished } = setUp()
    await ready()
    await user.keyboard('c{Enter}')
    await heading('Question 2 of 4')
    await user.tab()
    await user.click(screen.getByRole('textbox', { name: 'Your answer' }))
    await user.keyboard('Line one{Enter}line two{Control>}{Enter}{/Control}')
    await heading('Question 3 of 4')
    await user.keyboard('bm{ArrowRight}')
    await heading('Question 4 of 4')
    await user.click(screen.getByRole('textbox', { name: 'Your answer' }))
    await user.keyboard('0.5x{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Finish this set?' })
    expect(dialog).toHaveTextContent('Every question has an answer.')
    expect(dialog).toHaveTextContent('1 question is marked for review.')
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'c' })
    expect(server.newest(2)?.response).toEqual({ kind: 'text', text: 'Line one\nline two' })
    expect(server.newest(3)).toMatchObject({
      response: { kind: 'choice', letter: 'b' },
      isMarkedForReview: true,
    })
    expect(server.newest(4)?.response).toEqual({ kind: 'equation', text: '0.5x' })
  })
})

describe('the tools', () => {
  it('crosses options out by button and by key, and takes the choice away', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('a')
    await user.keyboard('{Shift>}a{/Shift}')
    expect(screen.getByRole('radio', { name: /Option a.*crossed out/ })).not.toBeChecked()
    await user.keyboard('xb')
    expect(screen.getByRole('button', { name: 'Bring back B' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Bring back B' }))
    await user.click(screen.getByRole('button', { name: 'Cross out C' }))
    expect(screen.getAllByRole('radio', { name: /crossed out/ })).toHaveLength(2)
  })

  it('sends a flag, and keeps what was typed when that fails', async () => {
    const { user, server } = setUp()
    await ready()
    await user.keyboard('f')
    const dialog = await screen.findByRole('dialog', { name: 'Flag question 1' })
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(within(dialog).getByText('Say what is wrong or unclear')).toBeVisible()
    server.cut()
    await user.type(within(dialog).getByRole('textbox'), 'Two right options')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByText(/The connection was lost\./)).toBeVisible()
    server.mend()
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('button', { name: 'Flagged' })).toBeVisible()
    expect(server.calls.flag).toHaveBeenLastCalledWith({ questionId: 1, text: 'Two right options' })
  })

  it('bookmarks at once, and takes it back when the server fails', async () => {
    const { user, server } = setUp()
    await ready()
    await user.keyboard('k')
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
    server.cut()
    await user.keyboard('k')
    expect(await screen.findByText(/bookmark could not be changed/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the keys of this question', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('Choose an option')
  })

  it('shows in the palette what is answered and marked, and goes there', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('am')
    await user.click(screen.getByRole('button', { name: 'Questions' }))
    const drawer = await screen.findByRole('dialog', { name: 'Questions' })
    const cells = within(drawer).getByRole('list', { name: 'Questions' })
    expect(
      within(cells).getByRole('button', { name: 'Question 1, answered, marked for review' }),
    ).toHaveAttribute('aria-current', 'step')
    await user.click(within(cells).getByRole('button', { name: 'Question 3, not answered' }))
    expect(await heading('Question 3 of 4')).toHaveFocus()
  })

  it.each([
    ['revise', true],
    ['learn', true],
    ['simulate', false],
    ['diagnostic', false],
  ] as const)('names the topic in %s: %s', async (kind, isNamed) => {
    setUp(makeSet({ kind }))
    await heading('Question 1 of 4')
    expect(screen.queryAllByText('Forces')).toHaveLength(isNamed ? 1 : 0)
  })

  it('has one icon for one meaning, in button, palette and help', async () => {
    const { user } = setUp()
    await ready()
    const iconIn = (element: Element) => element.querySelector('svg')?.classList.item(1)
    const button = (name: string) => screen.getByRole('button', { name })
    const [mark, flag, bookmark] = ['Mark for review', 'Flag', 'Bookmark'].map((name) =>
      iconIn(button(name)),
    )
    expect(new Set([mark, flag, bookmark]).size).toBe(3)
    await user.keyboard('m')
    await user.click(button('Questions'))
    const drawer = await screen.findByRole('dialog', { name: 'Questions' })
    const cell = within(drawer).getByRole('button', { name: /^Question 1,.* marked for review$/ })
    expect(iconIn(cell)).toBe(mark)
    expect(within(drawer).getByText('marked for review').querySelector('svg')).toHaveClass(
      mark ?? '',
    )
    expect(within(drawer).getByText('flagged').querySelector('svg')).toHaveClass(flag ?? '')
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await user.keyboard('?')
    const help = (what: string) => iconIn(within(screen.getByRole('dialog')).getByText(what))
    expect(help('Mark for review')).toBe(mark)
    expect(help('Flag a problem with the question')).toBe(flag)
    expect(help('Bookmark')).toBe(bookmark)
  })

  it('remembers that the time is hidden', async () => {
    const first = setUp()
    await ready()
    await first.user.click(screen.getByRole('button', { name: 'View' }))
    await first.user.click(screen.getByRole('menuitem', { name: 'Hide the time', hidden: true }))
    expect(JSON.parse(localStorage.getItem('portal.runner') ?? '')).toMatchObject({
      isTimeHidden: true,
    })
    await first.user.click(screen.getByRole('button', { name: 'View' }))
    expect(screen.getByText('Show the time')).toBeInTheDocument()
  })
})

describe('feedback after each question', () => {
  it('shows the verdict, then goes on', async () => {
    const set = makeSet({ feedback: 'each', questions: makeFourTypes() })
    const { user } = setUp(set, {
      verdicts: { 1: makeVerdict({ isCorrect: false, mark: 0 }) },
    })
    await ready()
    await user.keyboard('b{Enter}')
    const panel = await screen.findByRole('region', { name: 'Solution' })
    expect(panel).toHaveTextContent('Not right')
    expect(panel).toHaveTextContent('The answer is A.')
    expect(panel).toHaveTextContent('Gravity pulls it down.')
    expect(panel).toHaveTextContent('75% (9)')
    expect(panel).toHaveTextContent('Half of the others took 42 s or less.')
    expect(screen.getByText('Your answer, wrong')).toBeVisible()
    await user.keyboard('a')
    expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
    await expectNoAxeViolations()
    await user.keyboard('{Enter}')
    await heading('Question 2 of 4')
  })

  it('lets an essay be marked by its author', async () => {
    const essay = makeQuestion({ questionId: 2, questionType: 2, options: [] })
    const { user, server } = setUp(makeSet({ feedback: 'each', questions: [essay] }), {
      verdicts: {
        2: makeVerdict({
          isCorrect: null,
          mark: null,
          correctLetter: null,
          modelAnswer: '<p>A model</p>',
          criteria: ['Clear', 'Short'],
        }),
      },
    })
    await ready()
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'My essay')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('A model')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Save my marking' }))
    expect(await screen.findByText('Your marking: 1 of 2')).toBeVisible()
    expect(server.calls.selfMark).toHaveBeenCalledWith({
      questionId: 2,
      criteriaMet: [true, false],
    })
  })

  it('says offline that the marking comes later', async () => {
    const { user, goOffline, goOnline } = setUp(makeSet({ feedback: 'each' }))
    await ready()
    goOffline()
    await user.keyboard('a{Enter}')
    expect(await screen.findByText(/The solution shows as soon as/)).toBeVisible()
    goOnline()
    expect(await screen.findByRole('region', { name: 'Solution' })).toHaveTextContent('Right')
  })
})

it('has no accessibility findings', async () => {
  setUp()
  await ready()
  await expectNoAxeViolations()
})
