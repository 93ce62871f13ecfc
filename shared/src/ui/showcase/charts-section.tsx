import { BarChart, GroupedBars, LineChart, RadarChart, Sparkline } from '@portal/shared/charts'
import { TextField } from '@portal/shared/forms'
import { EquationPreview, RichText } from '@portal/shared/rich-text'
import { useState } from 'react'
import { Card, formatPercent, Grid, Row, Stack, Text } from '../index.ts'

const week = 604_800_000
const start = Date.UTC(2026, 8, 7)
const scores = (values: readonly (number | null)[]) =>
  values.map((y, index) => ({ x: new Date(start + index * week), y }))

const figure =
  "<figure><img alt='A block on a slope' src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='260' height='120' fill='none' stroke='%23161B2C' stroke-width='2'%3E%3Cpath d='M10 110h230L10 20Z'/%3E%3Cpath d='m90 51 40 16-11 28-40-16z'/%3E%3C/svg%3E\"><figcaption>A block on a rough slope</figcaption></figure>"

const question = `<p>A block of mass <strong>2.0 kg</strong> rests on a slope. Which of these is the smallest force that keeps it there?</p>${figure}<ul><li>The surface is rough.</li><li>Take <em>g</em> as 10 N per kg.</li></ul>`

const terms = ['Autumn 2026', 'Spring 2027'].map((label) => ({ id: label, label }))
const skills = [
  { id: 'understanding', label: 'Understanding', values: [3, 4] },
  { id: 'method', label: 'Method', values: [4, 4] },
  { id: 'units', label: 'Units and estimates', values: [null, 3] },
  { id: 'speed', label: 'Speed', values: [2, 5] },
]

/** Charts, authored text, and the preview of typed maths. */
export function ChartsSection() {
  const [typed, setTyped] = useState('sqrt(3)/2 + 2*pi*r')
  return (
    <Stack gap="6">
      <Card title="Accuracy by week">
        <LineChart
          label="Accuracy by week in three subjects"
          formatY={(y) => formatPercent(y)}
          yDomain={[0, 1]}
          reference={{ value: 0.8, label: 'Target 80%' }}
          series={[
            {
              id: 'm',
              label: 'Mathematics 1',
              points: scores([0.42, 0.48, 0.51, 0.6, 0.58, 0.66, 0.71, 0.74]),
            },
            {
              id: 'p',
              label: 'Physics',
              points: scores([0.3, 0.36, null, 0.44, 0.52, 0.5, 0.61, 0.7]),
            },
            {
              id: 'c',
              label: 'Chemistry',
              points: scores([0.55, 0.5, 0.53, 0.57, 0.61, 0.6, 0.63, 0.65]),
            },
          ]}
        />
      </Card>
      <Grid columns={2}>
        <Card title="Questions by day">
          <BarChart
            label="Questions answered on each day of this week"
            valueLabel="Questions"
            bars={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
              id: label,
              label,
              value: [24, 31, 12, 40, 18, 0, null][index] ?? null,
            }))}
          />
        </Card>
        <Card title="Accuracy by topic">
          <BarChart
            horizontal
            label="Accuracy by topic"
            max={1}
            formatValue={(value) => formatPercent(value)}
            bars={[
              { id: 'a', label: 'Electricity', detail: '20 answers', value: 0.9 },
              {
                id: 'b',
                label: 'Sequences, series and proof by induction',
                detail: '16 answers',
                value: 0.44,
              },
              { id: 'c', label: 'Mechanics', value: null },
            ]}
          />
        </Card>
        <Card title="Grades over terms">
          <GroupedBars
            label="Grades by skill and term"
            nameLabel="Skill"
            max={5}
            series={terms}
            groups={skills.map(({ id, label, values }) => ({ id, label, values }))}
          />
        </Card>
        <Card title="Grades at a glance">
          <RadarChart
            label="Grades of all skills"
            nameLabel="Skill"
            max={5}
            axes={skills}
            series={terms.map((term, at) => ({
              ...term,
              values: skills.map(({ values }) => values[at] ?? null),
            }))}
          />
        </Card>
        <Card title="An empty chart">
          <LineChart
            label="Scores"
            series={[]}
            empty={{
              title: 'No scores yet',
              children: 'Your first simulation draws the first point.',
            }}
          />
        </Card>
        <Card title="Sparklines">
          <Stack gap="4">
            <Row justifyContent="space-between">
              <Text>Mathematics 1</Text>
              <Sparkline
                label="Mathematics 1 over 8 weeks, from 42% to 74%"
                values={[42, 48, 51, 60, 58, 66, 71, 74]}
              />
            </Row>
            <Row justifyContent="space-between">
              <Text>Biology</Text>
              <Sparkline label="Biology" values={[50]} />
            </Row>
          </Stack>
        </Card>
        <Card title="Authored text">
          <RichText size="lg" html={question} />
        </Card>
        <Card title="Typed maths">
          <Stack gap="4">
            <TextField
              label="Your answer"
              value={typed}
              onValue={setTyped}
              hint="For example x/2 or sqrt(3)"
            />
            <EquationPreview value={typed} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}
