import { GroupedBars, RadarChart } from '@portal/shared/charts'
import { gradeText, gradeWords } from '@portal/shared/contract'
import { Box, Card, chakra, DateText, Heading, Stack, Stat, Stats, Text } from '@portal/shared/ui'
import type { CardOverTerms } from './cards.rules.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    alignItems: 'start',
  },
})

/** A grade in words: `4 Strong`. */
const inWords = (grade: number) => `${grade} ${gradeWords[Math.round(grade) - 1] ?? ''}`.trim()

const mostGrade = gradeWords.length

/** One tutor's card of a term: grades beside those of the terms before, prediction and comment. */
export function CardOfTutor({ of: { card, terms, skills } }: { of: CardOverTerms }) {
  const { tutorName, subject, predictedGrade, test, comment, submittedAt } = card
  const of = `${subject}, ${tutorName}`
  const hasRadar = skills.length >= 3
  return (
    <Card
      level={2}
      title={subject}
      description={
        <>
          {`${tutorName}, submitted `}
          <DateText moment={submittedAt} style="longDate" />
        </>
      }
    >
      <Stack gap="6">
        {predictedGrade === null ? null : (
          <Stats>
            <Stat
              label={test === null ? 'Predicted grade' : `Predicted grade, ${test}`}
              value={gradeText(predictedGrade)}
            />
          </Stats>
        )}
        <Stack gap="2">
          <Heading level={3} size="sm">
            Comment
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="72ch">
            {comment}
          </Text>
        </Stack>
        <Columns>
          <Stack gap="3">
            <Heading level={3} size="sm">
              Grades by skill
            </Heading>
            <GroupedBars
              label={`Grades of ${of}, by skill and term`}
              nameLabel="Skill"
              groups={skills}
              series={terms.map(({ id, name }) => ({ id, label: name }))}
              max={mostGrade}
              formatValue={inWords}
            />
          </Stack>
          {hasRadar ? (
            <Box>
              <RadarChart
                label={`Grades of ${of}, all skills at a glance`}
                nameLabel="Skill"
                axes={skills.map(({ id, label }) => ({ id, label }))}
                series={terms.slice(-2).map(({ id, name }) => ({
                  id,
                  label: name,
                  values: skills.map(
                    ({ values }) => values[terms.findIndex((t) => t.id === id)] ?? null,
                  ),
                }))}
                max={mostGrade}
                formatValue={inWords}
              />
            </Box>
          ) : null}
        </Columns>
      </Stack>
    </Card>
  )
}
