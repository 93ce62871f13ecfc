import { Box, Card, chakra, Heading, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { ItemStatistics } from '../question-bank/item-statistics.tsx'
import { firstNameOf, wordingFor } from '../question-runner/rules/wording.ts'
import { ChoiceAnswer } from '../question-runner/view/choice-answer.tsx'
import { OptionCounts } from '../question-runner/view/option-counts.tsx'
import { QuestionText } from '../question-runner/view/question-text.tsx'
import { WrittenText } from '../question-runner/view/written-text.tsx'
import { RichText } from '../rich-text/index.ts'
import type { FlagPage } from './flag.queries.ts'

type Question = FlagPage['question']

/** The number of the question type Equation Response. */
const equation = 4

/** The question as it is shown to students, with the answer that the flag's student gave last. */
export function QuestionCard({ page }: { page: FlagPage }) {
  const { question, flag, student, mayReply } = page
  const { studentLetter: letter, studentText: text, key } = question
  const name = firstNameOf(student.name)
  const wording = wordingFor(mayReply ? undefined : name)
  return (
    <Card title="Question" level={2}>
      <Stack gap="5">
        <QuestionText question={question} letter={letter} />
        {question.options.length === 0 ? null : (
          <ChoiceAnswer
            question={{ ...question, questionId: flag.questionId }}
            letter={letter}
            crossedOut={[]}
            isLocked
            verdict={key}
            wording={wording}
          />
        )}
        {text === null ? null : (
          <WrittenText
            label={wording.answer}
            text={text}
            isEquation={question.questionType === equation}
          />
        )}
        {letter !== null || text !== null ? null : (
          <Text size="sm" tone="muted">
            {mayReply ? 'You have not answered it yet.' : `${name} has not answered it yet.`}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** What is right and why; a sentence in its place while the student may not see it. */
export function KeyCard({ question: { key } }: { question: Question }) {
  if (key === null) {
    return (
      <Card title="Answer and solution" level={2}>
        <Text tone="muted">
          The right answer and the worked solution show here once you have answered the question and
          your answer is final.
        </Text>
      </Card>
    )
  }
  const { correctLetter, expected, modelAnswer, solution, reasons } = key
  return (
    <Card title="Answer and solution" level={2}>
      <Stack gap="5">
        {correctLetter === null ? null : (
          <Text weight="medium">{`The answer is ${correctLetter.toUpperCase()}.`}</Text>
        )}
        {expected === null ? null : (
          <Box>
            Expected: <RichText html={expected} inline />
          </Box>
        )}
        {modelAnswer === null ? null : (
          <Part title="Model answer">
            <RichText html={modelAnswer} />
          </Part>
        )}
        {solution === '' || solution === modelAnswer ? null : (
          <Part title="Worked solution">
            <RichText html={solution} />
          </Part>
        )}
        {reasons.length === 0 ? null : (
          <Part title="Why each option is right or wrong">
            <Stack as="ul" gap="2" listStyleType="none">
              {reasons.map(({ letter, html }) => (
                <chakra.li key={letter} display="flex" gap="2">
                  <chakra.b fontWeight="semibold" minWidth="5">
                    {letter.toUpperCase()}
                  </chakra.b>
                  <RichText html={html} />
                </chakra.li>
              ))}
            </Stack>
          </Part>
        )}
      </Stack>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** How students have done on the question, for those who judge it. */
export function StatisticsCard({ page: { statistics, question } }: { page: FlagPage }) {
  return (
    <Card
      title="How students have done"
      description="First answers only. Each name explains its figure."
      level={2}
    >
      <Stack gap="6">
        <ItemStatistics label="Statistics of the question" figures={statistics ?? undefined} />
        {statistics === null ? null : (
          <OptionCounts cohort={statistics} correctLetter={question.key?.correctLetter ?? null} />
        )}
      </Stack>
    </Card>
  )
}
