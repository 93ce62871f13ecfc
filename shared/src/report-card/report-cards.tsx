import { call } from '@portal/shared/api'
import { formatDays } from '@portal/shared/calendar'
import { DownloadButton } from '@portal/shared/downloads'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { chakra, QueryRegion, Row, Skeleton, Stack, Tabs, Text } from '@portal/shared/ui'
import { CardOfTutor } from './card-of-tutor.tsx'
import { type Cards, cardsCalls, useCards } from './cards.queries.ts'
import { overTerms, termShown } from './cards.rules.ts'

/** What the address calls the open term. */
const termParam = 'term'

const OnPaper = chakra('div', {
  base: {
    display: 'contents',
    // Dark mode's light words would be lost on paper.
    '@media print': { '& *': { color: 'black !important' } },
  },
})

export interface ReportCardsProps {
  studentId: string
  /** The student looks at the own ones. */
  isOwn?: boolean
}

/** A student's submitted report cards: a tab for each term, with a card of each tutor. */
export function ReportCards({ studentId, isOwn = false }: ReportCardsProps) {
  const cards = useCards(studentId)
  useLiveReads('tuition', cardsCalls)
  return (
    <QueryRegion
      query={cards}
      failed="The report cards could not be loaded"
      skeleton={
        <Stack gap="6">
          <Skeleton height="11" />
          <Skeleton minHeight="26rem" />
        </Stack>
      }
      empty={{
        when: ({ terms }) => terms.length === 0,
        level: 2,
        illustration: 'chart',
        title: 'No report card yet',
        children: isOwn
          ? 'At the end of each term your tutors grade your skills and say what comes next. It appears here once they have.'
          : 'At the end of each term the tutors grade the student’s skills and say what comes next. It appears here once they have.',
      }}
    >
      {(data) => <Terms cards={data} studentId={studentId} />}
    </QueryRegion>
  )
}

function Terms({ cards, studentId }: { cards: Cards; studentId: string }) {
  const [params, setParams] = useSearchParams()
  const { terms, studentName } = cards
  const open = termShown(terms, params.get(termParam))
  const show = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(termParam, id)
        return next
      },
      { replace: true },
    )
  return (
    <OnPaper>
      <Tabs
        label="Terms"
        {...(open && { value: open.id })}
        onValue={show}
        tabs={terms.map((term) => ({
          id: term.id,
          label: term.name,
          content: () => (
            <Stack gap="6">
              <Row justifyContent="space-between">
                <Text tone="muted" size="sm">
                  {formatDays({ from: term.startsOn, to: term.endsOn })}
                </Text>
                <Row gap="3" data-print="hidden">
                  <DownloadButton
                    label="Download PDF"
                    name={`Report card of ${studentName}, ${term.name}.pdf`}
                    get={() =>
                      call('GET /ReportCard/ReportCard/GetCardsPdf', {
                        query: { studentId, termId: term.id },
                      })
                    }
                  />
                </Row>
              </Row>
              {term.cards.map((card) => (
                <CardOfTutor key={card.id} of={overTerms(terms, term.id, card)} />
              ))}
            </Stack>
          ),
        }))}
      />
    </OnPaper>
  )
}
