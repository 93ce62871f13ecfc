import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { makeDocument } from '../../documents/documents.testing.ts'
import GuidanceScreen from './guidance.screen.tsx'
import PastPapersScreen from './papers.screen.tsx'

const call = 'GET /Miscellaneous/tutordownloadable'
const zipCall = 'POST /Miscellaneous/tutordownloadable/CreateZip'
const ids = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const [first = '', second = ''] = ids

const calls = {
  [call]: {
    documents: [
      makeDocument({ id: first, isNewVersion: true }),
      makeDocument({ id: second, title: 'Interviews' }),
    ],
    totalCount: 2,
  },
  'GET /Miscellaneous/tutordownloadable/GetChoices': {
    subjects: [{ id: 9, name: 'Law' }],
    tests: [{ id: 1, name: 'ESAT', sections: [] }],
    years: [2024],
  },
}

const open = (Screen: typeof GuidanceScreen, more: object = {}, search = '') =>
  renderScreen(<Screen />, {
    ...{ role: 'Tutor', path: `/resources/lesson-plans-and-guides${search}` },
    calls: { ...calls, ...more },
  })

describe('lesson plans and guides', () => {
  it('say what each is, of which type and size, and that a file is new', async () => {
    const { network } = open(GuidanceScreen)
    const row = within(await screen.findByRole('row', { name: /Essay questions/ }))
    expect(row.getByText('New version')).toBeVisible()
    expect(row.getByText(/^PDF, /)).toBeVisible()
    expect(network.requestsOf(call)[0]?.query).toMatchObject({ shelf: 'guidance' })
    await expectNoAxeViolations()
  })

  it('are taken as one zip, or hear what is missing', async () => {
    const message = '“Interviews” is not there any more. Take out what is missing, and try again.'
    const { user, network } = open(GuidanceScreen, {
      [zipCall]: new ApiError({ status: 409, message, serverMessage: message }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Essay questions' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Interviews' }))
    await user.click(screen.getByRole('button', { name: 'Download 2 files (4 MB)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(network.requestsOf(zipCall)[0]?.body).toEqual({ ids })
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect(screen.queryByRole('button', { name: /^Download 2 files/ })).toBeNull()
  })

  it('are looked at in their place, by an address that opens them again', async () => {
    const picture = makeDocument({ title: 'Poster' })
    picture.file = { ...picture.file, name: 'Poster.png', type: 'image/png' }
    const { user, address } = open(GuidanceScreen, {
      [call]: { documents: [picture], totalCount: 1 },
    })
    await user.click(await screen.findByRole('button', { name: 'Preview Poster' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Poster' }))
    expect(preview.getByRole('img', { name: 'Poster' })).toBeVisible()
    expect(address()).toContain(`preview=${picture.id}`)
    await user.click(preview.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/resources/lesson-plans-and-guides')
  })

  it('tell that none fits from that there is none', async () => {
    const none = { [call]: { documents: [], totalCount: 0 } }
    const { user } = open(GuidanceScreen, none, '?search=zebra')
    expect(await screen.findByText('No document fits')).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (clear) await user.click(clear)
    expect(await screen.findByText('No lesson plans or guides yet')).toBeVisible()
  })

  it('say that they could not be loaded', async () => {
    open(GuidanceScreen, { [call]: new ApiError({ status: 500, message: 'Broken' }) })
    expect(await screen.findByText('The documents could not be loaded')).toBeVisible()
  })
})

it('past papers say of which test, year and part they are', async () => {
  const paper = makeDocument({
    ...{ kind: 'past paper', title: 'Physics', test: { id: 1, name: 'ESAT' }, year: 2024 },
    ...{ section: { id: 2, name: 'Physics' }, paperPart: 'mark scheme' },
  })
  const { network } = open(PastPapersScreen, { [call]: { documents: [paper], totalCount: 1 } })
  expect(await screen.findByText('ESAT 2024, Physics')).toBeVisible()
  expect(network.requestsOf(call)[0]?.query).toMatchObject({ shelf: 'papers' })
})
