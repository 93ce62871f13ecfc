import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { makeTree } from '../questions/questions.testing.ts'
import type { ReportItem, WholeItem } from './report.queries.ts'
import ReportScreen from './report.screen.tsx'

const itemsCall = 'GET /question/admin/Report/GetItems'
const scatterCall = 'GET /question/admin/Report/GetScatter'
const itemCall = 'GET /question/admin/Report/GetItem'

const makeItem = (changes: Partial<ReportItem> = {}): ReportItem => ({
  id: 42,
  key: 'forces-1',
  summary: 'Which force acts?',
  summaryHtml: 'Which force acts?',
  questionType: 1,
  difficulty: 3,
  state: 'live',
  answered: 120,
  facility: 62.5,
  discriminationIndex: 21,
  discriminativeEfficiency: 25,
  check: 'very likely',
  medianMs: 75_000,
  flagRate: 2.5,
  openFlags: 1,
  ...changes,
})

const makeWhole = (changes: Partial<WholeItem> = {}): WholeItem => {
  const { openFlags: _, ...figures } = makeItem()
  return {
    ...figures,
    countedSince: null,
    optionCounts: [
      { letter: 'a', count: 45, isCorrect: false },
      { letter: 'b', count: 75, isCorrect: true },
    ],
    lowerThird: 40,
    upperThird: 81.25,
    sat: 96,
    versions: [
      {
        ...{ version: 2, createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Ada Byron' },
        ...{ note: 'A clearer figure', answered: 20 },
      },
      {
        ...{ version: 1, createdAt: '2026-01-20T10:00:00.000Z', createdBy: null },
        ...{ note: '', answered: 100 },
      },
    ],
    flags: [
      {
        ...{ id: testUid(5), text: 'Is the sign right?', studentName: 'Ana Petrova' },
        ...{ state: 'answered', outcome: 'fault', isSettled: false },
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ],
    flagCount: 1,
    ...changes,
  }
}

const answered = {
  items: [
    makeItem(),
    makeItem({
      ...{ id: 43, key: 'forces-2', summaryHtml: 'How far?', answered: 0, facility: null },
      ...{ discriminationIndex: null, discriminativeEfficiency: null, check: null },
      ...{ medianMs: null, flagRate: null, openFlags: 0 },
    }),
  ],
  totalCount: 2,
  counts: { veryLikely: 1, likely: 0, none: 1_234, notAvailable: 1 },
}

async function renderReport(
  query = '',
  changes: Partial<typeof answered> = {},
  whole: Partial<WholeItem> = {},
) {
  const rendered = renderScreen(<ReportScreen />, {
    role: 'Admin',
    path: `/question-bank/question-admin/report${query}`,
    calls: {
      [itemsCall]: { ...answered, ...changes },
      [scatterCall]: [{ questionId: 42, facility: 62.5, discriminationIndex: 21, answered: 120 }],
      [itemCall]: makeWhole(whole),
      'GET /subject/admin/Tree': makeTree(),
      'GET /exam/admin/Paper/GetPapers': [],
      'GET /Lists/View/GetViews': { views: [] },
    },
  })
  await screen.findByRole('heading', { name: 'Question report' })
  return {
    ...rendered,
    asked: (call: typeof itemsCall | typeof scatterCall) =>
      rendered.network.requestsOf(call).at(-1)?.query,
  }
}

describe('the report', () => {
  it('has each question with its figures in words', async () => {
    const { asked } = await renderReport('?columns=id,check,facility,discrimination,flagRate')
    const row = await screen.findByRole('row', { name: /Which force acts/ })
    expect(row).toHaveTextContent('Very likely')
    expect(row).toHaveTextContent('63%')
    expect(row).toHaveTextContent('2.5 per 100')
    expect(screen.getByRole('row', { name: /How far/ })).toHaveTextContent('–')
    expect(asked(itemsCall)).toMatchObject({ sort: 'discrimination', direction: 'asc' })
    await screen.findByRole('img', { name: /Facility of questions/ })
    await expectNoAxeViolations()
  })

  it('counts each check, and shows those of one', async () => {
    const { user, address, asked } = await renderReport()
    await screen.findByRole('row', { name: /Which force acts/ })
    expect(screen.getByRole('button', { name: 'Likely 0' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'No sign of it 1,234' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'not available 1' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Very likely 1' }))
    expect(address()).toContain('check=very+likely')
    await waitFor(() => expect(asked(itemsCall)).toMatchObject({ check: 'very likely' }))
    await waitFor(() => expect(asked(scatterCall)).toEqual({ check: 'very likely' }))
  })

  it('is sorted by any figure', async () => {
    const { user, asked } = await renderReport('?columns=id,facility,median,flagRate')
    for (const [name, sort] of [
      ['Facility', 'facility'],
      ['Median time', 'median'],
      ['Flag rate', 'flagRate'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(asked(itemsCall)).toMatchObject({ sort }))
    }
  })

  it('is filtered by a topic, step by step, and by figures from one to another', async () => {
    const { user, address, asked } = await renderReport()
    await user.click(await screen.findByRole('button', { name: 'More filters' }))
    await screen.findByRole('option', { name: 'ESAT' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Test' }), 'ESAT')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Part' }), 'Physics')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Subject' }), 'Mechanics')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Forces')
    expect(address()).toContain('place=topic-4')
    await waitFor(() => expect(asked(scatterCall)).toEqual({ topicId: '4' }))
    expect(
      await screen.findByRole('button', {
        name: 'Remove Filed under: ESAT, Physics, Mechanics, Forces',
      }),
    ).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'All topics')
    expect(address()).toContain('place=subject-3')
    await user.type(await screen.findByRole('spinbutton', { name: 'Facility % to' }), '40')
    await waitFor(() => expect(asked(scatterCall)).toEqual({ SubjectId: '3', maxFacility: '40' }))
  })

  it('says so where no question fits', async () => {
    const { user, address } = await renderReport('?state=draft', { items: [], totalCount: 0 })
    expect(await screen.findByRole('heading', { name: 'No question fits' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/question-bank/question-admin/report')
  })
})

describe('an item', () => {
  it('opens beside the list with all that is known of it, and closes again', async () => {
    const { user, address } = await renderReport('?check=very+likely')
    await user.click(await screen.findByRole('link', { name: /Which force acts/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Question 42' }))
    expect(await drawer.findByText('Version 2, 20 answers')).toBeVisible()
    expect(address()).toContain('item=42')
    expect(drawer.getByRole('img', { name: /b, correct 75/ })).toBeVisible()
    expect(drawer.getByText('40%')).toBeVisible()
    expect(drawer.getByText('81%')).toBeVisible()
    expect(drawer.getByText('A clearer figure')).toBeVisible()
    expect(drawer.getByText('Fault waiting')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Is the sign right?' })).toHaveAttribute(
      'href',
      `/flagged-question-view/${testUid(5)}`,
    )
    expect(drawer.getByRole('link', { name: 'Open in editor' })).toHaveAttribute(
      'href',
      '/question-bank/question-admin/edit-question/qu-42',
    )
    await expectNoAxeViolations()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toContain('check=very+likely')
    expect(address()).not.toContain('item')
  })

  it('says since when it is counted, and where there is nothing', async () => {
    await renderReport(
      '?item=42',
      {},
      {
        ...{ countedSince: '2026-11-20T10:00:00.000Z', lowerThird: null, upperThird: null },
        ...{ optionCounts: [], flags: [], flagCount: 0, sat: 1 },
      },
    )
    const drawer = within(await screen.findByRole('dialog', { name: 'Question 42' }))
    expect(await drawer.findByText(/started anew/)).toBeVisible()
    expect(drawer.getAllByText('not available').length).toBe(2)
    expect(drawer.getByText('Nobody has flagged it')).toBeVisible()
    expect(drawer.queryByRole('heading', { name: 'What they chose' })).toBeNull()
  })
})
