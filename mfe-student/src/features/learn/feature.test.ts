// @vitest-environment jsdom
import { accessOfPath, type Viewer } from '@portal/shared/contract'
import { makeClaims } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { learnFeature } from './feature.ts'

const viewer = (hasClaim: boolean, allowList: string[] = []): Viewer => ({
  claims: makeClaims({ hasQuestionBank: hasClaim, email: 'Ada@Portal.test' }),
  settings: { isDemo: true, helpChatUrl: '', reviewUrl: '', allowList },
})

it.each([
  ['with the claim', viewer(true), true],
  ['without it', viewer(false), false],
  ['on the allow-list, in any letter case', viewer(false, ['ada@portal.test']), true],
])('opens Learn to a student %s: %#', (_name, who, expected) => {
  expect(learnFeature.screens.every((screen) => screen.needs?.(who) === expected)).toBe(true)
})

it('stands on paths of students alone', () => {
  expect(learnFeature.screens.map(({ path }) => accessOfPath(path))).toEqual([
    ['Student'],
    ['Student'],
    ['Student'],
  ])
})
