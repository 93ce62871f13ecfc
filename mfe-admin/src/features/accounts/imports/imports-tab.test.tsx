import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  fakeSending,
  savedFiles,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  applyCall,
  badRowsCall,
  columnsCall,
  discardCall,
  importCall,
  importsCall,
  rowsCall,
  templateCall,
} from './imports.queries.ts'
import {
  goodImport,
  importId,
  makeImport,
  makeListed,
  makeRow,
  openTab,
} from './imports.testing.tsx'

let sending: ReturnType<typeof fakeSending>
beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  sending = fakeSending()
})
afterEach(() => sending.restore())

const one = `import=${importId}`
const file = new File(['role;email'], 'autumn.csv', { type: 'application/vnd.ms-excel' })
const panelOf = async (name = 'autumn.csv') => within(await screen.findByRole('dialog', { name }))

describe('what was brought', () => {
  it('where nothing was, begins with people', async () => {
    const { user, address } = openTab('', { [importsCall]: { imports: [], totalCount: 0 } })
    expect(await screen.findByText('No import yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import people' }))
    expect(await screen.findByRole('dialog', { name: 'Import people' })).toBeVisible()
    expect(address()).toContain('bring=people')
  })

  it('is listed with its state, rows, bad rows, by whom and when, as that changes', async () => {
    const { network } = openTab('', {
      [importsCall]: { imports: [makeListed({ state: 'checking', bad: 0 })], totalCount: 1 },
    })
    const row = await screen.findByRole('row', { name: /autumn\.csv/ })
    expect(row).toHaveTextContent(/Being checked.*40.*–.*28 Nov 2026, 09:00.*Luca Hall/)
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/accounts?tab=imports&import=${importId}`,
    )
    network.answer({ [importsCall]: { imports: [makeListed()], totalCount: 1 } })
    tellLive()
    expect(await screen.findByText('Not applied yet')).toBeVisible()
    expect(screen.getByRole('cell', { name: '7' })).toBeVisible()
    await expectNoAxeViolations()
  })
})

describe('a file that is brought', () => {
  it('goes with its progress, and its import opens', async () => {
    const { user, address } = openTab('bring=people')
    await user.upload(await screen.findByLabelText('File'), file)
    const request = await sending.request(0)
    expect(request.key).toBe('POST /User/admin/Import/Upload?kind=people')
    expect((request.body as File).name).toBe('autumn.csv')
    request.sent(5)
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'autumn.csv' })).toHaveAttribute(
        'aria-valuenow',
        '50',
      ),
    )
    request.answer(200, { importId, jobId: testUid(8) })
    await panelOf()
    expect(address()).toBe(`/accounts?tab=imports&import=${importId}`)
  })

  it('is sent again after the network was cut, without being chosen anew', async () => {
    const { user } = openTab('bring=people')
    await user.upload(await screen.findByLabelText('File'), file)
    ;(await sending.request(0)).answer(0)
    expect(await screen.findByText('autumn.csv: The connection was lost.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again: autumn.csv' }))
    ;(await sending.request(1)).answer(200, { importId, jobId: testUid(8) })
    await panelOf()
  })

  it('that is another kind of file says how it becomes one that is taken', async () => {
    const said = 'This is a spreadsheet. Save it as CSV UTF-8.'
    const { user } = openTab('bring=people')
    await user.upload(await screen.findByLabelText('File'), file)
    ;(await sending.request(0)).answer(415, said)
    expect(await screen.findByText(`autumn.csv: ${said}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
    await user.upload(screen.getByLabelText('File'), new File(['role'], 'mended.csv'))
    expect(screen.queryByText(`autumn.csv: ${said}`)).toBeNull()
    expect(await screen.findByRole('progressbar', { name: 'mended.csv' })).toBeVisible()
  })

  it('that is too large is not sent', async () => {
    const { user } = openTab('bring=people')
    const large = new File([new Uint8Array(5 * 1024 * 1024)], 'all.csv')
    await user.upload(await screen.findByLabelText('File'), large)
    expect((await screen.findAllByText(/less than 5MB.*several files/)).length).toBeGreaterThan(0)
    expect(sending.requests).toEqual([])
  })

  it('may begin with the template', async () => {
    const saved = savedFiles()
    const { user } = openTab('bring=people', { [templateCall]: new Blob(['role,email']) })
    await user.click(await screen.findByRole('button', { name: 'Download template' }))
    await waitFor(() => expect(saved.at(-1)).toBe('people-template.csv'))
  })
})

