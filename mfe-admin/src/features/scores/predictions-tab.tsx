import { SegmentedControl, SelectField, TextField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Grid, LinkButton, QueryRegion, Skeleton, Stack } from '@portal/shared/ui'
import { CalibrationFigures } from './calibration-figures.tsx'
import { type CalibrationAsked, type Test, useCalibration, useTests } from './scores.queries.ts'
import { predictorOptions } from './scores.words.ts'

const isYear = (text: string | null): text is string => /^20\d\d$/.test(text ?? '')

/** How right predictions were, by the official results of a test. */
export default function PredictionsTab() {
  const tests = useTests()
  return (
    <QueryRegion
      query={tests}
      failed="The tests could not be loaded"
      skeleton={<Skeleton height="30rem" />}
    >
      {(answer) => <Predictions tests={answer.tests} />}
    </QueryRegion>
  )
}

/** What is asked for, in the address. */
function useAsked(tests: readonly Test[]) {
  const [params, setParams] = useSearchParams()
  const get = (name: string) => params.get(name) ?? ''
  const test =
    tests.find(({ admissionTestId }) => String(admissionTestId) === get('of')) ?? tests[0]
  const section = test?.sections.find(({ sectionId }) => String(sectionId) === get('part'))
  const predictor =
    predictorOptions.find(({ value }) => value === get('by'))?.value ?? predictorOptions[0].value
  const [from, to] = [get('from'), get('to')]
  const isInOrder = !isYear(from) || !isYear(to) || from <= to
  const asked: CalibrationAsked = {
    ...{ admissionTestId: test?.admissionTestId ?? 0, predictor },
    ...(section && { sectionId: section.sectionId }),
    ...(isYear(from) && { yearFrom: Number(from) }),
    ...(isYear(to) && isInOrder && { yearTo: Number(to) }),
  }
  const change = (names: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(names)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  return { asked, test, section, predictor, from, to, isInOrder, change }
}

function Predictions({ tests }: { tests: readonly Test[] }) {
  const { asked, test, section, predictor, from, to, isInOrder, change } = useAsked(tests)
  if (test === undefined) {
    return <EmptyState title="No test yet">Tests come with the question bank.</EmptyState>
  }
  return (
    <Stack gap="6">
      <SegmentedControl
        label="Predicted by"
        options={predictorOptions}
        value={predictor}
        onValue={(by) => change({ by: by === 'readiness' ? '' : by })}
      />
      <Grid columns={4}>
        <SelectField
          label="Test"
          options={tests.map(({ admissionTestId, name }) => ({
            ...{ value: String(admissionTestId), label: name },
          }))}
          value={String(test.admissionTestId)}
          onValue={(of) => change({ of, part: '' })}
        />
        <SelectField
          label="Part"
          placeholder="All parts"
          options={test.sections.map(({ sectionId, sectionNo }) => ({
            ...{ value: String(sectionId), label: sectionNo },
          }))}
          value={section ? String(section.sectionId) : ''}
          onValue={(part) => change({ part })}
        />
        <TextField
          label="From year"
          inputMode="numeric"
          maxLength={4}
          value={from}
          onValue={(year) => change({ from: year })}
        />
        <TextField
          label="To year"
          inputMode="numeric"
          maxLength={4}
          value={to}
          error={isInOrder ? undefined : 'The last year is before the first'}
          onValue={(year) => change({ to: year })}
        />
      </Grid>
      <Figures asked={asked} />
    </Stack>
  )
}

function Figures({ asked }: { asked: CalibrationAsked }) {
  const calibration = useCalibration(asked)
  return (
    <QueryRegion
      query={calibration}
      failed="The figures could not be loaded"
      skeleton={<Skeleton height="30rem" />}
    >
      {(found) =>
        found.n + found.withoutPrediction === 0 ? (
          <EmptyState
            title="No official results here yet"
            action={<LinkButton to="?tab=enter">Enter results</LinkButton>}
          >
            Enter what students got, and it is held to what was predicted.
          </EmptyState>
        ) : (
          <CalibrationFigures found={found} />
        )
      }
    </QueryRegion>
  )
}
