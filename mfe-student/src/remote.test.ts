// @vitest-environment jsdom
import type { Viewer } from '@portal/shared/contract'
import { makeClaims } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import remote from './remote.ts'

const screens = remote.features.flatMap((feature) => feature.screens)

const viewer = (hasClaim: boolean, allowList: string[] = []): Viewer => ({
  claims: makeClaims({ hasQuestionBank: hasClaim, email: 'Ada@Portal.test' }),
  settings: { isDemo: true, helpChatUrl: '', reviewUrl: '', allowList },
})

it.each([
  ['with the claim', viewer(true), true],
  ['without it', viewer(false), false],
  ['on the allow-list, in any letter case', viewer(false, ['ada@portal.test']), true],
])('opens Learn and flags to a student %s: %#', (_name, who, expected) => {
  const held = screens.filter(({ path }) => /\/learn|\/flagged-question-view/.test(path))
  expect(held).toHaveLength(4)
  expect(held.every((screen) => screen.needs?.(who) === expected)).toBe(true)
})

it('keeps the results of diagnostic tests open to those whose programme has ended', () => {
  const results = screens.filter(({ path }) => path.startsWith('/diagnostic-test-results'))
  expect(results.map(({ afterProgramme, needs }) => [afterProgramme, needs])).toEqual(
    Array(3).fill([true, undefined]),
  )
})

const claimed = (changes: Parameters<typeof makeClaims>[0]): Viewer => ({
  ...viewer(true),
  claims: makeClaims(changes),
})
const menu = remote.features.flatMap((feature) => feature.menu ?? [])

it.each([
  ['/seminars', 'Live sessions with our tutors, with recordings.', { hasSeminar: false }],
  ['/courses', 'Weekend courses with a timetable and materials.', { hasCourses: false }],
])(
  'says on all pages of %s what is locked, to whom the programme has not got it',
  (path, text, lacking) => {
    const pages = screens.filter((screen) => screen.path.startsWith(path))
    expect(pages).toHaveLength(2)
    for (const { locked, lockedText } of pages) {
      expect(lockedText).toBe(text)
      expect(locked?.(claimed(lacking))).toBe(true)
      expect(locked?.(claimed({}))).toBe(false)
    }
    const item = menu.find((one) => one.path === path)
    expect(item?.locked?.(claimed(lacking))).toBe(true)
    expect(item?.locked?.(claimed({}))).toBe(false)
  },
)

it('has no courses for students with a head start', () => {
  const pages = screens.filter((screen) => screen.path.startsWith('/courses'))
  const item = menu.find(({ path }) => path === '/courses')
  for (const isHeadStart of [true, false]) {
    const who = claimed({ isHeadStart })
    expect(pages.map(({ needs }) => needs?.(who))).toEqual([!isHeadStart, !isHeadStart])
    expect(item?.visible?.(who)).toBe(!isHeadStart)
  }
})
