import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PieceRead, pieceCall, type VersionRead, versionCall } from '../submissions.queries.ts'
import { makeMarked, makePiece, makeVersionRow, testPieceId } from '../submissions.testing.ts'
import { openPiece } from './piece.testing.tsx'

const withdrawCall = 'POST /Writing/Writing/Withdraw'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const ids = [testUid(201), testUid(202), testUid(203)] as const

const texts = ['I read law at school.', 'I read good law at school.']

const pending = makeVersionRow({
  ...{ versionId: ids[1], number: 2, state: 'pending', markedAt: null, percent: null, words: 4 },
  ...{ dueAt: '2026-12-01T23:59:59Z', handedInAt: '2026-11-24T10:00:00Z', overall: null },
})
const marked = makeVersionRow({ versionId: ids[0], number: 1, words: 3 })

const piece = (changes: Partial<PieceRead> = {}) =>
  makePiece({
    versions: [pending, marked],
    openItem: {
      ...{ itemId: testUid(301), versionId: ids[1], number: 2, state: 'pending' },
      ...{ dueAt: '2026-12-01T23:59:59Z', mayWithdraw: true },
    },
    draft: {
      ...{ revision: 3, savedAt: '2026-11-27T10:00:00Z', device: null },
      parts: [partOfText('I read good old law at school.')],
    },
    ...changes,
  })

function version(number: 1 | 2, changes: Partial<VersionRead> = {}): VersionRead {
  const read = makeMarked(texts[number - 1] ?? '', [])
  return { ...read, number, versionId: ids[number - 1] ?? '', markings: [], ...changes }
}

const open = (more = '', read = piece(), changes: Partial<VersionRead> = {}) =>
  openPiece(
    read,
    {
      [versionCall]: ({ query }) => version(query.versionId === ids[0] ? 1 : 2, changes),
    },
    { more: `&view=versions${more}` },
  )

const cardOf = async (number: number) =>
  within(await screen.findByRole('region', { name: `Version ${number}` }))

describe('the list of versions', () => {
  it('says how each stands, how it was made and how long it is', async () => {
    open()
    const newest = await cardOf(2)
    expect(newest.getByText('Pending')).toBeVisible()
    expect(newest.getByText(/Written here · 4 words · marked by Tue 1 Dec/)).toBeVisible()
    const first = await cardOf(1)
    expect(first.getByText('Marked')).toBeVisible()
    expect(first.getByText(/63%/)).toBeVisible()
    expect(first.getByRole('link', { name: 'See marking of version 1' })).toHaveAttribute(
      'href',
      `/resources/submissions?tab=essays&piece=${testPieceId}&view=marking&version=1`,
    )
    expect(newest.queryByRole('link', { name: /See marking/ })).toBeNull()
    expect(first.queryByRole('button', { name: /Withdraw/ })).toBeNull()
    await expectNoAxeViolations()
  })

  it('says of a scan that its words are not counted', async () => {
    open('', piece({ versions: [makeVersionRow({ number: 1, source: 'pdf', words: 0 })] }))
    expect((await cardOf(1)).getByText(/PDF · words not counted/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Compare them' })).toBeNull()
  })

  it('takes back what nobody has begun to mark', async () => {
    const { user, network } = open()
    const versions = [{ ...pending, state: 'withdrawn' as const }, marked]
    network.answer({
      [withdrawCall]: () => {
        network.answer({ [pieceCall]: piece({ versions, openItem: null }) })
        return undefined
      },
    })
    await user.click((await cardOf(2)).getByRole('button', { name: 'Withdraw version 2' }))
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Withdraw version 2?' })).getByRole('button', {
        name: 'Withdraw',
      }),
    )
    expect(await screen.findByText('Version 2 is withdrawn.')).toBeVisible()
    expect(network.requestsOf(withdrawCall)[0]?.body).toEqual({ versionId: ids[1] })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'On punishment' })).toHaveFocus(),
    )
  })

  it('says what comes here while nothing is handed in', async () => {
    open('', makePiece())
    expect(await screen.findByText('Nothing is handed in yet')).toBeVisible()
  })
})

describe('a version', () => {
  it('is read as it was handed in, with the note to the marker', async () => {
    const { user } = open('', piece(), { note: 'Is the end too short?' })
    await user.click((await cardOf(1)).getByRole('link', { name: 'Read version 1' }))
    expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeVisible()
    expect(await screen.findByText('I read law at school.', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('Is the end too short?')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All versions' }))
    expect(await cardOf(2)).toBeDefined()
    // The link went with what it stood in.
    expect(screen.getByRole('tab', { name: /^Versions/ })).toHaveFocus()
    await user.click((await cardOf(1)).getByRole('link', { name: 'See marking of version 1' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Marking/ })).toHaveFocus())
  })

  it('says that it could not be loaded, and is asked for again', async () => {
    const { user, network } = open('&version=1')
    network.answer({ [versionCall]: new ApiError({ status: 400, message: 'No luck.' }) })
    expect(await screen.findByText('Version 1 could not be loaded')).toBeVisible()
    network.answer({ [versionCall]: version(1) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('I read law at school.', { selector: 'p' })).toBeVisible()
  })
})

describe('comparing', () => {
  it('shows two versions side by side, and the draft with either', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: 'Compare them' }))
    expect(await screen.findByText('1 word in, 0 out')).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Versions/ })).toHaveFocus()
    expect(screen.getByText('In Version 2:')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'With' }), 'Your draft')
    await user.click(screen.getByRole('link', { name: 'Compare them' }))
    expect(await screen.findByText('2 words in, 0 out')).toBeVisible()
    expect(address()).toBe(
      `/resources/submissions?tab=essays&piece=${testPieceId}&view=versions&version=1&against=draft`,
    )
  })

  it('is opened by an address of two versions alone', async () => {
    openPiece(
      piece(),
      { [versionCall]: ({ query }) => version(query.versionId === ids[0] ? 1 : 2) },
      { more: '&version=2&against=1' },
    )
    expect(await screen.findByText('1 word in, 0 out')).toBeVisible()
  })

  it('asks for two texts that are not the same', async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'With' }), 'Version 1')
    expect(screen.getByText('Choose another text')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Compare them' })).toBeNull()
  })
})
