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
