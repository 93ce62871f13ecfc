import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { both, card, listOf, openList, path } from './list/list.testing.tsx'
import { essaysCall, statementsCall } from './submissions.queries.ts'
import { makeEssay, makeLast, makeStatement, testPieceId } from './submissions.testing.ts'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

describe('the list', () => {
  it('says how each essay stands, and leads to it', async () => {
    const marked = makeLast({ state: 'marked', markedAt: '2026-11-25T10:00:00Z', percent: 63 })
    openList({
      [essaysCall]: listOf([
        makeEssay({ title: 'First' }),
        makeEssay({ id: testUid(2), title: 'Second', last: makeLast() }),
        makeEssay({ id: testUid(3), title: 'Third', last: makeLast({ state: 'overdue' }) }),
        makeEssay({ id: testUid(4), title: 'Fourth', last: marked }),
      ]),
    })
    const first = await card('First')
    expect(first.getByText('Draft')).toBeVisible()
    expect(first.getByRole('link', { name: 'Continue writing First' })).toHaveAttribute(
      'href',
      `${path}?tab=essays&piece=${testPieceId}`,
    )
    expect((await card('Second')).getByText('Pending')).toBeVisible()
    expect((await card('Second')).getByText('Version 1 · Marked by Fri 27 Nov')).toBeVisible()
    expect((await card('Third')).getByText('Overdue')).toBeVisible()
    const fourth = await card('Fourth')
    expect(fourth.getByText('Version 1 marked Wed 25 Nov · 63%')).toBeVisible()
    expect(fourth.getByRole('link', { name: 'See marking Fourth' })).toHaveAttribute(
      'href',
      `${path}?tab=essays&piece=${testUid(4)}&view=marking&version=1`,
    )
    await expectNoAxeViolations()
  })

  it('shows statements in a tab of their own', async () => {
    const { user, address } = openList({
      [statementsCall]: { personalStatements: [makeStatement()], totalCount: 1 },
    })
    await user.click(await screen.findByRole('tab', { name: 'Personal statements' }))
    const one = await card('Law statement')
    expect(one.getByText('Law · entry 2027 · 3,210 characters')).toBeVisible()
    expect(address()).toBe(`${path}?tab=statements`)
  })

  it('says what comes here while there is nothing', async () => {
    openList()
    expect(await screen.findByText('No essays yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'New essay' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()
  })

  it('says that it could not be loaded', async () => {
    openList({ [essaysCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('Your essays could not be loaded')).toBeVisible()
  })

  it('is asked for by state and order, twenty at a time', async () => {
    const { user, network, address } = openList({ [essaysCall]: listOf([makeEssay()], 45) })
    await card('On punishment')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Marked')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By title')
    await waitFor(() =>
      expect(network.requestsOf(essaysCall).at(-1)?.query).toEqual({
        ...{ pageNo: '1', pageSize: '20', state: 'marked', sort: 'title' },
      }),
    )
    expect(address()).toBe(`${path}?state=marked&sort=title`)
    expect(await screen.findByRole('navigation', { name: 'Pages of essays' })).toBeVisible()
  })

  it('changes when the server tells of a marking', async () => {
    const { network } = openList({ [essaysCall]: listOf([makeEssay({ last: makeLast() })]) })
    expect((await card('On punishment')).getByText('Pending')).toBeVisible()
    const last = makeLast({ state: 'marked', markedAt: '2026-11-28T09:00:00Z' })
    network.answer({ [essaysCall]: listOf([makeEssay({ last })]) })
    await act(async () => tellLive())
    expect(await screen.findByText('Marked')).toBeVisible()
  })
})

describe('without a right', () => {
  it('its tab is locked, and what was written stays to be read', async () => {
    openList(
      { [essaysCall]: listOf([makeEssay()]) },
      { claims: { hasEssaySubmission: false, hasPsSubmission: true }, at: `${path}?tab=essays` },
    )
    expect(await screen.findByText('Essay marking is not part of your programme')).toBeVisible()
    expect(
      (await card('On punishment')).getByRole('link', { name: 'Read On punishment' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'New essay' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('of one kind the other kind is open at first', async () => {
    openList({}, { claims: { hasEssaySubmission: false, hasPsSubmission: true } })
    expect(await screen.findByText('No personal statements yet')).toBeVisible()
  })
})

it('changes nothing for a parent who looks on', async () => {
  const { user } = openList(
    { [essaysCall]: listOf([makeEssay()]) },
    { claims: { ...both, isImpersonating: true } },
  )
  expect(
    (await card('On punishment')).getByRole('link', { name: 'Read On punishment' }),
  ).toBeVisible()
  const button = screen.getByRole('button', { name: 'New essay' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})
