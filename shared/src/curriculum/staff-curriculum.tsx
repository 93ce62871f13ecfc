import type { CallAnswer, CallInput } from '@portal/shared/api'
import { dialogPart } from '@portal/shared/idle'
import type { UseQueryResult } from '@portal/shared/query'
import { Badge, Button, ConfirmDialog, QueryRegion, SkeletonList, toast } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { CurriculumList } from './curriculum-list.tsx'
import { itemMenu } from './item-menu.tsx'
import type { LinkValues } from './links.rules.ts'
import { monthName } from './month.rules.ts'
import { MonthCard } from './month-card.tsx'
import { MonthTabs } from './month-tabs.tsx'

const StudentItemDialog = dialogPart(() => import('./student-item-dialog.tsx'), 'Item')

type StaffMonth = CallAnswer<'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum'>
/** An item of a student's list as staff see it. */
export type StaffItem = StaffMonth['items'][number]
/** Saves an item, by the call that the role has for it. */
export type SaveItem = (
  body: CallInput<'POST /Curriculum/Tutor/Curriculum/SaveStudentItem'>['body'],
) => Promise<unknown>

export interface StaffCurriculumProps<I extends StaffItem> {
  studentId: string
  /** The student's first name. */
  name: string
  /** A month of the student's list, with how all months stand. */
  query: UseQueryResult<Omit<StaffMonth, 'items'> & { items: I[] }>
  /** The month that the address names; undefined for the one that it is now. */
  asked: number | undefined
  /** Opens a month; undefined is the one that it is now. */
  onMonth: (month: number | undefined) => void
  save: SaveItem
  remove: (body: { studentId: string; id: string }) => Promise<unknown>
  /** What else is said of an item. */
  note?: (item: I) => ReactNode
  /** Finds what can be linked, for those who may look. */
  finder?: (add: (link: LinkValues) => void) => ReactNode
}

/** Where an item comes from, where it is not the template. */
const sources: Readonly<Record<StaffItem['source'], string | null>> = {
  template: null,
  plan: 'From the diagnostic test',
  staff: 'Added by staff',
  own: 'The student’s own',
}

/** The list of one student, month by month, as staff read and change it. */
export function StaffCurriculum<I extends StaffItem>(props: StaffCurriculumProps<I>) {
  const { name, query, asked, onMonth } = props
  return (
    <QueryRegion
      query={query}
      failed={`${name}’s curriculum could not be loaded`}
      skeleton={<SkeletonList rows={8} />}
    >
      {({ items, months, currentMonth }) => {
        const month = asked ?? currentMonth
        return (
          <MonthTabs
            label={`Months of ${name}’s curriculum`}
            value={month}
            current={currentMonth}
            done={months}
            onValue={(next) => onMonth(next === currentMonth ? undefined : next)}
          >
            {query.isPlaceholderData ? (
              <SkeletonList rows={6} />
            ) : (
              <Month key={month} {...props} month={month} items={items} />
            )}
          </MonthTabs>
        )
      }}
    </QueryRegion>
  )
}

type Open<I> = { what: 'form'; item?: I } | { what: 'remove'; item: I }

interface MonthProps<I extends StaffItem> extends StaffCurriculumProps<I> {
  month: number
  items: readonly I[]
}

function Month<I extends StaffItem>(props: MonthProps<I>) {
  const { studentId, name, month, items, save, remove, note, finder } = props
  const [open, setOpen] = useState<Open<I> | null>(null)
  const close = () => setOpen(null)
  const removed = open?.what === 'remove' ? open.item : undefined
  return (
    <>
      <MonthCard
        month={month}
        items={items}
        action={
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setOpen({ what: 'form' })}
          >
            Add an item
          </Button>
        }
      >
        <CurriculumList
          label={`Items of ${monthName(month)}`}
          items={items}
          linksAsWords
          {...(note && { note })}
          badges={(item) => (
            <>
              {sources[item.source] === null ? null : <Badge>{sources[item.source]}</Badge>}
              {item.isChanged ? <Badge tone="warning">Changed</Badge> : null}
            </>
          )}
          menu={(item) =>
            item.source === 'own'
              ? []
              : itemMenu(
                  () => setOpen({ what: 'form', item }),
                  () => setOpen({ what: 'remove', item }),
                )
          }
        />
      </MonthCard>
      {open?.what === 'form' ? (
        <Suspense>
          <StudentItemDialog
            {...{ studentId, name, month, items, save, finder }}
            item={open.item}
            onClose={close}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title={`Do you want to remove this item from ${name}’s list?`}
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed === undefined) return
          await remove({ studentId, id: removed.id })
          toast.success(`The item is removed from ${name}’s list.`)
        }}
        onClose={close}
      >
        {removed?.curriculumText}
      </ConfirmDialog>
    </>
  )
}
