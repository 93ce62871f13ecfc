import {
  chooseInRow,
  expectNoAxeViolations,
  fakeDate,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeDocument } from '../../documents/documents.testing.ts'
import DocumentsScreen from './documents.screen.tsx'

const call = 'GET /Miscellaneous/admin/tutordownloadable'
const saveCall = 'POST /Miscellaneous/admin/tutordownloadable/Save'
const document = makeDocument()

const open = (more: object = {}, search = '') =>
  renderScreen(<DocumentsScreen />, {
    ...{ role: 'Admin', path: `/manage-lesson-plans-and-guides${search}` },
    calls: {
      [call]: { documents: [document], totalCount: 1 },
      'GET /Miscellaneous/tutordownloadable/GetChoices': {
        subjects: [{ id: 9, name: 'Law' }],
        tests: [{ id: 1, name: 'ESAT', sections: [{ id: 2, name: 'Physics' }] }],
        years: [2024],
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...more,
    },
  })

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

describe('the documents of tutors', () => {
  it('stand under a tab for each kind, with their state and downloads', async () => {
    const { network, user } = open()
    const row = within(await screen.findByRole('row', { name: /Vectors/ }))
    expect(row.getByText('Draft')).toBeVisible()
    expect(row.getByText('12')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('tab', { name: 'Past papers' }))
    await screen.findByText('Vectors')
    expect(network.requestsOf(call).at(-1)?.query.kind).toBe('past paper')
  })

  it('are published by their form, which keeps the file', async () => {
    const { user, network } = open({ [saveCall]: [{ id: document.id, version: 4 }] })
    await screen.findByText('Vectors')
    await chooseInRow(user, 'Vectors', 'Edit')
    const state = await screen.findByLabelText('State', { selector: 'dialog select' })
    await user.selectOptions(state, 'published')
    await user.selectOptions(screen.getByLabelText(/^Test/), '1')
    await user.click(screen.getByRole('button', { name: 'Save document' }))
    expect(await screen.findByText('“Vectors” is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
      documents: [
        {
          ...{ id: document.id, version: 3, state: 'published', admissionTestId: 1 },
          ...{ fileId: document.file.id, paperPart: null, sectionId: null },
        },
      ],
    })
  })

  it('say what will be there', async () => {
    open({ [call]: { documents: [], totalCount: 0 } }, '?tab=guides')
    expect(await screen.findByText('No guide yet')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Add files' })).toHaveLength(2)
  })
})
