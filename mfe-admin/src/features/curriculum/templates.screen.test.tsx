import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { templatesCall } from './curriculum.queries.ts'
import { makeTemplateRow, openCurriculum, testTemplateId } from './curriculum.testing.tsx'

const saveCall = 'POST /Curriculum/admin/Curriculum/SaveTemplate'

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

describe('the templates', () => {
  it('say of whom they are, what is not published and what leads nowhere', async () => {
    const { container } = openCurriculum({
      [templatesCall]: [
        makeTemplateRow({ unpublishedChanges: 3, brokenLinks: 1 }),
        makeTemplateRow({ id: testUid(955), name: 'Default', programName: null, students: 1 }),
      ],
    })
    expect(await screen.findByRole('link', { name: 'Essential year' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?template=${testTemplateId}`),
    )
    for (const words of [
      ...['3 changes not published', '1 link leads nowhere', 'Everything is published'],
      ...['For every programme that has no template of its own', '12 students', '1 student'],
    ]) {
      expect(screen.getByText(words)).toBeVisible()
    }
    await expectNoAxeViolations(container)
  })

  it('begin with the first, which opens once it is made', async () => {
    const { user, network, address } = openCurriculum({
      [templatesCall]: [],
      [saveCall]: { id: testTemplateId, version: 1 },
    })
    expect(await screen.findByText('No template yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Essential year')
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Programme' }),
      await dialog.findByRole('option', { name: 'Essential' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Save template' }))
    await waitFor(() => expect(address()).toBe(`/curriculum?template=${testTemplateId}`))
    expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
      { name: 'Essential year', programName: 'Essential' },
    ])
  })

  it('are copied for another programme, and refuse one that has its own', async () => {
    const message = 'Essential has a template already.'
    const { user, network } = openCurriculum({
      [saveCall]: new ApiError({ status: 409, message, serverMessage: message }),
    })
    await user.click(await screen.findByRole('button', { name: 'What to do with Essential year' }))
    await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Essential year' }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Essential year')
    await user.click(dialog.getByRole('button', { name: 'Save template' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ name: 'Copy of Essential year', programName: null, copyOf: testTemplateId },
    })
  })

  it('are renamed with the version that was read', async () => {
    const { user, network } = openCurriculum({ [saveCall]: { id: testTemplateId, version: 5 } })
    await user.click(await screen.findByRole('button', { name: 'What to do with Essential year' }))
    await user.click(screen.getByRole('menuitem', { name: 'Name and programme' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(dialog.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('The template Essential year 2 is saved.')).toBeInTheDocument()
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ id: testTemplateId, name: 'Essential year 2', programName: 'Essential', version: 4 },
    })
  })

  it('that could not be loaded are asked for again', async () => {
    const { user, network } = openCurriculum({
      [templatesCall]: new ApiError({ status: 422, message: 'Not now.' }),
    })
    expect(await screen.findByText('The templates could not be loaded')).toBeVisible()
    network.answer({ [templatesCall]: [makeTemplateRow()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Essential year' })).toBeVisible()
  })
})
