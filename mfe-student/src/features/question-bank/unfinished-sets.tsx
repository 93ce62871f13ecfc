import {
  Button,
  Card,
  LinkButton,
  ProgressBar,
  RelativeTime,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { pathOfSet } from '../../practice/topic-set.ts'
import { editPath, type OpenSet } from './question-bank.rules.ts'

/** More than these hide behind a button. */
const shownAtFirst = 3

/** Sets under way, each with the way back into it. Nothing when there are none. */
export function UnfinishedSets({ sets }: { sets: readonly OpenSet[] }) {
  const [isOpen, setOpen] = useState(false)
  if (sets.length === 0) return null
  const shown = isOpen ? sets : sets.slice(0, shownAtFirst)
  return (
    <Card title="Unfinished sets">
      <Stack as="ul" gap="5" listStyleType="none">
        {shown.map((set) => (
          <Row as="li" key={set.id} justifyContent="space-between" gap="4">
            <Stack gap="1.5" flex="1 1 16rem">
              <ProgressBar
                label={set.title}
                value={set.answered / set.total}
                text={`${set.answered} of ${set.total}`}
              />
              <Text size="sm" tone="muted">
                {set.lastSavedAt === null ? 'Started ' : 'Last answer '}
                <RelativeTime moment={set.lastSavedAt ?? set.startedAt} />
              </Text>
            </Stack>
            <Row gap="2">
              <LinkButton to={editPath(set.id)} variant="ghost" aria-label={`Edit ${set.title}`}>
                Edit
              </LinkButton>
              <LinkButton
                to={pathOfSet(set)}
                variant="secondary"
                aria-label={`Continue ${set.title}`}
              >
                Continue
              </LinkButton>
            </Row>
          </Row>
        ))}
      </Stack>
      {shown.length < sets.length ? (
        <Row marginTop="4">
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            {`Show ${sets.length - shown.length} more`}
          </Button>
        </Row>
      ) : null}
    </Card>
  )
}
