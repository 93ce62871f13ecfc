import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { studentCall, studentsCall } from './curriculum.queries.ts'
import {
  makeStudentRow,
  openCurriculum,
  testStudentId,
  testTemplateId,
} from './curriculum.testing.tsx'

const extendedCall = 'POST /Curriculum/admin/Curriculum/SetExtended'
const templateCall = 'POST /Curriculum/admin/Curriculum/SetTemplate'
const saveCall = 'POST /Curriculum/admin/Curriculum/SaveStudentItem'

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

describe('the lists of students', () => {
  it('say which version each has taken and what is changed', async () => {
    const { container, network, user } = openCurriculum({}, '?tab=students')
    const row = within(await screen.findByRole('row', { name: /Maya Clarke/ }))
    for (const words of ['Essential year', 'Version 4', 'Normal', '2 changes']) {
      expect(row.getByText(words)).toBeVisible()
    }
    expect(row.getByRole('link', { name: 'Maya Clarke' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?tab=students&student=${testStudentId}`),
    )
    await expectNoAxeViolations(container)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Curriculum' }), 'Extended')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Template' }),
      await screen.findByRole('option', { name: 'Essential year' }),
    )
    await waitFor(() =>
      expect(network.requestsOf(studentsCall).at(-1)?.query).toEqual({
        ...{ pageNo: '1', pageSize: '20', isExtended: 'true', templateId: testTemplateId },
      }),
    )
  })

  it('are made extended for several, and ticks stay', async () => {
    const { user, network } = openCurriculum({ [extendedCall]: undefined }, '?tab=students')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Maya Clarke' }))
    await user.click(await screen.findByRole('button', { name: 'Make extended' }))
    expect(
      await screen.findByText('1 student has the extended curriculum. Ticks stay.'),
    ).toBeVisible()
    expect(network.requestsOf(extendedCall)[0]?.body).toEqual({
      ...{ studentIds: [testStudentId], isExtended: true },
    })
  })

  it('are given another template, which comes with the next publishing', async () => {
    const { user, network } = openCurriculum({ [templateCall]: undefined }, '?tab=students')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Maya Clarke' }))
    await user.click(await screen.findByRole('button', { name: 'Change template' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the template of 1 student' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Change template' }))
    expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveAccessibleDescription(
      /Choose a template/,
    )
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Essential year')
    await user.click(dialog.getByRole('button', { name: 'Change template' }))
    expect(
      await screen.findByText(
        'Essential year is the template of 1 student from its next publishing.',
      ),
    ).toBeInTheDocument()
    expect(network.requestsOf(templateCall)[0]?.body).toEqual({
      ...{ studentIds: [testStudentId], templateId: testTemplateId },
    })
  })

  it('that match are changed by their ids, and not more than 500', async () => {
    const students = Array.from({ length: 20 }, (_, at) =>
      makeStudentRow({
        ...{ studentId: `00000000-0000-4000-8000-0000000020${10 + at}`, fullName: `Student ${at}` },
      }),
    )
    const { user, network } = openCurriculum(
      { [studentsCall]: { students, totalCount: 501 }, [extendedCall]: undefined },
      '?tab=students',
    )
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
    await user.click(await screen.findByRole('button', { name: 'Choose all 501 that match' }))
    await user.click(screen.getByRole('button', { name: 'Make normal' }))
    expect(await screen.findByText(/^At most 500 students can be changed at once/)).toBeVisible()
    expect(network.requestsOf(extendedCall)).toEqual([])
  })

  it('are none before the first booking', async () => {
    openCurriculum({ [studentsCall]: { students: [], totalCount: 0 } }, '?tab=students')
    expect(await screen.findByText('No students yet')).toBeVisible()
  })
})

describe('the list of one student', () => {
  const at = `?tab=students&student=${testStudentId}`

  it('says what the template says instead, and is changed here', async () => {
    const { user, network } = openCurriculum({ [saveCall]: { id: testStudentId } }, at)
    expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
    expect(screen.getByText('The template says: Revise surds again')).toBeVisible()
    expect(screen.getByText('Changed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add an item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an item' }))
    expect(dialog.getByRole('combobox', { name: 'What it leads to' })).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'What is to be done' }), 'Sit a paper')
    await user.click(dialog.getByRole('button', { name: 'Save item' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        ...{ studentId: testStudentId, monthNumber: 11, text: 'Sit a paper' },
      }),
    )
  })

  it('keeps its month in the address, and leads back to all', async () => {
    const { user, address } = openCurriculum({}, at)
    await user.click(await screen.findByRole('tab', { name: /^October/ }))
    await waitFor(() => expect(address()).toBe(`/curriculum${at}&month=10`))
    await user.click(screen.getByRole('link', { name: 'All students' }))
    expect(address()).toBe('/curriculum?tab=students')
  })

  it('fails in words', async () => {
    openCurriculum({ [studentCall]: new ApiError({ status: 422, message: 'Not now.' }) }, at)
    expect(await screen.findByText(/curriculum could not be loaded$/)).toBeVisible()
  })
})
