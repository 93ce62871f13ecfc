import { queryOf, useQuery } from '@portal/shared/query'
import { act, renderScreen, screen } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { noteDrawn, useSettled } from './settled.ts'

function Page() {
  const { data } = useQuery(queryOf('GET /user/student/booking-light'))
  return (
    <p>
      {data?.programName ?? 'Loading'}, {useSettled() ? 'settled' : 'busy'}
    </p>
  )
}

it('has settled when the page is drawn and its data is there, and not before', async () => {
  let answer: (data: { programName: string; isUnlimited: boolean }) => void = () => undefined
  const data = new Promise<{ programName: string; isUnlimited: boolean }>((resolve) => {
    answer = resolve
  })
  renderScreen(<Page />, { calls: { 'GET /user/student/booking-light': () => data } })
  const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  await idle()
  expect(screen.getByText('Loading, busy')).toBeVisible()
  noteDrawn()
  await idle()
  expect(screen.getByText('Loading, busy')).toBeVisible()
  answer({ programName: 'Half Blue', isUnlimited: false })
  expect(await screen.findByText('Half Blue, settled')).toBeVisible()
})

it('stays settled for all that comes later', () => {
  renderScreen(<Page />, {
    calls: { 'GET /user/student/booking-light': () => new Promise(() => undefined) },
  })
  expect(screen.getByText('Loading, settled')).toBeVisible()
  vi.restoreAllMocks()
})
