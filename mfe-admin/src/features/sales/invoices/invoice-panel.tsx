import { call } from '@portal/shared/api'
import { DownloadButton, fileWhenMade } from '@portal/shared/downloads'
import { dialogPart } from '@portal/shared/idle'
import {
  Badge,
  Button,
  Drawer,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Stat,
  Stats,
  toast,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { documentState, exactPounds } from '../../../sales/money.words.ts'
import { InvoiceFacts, Parties } from './invoice-facts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSettled } from './invoice-settled.tsx'
import { downloadCall, type MoneyDocument, useDocument, useSend } from './invoices.queries.ts'

const CreditDialog = dialogPart(() => import('./credit-dialog.tsx'), 'Credit note')

export interface InvoicePanelProps {
  documentId: string
  onClose: () => void
}

/** One invoice or credit note: as it was issued, and what was paid of it. */
export default function InvoicePanel({ documentId, onClose }: InvoicePanelProps) {
  const query = useDocument(documentId)
  const { data } = query
  const kind = data?.series === 'CN' ? 'Credit note' : 'Invoice'
  return (
    <Drawer
      open
      wide
      title={data === undefined ? kind : `${kind} ${data.number}`}
      onClose={onClose}
    >
      <QueryRegion
        query={query}
        failed="The invoice could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {(document) => <Content document={document} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ document }: { document: MoneyDocument }) {
  const { word, tone } = documentState(document.state)
  const { grossPence, paidPence, owedPence, creditedPence, state } = document
  return (
    <Stack gap="6">
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
      </Row>
      <Actions document={document} />
      <Stats>
        <Stat label="Amount" value={exactPounds(grossPence)} />
        {state === null ? null : (
          <>
            {creditedPence === 0 ? null : (
              <Stat label="Credited" value={exactPounds(creditedPence)} />
            )}
            <Stat label="Paid" value={exactPounds(paidPence)} />
            <Stat label="Still owed" value={exactPounds(owedPence)} />
          </>
        )}
      </Stats>
      <InvoiceFacts document={document} />
      <Parties document={document} />
      <InvoiceLines document={document} />
      <InvoiceSettled document={document} />
    </Stack>
  )
}

function Actions({ document }: { document: MoneyDocument }) {
  const { documentId, number, series, lines } = document
  const send = useSend()
  const [isCrediting, setCrediting] = useState(false)
  const canCredit = series === 'INV' && lines.some(({ creditablePence }) => creditablePence > 0)
  const sendAgain = () =>
    send
      .write({ body: { documentId } })
      .then(({ sentTo }) => toast.success(`${number} is on its way to ${sentTo}.`))
      .catch((error: Error) => toast.danger(`${number} could not be sent. ${error.message}`))
  return (
    <Row gap="3">
      <DownloadButton
        label="Download PDF"
        name={`${number}.pdf`}
        get={() => fileWhenMade(() => call(downloadCall, { query: { documentId } }))}
      />
      <Button loading={send.isWriting} onClick={() => void sendAgain()}>
        {document.sentAt === null ? 'Send' : 'Send again'}
      </Button>
      {canCredit ? <Button onClick={() => setCrediting(true)}>Credit</Button> : null}
      <Suspense fallback={null}>
        {isCrediting ? (
          <CreditDialog document={document} onClose={() => setCrediting(false)} />
        ) : null}
      </Suspense>
    </Row>
  )
}
