// @vitest-environment jsdom
import { holds, type Viewer } from '@portal/shared/contract'
import { makeClaims } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { questionBankFeature } from './feature.ts'

const viewer = (hasClaim: boolean, allowList: string[] = []): Viewer => ({
  claims: makeClaims({ hasQuestionBank: hasClaim, email: 'Ada@Portal.test' }),
  settings: { isDemo: true, helpChatUrl: '', reviewUrl: '', allowList },
})

it.each([
  ['with the claim', viewer(true), true],
  ['without it', viewer(false), false],
  ['on the allow-list, in any letter case', viewer(false, ['ada@portal.test']), true],
  ['with another address on the list', viewer(false, ['bea@portal.test']), false],
])('opens the question bank to a student %s: %#', (_name, who, expected) => {
  expect(holds('questionBank')(who)).toBe(expected)
  expect(questionBankFeature.screens.every((screen) => screen.needs?.(who) === expected)).toBe(true)
  expect(questionBankFeature.menu?.[0]?.visible?.(who)).toBe(expected)
})
