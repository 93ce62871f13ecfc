// @vitest-environment jsdom
import { singletons } from '@portal/shared/build'
import { expect, test } from 'vitest'
import { provided } from './federation.ts'

test('the shell gives the remotes everything that their builds leave to it', () => {
  expect(Object.keys(provided).sort()).toEqual([...singletons].sort())
})
