import {
  expectNoAxeViolations,
  fakeDate,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { newQuestion } from '../editor/question-values.rules.ts'
import QuestionAdminScreen from '../question-admin.screen.tsx'
import { stateCall } from '../questions.queries.ts'
import { dismissCall, type Pair, pairsCall, type Side, similarCall } from './duplicates.queries.ts'
import { pairParts } from './pair.rules.ts'
import ReadsAlike from './reads-alike.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const side = (id: number, change: Partial<Side> = {}): Side => ({
  ...{ id, key: `forces-${id}`, questionType: 1, state: 'live', version: 3, filings: 1 },
  ...{ textHtml: '<p>Which force acts?</p>', dataHtml: null },
  answers: [
    { letter: 'a', html: 'Friction', isCorrect: false },
    { letter: 'b', html: 'Weight', isCorrect: true },
  ],
  ...change,
})
const pair: Pair = {
  ...{ kind: 'near', resemblance: 0.91, one: side(42) },
  other: side(43, { textHtml: '<p>Which power acts?</p>' }),
}
const path = '/question-bank/question-admin'
const open = (pairs: Pair[] = [pair]) =>
  renderScreen(<QuestionAdminScreen />, {
    ...{ role: 'Admin', route: path, path: `${path}?view=duplicates` },
    calls: { [pairsCall]: { pairs, totalCount: pairs.length } },
  })

describe('two questions that read alike', () => {
  it('stand side by side, equal parts marked', async () => {
    open()
    const article = within(await screen.findByRole('article', { name: 'Questions 42 and 43' }))
    expect(article.getByText('91% alike')).toBeVisible()
    expect(
      within(article.getByRole('group', { name: 'Question Text' })).getByText('Differs'),
    ).toBeVisible()
    expect(
      within(article.getByRole('group', { name: 'Answer A' })).getByText('Equal'),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('lose one, whose filings the other takes', async () => {
    const { user, network } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw question 43' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Withdraw question 43?' }))
    network.answer({ [stateCall]: undefined })
    await user.click(asked.getByRole('button', { name: 'Withdraw' }))
    expect(
      await screen.findByText('Question 43 is withdrawn. Question 42 has its filings.'),
    ).toBeVisible()
    expect(network.requestsOf(stateCall)[0]?.body).toEqual({
      ...{ questionId: 43, state: 'withdrawn', version: 3, filingsTo: 42 },
      reason: 'Reads like question 42',
    })
  })

  it('are not the same once somebody has said so', async () => {
    const { user, network } = open()
    network.answer({ [dismissCall]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Not the same' }))
    expect(await screen.findByText('Questions 42 and 43 are not the same.')).toBeVisible()
    expect(network.requestsOf(dismissCall)[0]?.body).toEqual({ questionIds: [42, 43] })
  })

  it('may be none', async () => {
    open([])
    expect(await screen.findByText('No two questions read alike')).toBeVisible()
  })
})

it('parts that one has alone are there for both', () => {
  const typed = side(43, {
    ...{ dataHtml: 'Given', answers: [{ letter: '', html: 'x', isCorrect: true }] },
  })
  expect(pairParts(side(42), typed).map(({ label, one, other }) => [label, one, other])).toEqual([
    ['Question Text', '<p>Which force acts?</p>', '<p>Which force acts?</p>'],
    ['Answer A', 'Friction', null],
    ['Answer B', 'Weight', null],
    ['Correct Answer', 'B', null],
    ['Question Data', null, 'Given'],
    ['Expected value', null, 'x'],
  ])
})

/** A question that is being written, as its form tells it. */
function Writing() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <ReadsAlike values={{ ...newQuestion, text }} />
    </>
  )
}

describe('what reads alike', () => {
  const similar = {
    ...{ questionId: 7, summary: 'Which force acts?', summaryHtml: 'Which force acts?' },
    ...{ resemblance: 1, kind: 'same' as const },
  }

  it('is shown while a question is written', async () => {
    const { network, user } = renderScreen(<Writing />, {
      ...{ role: 'Admin', path, calls: { [similarCall]: [similar] } },
    })
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Which of the forces acts?')
    expect(await screen.findByRole('link', { name: 'Question 7' })).toBeVisible()
    expect(screen.getByText('The same, word for word, 100% alike')).toBeVisible()
    expect(network.requestsOf(similarCall)[0]?.query).toMatchObject({
      text: expect.stringContaining('Which of the forces acts?'),
    })
  })
})
