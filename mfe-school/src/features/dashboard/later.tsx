import { call } from '@portal/shared/api'
import { BarChart, LineChart } from '@portal/shared/charts'
import { DownloadButton } from '@portal/shared/downloads'
import { SelectField } from '@portal/shared/forms'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Card,
  DashboardCell,
  EmptyState,
  formatNumber,
  Grid,
  plural,
  QueryRegion,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@portal/shared/ui'
import { percentLine, type Trend, type TrendYears, yearIn } from './trend.rules.ts'

/** What comes once the school's figures and students are there, in one script. */

const trendCall = 'GET /Dashboard/School/Dashboard/GetTrend'

export interface SchoolTrendProps {
  schoolId: string
  yearGroups: TrendYears
}

/** How the school's students did over the last terms, by year group and subject. */
export function SchoolTrend({ schoolId, yearGroups }: SchoolTrendProps) {
  const [params, setParams] = useSearchParams()
  const year = yearIn(params.get('trendYear'), yearGroups)
  const subject = params.get('trendSubject')?.trim().slice(0, 100) ?? ''
  const trend = useQuery({
    ...queryOf(trendCall, {
      query: {
        schoolId,
        ...(year !== undefined && { yearGroup: year }),
        ...(subject !== '' && { subject }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const subjects = trend.data?.subjects ?? []
  const shown = subject === '' || subjects.includes(subject) ? subjects : [...subjects, subject]
  return (
    <Card title="Over the terms" description="The last six terms, with the students of today">
      <Stack gap="5">
        <Row gap="4" alignItems="flex-end">
          <Box width="12rem" maxWidth="100%">
            <SelectField
              label="Year group of the trend"
              placeholder="All year groups"
              value={year === undefined ? '' : String(year)}
              options={yearGroups.map(({ yearGroup }) => ({
                value: String(yearGroup),
                label: `Year ${yearGroup}`,
              }))}
              onValue={(value) => set('trendYear', value)}
            />
          </Box>
          <Box width="12rem" maxWidth="100%">
            <SelectField
              label="Subject"
              placeholder="All subjects"
              value={subject}
              options={shown.map((name) => ({ value: name, label: name }))}
              onValue={(value) => set('trendSubject', value)}
            />
          </Box>
        </Row>
        <QueryRegion
          query={trend}
          compact
          failed="The trend could not be loaded"
          skeleton={<Skeleton display="block" height="18rem" />}
        >
          {({ terms }) => <Charts terms={terms} />}
        </QueryRegion>
      </Stack>
    </Card>
  )
}

function Charts({ terms }: { terms: Trend['terms'] }) {
  if (terms.length === 0) {
    return (
      <EmptyState compact illustration="chart" title="No term has begun yet">
        With the first term, hours, attendance and results show here, term by term.
      </EmptyState>
    )
  }
  if (terms.every(({ students, hours }) => students === 0 && hours === 0)) {
    return (
      <EmptyState compact illustration="chart" title="Nothing in these terms yet">
        Hours, attendance and results show here once the school’s students are at work.
      </EmptyState>
    )
  }
  const nameOf = (at: number) => terms[at]?.name ?? ''
  return (
    <Grid columns={12}>
      <DashboardCell span={7}>
        <Stack gap="2" height="100%">
          <Text size="sm" weight="medium">
            Attendance, right answers and simulations
          </Text>
          <LineChart
            label="Attendance, right answers in the question bank and marks in simulations, by term"
            series={[
              percentLine('attendance', 'Attendance', terms),
              percentLine('mastery', 'Right answers', terms),
              percentLine('simulations', 'Simulations', terms),
            ]}
            xLabel="Term"
            formatX={nameOf}
            formatY={(value) => `${formatNumber(value)}%`}
            yDomain={[0, 100]}
            empty={{
              title: 'No figures yet',
              children: 'They come with the first hours and the first answers.',
            }}
          />
        </Stack>
      </DashboardCell>
      <DashboardCell span={5}>
        <Stack gap="2">
          <Text size="sm" weight="medium">
            Hours of tuition
          </Text>
          <BarChart
            label="Hours of tuition by term"
            nameLabel="Term"
            valueLabel="Hours"
            horizontal
            formatValue={(value) => formatNumber(value, 2)}
            bars={terms.map(({ id, name, hours, students, simulationsSat }) => ({
              id,
              label: name,
              value: hours,
              detail: `${plural(students, 'student')}, ${plural(simulationsSat, 'paper')} sat`,
            }))}
          />
        </Stack>
      </DashboardCell>
    </Grid>
  )
}

export interface StudentsPdfProps {
  schoolId: string
  /** What the list of students is filtered by, and its order. */
  query: Readonly<Record<string, unknown>>
}

/** Saves the students that fit as a PDF. */
export function StudentsPdf({ schoolId, query }: StudentsPdfProps) {
  return (
    <DownloadButton
      label="Students as PDF"
      name="students.pdf"
      get={() =>
        call('GET /Dashboard/School/Dashboard/GetSchoolPdf', {
          // The call takes what the list's own takes, but for the page.
          query: { ...query, schoolId },
        })
      }
    />
  )
}
