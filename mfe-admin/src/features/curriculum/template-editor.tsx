import { MonthTabs, monthIn } from '@portal/shared/curriculum'
import { SegmentedControl } from '@portal/shared/forms'
import { dialogPart, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Heading,
  LinkButton,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ArrowLeft, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Template, useTemplate } from './curriculum.queries.ts'
import { MonthForm } from './month-form.tsx'
import type { PublishDialogProps } from './publish-dialog.tsx'
import { brokenText, unpublishedText } from './template.rules.ts'

const PublishDialog = dialogPart<PublishDialogProps>(
  () => import('./publish-dialog.tsx'),
  'Publish',
)
const YearOrder = part(() => import('./year-order.tsx'), {
  failed: 'The year could not be loaded',
})

/** One template: its months to write, its order over the year, and its publishing. */
export default function TemplateEditor({ id }: { id: string }) {
  const template = useTemplate(id)
  return (
    <Stack gap="5">
      <Row>
        <LinkButton to="?" size="sm" icon={<ArrowLeft size={16} aria-hidden />}>
          All templates
        </LinkButton>
      </Row>
      <QueryRegion
        query={template}
        failed="The template could not be loaded"
        skeleton={<SkeletonList rows={8} />}
      >
        {(data) => <Filled template={data} />}
      </QueryRegion>
    </Stack>
  )
}

const views = [
  { value: 'month', label: 'By month' },
  { value: 'year', label: 'Whole year' },
] as const

function Filled({ template }: { template: Template }) {
  const [params, setParams] = useSearchParams()
  const [isPublishing, setPublishing] = useState(false)
  const { id, name, programName, students, unpublishedChanges, brokenLinks } = template
  const view = params.get('view') === 'year' ? 'year' : 'month'
  const month = monthIn(params.get('month')) ?? 9
  const change = (next: Readonly<Record<string, string>>) =>
    setParams({ template: id, ...next }, { replace: true })
  return (
    <Stack gap="5">
      <Row justifyContent="space-between" alignItems="flex-end" gap="4">
        <Stack gap="2" flex="1 1 18rem">
          <Heading level={2}>{name}</Heading>
          <Text tone="muted">
            {programName ?? 'Every programme without a template of its own'} ·{' '}
            {plural(students, 'student')}
          </Text>
          <Row gap="2">
            <Badge tone={unpublishedChanges === 0 ? 'success' : 'warning'}>
              {unpublishedText(unpublishedChanges)}
            </Badge>
            {brokenLinks === 0 ? null : <Badge tone="danger">{brokenText(brokenLinks)}</Badge>}
          </Row>
        </Stack>
        <Button
          variant="primary"
          icon={<Send size={18} aria-hidden />}
          onClick={() => setPublishing(true)}
        >
          Publish
        </Button>
      </Row>
      <SegmentedControl
        label="What is shown"
        value={view}
        options={views}
        onValue={(next) => change(next === 'year' ? { view: 'year' } : {})}
      />
      {view === 'year' ? (
        <Suspense fallback={<SkeletonList rows={12} />}>
          <YearOrder template={template} />
        </Suspense>
      ) : (
        <MonthTabs
          label={`Months of ${name}`}
          value={month}
          counts={template.months.map(({ monthNumber, items }) => ({
            monthNumber,
            items: items.length,
          }))}
          onValue={(next) => change({ month: String(next) })}
        >
          <MonthForm key={`${id} ${month}`} template={template} month={month} />
        </MonthTabs>
      )}
      {isPublishing ? (
        <Suspense>
          <PublishDialog template={template} onClose={() => setPublishing(false)} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
