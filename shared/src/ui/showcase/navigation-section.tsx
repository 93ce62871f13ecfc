import { BookOpen, GraduationCap, Timer } from 'lucide-react'
import {
  Badge,
  Breadcrumb,
  Button,
  Card,
  DashboardCell,
  Disclosure,
  Grid,
  LinkCard,
  PageHeader,
  Stack,
  Stat,
  Stats,
  Surface,
  Tabs,
  Text,
} from '../index.ts'

const veryLong = 'Vectors, matrices and their uses in mechanics '.repeat(4).trim()

/** Headers, tabs, cards that are links, things that open in place. */
export function NavigationSection() {
  return (
    <Stack gap="6">
      <Surface padding={{ base: '4', md: '6' }}>
        <PageHeader
          title="Newton's second law"
          breadcrumb={[
            { label: 'Question bank', to: '#bank' },
            { label: 'Learn', to: '#learn' },
            { label: "Newton's second law" },
          ]}
          description="14 questions, about 35 minutes."
          facts={
            <>
              <Badge tone="brand">Physics</Badge>
              <Badge tone="success">Secure</Badge>
            </>
          }
          actions={
            <>
              <Button>Save for later</Button>
              <Button variant="primary">Start</Button>
            </>
          }
        />
      </Surface>
      <Surface padding={{ base: '4', md: '6' }}>
        <Breadcrumb
          label="A long breadcrumb"
          items={[
            { label: 'Resources', to: '#resources' },
            { label: veryLong, to: '#long' },
            { label: veryLong },
          ]}
        />
      </Surface>
      <Grid columns={3}>
        <LinkCard
          to="#learn"
          title="Learn"
          icon={<BookOpen size={22} />}
          meta={<Badge tone="success">62% done</Badge>}
        >
          Read a topic, then answer as you go.
        </LinkCard>
        <LinkCard to="#revise" title="Revise" icon={<GraduationCap size={22} />}>
          Sets built from what you got wrong.
        </LinkCard>
        <LinkCard to="#simulate" title={veryLong} icon={<Timer size={22} />}>
          {veryLong}
        </LinkCard>
      </Grid>
      <Card title="Tabs">
        <Tabs
          label="Student details"
          tabs={[
            { id: 'overview', label: 'Overview', content: () => <Text>What stands first.</Text> },
            {
              id: 'submissions',
              label: 'Submissions',
              count: 4,
              content: () => <Text>Four of them.</Text>,
            },
            { id: 'notes', label: 'Notes', content: () => <Text>Notes by the tutor.</Text> },
          ]}
        />
      </Card>
      <Stack gap="3">
        <Disclosure summary="1. Kinematics" meta={<Badge>3 of 5</Badge>} open name="groups">
          <Text tone="muted">Videos of this group.</Text>
        </Disclosure>
        <Disclosure summary={`2. ${veryLong}`} meta={<Badge>0 of 8</Badge>} name="groups">
          <Text tone="muted">Videos of this group.</Text>
        </Disclosure>
      </Stack>
      <Grid columns={12}>
        <DashboardCell span={8}>
          <Card
            title="Today's next step"
            tone="brand"
            action={<Button variant="primary">Continue</Button>}
          >
            <Text>Finish the set on electricity: 8 questions left.</Text>
          </Card>
        </DashboardCell>
        <DashboardCell span={4}>
          <Card title="This week">
            <Stats>
              <Stat label="Hours left" value={6.5} digits={1} unit="h" />
            </Stats>
          </Card>
        </DashboardCell>
      </Grid>
    </Stack>
  )
}
