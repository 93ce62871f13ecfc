import { bodyOf } from '@portal/shared/bodies'
import { monthName } from '@portal/shared/curriculum'
import { Form, SaveBar, useForm } from '@portal/shared/forms'
import { OrderedList } from '@portal/shared/ordering'
import { Box, Button, Card, EmptyState, Stack } from '@portal/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import { type Template, useSaveMonth } from './curriculum.queries.ts'
import { ItemFields } from './item-fields.tsx'
import { type ItemValues, itemsInWords, monthBody, monthValues, moveOf } from './template.rules.ts'
import { theirMonth } from './their-month.ts'

const newItem: ItemValues = { id: '', text: '', isExtended: false, links: [] }

/** A month has at most so many items. */
const most = 100

/** The items of one month of a template: written in their places, put in order, saved together. */
export function MonthForm({ template, month }: { template: Template; month: number }) {
  const save = useSaveMonth()
  const form = useForm({
    name: `curriculum template ${template.id} ${month}`,
    start: monthValues(template, month),
    schema: bodyOf('POST /Curriculum/admin/Curriculum/SaveMonth'),
    body: (values) => monthBody(template.id, month, values),
    theirs: theirMonth(template.id, month),
    labels: { items: 'Items' },
    words: { items: itemsInWords },
    failed: `${monthName(month)} could not be saved`,
    write: (body) => save.write({ body }),
  })
  const list = form.list('items')
  const { items } = form.values
  const nameOf = (at: number) => items[at]?.text || `Item ${at + 1}`
  const add = (
    <Button
      size="sm"
      icon={<Plus size={16} aria-hidden />}
      {...list.adder}
      disabled={items.length >= most}
      onClick={() => list.add(newItem)}
    >
      Add an item
    </Button>
  )
  return (
    <Form label={monthName(month)} {...form.frame}>
      <Stack gap="5">
        <Card title={monthName(month)} action={add}>
          {items.length === 0 ? (
            <EmptyState
              compact
              level={3}
              title={`Nothing is planned for ${monthName(month)} yet.`}
            />
          ) : (
            <OrderedList
              label={`Items of ${monthName(month)}`}
              groups={[{ id: '', label: monthName(month), rows: list.items }]}
              rowKey={({ key }) => String(key)}
              rowName={({ at }) => nameOf(at)}
              menu={({ at }) => [
                {
                  id: 'remove',
                  label: 'Remove',
                  icon: <Trash2 size={16} />,
                  danger: true,
                  onChoose: () => list.remove(at),
                },
              ]}
              onOrder={([all]) => {
                const before = list.items.map(({ key }) => String(key))
                const move = moveOf(before, all?.keys ?? before)
                if (move) list.move(move.from, move.to)
              }}
            >
              {({ at }) => (
                <ItemFields
                  name={nameOf(at)}
                  at={at}
                  values={items[at]}
                  text={form.field(`items.${at}.text`)}
                  extended={form.tick(`items.${at}.isExtended`)}
                  links={form.list(`items.${at}.links`)}
                  linkField={(link, part) => form.field(`items.${at}.links.${link}.${part}`)}
                  hasLinkError={Object.keys(form.errors).some((place) =>
                    place.startsWith(`items.${at}.links`),
                  )}
                />
              )}
            </OrderedList>
          )}
        </Card>
        <Box>
          <SaveBar
            look="bar"
            label={`Save ${monthName(month)}`}
            saved="Saved. Students see it once it is published."
            {...form.bar}
          />
        </Box>
      </Stack>
    </Form>
  )
}
