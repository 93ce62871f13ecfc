import { Form, SaveBar, TextArea } from '@portal/shared/forms'
import { Card, Stack } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { bookDay } from '../../sales/book-day.ts'
import { LinesFields } from '../../sales/terms/lines-fields.tsx'
import { PayerField } from '../../sales/terms/payer-field.tsx'
import { PlanFields } from '../../sales/terms/plan-fields.tsx'
import { usePreview } from '../../sales/terms/preview.queries.ts'
import { PreviewCard } from '../../sales/terms/preview-card.tsx'
import { SaleLayout } from '../../sales/terms/sale-layout.tsx'
import { isPriced } from '../../sales/terms/terms.rules.ts'
import { GivesCard } from './gives-cards.tsx'
import type { Programme } from './upsell.queries.ts'
import { sentOf } from './upsell.rules.ts'
import { lackedBy, type Sale, useSaleForm } from './use-sale-form.ts'

export interface SaleFormProps {
  programme: Programme
  onSold: (sale: Sale) => void
  /** What stands above the form: the programme as it is, and what was asked for. */
  children: ReactNode
}

/** Sells more of a programme, or one that begins anew, with what it comes to beside it. */
export function SaleForm({ programme, onSold, children }: SaleFormProps) {
  const [today] = useState(() => bookDay())
  const form = useSaleForm(programme, today, onSold)
  const isTouched = form.isDirty || programme.request !== null
  const preview = usePreview('upsell', sentOf(programme, form.values))
  return (
    <SaleLayout
      side={
        <PreviewCard
          preview={preview}
          missing={isTouched ? lackedBy(programme, form.values) : null}
        />
      }
    >
      {children}
      <Form label="What is sold" {...form.frame}>
        <Stack gap="6">
          <GivesCard form={form} programme={programme} today={today} />
          <Card title="Price">
            <LinesFields form={form} />
          </Card>
          <Card title="Payment">
            <Stack gap="5">
              <PlanFields form={form} />
              {isPriced(form.values) ? (
                <PayerField payers={programme.payers} field={form.field('payer')} />
              ) : null}
              <TextArea
                label="Note"
                hint="For the office; the family does not see it."
                optional
                rows={2}
                maxLength={2_000}
                {...form.field('note')}
              />
            </Stack>
          </Card>
          <SaveBar
            look="bar"
            label="Sell"
            {...form.bar}
            state={form.isDirty ? undefined : 'Not sold yet'}
          />
        </Stack>
      </Form>
    </SaleLayout>
  )
}
