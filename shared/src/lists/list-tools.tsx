import { dialogPart, part } from '@portal/shared/idle'
import { Button, Chip, formatNumber, Row, Text } from '@portal/shared/ui'
import { Columns3 } from 'lucide-react'
import { Fragment, type RefObject, Suspense, useState } from 'react'
import { filtersOn } from './list.rules.ts'
import { ListDownload } from './list-download.tsx'
import { tellOutcome } from './tell-outcome.ts'
import type { BulkAction } from './types.ts'
import type { AnyList } from './use-list.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useViews } from './use-views.ts'

const LayoutDialog = dialogPart(() => import('./layout-dialog.tsx'), 'Columns')
const ListViews = part(() => import('./list-views.tsx'))

export interface ListToolsProps {
  list: AnyList
  /** Around all of the list. */
  frame: RefObject<HTMLElement | null>
  actions: readonly BulkAction[] | undefined
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
}

/** Stands beside the count: what is filtered, as chips, and what can be done with the whole list. */
export default function ListTools(props: ListToolsProps) {
  const { list, frame, actions, chosen, onChosen } = props
  const { definition } = list
  const [isArranging, setIsArranging] = useState(false)
  const own = [...chosen]
  useRowKeys(frame, {
    search: list.address.search,
    isStale: list.isStale,
    onEscape: () => {
      if (own.length > 0) onChosen(new Set())
      else if (list.address.search) list.change({ search: undefined })
    },
  })
  return (
    <>
      <FilteredBy list={list} frame={frame} />
      <Row gap="2" marginLeft="auto">
        {definition.views === undefined ? null : <Views list={list} name={definition.views} />}
        {definition.csv === undefined ? null : (
          <ListDownload
            call={definition.csv}
            wanted={wholeOf(list)}
            name={definition.nouns[1]}
            isEmpty={list.total === 0}
          />
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Columns3 size={16} aria-hidden />}
          onClick={() => setIsArranging(true)}
        >
          Columns
        </Button>
      </Row>
      {actions && own.length > 0 ? (
        <ChosenBar {...props} actions={actions} own={own} key={own.join()} />
      ) : null}
      {isArranging ? (
        <Suspense>
          <LayoutDialog list={list} onClose={() => setIsArranging(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Views({ list, name }: { list: AnyList; name: string }) {
  const views = useViews(list, name)
  return (
    <Suspense>
      <ListViews {...{ list, name, views }} />
    </Suspense>
  )
}

/** What the call is asked for, but for the page. */
function wholeOf({ query }: AnyList): Readonly<Record<string, unknown>> {
  const { pageNo: _no, pageSize: _size, ...whole } = query
  return whole
}

/** What is sought, whatever the order: what a call takes that changes all that match. */
function filterOf(list: AnyList): Readonly<Record<string, unknown>> {
  const { sort: _sort, direction: _direction, ...filter } = wholeOf(list)
  return filter
}

function focusFirst(frame: ListToolsProps['frame'], what: string): void {
  const seen = [...(frame.current?.querySelectorAll<HTMLElement>(what) ?? [])]
  seen.find((one) => one.checkVisibility?.() ?? true)?.focus()
}

/** Search and filters that are on, each to be taken off. */
function FilteredBy({ list, frame }: Pick<ListToolsProps, 'list' | 'frame'>) {
  const { address, change, clear } = list
  if (!list.isFiltered) return null
  // The button that was pressed goes with its chip.
  const after = (act: () => void) => () => {
    act()
    focusFirst(frame, 'input, button')
  }
  const chipOf = (id: string, text: string) => (
    <Chip
      tone="brand"
      removeLabel={`Remove ${text}`}
      onRemove={after(() => change({ [id]: undefined }))}
    >
      {text}
    </Chip>
  )
  return (
    <>
      {filtersOn(address, list.definition).map(({ id, label, options, inWords }) => {
        const value = address.filters[id] ?? ''
        const known = options?.find((option) => option.value === value)
        const draw = (words: string) => chipOf(id, `${label}: ${words}`)
        return (
          <Fragment key={id}>
            {inWords ? inWords(value, draw) : draw(known?.label ?? value)}
          </Fragment>
        )
      })}
      {address.search ? chipOf('search', `Search: “${address.search}”`) : null}
      <Button size="sm" variant="ghost" onClick={after(clear)}>
        Clear all
      </Button>
    </>
  )
}

interface ChosenBarProps extends ListToolsProps {
  actions: readonly BulkAction[]
  /** The ids of the rows that are chosen. */
  own: readonly string[]
}

/** How much is chosen, the way to all that fits, and what can be done with it. */
function ChosenBar({ list, frame, actions, own, onChosen }: ChosenBarProps) {
  const { keys, total = 0 } = list
  const [singular, several] = list.definition.nouns
  const [isAll, setIsAll] = useState(false)
  const [running, setRunning] = useState<string>()
  const count = isAll ? total : own.length
  const run = async (action: BulkAction) => {
    setRunning(action.id)
    const chosen = isAll ? { filter: filterOf(list), expectedCount: total } : { ids: own }
    if (await tellOutcome(() => action.run(chosen, count))) {
      // The pressed button goes with the bar: the focus goes where rows are chosen.
      focusFirst(frame, '[data-part=choose] input, input, button')
      onChosen(new Set())
    }
    setRunning(undefined)
  }
  return (
    <Row gap="3" flexBasis="100%" role="group" aria-label="What is chosen">
      <Text as="span" size="sm" weight="medium" role="status">
        {isAll
          ? `All ${formatNumber(total)} ${several} that match`
          : `${formatNumber(count)} ${count === 1 ? singular : several}`}{' '}
        chosen
      </Text>
      {!isAll && keys.every((key) => own.includes(key)) && total > own.length ? (
        <Button size="sm" variant="ghost" onClick={() => setIsAll(true)}>
          Choose all {formatNumber(total)} that match
        </Button>
      ) : null}
      {actions.map((action) => (
        <Button
          key={action.id}
          size="sm"
          variant={action.danger ? 'danger' : 'soft'}
          loading={running === action.id}
          onClick={() => run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onChosen(new Set())}>
        Choose none
      </Button>
    </Row>
  )
}
