import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeDocument, makeListed } from '../money.testing.ts'
import { downloadCall, exportCall, invoiceCall, invoicesCall } from './invoices.queries.ts'
import InvoicesTab from './invoices-tab.tsx'

const sendCall = 'POST /User/admin/Invoice/Send'
const creditCall = 'POST /User/admin/Invoice/Credit'
const jobCall = 'GET /Operations/Job/GetJob'
const path = '/sales?tab=invoices'
const totals = { grossPence: 66_668, paidPence: 10_000, owedPence: 56_668 }

beforeEach(() => {
  sessionStorage.clear()
  fakeDate('2026-11-02T10:00:00Z')
})

const open = (search = '', calls: FakeCalls = {}) =>
  renderScreen(<InvoicesTab />, {
    role: 'Admin',
    path: path + search,
    calls: {
      [invoicesCall]: {
        documents: [
          makeListed(1),
          makeListed(2, { series: 'CN', number: 'CN-000001', dueOn: null, state: null }),
        ],
        ...{ totalCount: 2, totals },
      },
      [invoiceCall]: makeDocument(),
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

describe('the list', () => {
  it('shows what is owed of each, and the sums of all that match', async () => {
    const { network } = open('&state=part-paid&series=INV')
    const row = within(await screen.findByRole('row', { name: /INV-000001/ }))
    for (const text of ['Ann Clarke', 'Maya Clarke', '1 Oct 2026', '£333.34', '£233.34']) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(row.getByText('Part paid')).toBeVisible()
    const note = within(screen.getByRole('row', { name: /CN-000001/ }))
    expect(note.getByText('−£333.34')).toBeVisible()
    const sums = screen.getByRole('group', { name: 'Sums of the documents that match' })
    expect(sums).toHaveTextContent('Invoiced, less credit notes£666.68')
    expect(sums).toHaveTextContent('Still owed£566.68')
    expect(network.requestsOf(invoicesCall)[0]?.query).toMatchObject({
      ...{ state: 'part-paid', series: 'INV', sort: 'issuedOn', direction: 'desc' },
    })
    await expectNoAxeViolations()
  })

  it('gives a file with a row for each line', async () => {
    const saved = savedFiles()
    const { user, network } = open('&search=clarke', { [exportCall]: new Blob(['number']) })
    await screen.findByRole('row', { name: /INV-000001/ })
    await user.click(screen.getByRole('button', { name: /^CSV with lines/ }))
    await waitFor(() => expect(saved).toEqual(['invoice-lines-2026-11-02.csv']))
    const [asked] = network.requestsOf(exportCall)
    expect(asked?.query).toMatchObject({ search: 'clarke', lines: 'true', sort: 'issuedOn' })
    expect(asked?.query).not.toHaveProperty('pageNo')
  })

  it('says that there is none, or that they could not be had', async () => {
    const none = { grossPence: 0, paidPence: 0, owedPence: 0 }
    const { unmount } = open('', {
      [invoicesCall]: { documents: [], totalCount: 0, totals: none },
    })
    expect(await screen.findByText('No invoices yet')).toBeVisible()
    unmount()
    open('', { [invoicesCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The invoices could not be loaded')).toBeVisible()
  })
})

describe('one of them', () => {
  const panel = async (search = '', calls: FakeCalls = {}, name = 'Invoice INV-000001') => {
    const rendered = open(`${search}&invoice=${testUid(1)}`, calls)
    const drawer = within(await screen.findByRole('dialog', { name }))
    return { ...rendered, drawer }
  }

  it('opens from its row, and leaves the filters as they are when it is closed', async () => {
    const { user, address } = open('&state=overdue')
    await user.click(await screen.findByRole('link', { name: 'INV-000001' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-000001' }))
    expect(address()).toContain(`invoice=${testUid(1)}`)
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/sales?tab=invoices&state=overdue'))
  })

  it('shows both sides, lines with VAT, and what was paid by which entries', async () => {
    const { drawer } = await panel()
    expect(drawer.getByRole('region', { name: 'Seller' })).toHaveTextContent('VAT number GB123')
    expect(drawer.getByRole('link', { name: 'Ann Clarke' })).toHaveAttribute(
      ...['href', `/sales?tab=payments&payer=${testUid(50)}`],
    )
    const lines = within(drawer.getByRole('table', { name: 'Lines of the document' }))
    expect(lines.getByRole('row', { name: /Premium/ })).toHaveTextContent('£200.00£40.0020%£240.00')
    expect(lines.getByRole('row', { name: /Books/ })).toHaveTextContent('2 at £46.67')
    expect(lines.getByRole('row', { name: /Books/ })).toHaveTextContent('Exempt')
    const paid = within(drawer.getByRole('table', { name: 'Entries that paid it' }))
    expect(paid.getByRole('row', { name: /Payment, Bank transfer/ })).toHaveTextContent('£100.00')
    expect(drawer.getByText(/Reminder 3 days after it was due/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('has no VAT where the seller has no number for it', async () => {
    const { seller } = makeDocument()
    const { drawer } = await panel('', {
      [invoiceCall]: makeDocument({ seller: { ...seller, vatNumber: '' } }),
    })
    expect(drawer.queryByRole('columnheader', { name: 'VAT' })).toBeNull()
  })

  it('is saved as PDF once the job that makes it is done', async () => {
    const saved = savedFiles()
    const answers = [{ jobId: testUid(80) }, new Blob(['%PDF'])]
    const { user, drawer, network } = await panel('', {
      [downloadCall]: () => answers.shift() ?? new Blob(),
      [jobCall]: {
        ...{ jobId: testUid(80), kind: 'documentPdf', state: 'done', done: 1, total: 1 },
        ...{ error: null, result: null },
      },
    })
    await user.click(drawer.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toEqual(['INV-000001.pdf']))
    expect(network.requestsOf(downloadCall)).toHaveLength(2)
  })

  it('says that the PDF could not be made', async () => {
    const { user, drawer } = await panel('', {
      [downloadCall]: { jobId: testUid(80) },
      [jobCall]: {
        ...{ jobId: testUid(80), kind: 'documentPdf', state: 'dead', done: 0, total: 1 },
        ...{ error: 'No.', result: null },
      },
    })
    await user.click(drawer.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText(/could not be made just now/)).toBeVisible()
  })

  it('is sent again, or says why not', async () => {
    const { user, drawer, network } = await panel('', { [sendCall]: { sentTo: 'ann@portal.test' } })
    await user.click(drawer.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('INV-000001 is on its way to ann@portal.test.')).toBeVisible()
    network.answer({ [sendCall]: new ApiError({ status: 409, message: 'No address.' }) })
    await user.click(drawer.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('INV-000001 could not be sent. No address.')).toBeVisible()
  })

  it('is credited by lines, up to what is not credited yet', async () => {
    const { user, drawer, network } = await panel('', {
      [creditCall]: { documentId: testUid(10), number: 'CN-000002' },
    })
    await user.click(drawer.getByRole('button', { name: 'Credit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-000001' }))
    const books = dialog.getByLabelText(/^Books/)
    await user.type(books, '60')
    await user.click(dialog.getByRole('button', { name: 'Make the credit note' }))
    expect((await dialog.findAllByText('At most £50')).length).toBeGreaterThan(0)
    expect(network.requestsOf(creditCall)).toHaveLength(0)
    await user.clear(books)
    await user.type(books, '20.84')
    await user.type(dialog.getByLabelText(/^Reason/), 'Not delivered')
    expect(dialog.getAllByText('Credit note of £20.84')[0]).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Make the credit note' }))
    expect(await screen.findByText('Credit note CN-000002 takes from INV-000001.')).toBeVisible()
    expect(network.requestsOf(creditCall)[0]?.body).toEqual({
      ...{ documentId: testUid(1), reason: 'Not delivered' },
      lines: [{ lineId: testUid(71), pence: 2_084 }],
    })
  })

  it('that is a credit note has nothing paid, and cannot be credited', async () => {
    const { drawer } = await panel(
      '',
      {
        [invoiceCall]: makeDocument({
          ...{ series: 'CN', number: 'CN-000001', state: null, dueOn: null, creditNotes: [] },
          credits: { documentId: testUid(1), number: 'INV-000001' },
        }),
      },
      'Credit note CN-000001',
    )
    expect(drawer.getByRole('link', { name: 'INV-000001' })).toBeVisible()
    expect(drawer.queryByRole('button', { name: 'Credit' })).toBeNull()
    expect(drawer.queryByRole('heading', { name: 'Paid by' })).toBeNull()
  })
})
