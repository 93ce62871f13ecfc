import { ScatterChart } from '@portal/shared/charts'
import { useNavigate } from '@portal/shared/router'
import { type Column, DataTable } from '@portal/shared/tables'
import {
  Alert,
  Card,
  Disclosure,
  formatNumber,
  plural,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import type { Calibration } from './scores.queries.ts'
import { signed } from './scores.words.ts'

type Bin = Calibration['bins'][number]

const hidden = (
  <Text as="span" tone="muted">
    Hidden: under 5
  </Text>
)
const written = (figure: number | null) => (figure === null ? '' : formatNumber(figure, 1))

const columns: readonly Column<Bin>[] = [
  {
    ...{ id: 'group', header: 'Predicted', primary: true },
    cell: ({ from, to }) => `${formatNumber(from, 1)} to ${formatNumber(to, 1)}`,
  },
  {
    ...{ id: 'n', header: 'Results', align: 'end' },
    cell: ({ n }) => n ?? hidden,
  },
  {
    ...{ id: 'predicted', header: 'Mean predicted', align: 'end' },
    cell: ({ meanPredicted }) => written(meanPredicted),
  },
  {
    ...{ id: 'official', header: 'Mean official', align: 'end' },
    cell: ({ meanOfficial }) => written(meanOfficial),
  },
  {
    ...{ id: 'sure', header: '95 % interval of it', align: 'end' },
    cell: ({ low, high }) =>
      low === null || high === null ? '' : `${written(low)} to ${written(high)}`,
  },
]

/** The figures, the scatter and the groups. */
export function CalibrationFigures({ found }: { found: Calibration }) {
  const { bias, meanError, rmse, withinMargin, rankCorrelation, n, withoutPrediction } = found
  const isOfficial = found.scale === 'official'
  return (
    <Stack gap="6">
      {isOfficial ? null : (
        <Alert kind="info" title="Only the order is compared">
          There is no table that puts these predictions on the official scale. They are percent
          here, and no difference is worked out.
        </Alert>
      )}
      <Card title="How far off" level={2}>
        <Stats>
          <Stat
            label="Results compared"
            value={n}
            hint={
              withoutPrediction > 0
                ? `${formatNumber(withoutPrediction)} more without a prediction`
                : undefined
            }
          />
          <Stat label="Bias" value={bias === null ? null : signed(bias, 2)} hint={biasHint(bias)} />
          <Stat label="Mean error" value={meanError} digits={2} />
          <Stat label="RMSE" value={rmse} digits={2} hint="Large errors weigh more" />
          <Stat label="Within the margin" value={withinMargin} digits={1} unit="%" />
          <Stat
            label="Rank correlation"
            value={rankCorrelation}
            digits={2}
            hint="1 is the same order"
          />
        </Stats>
      </Card>
      <Scatter found={found} />
      {isOfficial && found.bins.length > 0 ? (
        <Card title="By what was predicted" level={2}>
          <DataTable
            label="Results by what was predicted"
            columns={columns}
            rows={found.bins}
            rowKey={({ from }) => String(from)}
          />
        </Card>
      ) : null}
      <Explained />
    </Stack>
  )
}

function biasHint(bias: number | null): string | undefined {
  if (bias === null) return undefined
  if (bias === 0) return 'Neither too high nor too low'
  return bias < 0 ? 'Predictions were too high' : 'Predictions were too low'
}

function Scatter({ found }: { found: Calibration }) {
  const navigate = useNavigate()
  const { points, pointsLeftOut, range, scale } = found
  const [from, to] = [range?.from ?? 0, range?.to ?? 100]
  const isOfficial = scale === 'official'
  const dots = points.map(({ resultId, studentName, sectionNo, predicted, official }) => ({
    ...{ id: resultId, label: sectionNo ? `${studentName}, ${sectionNo}` : studentName },
    ...{ x: predicted, y: official },
  }))
  return (
    <Card title="Predicted and official" level={2}>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {isOfficial
            ? 'On the line a prediction came true; above it the student got more. '
            : 'Each dot is a result. '}
          Press one for its student.
          {pointsLeftOut > 0
            ? ` The newest ${formatNumber(points.length)}, without ${plural(pointsLeftOut, 'older one', 'older ones')}; the figures are of all.`
            : ''}
        </Text>
        <ScatterChart
          label="Predicted scores against official ones"
          nameLabel="Result"
          dots={dots}
          across={
            isOfficial
              ? { label: 'Predicted', domain: [from, to] }
              : { label: 'Predicted, %', domain: [0, 100] }
          }
          up={{ label: 'Official', domain: [from, to] }}
          {...(isOfficial && { diagonal: 'As predicted' })}
          height={360}
          onDot={(id) => {
            const point = points.find(({ resultId }) => resultId === id)
            if (point) navigate(`/accounts?person=${point.studentId}`)
          }}
          empty={{
            title: 'Nothing was predicted',
            children: 'None of these students had a prediction of this kind before the test.',
          }}
        />
      </Stack>
    </Card>
  )
}

function Explained() {
  return (
    <Disclosure summary="How is this worked out?">
      <Stack gap="3">
        <Text size="sm">
          Each official result is held to the newest prediction from before the day of the test, or
          before the first of the month where only that is known. Readiness is kept once a week. A
          simulation counts by the table of its own paper, and else, like readiness, by that of the
          newest paper of the part. A tutor’s prediction is the grade of the newest report card that
          was handed in for the subject.
        </Text>
        <Text size="sm">
          Bias is the mean of official less predicted. Mean error is the mean of the size of that,
          RMSE the root of the mean of its square (Hyndman and Koehler, 2006, “Another look at
          measures of forecast accuracy”). Within the margin are results no further from their
          prediction than its margin, a 90 % interval; only readiness has one.
        </Text>
        <Text size="sm">
          Rank correlation is Spearman’s (1904), with equals at the mean of their places. Groups are
          an eighth of the scale each, as in a reliability diagram (Murphy and Winkler, 1977), with
          the mean of the official scores and its 95 % interval; groups of fewer than five are
          hidden.
        </Text>
      </Stack>
    </Disclosure>
  )
}
