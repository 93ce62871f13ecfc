import {
  CurriculumList,
  itemMenu,
  MonthCard,
  MonthTabs,
  monthIn,
  monthName,
  PrintButton,
} from '@portal/shared/curriculum'
import { dialogPart } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  ConfirmDialog,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonList,
  toast,
} from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import {
  curriculumReads,
  type Info,
  type Item,
  useInfo,
  useMonth,
  useRemoveItem,
  useTick,
} from './curriculum.queries.ts'

const OwnItemDialog = dialogPart(() => import('./own-item-dialog.tsx'), 'My item')

/** The student's checklist, month by month: ticked here, with items of one's own. */
export default function CurriculumScreen() {
  const info = useInfo()
  useLiveReads('bell', curriculumReads)
  return (
    <Page>
      <PageHeader
        title={info.data?.shouldSeeExtendedCurriculum ? 'Extended curriculum' : 'Curriculum'}
        description="What to do each month, in the order in which it is best done"
        actions={<PrintButton />}
      />
      <QueryRegion
        query={info}
        failed="Your curriculum could not be loaded"
        skeleton={<SkeletonList rows={8} />}
      >
        {(data) => <Months info={data} />}
      </QueryRegion>
    </Page>
  )
}

function Months({ info }: { info: Info }) {
  const [params, setParams] = useSearchParams()
  const asked = monthIn(params.get('month'))
  const month = asked ?? info.currentMonth
  return (
    <MonthTabs
      label="Months of your curriculum"
      value={month}
      current={info.currentMonth}
      done={info.months}
      onValue={(next) =>
        setParams(next === info.currentMonth ? {} : { month: String(next) }, { replace: true })
      }
    >
      <Month key={month} asked={asked} month={month} />
    </MonthTabs>
  )
}

/** What is open beside the list: the form of an item or of a new one, or the question whether one goes. */
type Open = { what: 'form'; item?: Item } | { what: 'remove'; item: Item }

function Month({ asked, month }: { asked: number | undefined; month: number }) {
  const items = useMonth(asked)
  const tick = useTick(asked, month)
  const remove = useRemoveItem()
  const readOnly = useLookOnly()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button
      size="sm"
      icon={<Plus size={16} aria-hidden />}
      {...readOnly?.control}
      onClick={() => {
        if (readOnly === null) setOpen({ what: 'form' })
      }}
    >
      Add my own item
    </Button>
  )
  const removed = open?.what === 'remove' ? open.item : undefined
  return (
    <>
      <QueryRegion
        query={items}
        failed={`${monthName(month)} could not be loaded`}
        skeleton={<SkeletonList rows={6} />}
      >
        {(data) => (
          <MonthCard
            month={month}
            items={data.items}
            action={<span data-print="hidden">{add}</span>}
          >
            <CurriculumList
              label={`Items of ${monthName(month)}`}
              items={data.items}
              readOnly={readOnly}
              onTick={({ id }, isCompleted) => void tick.write({ body: { id, isCompleted } })}
              badges={({ isOwn }) => (isOwn ? <Badge>My own</Badge> : null)}
              menu={(item) =>
                item.isOwn && readOnly === null
                  ? itemMenu(
                      () => setOpen({ what: 'form', item }),
                      () => setOpen({ what: 'remove', item }),
                    )
                  : []
              }
            />
          </MonthCard>
        )}
      </QueryRegion>
      {open?.what === 'form' ? (
        <Suspense>
          <OwnItemDialog month={month} item={open.item} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title="Do you want to remove your item?"
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed === undefined) return
          await remove.write({ body: { id: removed.id } })
          toast.success('Your item is removed.')
        }}
        onClose={close}
      >
        {removed?.curriculumText}
      </ConfirmDialog>
    </>
  )
}
