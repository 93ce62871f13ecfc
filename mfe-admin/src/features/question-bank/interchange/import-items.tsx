import { Checkbox } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { List, type ListDefinition, selectFilter, tellOutcome, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Box, Stack, Text } from '@portal/shared/ui'
import { Suspense } from 'react'
import { type Import, type ImportItem, itemsCall, useChoose } from './interchange.queries.ts'
import { isChoosable, outcomes, warningInWords } from './interchange.words.ts'
import { ItemWarnings } from './item-warnings.tsx'

const ImportItemDrawer = part(() => import('./import-item-drawer.tsx'))

const counted = (label: string, count: number) => `${label} (${count.toLocaleString('en-GB')})`

function itemsList(asked: Import): ListDefinition<typeof itemsCall, ImportItem> {
  return {
    call: itemsCall,
    rows: ({ items }) => items,
    rowKey: ({ itemNo }) => String(itemNo),
    label: 'Items of the file',
    nouns: ['item', 'items'],
    searchIn: 'title or place',
    filters: [
      {
        ...{ id: 'outcome', label: 'Outcome', look: selectFilter, none: 'All outcomes' },
        options: Object.entries(outcomes).map(([value, { label }]) => ({
          value,
          label: counted(label, asked.outcomes.find(({ name }) => name === value)?.count ?? 0),
        })),
      },
      {
        ...{
          id: 'warning',
          label: 'Warning',
          look: selectFilter,
          none: 'With or without warnings',
        },
        options: asked.warnings.map(({ name, count }) => ({
          value: name,
          label: counted(warningInWords(name).label, count),
        })),
      },
    ],
    columns: [
      {
        ...{ id: 'title', header: 'Item', primary: true, width: '16rem' },
        cell: ({ title, place }) => (
          <Stack gap="0.5">
            {title}
            <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
              {place}
            </Text>
          </Stack>
        ),
      },
      { id: 'outcome', header: 'Outcome', cell: (item) => <Outcome item={item} /> },
      {
        ...{ id: 'warnings', header: 'Warnings', width: '18rem' },
        cell: ({ warnings }) =>
          warnings.length === 0 ? 'None' : <ItemWarnings warnings={warnings} />,
      },
    ],
    atEnd: {
      ...{ id: 'chosen', header: 'Chosen' },
      cell: (item) => (
        <Chosen importId={asked.id} item={item} isOpen={asked.state === 'analysed'} />
      ),
    },
    noneYet: { title: 'The file has no items', level: 2 },
    noneFits: 'No item fits',
  }
}

/** The items of a file, and the one that is looked at. */
export function ImportItems({ asked }: { asked: Import }) {
  const [params, setParams] = useSearchParams()
  const withItem = (itemNo: number | undefined) => {
    const next = new URLSearchParams(params)
    next.delete('item')
    if (itemNo !== undefined) next.set('item', String(itemNo))
    return next
  }
  const list = useList(
    { ...itemsList(asked), rowHref: ({ itemNo }) => `?${withItem(itemNo)}` },
    { query: { importId: asked.id } },
  )
  const item = Number(params.get('item'))
  return (
    <>
      <List list={list} />
      {Number.isInteger(item) && item > 0 ? (
        <Suspense>
          <ImportItemDrawer
            importId={asked.id}
            itemNo={item}
            isOpen={asked.state === 'analysed'}
            onClose={() => setParams(withItem(undefined))}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function Outcome({ item: { outcome, message } }: { item: ImportItem }) {
  const { label, tone } = outcomes[outcome]
  return (
    <Stack gap="1">
      <Box>
        <Badge tone={tone}>{label}</Badge>
      </Box>
      {message === null ? null : <Text size="sm">{message}</Text>}
    </Stack>
  )
}

interface ChosenProps {
  importId: string
  item: ImportItem
  isOpen: boolean
}

function Chosen({ importId, item, isOpen }: ChosenProps) {
  const { itemNo, title, outcome, isChosen, isApplied } = item
  const { write, isWriting } = useChoose()
  if (isApplied) return <Badge tone="success">Applied</Badge>
  if (!isOpen) return isChosen ? <Badge tone="warning">Left out</Badge> : 'No'
  if (!isChoosable(outcome) && !isChosen) return 'No'
  const choose = (isOn: boolean) =>
    tellOutcome(async () => {
      await write({ body: { importId, itemNos: [itemNo], isChosen: isOn } })
      return undefined
    })
  return (
    <Checkbox
      label={`Take item ${itemNo}, ${title}`}
      labelHidden
      checked={isChosen}
      disabled={isWriting}
      onValue={(isOn) => void choose(isOn)}
    />
  )
}
