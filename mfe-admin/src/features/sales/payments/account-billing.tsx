import { dialogPart } from '@portal/shared/idle'
import { Box, Button, dash, FactList, Heading, Row, Stack, VisuallyHidden } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import type { Account } from './payments.queries.ts'

const BillingDialog = dialogPart(() => import('./billing-dialog.tsx'), 'Billing address')

/** How the next invoices name the payer. */
export function AccountBilling({ account }: { account: Account }) {
  const [isEditing, setEditing] = useState(false)
  const { name, address, postcode, email } = account
  const whole = [address, postcode].filter((line) => line !== '').join('\n')
  return (
    <Stack gap="3">
      <Row justifyContent="space-between">
        <Heading level={3}>Billing address</Heading>
        <Button size="sm" onClick={() => setEditing(true)}>
          Edit<VisuallyHidden> the billing address</VisuallyHidden>
        </Button>
      </Row>
      <FactList
        items={[
          { label: 'Name', value: name },
          {
            label: 'Address',
            value: (
              <Box as="span" whiteSpace="pre-line">
                {whole || dash}
              </Box>
            ),
          },
          { label: 'Email', value: email || dash },
        ]}
      />
      <Suspense fallback={null}>
        {isEditing ? <BillingDialog account={account} onClose={() => setEditing(false)} /> : null}
      </Suspense>
    </Stack>
  )
}
