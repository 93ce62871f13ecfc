import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, TextArea, useForm } from '@portal/shared/forms'
import { Alert, Button, formatMoney, LiveText, Row, Stack, Text, toast } from '@portal/shared/ui'
import { creditAll, creditFault, creditSent, creditStart, creditSum } from './credit.rules.ts'
import { type MoneyDocument, useCredit } from './invoices.queries.ts'

export interface CreditDialogProps {
  document: MoneyDocument
  onClose: () => void
}

/** Credits some of an invoice, line by line, with a reason. */
export default function CreditDialog({ document, onClose }: CreditDialogProps) {
  const { documentId, number } = document
  const lines = document.lines.filter(({ creditablePence }) => creditablePence > 0)
  const credit = useCredit()
  const form = useForm({
    name: `credit ${documentId}`,
    start: creditStart(lines),
    schema: bodyOf('POST /User/admin/Invoice/Credit'),
    check: (values) =>
      Object.fromEntries(
        values.lines.map(({ pence }, at) => [
          `lines.${at}.pence`,
          creditFault(pence, lines[at]?.creditablePence ?? 0),
        ]),
      ),
    body: (values) => ({
      ...{ documentId, reason: values.reason },
      lines: creditSent(values, lines),
    }),
    failed: 'The credit note could not be made',
    write: (body) => credit.write({ body }),
    done: (made) => {
      toast.success(`Credit note ${made.number} takes from ${number}.`)
      onClose()
    },
  })
  const sum = `Credit note of ${formatMoney(creditSum(form.values, lines))}`
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Credit ${number}`}
      description="The invoice stays as it was issued; the credit note takes from what is owed, or becomes credit."
      save="Make the credit note"
      actions={
        <Button onClick={() => form.set('lines', creditAll(lines))}>Credit all that is left</Button>
      }
      onClose={onClose}
    >
      {form.errors.lines === undefined ? null : <Alert kind="danger">{form.errors.lines}</Alert>}
      <Stack gap="4">
        {lines.map(({ lineId, description, creditablePence }, at) => (
          <NumberField
            key={lineId}
            optional
            label={`${description}, in pounds`}
            hint={`${formatMoney(creditablePence)} is not credited yet.`}
            min={0}
            step={0.01}
            {...form.field(`lines.${at}.pence`)}
          />
        ))}
      </Stack>
      <TextArea
        label="Reason"
        hint="It stands on the credit note’s entry in the account."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      <Row justifyContent="flex-end">
        <Text weight="semibold">{sum}</Text>
        <LiveText>{sum}</LiveText>
      </Row>
    </FormDialog>
  )
}
