import { ApiError } from '@portal/shared/api'
import { renderScreen, screen, testUid } from '@portal/shared/testing'
import { expect, test } from 'vitest'
import { Announcements } from './announcements.tsx'

test('an announcement whose time is up meanwhile stays closed, one that fails comes back', async () => {
  const [over, running] = [testUid(1), testUid(2)]
  const span = { text: 'About it.', html: null, from: '2027-03-01', to: '2027-03-08' }
  const items = [
    { id: over, title: 'Over', ...span },
    { id: running, title: 'Running', ...span },
  ]
  const { user } = renderScreen(<Announcements items={items} />, {
    calls: {
      'POST /Announcement/Announcement/Dismiss': ({ body }) =>
        body.announcementId === over
          ? new ApiError({ status: 404, message: 'The announcement was not found.' })
          : new ApiError({ status: 500, message: 'The server could not answer.' }),
    },
  })
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await user.click(button)
  expect(await screen.findByText(/The server could not answer/)).toBeVisible()
  expect(screen.getByText('Running')).toBeVisible()
  expect(screen.queryByText('Over')).toBeNull()
  expect(screen.queryByText(/was not found/)).toBeNull()
})

test('an announcement with markup shows its words, and opened what was written', async () => {
  const item = {
    ...{ id: testUid(1), title: 'Mock week', from: '2027-03-01', to: '2027-03-08' },
    text: 'Read the plan',
    html: '<p>Read the <a href="/resources">plan</a></p>',
  }
  const { user } = renderScreen(<Announcements items={[item]} />)
  expect(screen.getByText('Read the plan')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show in full', expanded: false }))
  expect(await screen.findByRole('link', { name: 'plan' })).toHaveAttribute('href', '/resources')
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Read the plan')).toBeVisible()
})
