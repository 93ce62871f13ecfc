import { leaveNotice } from '@portal/shared/session'
import { renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { noteDrawn } from '../routing/settled.ts'
import { useArrivalNotice } from './use-arrival-notice.ts'

function Page() {
  useArrivalNotice()
  return null
}

it('says once what the page before left to be said', async () => {
  noteDrawn()
  leaveNotice('The student view has ended.')
  const first = renderScreen(<Page />)
  expect(await screen.findByText('The student view has ended.')).toBeVisible()
  first.unmount()
  expect(sessionStorage).toHaveLength(0)
})
