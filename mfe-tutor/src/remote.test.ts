// @vitest-environment jsdom
import { expect, it } from 'vitest'
import remote from './remote.ts'

it('opens Learn, flags and results to every tutor, whatever their students have bought', () => {
  const screens = remote.features.flatMap((feature) => feature.screens)
  const shared = screens.filter(({ path }) => /\/learn|flagged-question|diagnostic/.test(path))
  expect(shared.map(({ needs, roles }) => needs ?? roles)).toEqual(Array(7).fill(undefined))
})
