import { Box, chakra, formatDuration, Heading, Stack, Text } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { RichText } from '../../rich-text/index.ts'
import { verdictWords } from '../rules/verdict-words.ts'
import { type Wording, wordingFor } from '../rules/wording.ts'
import type { Verdict } from '../types.ts'
import { MarkedByPersonIcon, NotAnsweredIcon, RightIcon, WrongIcon } from './icons.ts'
import { OptionCounts } from './option-counts.tsx'
import { SelfMark } from './self-mark.tsx'

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minWidth: '0',
  },
})

const Sign = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5' },
  variants: {
    tone: {
      right: { color: 'success.text' },
      wrong: { color: 'danger.text' },
      open: { color: 'fg.brand' },
    },
  },
})

export interface VerdictPanelProps {
  /** Name of its region; `Solution` when left out. */
  label?: string
  verdict: Verdict
  isAnswered: boolean
  /** The student's time on the question. */
  timeMs: number
  onMark?: (criteriaMet: boolean[]) => Promise<void>
  /** Why nothing can be marked now. */
  readOnly?: ReadOnly | null
  /** For tutors: what the reader chose, where that can be told right from wrong; no own time. */
  preview?: { isRight: boolean | null }
  /** What is said to a reader who is not the student. */
  wording?: Wording
  /** What can be done with the question now; under the solution. */
  children?: ReactNode
}

/** Right or wrong, the worked solution, why each option is so, and how others did. */
export function VerdictPanel({
  label = 'Solution',
  verdict,
  isAnswered,
  timeMs,
  onMark,
  readOnly,
  preview,
  wording = wordingFor(),
  children,
}: VerdictPanelProps) {
  const isRight = preview === undefined ? verdict.isCorrect : preview.isRight
  const words =
    preview === undefined
      ? verdictWords(verdict, isAnswered, wording)
      : previewWords(preview.isRight)
  const tone = isRight === null ? 'open' : isRight ? 'right' : 'wrong'
  const open = preview !== undefined ? Lightbulb : isAnswered ? MarkedByPersonIcon : NotAnsweredIcon
  const Icon = isRight === null ? open : isRight ? RightIcon : WrongIcon
  const { correctLetter, expected, note, modelAnswer, reasons, cohort } = verdict
  return (
    <Panel aria-label={label}>
      <Box>
        <Sign tone={tone}>
          <Icon size={22} aria-hidden />
          <Heading level={3} size="md" color="inherit">
            {words}
          </Heading>
        </Sign>
        {correctLetter !== null && isRight !== true ? (
          <Text marginTop="1">{`The answer is ${correctLetter.toUpperCase()}.`}</Text>
        ) : null}
        {expected !== null ? (
          <Text as="div" marginTop="1">
            Expected: <RichText html={expected} inline />
          </Text>
        ) : null}
        {note !== null ? <Text marginTop="1">{note}</Text> : null}
      </Box>
      {modelAnswer !== null ? (
        <Part title="Model answer">
          <RichText html={modelAnswer} />
        </Part>
      ) : null}
      {preview === undefined ? (
        <SelfMark
          verdict={verdict}
          onMark={isAnswered ? onMark : undefined}
          readOnly={readOnly}
          wording={wording}
        />
      ) : (
        <Criteria criteria={verdict.criteria} />
      )}
      {verdict.comment !== null && verdict.comment !== '' ? (
        <Part title={wording.tutorWrote}>
          <Text whiteSpace="pre-wrap">{verdict.comment}</Text>
        </Part>
      ) : null}
      {verdict.solution !== '' && verdict.solution !== modelAnswer ? (
        <Part title="Worked solution">
          <RichText html={verdict.solution} />
        </Part>
      ) : null}
      {reasons.length > 0 ? (
        <Part title="Why each option is right or wrong">
          <Stack as="ul" gap="2" listStyleType="none">
            {reasons.map(({ letter, html }) => (
              <chakra.li key={letter} display="flex" gap="2">
                <chakra.b fontWeight="semibold">{letter.toUpperCase()}</chakra.b>
                <RichText html={html} />
              </chakra.li>
            ))}
          </Stack>
        </Part>
      ) : null}
      <OptionCounts cohort={cohort} correctLetter={correctLetter} />
      <Text size="sm" tone="muted" figures>
        {preview === undefined ? `${wording.time}: ${formatDuration(timeMs / 1000)}. ` : ''}
        {cohort.medianMs === null
          ? 'Too few others have answered for a comparison.'
          : `Half of the others took ${formatDuration(cohort.medianMs / 1000)} or less.`}
      </Text>
      {children}
    </Panel>
  )
}

function previewWords(isRight: boolean | null): string {
  if (isRight === null) return 'Solution'
  return isRight ? 'Right' : 'Not right'
}

/** What an essay is marked by, for those who do not mark it here. */
function Criteria({ criteria }: { criteria: readonly string[] }) {
  if (criteria.length === 0) return null
  return (
    <Part title="Criteria">
      <Stack as="ul" gap="1" paddingLeft="5" listStyleType="disc">
        {criteria.map((criterion) => (
          <li key={criterion}>
            <RichText html={criterion} inline />
          </li>
        ))}
      </Stack>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading level={4} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
