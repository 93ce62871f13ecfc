import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import ScoresScreen from './scores.screen.tsx'
import { batchId, calls, findCall, saveCall, undoCall } from './scores.testing.ts'

beforeEach(() => fakeDate('2025-12-01T10:00:00Z'))

type Found = CallAnswer<typeof findCall>['found'][number]['students'][number]

const student = (at: number, name: string, results: Found['results'] = []): Found => ({
  ...{ studentId: testUid(at), name, email: `${at}@school.test`, results },
})
const maya = student(11, 'Maya Clarke')
const theo = student(12, 'Theo Abel')
const there = { resultId: testUid(5), sectionId: 3, score: 6, satOn: null, version: 4 }

/** Who is meant, by the texts that are asked for. */
const found = (byText: Record<string, Found[]>): FakeCalls => ({
  [findCall]: ({ body }: { body: { texts: string[] } }) => ({
    found: body.texts.map((text) => ({ text, students: byText[text] ?? [] })),
  }),
})
const saved = { [saveCall]: { results: [{ resultId: testUid(6), version: 1 }], batchId } }

const render = (more: FakeCalls) =>
  renderScreen(<ScoresScreen />, {
    ...{ role: 'Admin', path: '/accounts/score?tab=enter' },
    calls: { ...calls, ...saved, ...more },
  })

const cell = (name: string) => screen.findByRole('textbox', { name })

it('is gone through by keys, finds who is meant, and sends what was typed', async () => {
  const { user, network } = render({
    ...found({ maya: [maya], theo: [theo] }),
    [undoCall]: { undone: 2 },
  })
  await user.type(await cell('Student, row 1'), 'maya{Enter}theo{ArrowUp}')
  const name = await cell('Student, row 1')
  await waitFor(() => expect(name).toHaveValue('Maya Clarke'))
  expect(name).toHaveFocus()
  await user.keyboard('{End}{ArrowRight}6,5{ArrowRight}7{Enter}8')
  expect(await cell('Physics, Theo Abel')).toHaveValue('8')
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(1))
  const all = { resultId: null, admissionTestId: 1, year: 2025, sitting: 'October', satOn: null }
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    results: [
      { ...all, studentId: testUid(11), sectionId: 2, score: 6.5 },
      { ...all, studentId: testUid(11), sectionId: 3, score: 7 },
      { ...all, studentId: testUid(12), sectionId: 3, score: 8 },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(network.requestsOf(undoCall)[0]?.body).toEqual({ batchId }))
  expect(await cell('Student, row 1')).toHaveValue('')
})

it('takes rows from a spreadsheet, and asks who is meant where that is not clear', async () => {
  const { user, network } = render(
    found({ Maya: [maya, student(13, 'Maya Clark')], 'Theo Abel': [theo] }),
  )
  await user.click(await cell('Student, row 1'))
  await user.paste('Maya\t5\t6\r\nTheo Abel\t7\r\nNobody\t9\r\n')
  await waitFor(async () => expect(await cell('Mathematics 1, Theo Abel')).toHaveValue('7'))
  expect(await screen.findByText('No student is called “Nobody”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(async () =>
    expect(await cell('Student, row 1')).toHaveAccessibleDescription('Say who is meant'),
  )
  expect(await cell('Student, row 3')).toHaveAccessibleDescription('Say who is meant')
  expect(network.requestsOf(saveCall)).toHaveLength(0)
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who is meant by Maya' }),
    'Maya Clark, 13@school.test',
  )
  await user.click(screen.getByRole('button', { name: 'Clear Nobody' }))
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(1))
  expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
    results: [{ studentId: testUid(13), score: 5 }, { score: 6 }, { score: 7 }],
  })
})

it('shows what there is, changes it, and names each bad cell, the server’s too', async () => {
  const { user, network } = render(found({ maya: [student(11, 'Maya Clarke', [there])] }))
  await user.type(await cell('Student, row 1'), 'maya{Tab}')
  const physics = await cell('Physics, Maya Clarke')
  expect(physics).toHaveValue('6')
  await user.clear(physics)
  await user.type(physics, '9.5')
  expect(physics).toHaveAccessibleDescription('Was 6')
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(() =>
    expect(physics).toHaveAccessibleDescription('Enter a score from 1.0 to 9.0 in steps of 0.1'),
  )
  await user.clear(physics)
  await user.type(physics, '7')
  const message = 'Grace Hopper made it 6.5 meanwhile'
  network.answer({
    [saveCall]: new ApiError({
      ...{ status: 409, message: 'It has been changed.' },
      errors: [{ path: 'body.results.0.score', message }],
      data: { stale: [{ resultId: testUid(5), version: 5 }] },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(physics).toHaveAccessibleDescription(message))
  expect(physics).toHaveValue('7')
  network.answer(saved)
  await user.click(screen.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(2))
  const versions = network
    .requestsOf(saveCall)
    .map(({ body }) => (body as { results: { version: number }[] }).results[0]?.version)
  expect(versions).toEqual([4, 5])
})

it('asks anew what there is where the sitting is another', async () => {
  const { user, network } = render(found({ maya: [maya], 'Maya Clarke': [maya] }))
  await user.type(await cell('Student, row 1'), 'maya{Tab}6')
  await cell('Physics, Maya Clarke')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sitting' }), 'January')
  await waitFor(() => expect(network.requestsOf(findCall)).toHaveLength(2))
  expect(network.requestsOf(findCall)[1]?.body).toEqual({
    ...{ texts: ['Maya Clarke'], admissionTestId: 1, year: 2025, sitting: 'January' },
  })
  expect(await cell('Mathematics 1, Maya Clarke')).toHaveValue('6')
})
