import { SegmentedControl } from '@portal/shared/forms'
import { KeptNotes, QuestionsReview, type ReviewAddress } from '@portal/shared/question-runner'
import { useSession } from '@portal/shared/session'
import { Button, EmptyState, Stack } from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Bookmark } from 'lucide-react'
import { fitsFilter, type ReviewFilter, readFilter, reviewFilters } from './review.rules.ts'
import { type Solutions, useAfterwards, useBookmark, useSelfMark } from './solutions.queries.ts'

export interface SetReviewProps {
  set: Solutions['set']
  address: ReviewAddress
  /** Starts a set of these questions; without it similar ones are only listed. */
  onPractise?: (questionIds: number[]) => void
}

/** The questions of a finished set to look back at, by what became of them. */
export function SetReview({ set, address, onPractise }: SetReviewProps) {
  const readOnly = useLookOnly()
  const selfMark = useSelfMark(set.id)
  const bookmark = useBookmark(set.id)
  const { similar, ...own } = useAfterwards(set.id)
  const hasEnded = useSession((session) => session.hasEnded)
  // More questions belong to the bank, which is closed after the programme.
  const calls = hasEnded ? own : { similar, ...own }
  const filter = readFilter(address.filter)
  const shown = set.questions.filter((question) => fitsFilter(question, filter))
  const countOf = (one: ReviewFilter) =>
    set.questions.filter((question) => fitsFilter(question, one)).length
  return (
    <Stack gap="4">
      <KeptNotes setId={set.id} />
      <QuestionsReview
        questions={shown}
        address={address}
        filter={
          <SegmentedControl
            label="Which questions to show"
            options={reviewFilters
              .filter(({ value }) => value === 'all' || value === filter || countOf(value) > 0)
              .map(({ value, label }) => ({ value, label: `${label} (${countOf(value)})` }))}
            value={filter}
            onValue={address.show}
          />
        }
        empty={
          <EmptyState
            illustration="done"
            title="None of these in this set"
            action={
              <Button variant="secondary" onClick={() => address.show('all')}>
                Show all questions
              </Button>
            }
          >
            {filter === 'wrong' ? 'No answer of this set was wrong.' : 'Nothing is left here.'}
          </EmptyState>
        }
        reviewOf={({ questionId, isBookmarked, verdict }) => ({
          readOnly,
          calls,
          onPractise,
          onMark: verdict?.isMarkedByTutor
            ? undefined
            : async (criteriaMet) => {
                await selfMark.write({ body: { setId: set.id, questionId, criteriaMet } })
              },
          actions: (
            <Button
              size="sm"
              variant={isBookmarked ? 'soft' : 'ghost'}
              aria-pressed={isBookmarked}
              icon={<Bookmark size={16} fill={isBookmarked ? 'currentColor' : 'none'} />}
              {...readOnly?.control}
              onClick={() => bookmark.write({ body: { questionId, isBookmarked: !isBookmarked } })}
            >
              Bookmark
            </Button>
          ),
        })}
      />
    </Stack>
  )
}
