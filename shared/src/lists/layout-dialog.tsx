import { Checkbox, SelectField, Switch } from '@portal/shared/forms'
import { OrderedList } from '@portal/shared/ordering'
import { Button, Dialog, Stack, Text } from '@portal/shared/ui'
import { arranged, pageSizes } from './list.rules.ts'
import type { AnyList } from './use-list.tsx'

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)

export interface LayoutDialogProps {
  list: AnyList
  onClose: () => void
}

/** Which columns in which order, how near each other rows are, and how many on a page; at once. */
export default function LayoutDialog(props: LayoutDialogProps) {
  const { list, onClose } = props
  const { address, change } = list
  const { columns, usual } = list.definition
  const shown = arranged(columns, address.columns ?? usual)
  const hidden = columns.filter((column) => !shown.includes(column))
  const asUsual = idsOf(arranged(columns, usual)).join()
  const show = (ids: readonly string[]) =>
    change({ columns: ids.join() === asUsual ? undefined : ids.join() })
  return (
    <Dialog
      open
      size="sm"
      title="Columns and rows"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => change({ columns: undefined, rows: undefined, size: undefined })}
          >
            As usual
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <OrderedList
          label="Columns"
          groups={[
            { id: 'shown', label: 'Shown', rows: shown },
            { id: 'hidden', label: 'Not shown', rows: hidden },
          ]}
          rowKey={({ id }) => id}
          rowName={({ header }) => header}
          onOrder={([first]) => show(first?.keys ?? [])}
          // What a list looks like is no record of anybody's.
          readOnly={false}
        >
          {(column) =>
            column.primary ? (
              <Text as="span">{column.header}</Text>
            ) : (
              <Checkbox
                label={column.header}
                checked={shown.includes(column)}
                onValue={(on) =>
                  show(idsOf(on ? [...shown, column] : shown.filter((one) => one !== column)))
                }
              />
            )
          }
        </OrderedList>
        <Switch
          label="Compact rows"
          checked={address.isCompact}
          onValue={(on) => change({ rows: on ? 'compact' : undefined })}
        />
        <SelectField
          label="Rows on a page"
          value={String(address.size)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onValue={(size) => change({ size: size === String(pageSizes[0]) ? undefined : size })}
        />
      </Stack>
    </Dialog>
  )
}