describe('one import', () => {
  it('says how it was read, counts its rows and names what is wrong beside each cell', async () => {
    const { user, network } = openTab(one)
    const panel = await panelOf()
    expect(await panel.findByText('UTF-8, columns divided by semicolons')).toBeVisible()
    expect(panel.getByText(/2 of 3 are taken; left out: Shoe size/)).toBeVisible()
    expect(panel.getByText('It cannot be applied with bad rows')).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Apply' })).toBeNull()
    const row = await panel.findByRole('row', { name: /Line 12/ })
    expect(row).toHaveTextContent(/E-mail\s*ann\(at\)x\.test\s*Write an email such as/)
    await user.click(panel.getByRole('link', { name: 'Bad' }))
    await waitFor(() =>
      expect(network.requestsOf(rowsCall).at(-1)?.query).toMatchObject({ importId, state: 'bad' }),
    )
    await expectNoAxeViolations()
  })

  it('gives its bad rows as a file', async () => {
    const saved = savedFiles()
    const { user, network } = openTab(one, { [badRowsCall]: new Blob(['line,problem']) })
    await user.click(await screen.findByRole('button', { name: 'Download bad rows' }))
    await waitFor(() => expect(saved.at(-1)).toBe('bad-rows.csv'))
    expect(network.requestsOf(badRowsCall)[0]?.query).toEqual({ importId })
  })

  it('warns of letters where the file did not say how they are written', async () => {
    openTab(one, { [importCall]: makeImport({ encoding: 'Windows-1252' }) })
    expect(await screen.findByText('Look at letters with accents')).toBeVisible()
  })

  it('takes columns for other fields, one for each, and is checked again', async () => {
    const { user, network } = openTab(one, { [columnsCall]: { jobId: testUid(9) } })
    await user.click(await screen.findByRole('button', { name: 'Change columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the file' }))
    expect(dialog.getByText('98% filled, such as ann@x.test')).toBeVisible()
    const shoe = dialog.getByLabelText('Taken for: Shoe size')
    await user.selectOptions(shoe, 'Email (needed)')
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect((await dialog.findAllByText('“E-mail” fills this field too')).length).toBeGreaterThan(0)
    expect(network.requestsOf(columnsCall)).toEqual([])
    await user.selectOptions(shoe, 'Phone')
    network.answer({
      [importCall]: makeImport({ state: 'checking', counts: null, checkedRows: 0 }),
    })
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('progressbar', { name: 'Each row is checked' })).toBeVisible()
    expect(network.requestsOf(columnsCall)[0]?.body).toEqual({
      importId,
      columns: [
        { header: 'Role', field: 'role' },
        { header: 'E-mail', field: 'email' },
        { header: 'Shoe size', field: 'phone' },
      ],
    })
  })

  it('is applied with invitations now or later, once it is said what happens', async () => {
    const { user, network } = openTab(one, {
      [importCall]: goodImport(),
      [applyCall]: new ApiError({ status: 409, message: 'These rows were checked once more.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply 32 rows?' }))
    expect(dialog.getByText(/^30 accounts are made, 2 changed\. 1 row says/)).toBeVisible()
    expect(dialog.getByRole('radio', { name: /^Later/ })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: /^Now/ }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('These rows were checked once more.')).toBeVisible()
    network.answer({
      [applyCall]: { jobId: testUid(9) },
      [importCall]: goodImport({ state: 'applying' }),
    })
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('progressbar', { name: 'The rows are written' })).toBeVisible()
    expect(network.requestsOf(applyCall).at(-1)?.body).toEqual({
      ...{ importId, fingerprint: 'f1', invitations: 'now' },
    })
    network.answer({ [importCall]: goodImport({ isCheckedAnew: true, fingerprint: 'f2' }) })
    tellLive()
    expect(await screen.findByText('Nothing was written: something had changed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible()
  })

  it.each([
    [
      'no column is taken for what is needed',
      { counts: { create: 0, update: 0, unchanged: 0, bad: 40 }, columns: [] },
      'No column is taken for Role, Email',
    ],
    [
      'nothing is to be done',
      { counts: { create: 0, update: 0, unchanged: 40, bad: 0 } },
      'There is nothing to do',
    ],
  ])('cannot be applied where %s', async (_, changes, said) => {
    openTab(one, { [importCall]: makeImport(changes) })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })

  it('is discarded', async () => {
    const { user, network } = openTab(one, { [discardCall]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    network.answer({ [importCall]: makeImport({ state: 'discarded' }) })
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('The import is discarded')).toBeVisible()
    expect(network.requestsOf(discardCall)[0]?.body).toEqual({ importId })
  })

  it('shows long cells by their beginning, and closes back to the list', async () => {
    const { user, address } = openTab(`${one}&row-state=bad`, {
      [rowsCall]: {
        rows: [makeRow({ values: { Role: 'x'.repeat(5_000) }, errors: [] })],
        totalCount: 1,
      },
    })
    expect(await screen.findByText(`${'x'.repeat(240)}…`)).toBeVisible()
    await user.click((await panelOf()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/accounts?tab=imports'))
  })
})
