import { pathTo } from '@portal/shared/contract'
import { SearchPicker } from '@portal/shared/pickers'
import { useSearchParams } from '@portal/shared/router'
import {
  Alert,
  Box,
  Card,
  LinkButton,
  LiveText,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { useState } from 'react'
import { ProgrammeCard, RequestCard } from './programme-card.tsx'
import { SaleForm } from './sale-form.tsx'
import { Sold } from './sold.tsx'
import { type Customer, customers, type Programme, useProgramme } from './upsell.queries.ts'
import type { Sale } from './use-sale-form.ts'

/** Sells more to a student who has a programme, and accepts the request that this is of. */
export default function UpsellScreen() {
  const [params, setParams] = useSearchParams()
  const studentId = params.get('studentId')
  const requestId = params.get('request')
  const customer: Customer = {
    ...(studentId !== null && { studentId }),
    ...(requestId !== null && { requestId }),
  }
  return (
    <Page>
      <PageHeader
        title="Upsell"
        description="More hours, more of the portal or a later end for somebody who has a programme"
      />
      {requestId === null ? (
        <Box width="100%" maxWidth="reading">
          <Card title="Customer">
            <SearchPicker
              label="Student"
              hint="By their own or a parent’s name or email."
              from={customers}
              value={studentId ?? ''}
              onValue={(id) => setParams(id === '' ? {} : { studentId: id })}
            />
          </Card>
        </Box>
      ) : null}
      {studentId === null && requestId === null ? null : (
        <Selling key={`${studentId} ${requestId}`} customer={customer} />
      )}
    </Page>
  )
}

function Selling({ customer }: { customer: Customer }) {
  const programme = useProgramme(customer)
  const [sale, setSale] = useState<Sale | null>(null)
  return (
    <QueryRegion
      query={programme}
      failed="The programme could not be loaded"
      skeleton={<SkeletonCards count={2} columns={1} />}
    >
      {(data) => (
        <>
          {sale === null ? (
            <Offer programme={data} onSold={setSale} />
          ) : (
            <Box width="100%" maxWidth="reading">
              <Stack gap="6">
                <ProgrammeCard programme={data} />
                <Sold name={data.name} sale={sale} />
              </Stack>
            </Box>
          )}
          <LiveText>{sale === null ? '' : `Sold to ${data.name}.`}</LiveText>
        </>
      )}
    </QueryRegion>
  )
}

function Offer({ programme, onSold }: { programme: Programme; onSold: (sale: Sale) => void }) {
  const { request } = programme
  if (request !== null && request.state !== 'pending') return <Decided programme={programme} />
  return (
    <SaleForm programme={programme} onSold={onSold}>
      <ProgrammeCard programme={programme} />
      {request === null ? null : <RequestCard request={request} />}
    </SaleForm>
  )
}

const decided = {
  accepted: 'has been accepted already',
  declined: 'has been declined already',
  cancelled: 'was taken back by the student',
  pending: 'waits',
} as const

/** Said in place of the form where a request cannot be accepted any more. */
function Decided({ programme: { studentId, request } }: { programme: Programme }) {
  if (request === null) return null
  return (
    <Stack gap="4" alignItems="flex-start">
      <Alert
        kind="info"
        title={`The request for ${request.upgrade.name} ${decided[request.state]}`}
      >
        Nothing is sold by it. You can still sell something without a request.
      </Alert>
      <LinkButton to={`${pathTo('/sales/upsell', {})}?studentId=${studentId}`}>
        Sell without a request
      </LinkButton>
      <LinkButton to={`${pathTo('/upgrades', {})}?tab=requests&state=pending`}>
        Back to the requests
      </LinkButton>
    </Stack>
  )
}
