// @vitest-environment jsdom
import type { MenuEntry, Remote, Screen } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { entry, screen, studentRemote, viewer } from './frame.testing.tsx'
import { currentEntry, type MenuNode, menuOf, mobileMenu, sectionOf } from './menu.rules.ts'

function remoteWith(screens: readonly Screen[], menu: readonly MenuEntry[]): Remote {
  return { ...studentRemote, features: [{ id: 'f', screens, menu }] }
}

/** `Resources[Question bank, Revise*]`, with a star for locked. */
function inShort(menu: readonly MenuNode[]): string {
  return menu
    .map(({ label, locked, children }) => {
      const inside = children.length > 0 ? `[${inShort(children)}]` : ''
      return `${label}${locked ? '*' : ''}${inside}`
    })
    .join(', ')
}

describe('menuOf', () => {
  it.each([
    [
      'everything, in order',
      viewer({}, { helpChatUrl: 'https://chat.test' }),
      'Dashboard, Resources[Question bank, Revise], Courses, Help',
    ],
    [
      'no chat without an address',
      viewer(),
      'Dashboard, Resources[Question bank, Revise], Courses',
    ],
    [
      'a lock where the flag is false',
      viewer({ hasCourses: false }),
      'Dashboard, Resources[Question bank, Revise], Courses*',
    ],
    [
      'nothing that is not visible',
      viewer({ isHeadStart: true }),
      'Dashboard, Resources[Question bank, Revise]',
    ],
  ])('%s', (_, who, expected) => {
    expect(inShort(menuOf(studentRemote, who))).toBe(expected)
  })

  it('leaves out entries whose screen does not exist, and sections that are left empty', () => {
    const remote = remoteWith(
      [screen('/', 'Home'), screen('/admin', 'Admin', { roles: ['Admin'] })],
      [
        entry('home', 10, { path: '/' }),
        entry('later', 20, { path: '/later' }),
        entry('admin', 30, { path: '/admin' }),
        entry('operations', 40, { startsOpen: true }),
        entry('child', 10, { parent: 'operations', path: '/also-later' }),
      ],
    )
    expect(inShort(menuOf(remote, viewer()))).toBe('home')
    expect(inShort(menuOf(remote, viewer({ role: 'Admin' })))).toBe('home, admin')
  })

  it('shows roles what is theirs, and hides children with their section', () => {
    const remote = remoteWith(
      [screen('/a', 'A'), screen('/b', 'B')],
      [
        entry('section', 10, { roles: ['Senior Tutor'] }),
        entry('a', 10, { parent: 'section', path: '/a' }),
        entry('b', 20, { path: '/b', roles: ['Tutor'] }),
      ],
    )
    expect(inShort(menuOf(remote, viewer({ role: 'Senior Tutor' })))).toBe('section[a]')
    expect(inShort(menuOf(remote, viewer({ role: 'Tutor' })))).toBe('b')
  })

  it('asks labels that depend on the viewer', () => {
    const remote = remoteWith(
      [screen('/', 'Home')],
      [entry('home', 10, { path: '/', label: ({ claims }) => claims.email })],
    )
    expect(inShort(menuOf(remote, viewer({ email: 'a@b.c' })))).toBe('a@b.c')
  })
})

describe('where one is', () => {
  const menu = menuOf(studentRemote, viewer())

  it.each([
    ['/', 'home', undefined],
    ['/resources', 'resources', 'resources'],
    ['/Resources/', 'resources', 'resources'],
    ['/resources/library', 'resources', 'resources'],
    ['/resources/question-bank/learn', 'bank', 'resources'],
    ['/resources/question-bank/revise/physics/3', 'revise', 'resources'],
    ['/resources-elsewhere', undefined, undefined],
    ['/courses', 'courses', undefined],
  ])('%s belongs to %s in %s', (path, id, section) => {
    expect(currentEntry(menu, path)).toBe(id)
    expect(sectionOf(menu, currentEntry(menu, path))).toBe(section)
  })
})

describe('mobileMenu', () => {
  it('has the marked entries in the bar and every other in the drawer', () => {
    const { bar, more } = mobileMenu(menuOf(studentRemote, viewer()))
    expect(bar.map(({ id }) => id)).toEqual(['home', 'bank', 'revise'])
    expect(more.map(({ id }) => id)).toEqual(['resources', 'courses'])
  })

  it('never has more than four in the bar', () => {
    const paths = ['/a', '/b', '/c', '/d', '/e']
    const remote = remoteWith(
      paths.map((path) => screen(path, path)),
      paths.map((path, i) => entry(path, i, { path, mobile: true })),
    )
    const { bar, more } = mobileMenu(menuOf(remote, viewer()))
    expect(bar).toHaveLength(4)
    expect(more.map(({ id }) => id)).toEqual(['/e'])
  })
})
