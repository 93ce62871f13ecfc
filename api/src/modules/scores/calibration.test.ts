import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { resultsOfTest } from './results.repository.ts'
import { keepReady, makeResult, makeScoredTest, predictGrade, sitPaper } from './testing.ts'

const call = 'GET /User/admin/Score/GetCalibration'
const listCall = 'GET /User/admin/Score/GetResults'

let app: TestApp
let test: Awaited<ReturnType<typeof makeScoredTest>>
let [admin, maya] = ['', '']

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  test = await makeScoredTest(app, 'ESAT')
  admin = await app.make.admin()
  maya = await app.make.student({}, { firstName: 'Maya', lastName: 'Clarke' })
  await makeResult(app, {
    ...{ studentId: maya, admissionTestId: test.testId, sectionId: test.physics, score: 6.5 },
    satOn: '2025-10-09',
  })
  // The newest from before the day counts, however near; what is of the day or later does not.
  await keepReady(app, maya, test.physics, [
    ['2025-09-20', 0.1, 0.1],
    ['2025-10-08', 0.5, 0.125],
    ['2025-10-09', 0.9, 0.1],
  ])
  await sitPaper(app, maya, test, { finishedAt: '2025-10-08T22:59:59Z', score: 3 })
  // In London it is the day of the test already; and nothing was answered in the other.
  await sitPaper(app, maya, test, { finishedAt: '2025-10-08T23:00:00Z', score: 0 })
  await sitPaper(app, maya, test, { finishedAt: '2025-10-08T22:00:00Z', score: 0 })
  await sitPaper(app, maya, test, { finishedAt: '2025-10-08T22:59:59.5Z', score: 0, answered: 0 })
  const card = { test: 'ESAT', subject: 'Physics', grade: 6, submittedAt: '2025-06-01T10:00:00Z' }
  await predictGrade(app, maya, card)
  await predictGrade(app, maya, {
    ...card,
    subject: 'Mathematics',
    grade: 8,
    submittedAt: '2025-07-01T10:00:00Z',
  })
  await predictGrade(app, maya, { ...card, grade: 2, submittedAt: '2025-10-09T10:00:00Z' })
  await predictGrade(app, maya, {
    ...card,
    test: 'TMUA',
    grade: 3,
    submittedAt: '2025-07-01T10:00:00Z',
  })
})
afterAll(() => app.close())

const calibration = async (query: object = {}) =>
  (await app.call(call, admin, { query: { admissionTestId: test.testId, ...query } })).data

describe('what was predicted before the test', () => {
  it.each([
    ['readiness', { predicted: 5, margin: 1 }, { bias: 1.5, withinMargin: 0 }],
    ['simulation', { predicted: 7, margin: null }, { bias: -0.5, withinMargin: null }],
    ['tutor', { predicted: 6, margin: null }, { bias: 0.5, withinMargin: null }],
  ])('by %s', async (predictor, expected, figures) => {
    const found = await calibration({ predictor, sectionId: test.physics })
    expect(found).toMatchObject({
      ...{ scale: 'official', range: { from: 1, to: 9, step: 0.1 }, n: 1, withoutPrediction: 0 },
      points: [{ studentId: maya, studentName: 'Maya Clarke', official: 6.5, ...expected }],
      bins: [{ isHidden: true, n: null, meanOfficial: null }],
      ...{ rankCorrelation: null, pointsLeftOut: 0, ...figures },
    })
    const { data } = await app.call(listCall, admin, {
      query: { predictor, sectionId: test.physics } as never,
    })
    expect(data.results).toMatchObject([{ ...expected, difference: figures.bias }])
  })

  it('is none where there was none, and is counted', async () => {
    const other = await app.make.student()
    await makeResult(app, {
      ...{ studentId: other, admissionTestId: test.testId, sectionId: test.physics, year: 2019 },
    })
    expect(await calibration({ yearTo: 2019 })).toMatchObject({
      ...{ scale: 'official', n: 0, withoutPrediction: 1, points: [], bins: [] },
      ...{ bias: null, meanError: null, rmse: null, withinMargin: null },
    })
    expect(await calibration({ yearFrom: 2020 })).toMatchObject({ n: 1, withoutPrediction: 0 })
  })

  it('of a part of several by a name is that of who teaches it', async () => {
    await makeResult(app, {
      ...{ studentId: maya, admissionTestId: test.testId, sectionId: test.maths, score: 7 },
    })
    const { points } = await calibration({ predictor: 'tutor', sectionId: test.maths })
    expect(points).toMatchObject([{ predicted: 8, official: 7, sectionNo: 'Mathematics 1' }])
  })
})

