import { PaperCard } from '@portal/shared/question-bank'
import { Badge, LinkButton, Text } from '@portal/shared/ui'
import { Layers } from 'lucide-react'
import { marksInWords, resultPath } from '../../practice/finished-work.rules.ts'
import { continuePath, type Paper, type PaperPart, startPath } from './simulate.rules.ts'

/** A paper with the student's parts of it: where each stands, and what can be done with it. */
export function StudentPaper({ paper }: { paper: Paper }) {
  const name = `${paper.admissionTestName} ${paper.title}`
  const whole = wholeUnderWay(paper)
  return (
    <PaperCard
      paper={paper}
      action={
        whole !== undefined ? (
          <LinkButton
            to={continuePath(whole)}
            size="sm"
            variant="primary"
            aria-label={`Continue ${name}`}
          >
            Continue
          </LinkButton>
        ) : paper.sections.length > 1 ? (
          <LinkButton
            to={startPath(paper.sections.map(({ examSectionId }) => examSectionId))}
            size="sm"
            variant="secondary"
            icon={<Layers size={16} aria-hidden />}
            aria-label={`Sit all parts back to back: ${name}`}
          >
            Sit all parts back to back
          </LinkButton>
        ) : undefined
      }
      note={(part) => <State part={part} />}
    >
      {(part) =>
        part.state === 'in progress' && part.sittingId === whole ? null : (
          <Actions part={part} name={`${part.sectionNo}, ${name}`} />
        )
      }
    </PaperCard>
  )
}

/** The sitting in which several parts of the paper are under way together. */
function wholeUnderWay({ sections }: Paper): string | undefined {
  const open = sections.flatMap(({ state, sittingId }) =>
    state === 'in progress' && sittingId !== null ? [sittingId] : [],
  )
  return open.find((sitting, at) => open.indexOf(sitting) !== at)
}

function State({ part: { state, bestScore, questionCount, sittings } }: { part: PaperPart }) {
  if (state === 'in progress') return <Badge tone="warning">In progress</Badge>
  if (state === 'not started') {
    return (
      <Text size="sm" tone="muted">
        Not started
      </Text>
    )
  }
  return (
    <Badge tone="success">
      {bestScore === null
        ? 'Done'
        : `Done, best ${marksInWords(bestScore, questionCount)}${sittings > 1 ? ` in ${sittings} sittings` : ''}`}
    </Badge>
  )
}

function Actions({ part, name }: { part: PaperPart; name: string }) {
  const { state, sittingId, examSectionId } = part
  if (state === 'in progress' && sittingId !== null) {
    return (
      <LinkButton
        to={continuePath(sittingId)}
        size="sm"
        variant="primary"
        aria-label={`Continue ${name}`}
      >
        Continue
      </LinkButton>
    )
  }
  const isDone = state === 'done'
  return (
    <>
      {isDone && sittingId !== null ? (
        <LinkButton
          to={resultPath(sittingId)}
          size="sm"
          variant="ghost"
          aria-label={`Solutions of ${name}`}
        >
          Solutions
        </LinkButton>
      ) : null}
      <LinkButton
        to={startPath([examSectionId])}
        size="sm"
        variant={isDone ? 'ghost' : 'soft'}
        aria-label={`${isDone ? 'Sit again' : 'Start'}: ${name}`}
      >
        {isDone ? 'Sit again' : 'Start'}
      </LinkButton>
    </>
  )
}
