import { contractNumber, defineRemote, type Screen } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'
import { type FakeCalls, renderScreen, screen, within } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { me } from '../frame/frame.testing.tsx'
import type { RemoteState } from '../remotes/use-remote.ts'
import { PortalPages } from './portal-pages.tsx'
import { beginUndrawn } from './settled.testing.ts'

const state = vi.hoisted(() => ({ current: { status: 'loading' } as RemoteState }))
vi.mock('../remotes/use-remote.ts', () => ({ useRemote: () => state.current }))

vi.mock('./settled.ts', () => import('./settled.testing.ts'))

const crash = () => {
  throw new Error('broken')
}
const broken: Screen = {
  id: 'broken',
  path: '/courses',
  title: 'Courses',
  load: async () => ({ default: crash }),
}
const ready = (menu: 'menu' | 'broken menu' = 'menu'): RemoteState => ({
  status: 'ready',
  loaded: {
    version: '1',
    wanted: '1',
    remote: defineRemote({
      contract: contractNumber,
      name: 'mfe-student',
      roles: ['Student'],
      build: { version: '1', commit: 'c' },
      features: [
        {
          id: 'f',
          screens: [broken],
          menu:
            menu === 'menu'
              ? []
              : [{ id: 'm', label: crash, icon: () => null, order: 1, path: '/courses' }],
        },
      ],
    }),
  },
})
const failed: RemoteState = {
  status: 'failed',
  error: new Error('down'),
  retry: async () => undefined,
}

const logo = new Blob(['logo'], { type: 'image/png' })
const calls: FakeCalls = {
  'GET /User/Account/GetMe': { ...me, hasPicture: true },
  'GET /user/Student/view-profile': new Blob(['picture'], { type: 'image/png' }),
  'GET /user/school/AuditDashboard/SchoolLogo': {
    id: me.id,
    name: 'Hill School',
    logoFilePath: '/logo.png',
  },
  'GET /user/school/AuditDashboard/DownLoad': logo,
  'GET /Notification/Alert/GetAllStudentAlert': [],
}

function Pages() {
  const claims = useSession((session) => session.claims)
  return claims ? <PortalPages claims={claims} /> : null
}

beforeEach(() => {
  beginUndrawn()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: () => undefined }),
  )
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['that is not for the role', '/accounts', ready(), 'This page is not available'],
  ['that is unknown', '/nowhere', ready(), /^Something went wrong/],
  ['that broke', '/courses', ready(), 'Courses could not be shown'],
  [
    'whose part could not be loaded',
    '/courses',
    failed,
    /^The student part .* could not be loaded/,
  ],
  [
    'whose menu broke',
    '/courses',
    ready('broken menu'),
    /^The student part .* could not be loaded/,
  ],
])('a page %s keeps bell, picture and logo', async (_, path, remote, heading) => {
  state.current = remote
  renderScreen(<Pages />, { path, role: 'Student', calls })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  const bar = within(screen.getByRole('banner'))
  expect(await bar.findByRole('button', { name: /^Notifications/ })).toBeVisible()
  const account = await bar.findByRole('button', { name: 'Your account: Ada Byron' })
  await vi.waitFor(() => expect(account.querySelector('img')).toHaveAttribute('src', 'blob:it'))
  const sidebar = screen.getByRole('navigation', { name: 'Main' })
  await vi.waitFor(() => expect(sidebar.querySelector('img')).toHaveAttribute('src', 'blob:it'))
})
