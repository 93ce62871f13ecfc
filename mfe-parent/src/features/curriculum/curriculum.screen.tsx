import {
  CurriculumList,
  MonthCard,
  MonthTabs,
  monthIn,
  monthName,
  PrintButton,
} from '@portal/shared/curriculum'
import { SegmentedControl } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Heading,
  Page,
  PageHeader,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
} from '@portal/shared/ui'
import { type Child, useChildMonth, useChildren } from './curriculum.queries.ts'

/** What a child does each month, to read: for the child and the month that the address names. */
export default function CurriculumScreen() {
  const family = useChildren()
  return (
    <Page>
      <PageHeader
        title="Curriculum"
        description="What to do each month, and what of it is done"
        actions={<PrintButton />}
      />
      <QueryRegion
        query={family}
        failed="The curriculum could not be loaded"
        skeleton={<SkeletonList rows={8} />}
        empty={{
          when: ({ children }) => children.length === 0,
          title: 'No child is linked to this account yet',
          children: 'Once the booking is complete, your child’s curriculum appears here.',
          level: 2,
        }}
      >
        {({ children }) => <Family children={children} />}
      </QueryRegion>
    </Page>
  )
}

function Family({ children }: { children: readonly Child[] }) {
  const [params, setParams] = useSearchParams()
  const child = children.find(({ studentId }) => studentId === params.get('child')) ?? children[0]
  if (child === undefined) return null
  const change = (name: 'child' | 'month', value: string | null) => {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {children.length > 1 ? (
        <SegmentedControl
          label="Child"
          value={child.studentId}
          onValue={(studentId) => change('child', studentId)}
          options={children.map((one) => ({ value: one.studentId, label: one.firstName }))}
        />
      ) : null}
      <ChildCurriculum
        key={child.studentId}
        child={child}
        asked={monthIn(params.get('month'))}
        onMonth={(month) => change('month', month)}
      />
    </Stack>
  )
}

interface ChildCurriculumProps {
  child: Child
  /** The month that the address names. */
  asked: number | undefined
  /** Opens a month; null is the one that it is now. */
  onMonth: (month: string | null) => void
}

function ChildCurriculum({ child, asked, onMonth }: ChildCurriculumProps) {
  const curriculum = useChildMonth(child.studentId, asked)
  return (
    <QueryRegion
      query={curriculum}
      failed={`${child.firstName}’s curriculum could not be loaded`}
      skeleton={<SkeletonList rows={8} />}
    >
      {({ items, months, currentMonth, shouldSeeExtendedCurriculum }) => {
        const month = asked ?? currentMonth
        return (
          <Stack gap="4">
            <Row gap="2">
              <Heading level={2}>{child.fullName}</Heading>
              {shouldSeeExtendedCurriculum ? (
                <Badge tone="purple">Extended curriculum</Badge>
              ) : null}
            </Row>
            <MonthTabs
              label={`Months of ${child.firstName}’s curriculum`}
              value={month}
              current={currentMonth}
              done={months}
              onValue={(next) => onMonth(next === currentMonth ? null : String(next))}
            >
              {curriculum.isPlaceholderData ? (
                <SkeletonList rows={6} />
              ) : (
                <MonthCard month={month} items={items}>
                  <CurriculumList
                    label={`Items of ${monthName(month)}`}
                    items={items}
                    badges={({ isOwn }) => (isOwn ? <Badge>{child.firstName}’s own</Badge> : null)}
                    linksAsWords
                  />
                </MonthCard>
              )}
            </MonthTabs>
          </Stack>
        )
      }}
    </QueryRegion>
  )
}
