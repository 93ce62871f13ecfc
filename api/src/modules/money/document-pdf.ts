import { type Block, type Part, type PrintedDocument, writtenDay } from '../../printing/document.ts'
import type { DocumentRead } from './invoices.repository.ts'
import { poundsOf, rateInWords } from './money-words.rules.ts'

/** What the settings say at the foot of a document. */
export interface FootWords {
  /** How to pay; may be empty. */
  bankDetails: string
  /** May be empty. */
  invoiceFooter: string
}

const text = (words: string): Part => ({ kind: 'text', text: words })

/** A text as it was typed, line by line. */
const typed = (words: string): Block => ({
  kind: 'paragraph',
  parts: words
    .trim()
    .split(/\r?\n/)
    .flatMap((line, at): Part[] => (at === 0 ? [text(line)] : [{ kind: 'break' }, text(line)])),
})

const lines = (...words: (string | undefined)[]): string =>
  words.filter((each) => each !== undefined && each.trim() !== '').join('\n')

/** How a line is taxed, in words that an invoice has to have. */
const rateWords = ({ vat, rateBasisPoints }: DocumentRead['lines'][number]) => {
  if (vat === 'exempt') return 'Exempt'
  return vat === 'outside' ? 'Outside VAT' : rateInWords(rateBasisPoints)
}

/** An invoice or a credit note as a document. */
export function printedDocument(document: DocumentRead, foot: FootWords): PrintedDocument {
  const { series, number, seller, buyer, credits, dueOn } = document
  const isInvoice = series === 'INV'
  const withVat = (seller.vatNumber ?? '') !== ''
  const day = (label: string, written: string | null) =>
    written === null ? [] : [{ label, value: writtenDay(written) }]
  return {
    title: isInvoice ? `Invoice ${number}` : `Credit note ${number}`,
    facts: [
      ...day('Issued', document.issuedOn),
      ...(withVat ? day('Tax point', document.taxPoint) : []),
      ...day('Due', dueOn),
      ...(credits === null ? [] : [{ label: 'Credits', value: `Invoice ${credits.number}` }]),
      { label: 'Student', value: document.studentName },
    ],
    sections: [
      { heading: 'From', blocks: [typed(sellerWords(seller))] },
      { heading: isInvoice ? 'Billed to' : 'Credited to', blocks: [typed(buyerWords(buyer))] },
      {
        heading: isInvoice ? 'What it is for' : 'What is credited',
        blocks: linesOf(document, withVat),
      },
      ...(withVat ? [{ heading: 'VAT by rate', blocks: [ratesOf(document)] }] : []),
      ...payingOf(document, foot),
    ],
  }
}

const sellerWords = ({ name, address, vatNumber = '' }: DocumentRead['seller']) =>
  lines(name, address, vatNumber === '' ? undefined : `VAT number ${vatNumber}`)

const buyerWords = ({ name, address, postcode }: DocumentRead['buyer']) =>
  lines(name, address, postcode)

function linesOf(document: DocumentRead, withVat: boolean): Block[] {
  const { lines: sold, netPence, vatPence, grossPence } = document
  const end = true as const
  const exempt = sold.filter(({ vat }) => vat === 'exempt').map(({ description }) => description)
  const note: Block[] =
    withVat && exempt.length > 0
      ? [typed(`Exempt from VAT: ${[...new Set(exempt)].join(', ')}.`)]
      : []
  if (!withVat) {
    const columns = [
      { heading: 'Description' },
      { heading: 'Quantity', end },
      { heading: 'Amount', end },
    ]
    const rows = sold.map((line) => [
      ...[line.description, String(line.quantity), poundsOf(line.grossPence)],
    ])
    return [
      {
        kind: 'table',
        columns,
        rows: [...rows, ['Total', '', poundsOf(grossPence)]],
        isSummed: true,
      },
    ]
  }
  const columns = [
    { heading: 'Description' },
    { heading: 'Quantity', end },
    { heading: 'Unit price', end },
    { heading: 'VAT rate', end },
    { heading: 'Net', end },
    { heading: 'VAT', end },
    { heading: 'Total', end },
  ]
  const rows = sold.map((line) => [
    line.description,
    String(line.quantity),
    poundsOf(line.unitNetPence),
    rateWords(line),
    poundsOf(line.netPence),
    poundsOf(line.vatPence),
    poundsOf(line.grossPence),
  ])
  const total = ['Total', '', '', '', poundsOf(netPence), poundsOf(vatPence), poundsOf(grossPence)]
  return [{ kind: 'table', columns, rows: [...rows, total], isSummed: true }, ...note]
}

/** Net and VAT by rate, as an invoice has to have them. */
function ratesOf({ lines: sold }: DocumentRead): Block {
  const sums = new Map<string, { net: number; vat: number }>()
  for (const line of sold) {
    const words = rateWords(line)
    const { net, vat } = sums.get(words) ?? { net: 0, vat: 0 }
    sums.set(words, { net: net + line.netPence, vat: vat + line.vatPence })
  }
  const end = true as const
  return {
    kind: 'table',
    columns: [{ heading: 'Rate' }, { heading: 'Net', end }, { heading: 'VAT', end }],
    rows: [...sums].map(([rate, { net, vat }]) => [rate, poundsOf(net), poundsOf(vat)]),
  }
}

function payingOf({ series, number, grossPence, dueOn }: DocumentRead, foot: FootWords) {
  const { bankDetails, invoiceFooter } = foot
  const due = dueOn === null ? '' : `Please pay ${poundsOf(grossPence)} by ${writtenDay(dueOn)}.`
  const paying = lines(
    due,
    bankDetails === '' ? undefined : bankDetails,
    bankDetails === '' ? undefined : `Reference: ${number}`,
  )
  return [
    ...(series === 'INV' ? [{ heading: 'How to pay', blocks: [typed(paying)] }] : []),
    ...(invoiceFooter === '' ? [] : [{ heading: '', blocks: [typed(invoiceFooter)] }]),
  ]
}
