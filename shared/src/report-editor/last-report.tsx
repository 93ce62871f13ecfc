import { RichText } from '@portal/shared/rich-text'
import { DateText, EmptyState, Heading, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { HomeworkList } from '../tuition-reports/homework-list.tsx'
import { ratingInWords } from '../tuition-reports/reports.rules.ts'
import type { EditorPage } from './editor.rules.ts'

/** What this tutor wrote about the student last, with what is done of its homework. */
export function LastReport({ report }: { report: EditorPage['lastReport'] }) {
  if (report === null) {
    return (
      <EmptyState compact title="No report before this one" level={3}>
        The next time, what you write now stands here.
      </EmptyState>
    )
  }
  return (
    <Stack gap="5">
      <Text size="sm" tone="muted">
        {`${report.subject}, `}
        <DateText moment={report.sessionDate} />
      </Text>
      <Part title="Covered">
        <RichText size="sm" html={report.topicsCoveredHtml} />
      </Part>
      <Part title="Went well">
        <RichText size="sm" html={report.wentWellHtml} />
      </Part>
      <Part title="To work on">
        <RichText size="sm" html={report.toWorkOnHtml} />
      </Part>
      <Part title="Homework">
        <HomeworkList reportId={report.id} homework={report.homework} isOwn={false} />
      </Part>
      <Text size="sm" tone="muted">
        {`Engagement ${ratingInWords('engagement', report.engagement)}. Attainment ${ratingInWords('attainment', report.attainment)}.`}
      </Text>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={4} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
