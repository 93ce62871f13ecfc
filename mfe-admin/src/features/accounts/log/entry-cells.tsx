import {
  Box,
  Button,
  chakra,
  DateText,
  dash,
  plural,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useState } from 'react'
import type { Entry } from './log.queries.ts'
import { aboutOf, capital, detailsOf, shownValue } from './log.rules.ts'

/** The value before and the one after; read out as such, too. */
const Line = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > b': { fontWeight: 'medium' },
    '& > del': { color: 'fg.muted', textDecoration: 'line-through' },
    '& > ins': { textDecoration: 'none' },
  },
})

/** So many changes stand in the row; more open below them. */
const shown = 3

/** When something was done. */
export function WhenCell({ at }: { at: string }) {
  return <DateText moment={at} style="dateTime" />
}

/** A person by name, with the way to the account. */
export function PersonCell({
  id,
  name,
  none,
}: {
  id: string | null
  name: string | null
  none: string
}) {
  if (id === null || name === null) {
    return (
      <Text as="span" tone="muted">
        {none}
      </Text>
    )
  }
  return <TextLink to={`/accounts?person=${id}`}>{name}</TextLink>
}

/** What was done, and to which record. */
export function WhatCell({ entry }: { entry: Entry }) {
  const about = aboutOf(entry)
  return (
    <>
      {capital(entry.action)}
      {about === null ? null : (
        <Text as="span" display="block" size="sm" tone="muted" overflowWrap="anywhere">
          {about}
        </Text>
      )}
    </>
  )
}

/** What was changed, field by field, and what else is known of it. */
export function ChangesCell({ entry: { changes, details } }: { entry: Entry }) {
  const [isWhole, setWhole] = useState(false)
  const facts = detailsOf(details)
  const more = changes.length - shown
  if (changes.length === 0 && facts.length === 0) return dash
  return (
    <Stack gap="1">
      {(isWhole ? changes : changes.slice(0, shown)).map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
      {more > 0 ? (
        <Box>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Fewer fields' : plural(more, 'more field', 'more fields')}
          </Button>
        </Box>
      ) : null}
      {facts.map(({ label, value }) => (
        <Line key={label}>
          <b>{label}:</b> {value}
        </Line>
      ))}
    </Stack>
  )
}

function ChangeLine({
  change: { label, before, after, isErased },
}: {
  change: Entry['changes'][number]
}) {
  if (isErased) {
    return (
      <Line>
        <b>{label}:</b> <em>erased with the person’s data</em>
      </Line>
    )
  }
  // Of a record that was made there is nothing before.
  return (
    <Line>
      <b>{label}:</b>{' '}
      {before === null || before === undefined ? null : (
        <>
          <del>{shownValue(before)}</del> →{' '}
        </>
      )}
      <ins>{shownValue(after)}</ins>
    </Line>
  )
}
