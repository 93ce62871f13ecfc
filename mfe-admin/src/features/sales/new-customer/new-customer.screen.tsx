import { Form, SaveBar } from '@portal/shared/forms'
import { Page, PageHeader, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { usePreview } from '../../../sales/terms/preview.queries.ts'
import { PreviewCard } from '../../../sales/terms/preview-card.tsx'
import { SaleLayout } from '../../../sales/terms/sale-layout.tsx'
import { sentOf } from './new-customer.rules.ts'
import { ParentsCard, StudentCard } from './people-fields.tsx'
import { LastCard, PriceCards, ProgrammeCard } from './sale-cards.tsx'
import { SchoolCard, TutorsCard } from './school-card.tsx'
import { lackedBy, useNewCustomerForm } from './use-new-customer-form.ts'

/** Sells a programme to somebody new: accounts, programme, price and invitations in one. */
export default function NewCustomerScreen() {
  const form = useNewCustomerForm()
  const [today] = useState(() => bookDay())
  const isTouched = form.isDirty
  const preview = usePreview('new', sentOf(form.values))
  return (
    <Page>
      <PageHeader
        title="New customer"
        description="Makes the accounts of student and parents with what they have bought"
      />
      <SaleLayout
        side={<PreviewCard preview={preview} missing={isTouched ? lackedBy(form.values) : null} />}
      >
        <Form label="New customer" {...form.frame}>
          <Stack gap="6">
            <StudentCard form={form} />
            <ParentsCard form={form} />
            <SchoolCard form={form} />
            <ProgrammeCard form={form} />
            <TutorsCard form={form} />
            <PriceCards form={form} />
            <LastCard form={form} today={today} />
            <SaveBar
              look="bar"
              label="Sell"
              {...form.bar}
              state={form.isDirty ? undefined : 'Nothing is filled in yet'}
            />
          </Stack>
        </Form>
      </SaleLayout>
    </Page>
  )
}
