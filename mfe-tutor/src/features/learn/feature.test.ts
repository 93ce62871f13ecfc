// @vitest-environment jsdom
import { accessOfPath } from '@portal/shared/contract'
import { expect, it } from 'vitest'
import { learnFeature } from './feature.ts'

it('is open to every tutor, on paths of tutors alone', () => {
  expect(learnFeature.screens.map(({ needs }) => needs)).toEqual([undefined, undefined, undefined])
  const tutors = ['Tutor', 'Senior Tutor']
  expect(learnFeature.screens.map(({ path }) => accessOfPath(path))).toEqual([
    tutors,
    tutors,
    tutors,
  ])
})
