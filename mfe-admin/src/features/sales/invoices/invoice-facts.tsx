import { pathTo } from '@portal/shared/contract'
import { chakra, DateText, dash, FactList, Grid, Heading, Text, TextLink } from '@portal/shared/ui'
import { accountPath, dayInWords, invoicePath } from '../../../sales/money.words.ts'
import type { MoneyDocument } from './invoices.queries.ts'

/** Who it is for, its days, and where what belongs to it can be seen. */
export function InvoiceFacts({ document }: { document: MoneyDocument }) {
  const { buyer, payerId, studentId, studentName, bookingId, credits, creditNotes } = document
  const { issuedOn, taxPoint, dueOn, sentAt } = document
  return (
    <FactList
      items={[
        {
          label: 'Payer',
          value: <TextLink to={accountPath(payerId)}>{buyer.name}</TextLink>,
        },
        {
          label: 'Student',
          value:
            studentId === null ? (
              studentName || dash
            ) : (
              <TextLink to={pathTo('/:dashboard/:id', { dashboard: 'dashboard', id: studentId })}>
                {studentName}
              </TextLink>
            ),
        },
        ...(bookingId === null
          ? []
          : [
              {
                label: 'Booking',
                value: <TextLink to={`/sales?booking=${bookingId}`}>Open the booking</TextLink>,
              },
            ]),
        ...(credits === null
          ? []
          : [
              {
                label: 'Takes from',
                value: <TextLink to={invoicePath(credits.documentId)}>{credits.number}</TextLink>,
              },
            ]),
        ...creditNotes.map(({ documentId, number }) => ({
          label: 'Credit note',
          value: <TextLink to={invoicePath(documentId)}>{number}</TextLink>,
        })),
        { label: 'Issued', value: dayInWords(issuedOn) },
        { label: 'Tax point', value: dayInWords(taxPoint) },
        ...(dueOn === null ? [] : [{ label: 'Due', value: dayInWords(dueOn) }]),
        {
          label: 'Sent',
          value: sentAt === null ? 'Not yet' : <DateText moment={sentAt} style="dateTime" />,
        },
      ]}
    />
  )
}

const Address = chakra('address', {
  base: { fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 'sm' },
})

/** Seller and buyer as they were when it was issued. */
export function Parties({ document: { seller, buyer } }: { document: MoneyDocument }) {
  return (
    <Grid columns={2}>
      <Party title="Seller" party={seller} />
      <Party title="Buyer" party={buyer} />
    </Grid>
  )
}

function Party({ title, party }: { title: string; party: MoneyDocument['seller'] }) {
  const { name, address, postcode, email, vatNumber } = party
  return (
    <section aria-label={title}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Address>
        {[name, address, postcode, email].filter((line) => line.trim() !== '').join('\n')}
      </Address>
      {vatNumber === '' ? null : <Text size="sm">VAT number {vatNumber}</Text>}
    </section>
  )
}
