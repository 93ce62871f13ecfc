import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import ScoresScreen from './scores.screen.tsx'
import {
  batchId,
  calibrationCall,
  calls,
  listCall,
  results,
  saveCall,
  scale,
  undoCall,
} from './scores.testing.ts'

const removeCall = 'POST /User/admin/Score/Remove'

const render = (more: FakeCalls = {}, path = '/accounts/score') =>
  renderScreen(<ScoresScreen />, { role: 'Admin', path, calls: { ...calls, ...more } })

it('lists results beside what was predicted, and how far off that was', async () => {
  render()
  const row = await screen.findByRole('row', { name: /Maya Clarke/ })
  for (const text of ['ESAT Physics', 'October 2025', '7.0', '6.4 ± 0.8', '+0.6', 'Typed']) {
    expect(within(row).getByText(text)).toBeVisible()
  }
  expect(within(screen.getByRole('row', { name: /Theo Abel/ })).getAllByText('None')).toHaveLength(
    2,
  )
  await expectNoAxeViolations()
})

it('asks for a test, and for another prediction', async () => {
  const { user, network, address } = render()
  await screen.findByRole('row', { name: /Maya Clarke/ })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test' }), 'ESAT')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Predicted by' }),
    'Tutor’s prediction',
  )
  await waitFor(() => expect(address()).toContain('predictor=tutor'))
  await waitFor(() =>
    expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({
      ...{ admissionTestId: '1', predictor: 'tutor' },
    }),
  )
})

it('changes a result with the version that was edited, and can take it back', async () => {
  const { user, network } = render({
    [saveCall]: { results: [{ resultId: testUid(1), version: 3 }], batchId },
    [undoCall]: { undone: 1 },
  })
  await screen.findByRole('row', { name: /Maya Clarke/ })
  await user.click(screen.getByRole('button', { name: /^Edit.*Maya Clarke/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Maya Clarke, ESAT Physics' }))
  const score = await dialog.findByRole('textbox', { name: 'Score' })
  await user.clear(score)
  await user.type(score, '9,5')
  await user.click(dialog.getByRole('button', { name: 'Save result' }))
  expect(await dialog.findByText('Enter a score from 1.0 to 9.0 in steps of 0.1')).toBeVisible()
  await user.clear(score)
  await user.type(score, '7,5')
  await user.click(dialog.getByRole('button', { name: 'Save result' }))
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(1))
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    results: [
      {
        ...{ resultId: testUid(1), version: 2, studentId: testUid(11), admissionTestId: 1 },
        ...{ sectionId: 3, year: 2025, sitting: 'October', satOn: null, score: 7.5 },
      },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(undoCall)[0]?.body).toEqual({ batchId }))
})

it('asks before a result goes, and brings it back', async () => {
  const { user, network } = render({ [removeCall]: { batchId }, [undoCall]: { undone: 1 } })
  await screen.findByRole('row', { name: /Theo Abel/ })
  await user.click(screen.getByRole('button', { name: /^Remove.*Theo Abel/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /Theo Abel/ }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(undoCall)).toHaveLength(1))
  expect(network.requestsOf(removeCall)[0]?.body).toEqual({ resultId: testUid(2), version: 2 })
})

const figures = {
  ...{ scale: 'official' as const, range: scale, pointsLeftOut: 0, n: 7, withoutPrediction: 3 },
  ...{ bias: -0.25, meanError: 0.5, rmse: 0.61, withinMargin: 75, rankCorrelation: 0.8 },
  points: results.slice(0, 1).map(({ resultId, studentId, studentName, sectionNo }) => ({
    ...{ resultId, studentId, studentName, sectionNo, predicted: 6.4, margin: 0.8, official: 7 },
  })),
  bins: [
    {
      ...{ from: 5, to: 6, isHidden: true, n: null, meanPredicted: null, meanOfficial: null },
      ...{ low: null, high: null },
    },
    {
      ...{ from: 6, to: 7, isHidden: false, n: 6, meanPredicted: 6.4, meanOfficial: 6.1 },
      ...{ low: 5.8, high: 6.4 },
    },
  ],
}

it('says how far predictions were right, in figures, groups and a chart with its table', async () => {
  const { user } = render({ [calibrationCall]: figures }, '/accounts/score?tab=predictions')
  for (const text of ['−0.25', '0.5', '0.61', '75', '0.8', '3 more without a prediction']) {
    expect(await screen.findByText(text)).toBeVisible()
  }
  expect(screen.getByText('Predictions were too high')).toBeVisible()
  expect(screen.getByRole('row', { name: /6 to 7/ })).toHaveTextContent('5.8 to 6.4')
  expect(screen.getByRole('row', { name: /5 to 6/ })).toHaveTextContent('Hidden: under 5')
  expect(screen.getByRole('img', { name: /Predicted scores/ })).toHaveTextContent('As predicted')
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'Predicted scores against official ones' })
  expect(within(table).getByRole('row', { name: /Maya Clarke, Physics/ })).toHaveTextContent('6.47')
  await expectNoAxeViolations()
})

it('compares the order alone where there is no table for the scale', async () => {
  const none = { bias: null, meanError: null, rmse: null, withinMargin: null, bins: [] }
  const answer = { ...figures, ...none, scale: 'rank' as const }
  const { user, network } = render(
    { [calibrationCall]: answer },
    '/accounts/score?tab=predictions&by=tutor',
  )
  expect(await screen.findByText('Only the order is compared')).toBeVisible()
  expect(screen.getByRole('img', { name: /Predicted/ })).not.toHaveTextContent('As predicted')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Physics')
  await user.type(screen.getByRole('textbox', { name: 'From year' }), '2024')
  await waitFor(() =>
    expect(network.requestsOf(calibrationCall).at(-1)?.query).toEqual({
      ...{ admissionTestId: '1', sectionId: '3', yearFrom: '2024', predictor: 'tutor' },
    }),
  )
})

it('says so where there is nothing to compare, and where it cannot be had', async () => {
  const nothing = { ...figures, n: 0, withoutPrediction: 0, points: [], bins: [] }
  const { unmount } = render({ [calibrationCall]: nothing }, '/accounts/score?tab=predictions')
  expect(await screen.findByText('No official results here yet')).toBeVisible()
  unmount()
  const failed = new ApiError({ status: 500, message: 'No' })
  render({ [calibrationCall]: failed }, '/accounts/score?tab=predictions')
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible()
})
