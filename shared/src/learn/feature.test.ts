// @vitest-environment jsdom
import { accessOfPath } from '@portal/shared/contract'
import { expect, it } from 'vitest'
import { learnFeature } from './feature.ts'

const load = async () => ({ default: () => null })
const pages = { home: load, subject: load, page: load }

it.each([
  ['/resources/question-bank/learn', ['Student']],
  ['/resources/tutor/question-bank/learn', ['Tutor', 'Senior Tutor']],
] as const)('at %s it is there for %s alone', (base, roles) => {
  const { screens } = learnFeature(base, pages)
  expect(screens.map(({ path }) => accessOfPath(path))).toEqual([roles, roles, roles])
})

it('takes what a role says of it on every page', () => {
  const needs = () => true
  const { screens } = learnFeature('/resources/question-bank/learn', pages, { needs })
  expect(screens.map((screen) => screen.needs)).toEqual([needs, needs, needs])
})

it.each([
  [0, {}, [['GET /training/api/Learning/GetAllLearning']]],
  [
    1,
    { subject: '12-mechanics' },
    [['GET /training/api/LearnTopic/GetAllTopic', { query: { learningId: 12 } }]],
  ],
  [1, { subject: 'mechanics' }, []],
  [2, { id: '30' }, [['GET /training/api/LearnTopic/GetContent', { query: { subTopicId: 30 } }]]],
  [2, { id: 'x' }, []],
])('page %s begins, with %j, by reading %j', (at, params, keys) => {
  const { screens } = learnFeature('/resources/question-bank/learn', pages)
  const reads = screens[at]?.firstReads?.({ params }) ?? []
  expect(reads.map(({ queryKey }) => queryKey)).toEqual(keys)
})
