import {
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { refusal } from '../edit-question.testing.tsx'
import { restoreCall, usageCall, versionCall, versionsCall } from '../questions.queries.ts'
import { makeEditedQuestion, makeFiling } from '../questions.testing.ts'
import { correctionsCall } from '../wrong-key/corrections.queries.ts'
import { makeCorrection } from '../wrong-key/corrections.testing.ts'
import HistoryView from './history-view.tsx'
import UsageView from './usage-view.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const question = makeEditedQuestion()
const { id: _, key: _key, ...content } = question
const versions = [3, 2, 1].map((version) => ({
  ...{ version, createdAt: `2026-11-0${version}T10:00:00.000Z`, createdBy: 'Ada Byron' },
  ...{ note: version === 2 ? 'Clearer words' : '', answered: version * 10 },
  changes: version === 1 ? [] : ['text', 'key'],
}))

const history = (more: FakeCalls = {}) =>
  renderScreen(<HistoryView question={question} />, {
    role: 'Admin',
    calls: {
      [versionsCall]: versions,
      [versionCall]: ({ query }) => ({
        ...{ ...content, version: Number(query.version), note: '', createdBy: 'Ada Byron' },
        ...{ createdAt: '2026-11-01T10:00:00.000Z', set: {} as never },
        text: `<p>Text ${query.version}</p>`,
      }),
      ...more,
    },
  })

it('tells who saved each version, when, what changed, the note and how many answered it', async () => {
  history()
  const all = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem')
  expect(all).toHaveLength(3)
  expect(all[1]).toHaveTextContent(/Version 2.*2 Nov.*Ada Byron.*20 answers.*Clearer words/)
  expect(all[1]).toHaveTextContent('Changed: text, key')
  expect(all[0]).toHaveTextContent('Version 3 (now)')
})

it('compares two of them', async () => {
  const { user } = history()
  await user.click(await screen.findByRole('checkbox', { name: 'Version 3 (now)' }))
  await user.click(screen.getByRole('checkbox', { name: 'Version 1' }))
  const text = await screen.findByRole('region', { name: 'Question Text' })
  expect(text).toHaveTextContent(/Version 1\s*Text 1\s*Version 3\s*Text 3/)
  // Below the heading of the card, which is of level 2.
  expect(within(text).getByRole('heading', { level: 3 })).toBeVisible()
})

it('restores one on top, and says what comes of it', async () => {
  const { user, network } = history({ [restoreCall]: { version: 4 } })
  const restore = async () => {
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 1?' })
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
  }
  await restore()
  expect(await screen.findByText('Version 1 is restored as version 4.')).toBeVisible()
  expect(network.requestsOf(restoreCall)[0]?.body).toEqual({
    questionId: 42,
    restore: 1,
    version: 3,
  })
  network.answer({ [restoreCall]: refusal(409, 'Somebody has saved it since.') })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await restore()
  expect(await screen.findByText('Somebody has saved it since.')).toBeVisible()
})

it('tells where a question is used', async () => {
  renderScreen(<UsageView questionId={42} />, {
    role: 'Admin',
    calls: {
      [usageCall]: {
        questionAssignments: [makeFiling()],
        papers: [{ paperId: 1, title: 'ESAT 2024', sectionNo: 'Physics', paperQuestion: 7 }],
        videos: [{ videoId: 'v', title: 'Falling', academyTitle: 'Mechanics' }],
        ...{ openSets: 2, finishedSets: 31, lastUsedAt: '2026-11-27T10:00:00.000Z' },
        corrections: [],
      },
      [correctionsCall]: [makeCorrection({ by: 'Ada Byron', reason: 'Wrong key' })],
    },
  })
  expect(await screen.findByText('ESAT 2024, Physics, question 7')).toBeVisible()
  expect(screen.getByText('ESAT › Physics › Mechanics › Forces')).toBeVisible()
  expect(screen.getByText('Falling (Mechanics)')).toBeVisible()
  expect(screen.getByText('31')).toBeVisible()
  expect(await screen.findByText('Wrong key')).toBeVisible()
})
