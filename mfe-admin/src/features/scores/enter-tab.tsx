import { Form, SaveBar, SelectField, TextField } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Button, Card, Grid, QueryRegion, Row, Skeleton, Stack, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { mostRows } from './grid.rules.ts'
import { ScoreGrid } from './score-grid.tsx'
import { type Test, useTests } from './scores.queries.ts'
import { sittingOptions } from './scores.words.ts'
import { useScoreGrid } from './use-score-grid.ts'

/** A grid in which official results are typed, or pasted from a spreadsheet. */
export default function EnterTab() {
  const tests = useTests()
  return (
    <QueryRegion
      query={tests}
      failed="The tests could not be loaded"
      skeleton={<Skeleton height="24rem" />}
    >
      {(answer) => <EnterForm tests={answer.tests.filter(({ scale }) => scale !== null)} />}
    </QueryRegion>
  )
}

function EnterForm({ tests }: { tests: readonly Test[] }) {
  const grid = useScoreGrid(tests)
  const { form, changeHead } = grid
  const { rows } = form.values
  return (
    <Form label="Official results" {...form.frame}>
      <Stack gap="6">
        <Card title="Which sitting" level={2}>
          <Grid columns={4}>
            <SelectField
              label="Test"
              placeholder="Select a test"
              options={tests.map(({ admissionTestId, name }) => ({
                ...{ value: String(admissionTestId), label: name },
              }))}
              {...form.field('admissionTestId')}
              onValue={(admissionTestId) => changeHead({ admissionTestId })}
            />
            <SelectField
              label="Sitting"
              placeholder="Select a month"
              options={sittingOptions}
              {...form.field('sitting')}
              onValue={(sitting) => changeHead({ sitting })}
            />
            <TextField
              label="Year"
              inputMode="numeric"
              maxLength={4}
              {...form.field('year')}
              onValue={(year) => changeHead({ year })}
            />
            <DateField label="Day" optional {...form.field('satOn')} />
          </Grid>
        </Card>
        <Card title="Scores" level={2}>
          <Stack gap="4">
            <Text size="sm" tone="muted">
              Type a name or an email address, or paste rows from a spreadsheet: the student first,
              then a score for each part. Arrow keys and Enter move between cells.
            </Text>
            <ScoreGrid grid={grid} />
            <Row justifyContent="space-between">
              <Text size="sm" tone="muted">
                At most {mostRows} rows and {mostRows} scores at once
              </Text>
              <Button
                variant="secondary"
                icon={<Plus size={16} />}
                disabled={rows.length >= mostRows}
                onClick={grid.addRow}
              >
                Add a row
              </Button>
            </Row>
          </Stack>
        </Card>
        <SaveBar label="Save results" {...form.bar} />
      </Stack>
    </Form>
  )
}
