import {
  expectNoAxeViolations,
  fakeDate,
  savedFiles,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { questionsCall } from '../questions.queries.ts'
import { makeQuestionRow } from '../questions.testing.ts'
import { downloadCall, exportCall, exportsCall } from './interchange.queries.ts'
import { makeExport, openView } from './interchange.testing.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

describe('files that were written', () => {
  it('where there are none, say how one is', async () => {
    openView('view=export', { [exportsCall]: { exports: [], totalCount: 0 } })
    expect(await screen.findByText('Nothing exported yet')).toBeVisible()
  })

  it('stand with their size, until when they are kept, and what was left out with why', async () => {
    const { user } = openView('view=export', {
      [exportsCall]: {
        exports: [
          makeExport({ left: [{ questionId: 43, message: 'It has no key.' }] }),
          makeExport({
            ...{ id: '00000000-0000-4000-8000-000000000010', state: 'running', done: 1, total: 4 },
            bytes: null,
          }),
          makeExport({
            ...{ id: '00000000-0000-4000-8000-000000000011', state: 'failed', bytes: null },
            message: 'The store could not be reached.',
          }),
          makeExport({
            ...{ id: '00000000-0000-4000-8000-000000000012' },
            expiresAt: '2026-11-28T09:59:00.000Z',
          }),
        ],
        totalCount: 4,
      },
    })
    expect(await screen.findAllByText('4 kB')).toHaveLength(2)
    expect(screen.getByRole('progressbar', { name: 'Questions written' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    )
    expect(screen.getByText('The store could not be reached.')).toBeVisible()
    expect(screen.getByText('Not kept any more')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1)
    await user.click(screen.getByText('1 question'))
    expect(await screen.findByText('It has no key.')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are downloaded', async () => {
    const saved = savedFiles()
    const { user, network } = openView('view=export', { [downloadCall]: new Blob(['<quiz/>']) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(network.requestsOf(downloadCall)).toHaveLength(1))
    await waitFor(() => expect(saved).toEqual(['questions-moodle-2026-11-28.xml']))
  })
})

it('questions that are chosen are written, and the list of files opens', async () => {
  const { user, network, address } = openView('search=stone', {
    [questionsCall]: { questions: [makeQuestionRow()], totalCount: 1 },
    [exportCall]: { exportId: makeExport().id },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select question 42 (forces-1)' }))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(address()).toBe('/question-bank/question-admin?view=export'))
  expect(network.requestsOf(exportCall)[0]?.body).toEqual({ format: 'moodle', questionIds: [42] })
  expect(await screen.findByText(/^The file is being written/)).toBeVisible()
})
