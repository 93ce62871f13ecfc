import { formatDay } from '@portal/shared/calendar'
import {
  Alert,
  Button,
  Card,
  DateText,
  Drawer,
  dash,
  FactList,
  LinkButton,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  TrafficLight,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Light, useEndSnooze, useLight } from './audit.queries.ts'
import { activityWords, endWords, lightWords, whyInWords } from './audit.words.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

export interface LightDrawerProps {
  studentId: string
  /** The student's own page. */
  href: string
  onClose: () => void
}

/** Why a student's light is what it is, what to do next, and setting it aside for a while. */
export default function LightDrawer({ studentId, href, onClose }: LightDrawerProps) {
  const light = useLight(studentId)
  return (
    <Drawer
      open
      wide
      title={light.data ? `Activity of ${light.data.fullName}` : 'Activity'}
      onClose={onClose}
    >
      <QueryRegion
        query={light}
        failed="The activity could not be loaded"
        skeleton={<SkeletonText lines={10} />}
      >
        {(data) => <Content light={data} href={href} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ light, href }: { light: Light; href: string }) {
  const { nextStep } = light
  const isMail = nextStep.path.startsWith('mailto:')
  return (
    <Stack gap="5">
      <Stack gap="2">
        <TrafficLight light={light.light}>{lightWords[light.light]}</TrafficLight>
        <Text overflowWrap="anywhere">{whyInWords(light)}</Text>
      </Stack>
      <Card title="What to do next" level={3}>
        <Row gap="3">
          <LinkButton
            variant={light.light === 'green' ? 'secondary' : 'primary'}
            to={nextStep.path}
          >
            {nextStep.text}
          </LinkButton>
          {isMail || nextStep.path !== href ? (
            <TextLink to={href}>Open the summary</TextLink>
          ) : null}
        </Row>
      </Card>
      <SnoozeCard light={light} />
      <Card title="Last activity by kind" level={3}>
        <FactList
          items={light.byKind.map(({ kind, at }) => ({
            label: activityWords[kind],
            value:
              at === null ? (
                dash
              ) : (
                <>
                  <DateText moment={at} style="dateTime" /> (<RelativeTime moment={at} />)
                </>
              ),
          }))}
        />
      </Card>
      <Card title="Holidays left out" level={3}>
        {light.holidays.length === 0 ? (
          <Text tone="muted">None fell in this time.</Text>
        ) : (
          <FactList
            items={light.holidays.map(({ name, from, to }) => ({
              label: name,
              value: from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`,
            }))}
          />
        )}
        <Text size="sm" marginTop="3">
          <TextLink to="/?tab=calendar">Terms and holidays</TextLink>
        </Text>
      </Card>
    </Stack>
  )
}

/** The light set aside, and the way to do that or to end it. */
function SnoozeCard({ light }: { light: Light }) {
  const { snooze, snoozedBefore, studentId, fullName, today } = light
  const [isAsking, setAsking] = useState(false)
  const end = useEndSnooze()
  return (
    <Card title="Set aside" level={3}>
      <Stack gap="4">
        {snooze === null ? (
          <Text tone="muted">
            A light that is set aside is not counted until its last day, or until the student does
            something.
          </Text>
        ) : (
          <Alert kind="info" title={`Until ${formatDay(snooze.until)}`}>
            <Reason snooze={snooze} />
          </Alert>
        )}
        {snoozedBefore === null ? null : (
          <Stack gap="1">
            <Text size="sm" weight="medium">
              Before: until {formatDay(snoozedBefore.until)}, {endWords[snoozedBefore.endedBy]}
            </Text>
            <Reason snooze={snoozedBefore} />
          </Stack>
        )}
        <Row gap="2">
          <Button size="sm" onClick={() => setAsking(true)}>
            {snooze === null ? 'Set aside' : 'Change'}
          </Button>
          {snooze === null ? null : (
            <Button
              size="sm"
              loading={end.isWriting}
              onClick={() =>
                void end.write({ body: { studentId } }).then(
                  () => toast.success(`The light of ${fullName} counts again.`),
                  (error: unknown) =>
                    toast.danger(error instanceof Error ? error.message : 'It could not be ended.'),
                )
              }
            >
              End now
            </Button>
          )}
        </Row>
      </Stack>
      {isAsking ? (
        <SnoozeDialog
          studentId={studentId}
          name={fullName}
          today={today}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}

function Reason({ snooze }: { snooze: NonNullable<Light['snooze']> }) {
  return (
    <Text size="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
      {snooze.reason}
      {snooze.madeBy === null ? '' : ` – ${snooze.madeBy}`}, <DateText moment={snooze.madeAt} />
    </Text>
  )
}
