import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, useForm } from '@portal/shared/forms'
import { Box, formatPercent, Grid, Stack, Text } from '@portal/shared/ui'
import { columnFaults } from './import.rules.ts'
import { examplesInWords } from './import.words.ts'
import { type Import, useSetColumns } from './imports.queries.ts'

export interface ColumnsDialogProps {
  asked: Import
  onClose: () => void
}

const none = ''

/** What each column of the file is taken for, to be changed; then every row is checked again. */
export default function ColumnsDialog({ asked, onClose }: ColumnsDialogProps) {
  const { importId, columns, fields } = asked
  const setColumns = useSetColumns()
  const matched = (values: { columns: readonly { header: string; field: string }[] }) =>
    values.columns.map(({ header, field }) => ({ header, field: field === none ? null : field }))
  const form = useForm({
    name: null,
    start: {
      columns: columns.map(({ header, field }) => ({ header, field: field ?? none })),
    },
    schema: bodyOf('POST /User/admin/Import/SetColumns'),
    check: (values) => columnFaults(matched(values)),
    body: (values) => ({ importId, columns: matched(values) }),
    failed: 'The columns could not be changed',
    write: (body) => setColumns.write({ body }),
    done: onClose,
  })
  const options = fields.map(({ field, label, isNeeded }) => ({
    value: field,
    label: isNeeded ? `${label} (needed)` : label,
  }))
  return (
    <FormDialog
      form={form}
      size="lg"
      title="Columns of the file"
      description="Every row is checked again with what is chosen here."
      save="Check again"
      onClose={onClose}
    >
      <Stack gap="5">
        {columns.map(({ header, filledShare, examples }, at) => (
          <Grid key={header} columns={2} alignItems="center">
            <Box minWidth="0">
              <Text weight="semibold" overflowWrap="anywhere">
                {header}
              </Text>
              <Text size="sm" tone="muted" overflowWrap="anywhere">
                {`${formatPercent(filledShare)} filled${examplesInWords(examples)}`}
              </Text>
            </Box>
            <SelectField
              label={`Taken for: ${header}`}
              placeholder="Left out"
              options={options}
              {...form.field(`columns.${at}.field`)}
            />
          </Grid>
        ))}
      </Stack>
    </FormDialog>
  )
}
