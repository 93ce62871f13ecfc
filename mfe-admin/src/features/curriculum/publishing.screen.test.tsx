import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicationsCall } from './curriculum.queries.ts'
import {
  makePreview,
  makePublication,
  openCurriculum,
  testStudentId,
  testTemplateId,
} from './curriculum.testing.tsx'
import { countWords } from './publish.words.ts'

const previewCall = 'POST /Curriculum/admin/Curriculum/PreviewPublish'
const publishCall = 'POST /Curriculum/admin/Curriculum/Publish'
const findCall = 'GET /Student/Summary/FindStudents'

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

const at = `?template=${testTemplateId}`
const openDialog = async (calls: Parameters<typeof openCurriculum>[0] = {}) => {
  const page = openCurriculum({ [previewCall]: makePreview(), ...calls }, at)
  await page.user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Essential year' }))
  return { ...page, dialog }
}

describe('publishing', () => {
  it('shows before it what changes: in all, and for each student with the words', async () => {
    const { user, dialog, network } = await openDialog()
    expect(await dialog.findByText('3 kept')).toBeVisible()
    await user.click(dialog.getByText('Maya Clarke'))
    expect(dialog.getByText('Before: Read chapter 1')).toBeVisible()
    expect(dialog.getByText('After: Read chapters 1 and 2')).toBeVisible()
    expect(network.requestsOf(previewCall).map(({ body }) => body)).toEqual([
      {
        ...{ templateId: testTemplateId, studentIds: null, mode: 'merge' },
        ...{ pageNo: 1, pageSize: 20 },
      },
    ])
    await expectNoAxeViolations()
  })

  it('goes to all, tells them, and is followed where publications are', async () => {
    const { user, dialog, network, address } = await openDialog({
      [publishCall]: { publicationId: testUid(961) },
      [publicationsCall]: {
        publications: [makePublication({ state: 'running', doneStudents: 3 })],
        totalCount: 1,
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(address()).toBe('/curriculum?tab=publications'))
    const [request] = network.requestsOf(publishCall)
    expect(request?.body).toEqual({
      ...{ templateId: testTemplateId, version: 4, mode: 'merge', studentIds: null },
      tellStudents: true,
    })
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(await screen.findByRole('progressbar', { name: 'Students' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 12',
    )
    network.answer({ [publicationsCall]: { publications: [makePublication()], totalCount: 1 } })
    act(tellLive)
    expect(await screen.findByText('Done')).toBeVisible()
  })

  it('begins a year anew once the ticks that go are counted', async () => {
    const { user, dialog, network } = await openDialog({
      [publishCall]: { publicationId: testUid(961) },
    })
    network.answer({
      [previewCall]: makePreview({
        archived: 240,
        ticks: 57,
        new: 180,
        totalCount: 12,
        students: [],
      }),
    })
    await user.click(dialog.getByRole('checkbox', { name: 'Start a new year' }))
    expect(await dialog.findByText('57 ticks go')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Tell students' }))
    await user.click(dialog.getByRole('button', { name: 'Start the new year' }))
    await waitFor(() =>
      expect(network.requestsOf(publishCall)[0]?.body).toMatchObject({
        ...{ mode: 'new-year', tellStudents: false },
      }),
    )
  })

  it('goes to chosen students alone', async () => {
    const { user, dialog, network } = await openDialog({
      [publishCall]: { publicationId: testUid(961) },
      [findCall]: {
        students: [{ studentId: testStudentId, name: 'Maya Clarke', programName: 'Essential' }],
      },
    })
    await user.click(dialog.getByRole('radio', { name: 'Chosen students' }))
    expect(dialog.getByText('Choose a student to see what changes.')).toBeVisible()
    await user.type(dialog.getByRole('combobox', { name: 'Student' }), 'Maya')
    await user.click(await dialog.findByRole('option', { name: /Maya Clarke/ }))
    await waitFor(() =>
      expect(network.requestsOf(previewCall).at(-1)?.body).toMatchObject({
        studentIds: [testStudentId],
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(network.requestsOf(publishCall)[0]?.body).toMatchObject({
        studentIds: [testStudentId],
      }),
    )
  })

  it('has its preview by pages', async () => {
    const { user, dialog, network } = await openDialog({
      [previewCall]: makePreview({ totalCount: 41 }),
    })
    await user.click(await dialog.findByRole('button', { name: 'Next students' }))
    expect(await dialog.findByText('Page 2 of 3')).toBeVisible()
    await waitFor(() =>
      expect(network.requestsOf(previewCall).at(-1)?.body).toMatchObject({ pageNo: 2 }),
    )
  })

  it('is refused while another is under way, and says so', async () => {
    const message = 'This template is being published already.'
    const { user, dialog } = await openDialog({
      [publishCall]: new ApiError({ status: 409, message, serverMessage: message }),
    })
    await user.click(await dialog.findByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it('says where the preview cannot be had', async () => {
    const { dialog } = await openDialog({
      [previewCall]: new ApiError({ status: 422, message: 'Not now.' }),
    })
    expect(await dialog.findByText('What changes could not be worked out')).toBeVisible()
  })
})

describe('publications', () => {
  it('tell what they changed, and what they kept and why', async () => {
    const { user, container } = openCurriculum({}, '?tab=publications')
    const row = within(await screen.findByRole('row', { name: /Essential year/ }))
    for (const words of ['Ada Admin', 'Done', '12 of 12 students', '12 new, 8 changed']) {
      expect(row.getByText(words)).toBeVisible()
    }
    await expectNoAxeViolations(container)
    await user.click(row.getByRole('button', { name: /^1 kept/ }))
    const drawer = within(await screen.findByRole('dialog', { name: /^Kept by the publication/ }))
    expect(drawer.getByText('Read chapter 1')).toBeVisible()
    expect(drawer.getByText('Maya Clarke · Ticked already')).toBeVisible()
  })

  it('that stopped say why', async () => {
    const stopped = makePublication({
      ...{ state: 'failed', doneStudents: 4, error: 'The server was stopped.' },
    })
    openCurriculum(
      { [publicationsCall]: { publications: [stopped], totalCount: 1 } },
      '?tab=publications',
    )
    expect(await screen.findByText('Stopped')).toBeVisible()
    expect(screen.getByText('The server was stopped.')).toBeVisible()
  })

  it('are none at first, and fail in words', async () => {
    const { user, network } = openCurriculum(
      { [publicationsCall]: new ApiError({ status: 422, message: 'Not now.' }) },
      '?tab=publications',
    )
    expect(await screen.findByText('The publications could not be loaded')).toBeVisible()
    network.answer({ [publicationsCall]: { publications: [], totalCount: 0 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing published yet')).toBeVisible()
  })

  it.each([
    [{}, 'Nothing'],
    [{ new: 2, changed: 1, moved: 3, removed: 4 }, '2 new, 1 changed, 3 moved, 4 removed'],
    [{ archived: 240, new: 180 }, '240 items put away, 180 new'],
  ])('count %o as %s', (counts, words) => {
    const none = { new: 0, changed: 0, moved: 0, removed: 0, kept: 5, archived: 0, ticks: 0 }
    expect(countWords({ ...none, ...counts })).toBe(words)
  })
})