describe('predictions of several students', () => {
  let other: Awaited<ReturnType<typeof makeScoredTest>>
  beforeAll(async () => {
    other = await makeScoredTest(app)
    // Shares that are 6, 7, 5 and 8 by the table; what came of them; each 0.6 sure.
    for (const [share, score] of [
      [0.625, 5.5],
      [0.75, 7.5],
      [0.5, 5],
      [0.875, 7],
    ] as const) {
      const studentId = await app.make.student()
      await makeResult(app, {
        ...{ studentId, admissionTestId: other.testId, sectionId: other.physics, score },
      })
      await keepReady(app, studentId, other.physics, [['2025-09-25', share, 0.075]])
    }
  })

  it('come to the figures of the worked example', async () => {
    expect(await calibration({ admissionTestId: other.testId })).toMatchObject({
      ...{ n: 4, bias: -0.25, meanError: 0.5, rmse: 0.61, withinMargin: 75 },
      rankCorrelation: 0.8,
    })
  })

  it('are compared by their order alone where one has no table', async () => {
    const studentId = await app.make.student()
    await makeResult(app, {
      ...{ studentId, admissionTestId: other.testId, sectionId: other.maths, score: 9 },
    })
    await keepReady(app, studentId, other.maths, [['2025-09-25', 0.95, 0.1]])
    const found = await calibration({ admissionTestId: other.testId })
    expect(found).toMatchObject({
      ...{ scale: 'rank', n: 5, bins: [], bias: null, rmse: null, withinMargin: null },
      rankCorrelation: 0.9,
    })
    expect(found.points.map(({ predicted }) => predicted).sort()).toEqual([50, 62.5, 75, 87.5, 95])
    expect(
      (await calibration({ admissionTestId: other.testId, sectionId: other.physics })).scale,
    ).toBe('official')
  })

  it('are read in three statements', async () => {
    const query = { admissionTestId: other.testId }
    expect(await queriesOf(app, call, admin, { query })).toBeLessThanOrEqual(3)
  })
})

it('is not there for an unknown test, nor for years in the wrong order', async () => {
  const ask = async (query: object) =>
    (await app.call(call, admin, { query: { admissionTestId: test.testId, ...query } })).status
  expect(await ask({ admissionTestId: 999_999 })).toBe(404)
  expect(await ask({ yearFrom: 2025, yearTo: 2024 })).toBe(400)
})

it.each(['readiness', 'simulation', 'tutor'] as const)(
  'looks for what was known by %s through indexes alone',
  async (predictor) => {
    const { testId: admissionTestId } = test
    const plans = await plannedNodes(app.db, () =>
      resultsOfTest(app.db, { admissionTestId, predictor }),
    )
    const growing = [
      'official_results',
      'readiness_snapshots',
      'revise_sets',
      'report_cards',
      'report_card_versions',
      'users',
    ]
    const scans = plans.flat().filter((node) => growing.includes(node['Relation Name'] ?? ''))
    expect(scans.length).toBeGreaterThan(2)
    for (const scan of scans) {
      expect(scan).toSatisfy(goesByIndex, `${scan['Node Type']} of ${scan['Relation Name']}`)
    }
  },
)
