import { Button, Dialog, EmptyState, Heading, Stack } from '@portal/shared/ui'
import { CommentList, MarkingView, TextComparison } from '@portal/shared/writing'
import { GitCompareArrows, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type EarlierComment, earlierComments } from './before.rules.ts'
import type { DeskRead } from './desk.types.ts'
import type { DeskActions } from './use-desk-actions.ts'

export interface BeforeSideProps {
  before: NonNullable<DeskRead['before']>
  version: NonNullable<DeskRead['version']>
  isReadOnly: boolean
  actions: DeskActions
}

/** What changed since the version before, and its comments, to be used again. */
export default function BeforeSide({ before, version, isReadOnly, actions }: BeforeSideProps) {
  const [isCompared, setCompared] = useState(false)
  const { version: old, markings } = before
  const mayCompare = old.parts !== null && version.parts !== null
  const texts = version.parts === null ? null : version.texts
  const comments = useMemo(
    () => new Map(markings.map((one) => [one.markingId, earlierComments(one, old.texts, texts)])),
    [markings, old.texts, texts],
  )
  const again = ({ comment, again: place }: EarlierComment) => {
    const { text, sort, criterion } = comment
    const isKnown = version.criteria.some(({ key }) => key === criterion)
    if (place !== null) {
      actions.comment(place, { text, sort, criterion: isKnown ? criterion : null })
    }
  }
  return (
    <Stack gap="5" alignItems="stretch">
      {mayCompare ? (
        <div>
          <Button
            icon={<GitCompareArrows size={18} aria-hidden />}
            onClick={() => setCompared(true)}
          >
            What changed since version {old.number}
          </Button>
        </div>
      ) : null}
      {markings.length === 0 ? (
        <EmptyState compact title="No marking came back">
          Version {old.number} was not returned with comments.
        </EmptyState>
      ) : null}
      {markings.map((marking) => (
        <MarkingView key={marking.markingId} marking={marking} criteria={old.criteria}>
          <Stack gap="3">
            <Heading level={3} size="sm">
              Comments on version {old.number}
            </Heading>
            <CommentList
              label={`Comments on version ${old.number}`}
              comments={comments.get(marking.markingId) ?? []}
              criteria={old.criteria}
              below={({ comment, number }) => {
                const one = comments
                  .get(marking.markingId)
                  ?.find((earlier) => earlier.comment.id === comment.id)
                if (isReadOnly || one === undefined || one.again === null) return null
                return (
                  <div>
                    <Button
                      size="sm"
                      icon={<RotateCcw size={14} aria-hidden />}
                      onClick={() => again(one)}
                      aria-label={`Use again: comment ${number}`}
                    >
                      Use again
                    </Button>
                  </div>
                )
              }}
            />
          </Stack>
        </MarkingView>
      ))}
      {isCompared && mayCompare ? (
        <Dialog
          open
          size="xl"
          title={`What changed since version ${old.number}`}
          onClose={() => setCompared(false)}
        >
          <TextComparison
            before={{
              ...{ name: `Version ${old.number}`, moment: old.handedInAt, texts: old.texts },
            }}
            after={{
              ...{ name: `Version ${version.number}`, moment: version.handedInAt },
              texts: version.texts,
            }}
            questions={version.task.questions}
          />
        </Dialog>
      ) : null}
    </Stack>
  )
}
