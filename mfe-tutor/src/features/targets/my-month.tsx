import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { monthsBack } from '@portal/shared/tuition'
import {
  Box,
  Card,
  dash,
  formatNumber,
  formatPercent,
  plural,
  QueryRegion,
  SkeletonStats,
  Stat,
  Stats,
  useTimeZone,
} from '@portal/shared/ui'
import { type Month, useMyMonth } from './targets.queries.ts'

/** The tutor's own month: hours, what was done in time, and the mean rating; by month, in the address. */
export function MyMonth() {
  const [params, setParams] = useSearchParams()
  const months = monthsBack(Date.now(), useTimeZone())
  const named = params.get('month')
  // An address may have been made up, or be older than what is offered.
  const month = months.some(({ value }) => value === named) ? named : null
  const read = useMyMonth(month)
  const choose = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === months[0]?.value) next.delete('month')
        else next.set('month', value)
        return next
      },
      { replace: true },
    )
  return (
    <Card
      title="Your month"
      action={
        <Box width="12rem">
          <SelectField
            label="Month"
            labelHidden
            options={months}
            value={month ?? months[0]?.value ?? ''}
            onValue={choose}
          />
        </Box>
      }
    >
      <QueryRegion
        query={read}
        failed="Your month could not be loaded"
        skeleton={<SkeletonStats count={4} />}
      >
        {(data) => <Figures month={data} />}
      </QueryRegion>
    </Card>
  )
}

function Figures({ month }: { month: Month }) {
  const { delivered, planned, ratingAverage, ratingCount } = month
  return (
    <Stats>
      <Stat
        label="Hours delivered"
        value={`${formatNumber(delivered, 2)} h`}
        hint={`of ${formatNumber(planned, 2)} h planned`}
      />
      <InTime
        label="Reports within 48 hours"
        done={month.reportsInTime}
        due={month.reportsDue}
        nothing="No report was due"
      />
      <InTime
        label="Marked within 5 working days"
        done={month.markedInTime}
        due={month.markedDue}
        nothing="Nothing to mark yet"
      />
      <Stat
        label="Mean rating"
        value={ratingAverage === null ? dash : `${formatNumber(ratingAverage, 1)} of 10`}
        hint={
          ratingAverage === null
            ? `${plural(ratingCount, 'rating')}: shown from 5 on`
            : plural(ratingCount, 'rating')
        }
      />
    </Stats>
  )
}

function InTime({
  label,
  done,
  due,
  nothing,
}: {
  label: string
  done: number
  due: number
  nothing: string
}) {
  return (
    <Stat
      label={label}
      value={due === 0 ? dash : formatPercent(done / due)}
      hint={due === 0 ? nothing : `${done} of ${due}`}
    />
  )
}
