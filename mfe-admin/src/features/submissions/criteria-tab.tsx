import { dialogPart } from '@portal/shared/idle'
import { kindNames } from '@portal/shared/submissions'
import {
  Badge,
  Button,
  Card,
  Grid,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import type { RubricDialogProps } from './rubric-dialog.tsx'
import { type Rubric, useRubrics } from './writing.queries.ts'

const RubricDialog = dialogPart<RubricDialogProps>(() => import('./rubric-dialog.tsx'), 'Criteria')

/** By what pieces are marked: sets of criteria with their weights and levels. */
export default function CriteriaTab() {
  const rubrics = useRubrics()
  const [open, setOpen] = useState<{ rubric: Rubric | undefined } | null>(null)
  const add = (
    <Button variant="primary" onClick={() => setOpen({ rubric: undefined })}>
      New criteria
    </Button>
  )
  return (
    <Stack gap="5">
      <QueryRegion
        query={rubrics}
        failed="The criteria could not be loaded"
        skeleton={<SkeletonCards count={2} columns={2} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'No criteria yet',
          children: 'Tasks are marked by a set of criteria, each with its weight and levels.',
          action: add,
          level: 2,
        }}
      >
        {(all) => (
          <>
            <Row justifyContent="space-between">
              <Text size="sm" tone="muted">
                What was handed in keeps the version that it had.
              </Text>
              {add}
            </Row>
            <Grid columns={2} alignItems="start">
              {all.map((rubric) => (
                <RubricCard
                  key={rubric.rubricId}
                  rubric={rubric}
                  onEdit={() => setOpen({ rubric })}
                />
              ))}
            </Grid>
          </>
        )}
      </QueryRegion>
      <Suspense>
        {open === null ? null : <RubricDialog rubric={open.rubric} onClose={() => setOpen(null)} />}
      </Suspense>
    </Stack>
  )
}

function RubricCard({ rubric, onEdit }: { rubric: Rubric; onEdit: () => void }) {
  const { name, kind, number, criteria, tasks, openItems } = rubric
  return (
    <Card
      title={name}
      description={`${kindNames[kind]}, version ${number}`}
      action={
        <Button size="sm" onClick={onEdit}>
          Edit
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
    >
      <Stack gap="4">
        <Stack as="ul" gap="2" listStyleType="none" aria-label={`Criteria of ${name}`}>
          {criteria.map(({ key, title, weight, levels }) => (
            <Row as="li" key={key} justifyContent="space-between">
              <Text>{title}</Text>
              <Text size="sm" tone="muted" figures>
                {`${weight}% · ${plural(levels.length, 'level')}`}
              </Text>
            </Row>
          ))}
        </Stack>
        <Row gap="2">
          <Badge>{plural(tasks, 'task')}</Badge>
          {openItems === 0 ? null : (
            <Badge tone="warning">{plural(openItems, 'open submission')}</Badge>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
