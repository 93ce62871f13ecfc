import { ApiError } from '@portal/shared/api'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import {
  act,
  expectNoAxeViolations,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import ExpiredScreen from './expired.screen.tsx'

const info = 'GET /User/Student/GetInfo'

const tests = 'GET /Exam/Diagnostic/GetResults'
const papers = 'GET /Exam/Simulate/GetPastSittings'
const sets = 'GET /Revise/api/Revise/GetPastSets'
const nothingDone = {
  [tests]: [],
  [papers]: { sittings: [], totalCount: 0 },
  [sets]: { sets: [], totalCount: 0 },
}

const renderExpired = ({ calls, ...options }: RenderScreenOptions = {}) =>
  renderScreen(<ExpiredScreen />, {
    path: '/expired',
    route: '/expired',
    calls: { ...nothingDone, ...calls },
    ...options,
  })

describe('the page of an ended programme', () => {
  it('says how to go on, and lets one sign out', async () => {
    const page = renderExpired({
      settings: { helpChatUrl: 'https://chat.example/help' },
      calls: { [info]: { isExpired: true } },
    })
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Chat with our help team/ })).toHaveAttribute(
      'href',
      'https://chat.example/help',
    )
    await expectNoAxeViolations()
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(useSession.getState().status).toBe('signed-out')
  })

  it.each<[string, RenderScreenOptions]>([
    ['a student whose programme is on', { calls: { [info]: { isExpired: false } } }],
    ['a parent who views as a student', { claims: { isImpersonating: true } }],
  ])('sends %s to the dashboard', async (_, options) => {
    const page = renderExpired(options)
    await waitFor(() => expect(page.address()).toBe('/'))
  })

  it('leads to the account, which is still the student’s own', async () => {
    renderExpired({ calls: { [info]: { isExpired: true } } })
    expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/expired#my-account',
    )
    expect(useSession.getState().hasEnded).toBe(true)
  })

  it('believes the server of now, not what was known when the programme was on', async () => {
    function FromBefore() {
      const client = useQueryClient()
      useState(() => client.setQueryData(keyOf(info), { isExpired: false }))
      return <ExpiredScreen />
    }
    const page = renderScreen(<FromBefore />, {
      path: '/expired',
      route: '/expired',
      calls: { ...nothingDone, [info]: { isExpired: true } },
    })
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
    expect(page.address()).toBe('/expired')
  })

  it('lets a student go on whose programme was renewed', async () => {
    const page = renderExpired({ calls: { [info]: { isExpired: false } } })
    act(() => useSession.setState({ hasEnded: true }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(useSession.getState().hasEnded).toBe(false)
  })

  it('can be asked again when the server fails, and left', async () => {
    const page = renderExpired({ calls: { [info]: new ApiError({ status: 500, message: 'Oh' }) } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    page.network.answer({ ...nothingDone, [info]: { isExpired: true } })
    await page.user.click(again)
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
  })

  it('shows what was finished, each to be looked at, a page at a time', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const finishedAt = '2026-03-01T10:00:00.000Z'
    const done = { id, finishedAt, correct: 7, answered: 9, total: 10, timeMs: 60_000 }
    const set = {
      ...done,
      kind: 'revise',
      subjectSlug: 'mechanics',
      startedAt: finishedAt,
    } as const
    const page = renderExpired({
      calls: {
        [info]: { isExpired: true },
        [tests]: [{ ...done, studentName: 'Ada Byron', sections: [] }],
        [papers]: {
          sittings: [
            {
              id,
              title: 'ESAT 2024',
              finishedAt,
              parts: [
                { sectionNo: 'Physics', score: 17.5, maximum: 27, timeMs: 1 },
                { sectionNo: 'Biology', score: null, maximum: 27, timeMs: 0 },
              ],
            },
          ],
          totalCount: 1,
        },
        [sets]: { sets: [{ ...set, title: 'Mechanics' }], totalCount: 21 },
      },
    })
    const paper = await screen.findByRole('table', { name: 'Papers' })
    expect(paper).toHaveTextContent('Physics: 17.5 of 27Biology: not started')
    expect(within(paper).getByRole('link', { name: 'ESAT 2024' })).toHaveAttribute(
      'href',
      `/resources/question-bank/simulate/solutions/${id}`,
    )
    expect(
      within(screen.getByRole('table', { name: 'Diagnostic tests' })).getByRole('link'),
    ).toHaveAttribute('href', `/diagnostic-test-results-v2/${id}`)
    const finishedSets = screen.getByRole('table', { name: 'Question sets' })
    expect(finishedSets).toHaveTextContent('7 of 10')
    await page.user.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(page.address()).toBe('/expired?sets-page=2'))
    expect(page.network.requestsOf(sets).at(-1)?.query).toMatchObject({ pageNo: '2' })
    await expectNoAxeViolations()
  })

  it('keeps one list that fails from the others', async () => {
    const page = renderExpired({
      calls: {
        [info]: { isExpired: true },
        [papers]: new ApiError({ status: 500, message: 'Oh' }),
      },
    })
    expect(await screen.findByText('Papers could not be loaded')).toBeVisible()
    page.network.answer({ ...nothingDone, [info]: { isExpired: true } })
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Papers could not be loaded')).toBeNull())
  })
})
