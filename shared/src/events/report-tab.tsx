import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { queryOf, useQueryClient } from '@portal/shared/query'
import {
  Alert,
  Badge,
  Button,
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Grid,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Stat,
  Stats,
  Text,
  toast,
} from '@portal/shared/ui'
import { useRef } from 'react'
import { meanText, reportWords, starsText } from './event.rules.ts'
import { reportCall, type ShownEvent } from './events.queries.ts'
import { type EventReport, useReport, useSaveReport } from './giver.queries.ts'

/** What the giver says of an event, and what learners said of it. */
export default function ReportTab({ event }: { event: ShownEvent }) {
  const report = useReport(event.id)
  return (
    <QueryRegion
      query={report}
      failed="The report could not be loaded"
      skeleton={<SkeletonText lines={8} />}
    >
      {(data) => (
        <Grid columns={2}>
          <Card
            title="Report"
            action={
              <Badge tone={reportWords[data.state].tone}>{reportWords[data.state].word}</Badge>
            }
          >
            <Stack gap="4">
              <Standing report={data} />
              {data.mayWrite ? (
                <ReportForm event={event} report={data} />
              ) : data.body === '' ? (
                <EmptyState compact title="There is no report">
                  Who gives it writes it once it is over.
                </EmptyState>
              ) : (
                <Text whiteSpace="pre-wrap">{data.body}</Text>
              )}
            </Stack>
          </Card>
          <Ratings ratings={data.ratings} />
        </Grid>
      )}
    </QueryRegion>
  )
}

function Standing({ report: { state, writer, sentAt, dueAt } }: { report: EventReport }) {
  if (state === 'sent') {
    return (
      <Text size="sm" tone="muted">
        Sent{writer === null ? '' : ` by ${writer}`} on{' '}
        <DateText moment={sentAt} style="dateTime" />
      </Text>
    )
  }
  if (dueAt === null) return null
  return (
    <Text size="sm" tone="muted">
      Due by <DateText moment={dueAt} style="full" />
    </Text>
  )
}

function ReportForm({ event: { id }, report }: { event: ShownEvent; report: EventReport }) {
  const client = useQueryClient()
  const save = useSaveReport()
  const isSending = useRef(false)
  const form = useForm({
    name: `report of ${id}`,
    start: { body: report.body, version: report.version },
    schema: bodyOf('POST /Event/tutor/Event/SaveReport'),
    body: ({ body, version }) => ({
      id,
      version,
      body,
      // A sent one stays so.
      isSent: report.state === 'sent' || isSending.current,
    }),
    theirs: async (stale) => {
      const saved = await client.fetchQuery({
        ...queryOf(reportCall, { query: { id } }),
        staleTime: 0,
      })
      return {
        values: { body: saved.body, version: saved.version },
        by: stale?.by ?? saved.writer ?? 'Somebody else',
        at: stale?.at ?? saved.sentAt ?? new Date().toISOString(),
      }
    },
    labels: { body: 'Report' },
    failed: 'The report could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { isSent }) =>
      toast.success(isSent ? 'The report is sent.' : 'The draft of the report is saved.'),
  })
  const send = async (isSent: boolean) => {
    // Stays until the next press: what was to be sent still is once a stale save is settled.
    isSending.current = isSent
    await form.submit()
  }
  return (
    <Form label="Report" {...form.frame} onSubmit={() => void send(report.state === 'sent')}>
      <TextArea
        label="What was done, and what stuck"
        hint="The office and the senior tutors read it."
        rows={10}
        maxLength={10_000}
        {...form.field('body')}
      />
      {report.state === 'sent' ? (
        <Alert kind="info">What it said before is kept when you change it.</Alert>
      ) : null}
      <SaveBar label={report.state === 'sent' ? 'Save changes' : 'Save draft'} {...form.bar}>
        {report.state === 'sent' ? null : (
          <Button loading={form.isWriting && isSending.current} onClick={() => void send(true)}>
            Send report
          </Button>
        )}
      </SaveBar>
    </Form>
  )
}

function Ratings({ ratings }: Pick<EventReport, 'ratings'>) {
  const { stars, count } = ratings
  const comments = ratings.comments.map((comment, at) => ({ ...comment, key: String(at) }))
  return (
    <Card title="What learners said">
      {count === 0 ? (
        <EmptyState compact title="Nobody has rated it yet">
          Those who were there are asked once it is over.
        </EmptyState>
      ) : (
        <Stack gap="5">
          <Stats>
            <Stat
              label="Mean rating"
              value={meanText({ stars, ratings: count })}
              hint={stars === null ? 'Shown from three ratings on' : 'of 5 stars'}
            />
            <Stat label="Ratings" value={formatNumber(count)} />
          </Stats>
          {comments.length === 0 ? null : (
            <Stack as="ul" gap="4" listStyleType="none">
              {comments.map(({ key, stars: given, text, by }) => (
                <Stack as="li" key={key} gap="1">
                  <Row gap="2">
                    <Text size="sm" weight="semibold">
                      {starsText(given)}
                    </Text>
                    {by === null ? null : (
                      <Text size="sm" tone="muted">
                        {by}
                      </Text>
                    )}
                  </Row>
                  <Text size="sm" whiteSpace="pre-wrap">
                    {text}
                  </Text>
                </Stack>
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Card>
  )
}
