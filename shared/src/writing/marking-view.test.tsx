import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { partOfText } from '../writing-rules/index.ts'
import { CommentList } from './comment-list.tsx'
import { CommentedText } from './commented-text.tsx'
import type { Criterion } from './criteria.rules.ts'
import { ItemStateTag } from './item-state-tag.tsx'
import { MarkingView } from './marking-view.tsx'
import { type MarkComment, numbered, type ReadMarking } from './marks.rules.ts'
import { PageBoxes } from './page-boxes.tsx'

const text = 'I read law because I like arguments. My brother likes maths.'

function comment(quote: string, changes: Partial<MarkComment> = {}): MarkComment {
  const start = text.indexOf(quote)
  const rest = { sort: 'suggestion', criterion: null, prefix: '', suffix: '' } as const
  const place = { part: 0, start, end: start + quote.length, quote }
  return {
    id: testUid(start + 1),
    text: `About ${quote}`,
    ...rest,
    ...place,
    ...changes,
  } as MarkComment
}

const comments = [comment('My brother'), comment('I like arguments', { criterion: 'argument' })]

const criteria: Criterion[] = [
  {
    ...{ key: 'argument', title: 'Argument', description: 'Reasons', weight: 100 },
    levels: [
      { points: 50, label: 'Fair', description: 'Some reasons' },
      { points: 75, label: 'Good', description: 'Reasons that hold' },
      { points: 100, label: 'Excellent', description: 'Answers objections' },
    ],
  },
]

const marking = (changes: Partial<ReadMarking> = {}): ReadMarking => ({
  ...{ markingId: testUid(400), role: 'first', state: 'returned', markerName: 'Mo Marker' },
  ...{ returnedAt: '2026-11-16T10:00:00Z', outcome: null, overall: 'Well argued, by and large.' },
  grades: [{ key: 'argument', points: 50, label: 'Fair', note: 'Name your reasons.' }],
  ...{ percent: 50, comments: [], file: null, replies: [], ticks: [] },
  ...changes,
})

it('says the level of each criterion, what the next asks, and what was said of the whole', async () => {
  renderScreen(<MarkingView marking={marking()} criteria={criteria} />)
  expect(screen.getByText('50%')).toBeVisible()
  expect(screen.getByText(/By Mo Marker/)).toBeVisible()
  expect(screen.getByText('Well argued, by and large.')).toBeVisible()
  const one = within(screen.getByRole('list', { name: 'Criteria' }))
  expect(one.getByText('Fair')).toBeVisible()
  expect(one.getByText('What Good asks')).toBeVisible()
  expect(one.getByText('Reasons that hold')).toBeVisible()
  expect(one.getByText('Name your reasons.')).toBeVisible()
  await expectNoAxeViolations()
})

it('says what a second look has changed', () => {
  const grades = [{ key: 'argument', points: 75, label: 'Good' }]
  renderScreen(
    <MarkingView
      marking={marking({ role: 'second', outcome: 'changed', percent: 75, grades })}
      before={marking()}
      criteria={criteria}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Second look' })).toBeVisible()
  expect(screen.getByText('Marking changed')).toBeVisible()
  expect(screen.getByText('50% → 75%')).toBeVisible()
  const one = within(screen.getByRole('list', { name: 'Criteria' }))
  expect(one.getByText('Fair')).toBeVisible()
  expect(one.getByRole('img', { name: 'changed to' })).toBeVisible()
  expect(one.getByText('Good')).toBeVisible()
})

it('leads from a number to its comment, and back to its words', async () => {
  const { user } = renderScreen(
    <CommentedText parts={[partOfText(text)]} comments={comments} criteria={criteria} />,
  )
  const [first, second] = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent('About I like arguments')
  expect(first).toHaveTextContent('Argument')
  expect(second).toHaveTextContent('About My brother')
  await user.click(screen.getByRole('button', { name: 'Comment 2' }))
  const note = screen.getByRole('button', { name: 'Comment 2: show its place' })
  expect(note).toHaveFocus()
  expect(note).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Comment 2' })).toHaveFocus()
  await expectNoAxeViolations()
})

it('keeps the comments whose words are gone under a heading of their own', () => {
  const [first, second] = numbered(comments)
  if (first === undefined || second === undefined) throw new Error('There are two comments')
  renderScreen(
    <CommentList
      comments={[
        { ...first, place: 'changed' },
        { ...second, place: 'lost' },
      ]}
      criteria={criteria}
      onChoose={vi.fn()}
      lostLink={() => ({ to: '/there', label: 'Show in version 2' })}
    />,
  )
  expect(
    within(screen.getByRole('list', { name: 'Comments' })).getByText('Words changed'),
  ).toBeVisible()
  const lost = within(screen.getByRole('list', { name: 'No longer in the text' }))
  expect(lost.getByText('About My brother')).toBeVisible()
  expect(lost.getByRole('link', { name: 'Show in version 2' })).toHaveAttribute('href', '/there')
  expect(lost.queryByRole('button')).toBeNull()
})

it('draws the boxes of a page at their places', async () => {
  const onChoose = vi.fn()
  const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.125 }
  const rest = { text: 'Here', sort: 'praise', criterion: null, box } as const
  const onPages = numbered([
    { ...rest, id: testUid(1), page: 1 },
    { ...rest, id: testUid(2), page: 2 },
  ])
  const { user } = renderScreen(
    <PageBoxes comments={onPages} page={2} turned={0} active={null} onChoose={onChoose} />,
  )
  const number = screen.getByRole('button', { name: 'Comment 2' })
  expect(screen.getAllByRole('button')).toEqual([number])
  expect(number.parentElement).toHaveStyle({ left: '25%', top: '50%', width: '50%' })
  await user.click(number)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(testUid(2))
})

it.each([
  ['pending', false, 'Pending'],
  ['checking', false, 'Checking'],
  ['checking', true, 'Overdue'],
  ['marked', true, 'Marked'],
  ['sent back', false, 'Sent back'],
] as const)('an item that is %s says so; past its day: %s', (state, isOverdue, word) => {
  renderScreen(<ItemStateTag state={state} isOverdue={isOverdue} />)
  expect(screen.getByText(word)).toBeVisible()
})
