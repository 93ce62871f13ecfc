// @vitest-environment jsdom
import { accessOfPath, type Screen } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  makeResult,
  makeResultByTopic,
  renderScreen,
  screen,
  testResultId,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { diagnosticResultFeature } from './feature.ts'

const toLookAt = () => import('./sections.screen.tsx')
const { screens } = diagnosticResultFeature(toLookAt)

async function render({ load, path }: Screen, role: 'Parent' | 'Tutor' | 'Admin') {
  const { default: Shown } = await load()
  renderScreen(<Shown />, {
    role,
    path: path.replace(':id', testResultId),
    route: path,
    calls: {
      'GET /Exam/Diagnostic/GetResult': makeResult(),
      'GET /Exam/Diagnostic/GetResultByTopic': makeResultByTopic({ mayAdopt: false }),
    },
  })
}

it('stands where all but school managers may open it', () => {
  for (const { path } of screens) {
    expect(accessOfPath(path)).toHaveLength(5)
    expect(accessOfPath(path)).not.toContain('School Manager')
  }
})

it('takes what a role says of it on both pages', () => {
  const own = () => toLookAt()
  const ofRole = diagnosticResultFeature(own, { afterProgramme: true })
  expect(ofRole.screens.map(({ afterProgramme }) => afterProgramme)).toEqual([true, true])
  expect(ofRole.screens[0]?.load).toBe(own)
})

describe.each(['Parent', 'Tutor', 'Admin'] as const)('a result that a %s looks at', (role) => {
  it.each([
    ['Diagnostic test by section', 'Maya’s answer, right'],
    ['Diagnostic test by topic', 'Maya has not put this plan into the curriculum yet.'],
  ])('%s', async (title, words) => {
    const page = screens.find((one) => one.title === title)
    if (page === undefined) throw new Error('No such screen')
    await render(page, role)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await expectNoAxeViolations()
  })
})
