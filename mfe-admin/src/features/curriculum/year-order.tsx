import { pathTo } from '@portal/shared/contract'
import { monthName, schoolYear } from '@portal/shared/curriculum'
import { OrderedList } from '@portal/shared/ordering'
import { useNavigate } from '@portal/shared/router'
import { Badge, Row, Text } from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { type Template, useSaveMonth } from './curriculum.queries.ts'
import { changedMonth, itemsOf, monthBody, monthValues } from './template.rules.ts'

/** All items of a template by month, to be put in order and taken to other months. */
export default function YearOrder({ template }: { template: Template }) {
  const save = useSaveMonth()
  const navigate = useNavigate()
  const { id, name, version } = template
  return (
    <OrderedList
      label={`Items of ${name}`}
      groups={schoolYear.map((month) => ({
        id: String(month),
        label: monthName(month),
        rows: itemsOf(template, month),
      }))}
      rowKey={(item) => item.id}
      rowName={({ text }) => text}
      menu={(item) => [
        {
          id: 'edit',
          label: 'Edit in its month',
          icon: <Pencil size={16} />,
          onChoose: () => {
            const month = schoolYear.find((one) => itemsOf(template, one).includes(item))
            navigate(`${pathTo('/curriculum', {})}?template=${id}&month=${month ?? 9}`)
          },
        },
      ]}
      onOrder={async (order) => {
        const changed = changedMonth(template, order)
        if (changed === undefined) return
        const { month, items } = changed
        const months = [{ monthNumber: month, items }]
        await save.write({ body: monthBody(id, month, monthValues({ version, months }, month)) })
      }}
    >
      {({ text, isExtended }) => (
        <Row gap="2" justifyContent="space-between">
          <Text as="span" flex="1 1 12rem">
            {text}
          </Text>
          {isExtended ? <Badge tone="purple">Extended</Badge> : null}
        </Row>
      )}
    </OrderedList>
  )
}
