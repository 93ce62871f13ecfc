import { formatDay } from '@portal/shared/calendar'
import { gradeText } from '@portal/shared/contract'
import { chakra, dash, formatNumber, formatPercent, Heading, Stack, Text } from '@portal/shared/ui'
import type { CardPage } from './editor.queries.ts'
import { gradesInWords } from './editor.rules.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: 'sm',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { marginBottom: '3', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
})

type Weeks = CardPage['facts']['masteryNow']

/** `68% of 40 answers`; a dash without any. */
const answersInWords = ({ answered, correct }: Weeks) =>
  answered === 0 ? dash : `${formatPercent(correct / answered)} of ${answered} answers`

/** What the portal knows of the student and the term, and what the last card said. */
export function TermFacts({ page }: { page: CardPage }) {
  const { facts, term, lastCard, mayWrite } = page
  const hours = (value: number) => formatNumber(value, 2)
  const items = [
    { label: 'Card due', value: formatDay(term.cardsDueOn) },
    {
      label: 'Hours',
      value: `${hours(facts.delivered)} of ${hours(facts.planned)} planned`,
    },
    {
      label: 'Attendance',
      value: facts.attendance === null ? dash : formatPercent(facts.attendance / 100),
    },
    {
      label: mayWrite ? 'Your mean rating' : 'The tutor’s mean rating',
      value: facts.rating === null ? 'From five ratings on' : `${gradeText(facts.rating)} of 10`,
    },
    { label: 'Question bank, first four weeks', value: answersInWords(facts.masteryThen) },
    { label: 'Question bank, last four weeks', value: answersInWords(facts.masteryNow) },
  ]
  return (
    <Stack gap="6" paddingTop="3">
      <Facts>
        {items.map(({ label, value }) => [
          <dt key={`${label}-name`}>{label}</dt>,
          <dd key={`${label}-value`}>{value}</dd>,
        ])}
      </Facts>
      <Stack gap="2">
        <Heading level={4} size="sm">
          Last card
        </Heading>
        {lastCard === null ? (
          <Text size="sm" tone="muted">
            This is the first card on this student.
          </Text>
        ) : (
          <>
            <Text size="sm" weight="medium">
              {lastCard.termName}
            </Text>
            <Text size="sm">
              {gradesInWords(
                lastCard.card.grades,
                lastCard.card.grades.map(({ skillId, skill }) => ({ id: skillId, name: skill })),
              )}
            </Text>
            {lastCard.card.predictedGrade === null ? null : (
              <Text size="sm">{`Predicted ${gradeText(lastCard.card.predictedGrade)}`}</Text>
            )}
            <Text size="sm" tone="muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {lastCard.card.comment}
            </Text>
          </>
        )}
      </Stack>
    </Stack>
  )
}
