import { Card, FactList, LightLegend, Stack, Text } from '@portal/shared/ui'

const facts = [
  {
    label: 'Students',
    value: 'All who are linked to your school now, with how many there are in each year group.',
  },
  {
    label: 'Hours delivered',
    value:
      'Hours of tuition that were given, in all and in this month. Cancelled hours do not count.',
  },
  {
    label: 'Attendance',
    value: 'Of the hours of tuition that were to be given, the share that students came to.',
  },
  {
    label: 'Right answers',
    value:
      'Of all answers of the last twelve weeks, the share that was right. A line going up means that the work of weeks shows.',
  },
  {
    label: 'Readiness by part',
    value:
      'How well prepared your students are for each part of the test, as a mean of those who have answered questions in it. Recent answers count more than old ones.',
  },
  {
    label: 'Open alerts',
    value: 'What tutors or our team would like your school to know, and that is not settled yet.',
  },
]

/** What the figures of a school's dashboard mean, for whoever sees it for the first time. */
export default function HowToRead() {
  return (
    <Card
      title="How to read the dashboard"
      description="From the top: today’s figures, what changes over the weeks, then student by student."
    >
      <Stack gap="5">
        <Stack gap="2">
          <Text weight="medium">The traffic lights say when a student was here last.</Text>
          <LightLegend
            label="Traffic lights"
            items={[
              { light: 'green', text: 'In the last 7 days' },
              { light: 'orange', text: 'Not for 7 days or more' },
              { light: 'red', text: 'Not for 10 days or more' },
            ]}
          />
        </Stack>
        <FactList items={facts} />
        <Text size="sm" tone="muted">
          In the table of students, choose a name for all that your school may see of that student;
          the heads of its columns sort it.
        </Text>
      </Stack>
    </Card>
  )
}
