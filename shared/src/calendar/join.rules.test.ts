import { expect, test } from 'vitest'
import { hostOf } from './join.rules.ts'

test('a link is named by its host, and what is no address by nothing', () => {
  expect(hostOf('https://meet.example:8443/a?b=https://other.example')).toBe('meet.example:8443')
  expect(hostOf('meet')).toBe('')
})
