import { Checkbox, SelectField, Switch } from '@portal/shared/forms'
import { Button, Dialog, IconButton, LiveText, Row, Stack, Text } from '@portal/shared/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { arranged, pageSizes } from './list.rules.ts'
import { moved } from './tools.rules.ts'
import type { AnyList } from './use-list.tsx'

export interface LayoutDialogProps {
  list: AnyList
  onClose: () => void
}

/** Which columns in which order, how near each other rows are, and how many on a page; at once. */
export default function LayoutDialog(props: LayoutDialogProps) {
  const { list, onClose } = props
  const { address, change } = list
  const { columns } = list.definition
  const [said, setSaid] = useState('')
  const shown = arranged(columns, address.columns)
  const hidden = columns.filter((column) => !shown.includes(column))
  const show = (next: readonly { id: string }[]) => {
    const ids = next.map(({ id }) => id).join()
    const isUsual = ids === columns.map(({ id }) => id).join()
    change({ columns: isUsual ? undefined : ids })
  }
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
        <Stack as="ul" gap="1" listStyle="none" aria-label="Columns">
          {[...shown, ...hidden].map((column, at) => {
            const isShown = at < shown.length
            const move = (by: number) => {
              show(moved(shown, at, by))
              setSaid(`${column.header} is now column ${at + by + 1} of ${shown.length}`)
            }
            return (
              <Row as="li" key={column.id} justifyContent="space-between" flexWrap="nowrap">
                {column.primary ? (
                  <Text as="span">{column.header}</Text>
                ) : (
                  <Checkbox
                    label={column.header}
                    checked={isShown}
                    onValue={(on) =>
                      show(on ? [...shown, column] : shown.filter((one) => one !== column))
                    }
                  />
                )}
                {isShown ? (
                  <Row gap="0" flexWrap="nowrap">
                    <IconButton
                      size="sm"
                      label={`Move ${column.header} up`}
                      icon={<ArrowUp size={16} />}
                      disabled={at === 0}
                      onClick={() => move(-1)}
                    />
                    <IconButton
                      size="sm"
                      label={`Move ${column.header} down`}
                      icon={<ArrowDown size={16} />}
                      disabled={at === shown.length - 1}
                      onClick={() => move(1)}
                    />
                  </Row>
                ) : null}
              </Row>
            )
          })}
        </Stack>
        <LiveText>{said}</LiveText>
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
