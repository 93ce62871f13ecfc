import {
  contractNumber,
  defineFeature,
  defineRemote,
  lacks,
  type MenuEntry,
  type Remote,
  type Role,
  type Screen,
  type Viewer,
} from '@portal/shared/contract'
import { type FakeCalls, makeClaims } from '@portal/shared/testing'
import { BookOpen, Circle, Home, LifeBuoy } from 'lucide-react'

/** A screen that shows its title. */
export function screen(path: string, title: string, more: Partial<Screen> = {}): Screen {
  const load = async () => ({ default: () => <h1>{title}</h1> })
  return { id: path, path, title, load, ...more }
}

/** A menu entry for a path. */
export function entry(id: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry {
  return { id, label: id, icon: Circle, order, ...more }
}

/** Somebody to look at menus and breadcrumbs. */
export function viewer(
  claims: Parameters<typeof makeClaims>[0] = {},
  settings: Partial<Viewer['settings']> = {},
): Viewer {
  return {
    claims: makeClaims(claims),
    settings: { isDemo: false, helpChatUrl: '', reviewUrl: '', allowList: [], ...settings },
  }
}

/** A made-up remote with these screens. */
export const remoteOf = (screens: readonly Screen[], more: Partial<Remote> = {}): Remote => ({
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: { version: '1', commit: 'c' },
  features: [{ id: 'all', screens }],
  ...more,
})

/** A student's remote in small, with a section, a locked entry and one that opens a chat. */
export const studentRemote = defineRemote({
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: { version: '1', commit: 'c' },
  features: [
    defineFeature({
      id: 'main',
      screens: [
        screen('/', 'Dashboard'),
        screen('/resources', 'Resources'),
        screen('/resources/question-bank', 'Question bank'),
        screen('/resources/question-bank/revise', 'Revise'),
        screen('/resources/question-bank/revise/:subject', 'Sets'),
        screen('/resources/question-bank/revise/:subject/:start', 'Question set'),
        screen('/courses', 'Courses', { locked: lacks('courses') }),
      ],
      menu: [
        entry('courses', 40, {
          label: 'Courses',
          path: '/courses',
          visible: ({ claims }) => !claims.isHeadStart,
          locked: lacks('courses'),
        }),
        entry('home', 10, { label: 'Dashboard', icon: Home, path: '/', mobile: true }),
        entry('resources', 20, { label: 'Resources', icon: BookOpen, path: '/resources' }),
        entry('bank', 10, {
          label: 'Question bank',
          parent: 'resources',
          path: '/resources/question-bank',
          mobile: true,
        }),
        entry('revise', 20, {
          label: 'Revise',
          parent: 'resources',
          path: '/resources/question-bank/revise',
          mobile: true,
        }),
        entry('help', 50, { label: 'Help', icon: LifeBuoy, opens: 'helpChatUrl' }),
      ],
    }),
  ],
})

/** What My account asks for. */
export const accountCalls = (role: Role): FakeCalls => ({
  'GET /User/Account/GetMe': { ...me, role },
  'GET /User/Account/GetPreferences': { preferences: [] },
  'GET /User/Account/GetQuietHours': { isOn: true, from: '21:00', to: '07:00' },
  'GET /Authentication/Session/GetSessions': { sessions: [] },
  'GET /User/Account/GetDeletionRequest': null,
})

/** What the server says of the student who is signed in. */
export const me = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'student@portal.test',
  role: 'Student' as const,
  timeZone: 'Europe/London',
  hasPicture: false,
  schools: [{ id: '00000000-0000-4000-8000-000000000002', name: 'Hill School' }],
}
