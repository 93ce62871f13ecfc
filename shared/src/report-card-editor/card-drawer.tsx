import { ApiError } from '@portal/shared/api'
import { Drawer, EmptyState, FailedState, messageOf, SkeletonText, Stack } from '@portal/shared/ui'
import { type CardKey, cardIn } from '../report-card/card-address.ts'
import { CardEditor } from './card-editor.tsx'
import { useCardForm } from './editor.queries.ts'
import { ReadCard } from './read-card.tsx'

export interface CardDrawerProps {
  /** The card as an address says it: `<term>.<student>`, or with a tutor after it. */
  card: string
  onClose: () => void
}

/** A report card: for its tutor to write, for everybody else who may see it to read. */
export default function CardDrawer({ card, onClose }: CardDrawerProps) {
  const key = cardIn(card)
  return key === undefined ? (
    <Drawer open wide="page" title="Report card" onClose={onClose}>
      <NotThere />
    </Drawer>
  ) : (
    <Found key={card} of={key} onClose={onClose} />
  )
}

function NotThere() {
  return (
    <EmptyState illustration="search" level={3} title="This report card is not there">
      A card is written of a student of one’s own with a delivered hour in the term. The address may
      not be complete.
    </EmptyState>
  )
}

function Found({ of, onClose }: { of: CardKey; onClose: () => void }) {
  const form = useCardForm(of)
  const { data: page, error } = form
  if (page === undefined) {
    const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500
    return (
      <Drawer open wide="page" title="Report card" onClose={onClose}>
        {!form.isError ? (
          <Stack gap="6">
            <SkeletonText lines={2} />
            <SkeletonText lines={8} />
            <SkeletonText lines={6} />
          </Stack>
        ) : isGone ? (
          <NotThere />
        ) : (
          <FailedState title="The report card could not be loaded" onRetry={() => form.refetch()}>
            {messageOf(error)}
          </FailedState>
        )}
      </Drawer>
    )
  }
  return page.mayWrite && page.state !== 'submitted' ? (
    <CardEditor page={page} onClose={onClose} />
  ) : (
    <ReadCard page={page} onClose={onClose} />
  )
}
