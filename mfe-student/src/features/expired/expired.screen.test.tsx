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
} from '@portal/shared/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import ExpiredScreen from './expired.screen.tsx'

const info = 'GET /User/Student/GetInfo'

const renderExpired = (options: RenderScreenOptions = {}) =>
  renderScreen(<ExpiredScreen />, { path: '/expired', route: '/expired', ...options })

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
      calls: { [info]: { isExpired: true } },
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
    page.network.answer({ [info]: { isExpired: true } })
    await page.user.click(again)
    expect(await screen.findByRole('heading', { name: 'Your programme has ended' })).toBeVisible()
  })
})
