import { chakra, DateText, Disclosure, Stack, Text, TextLink } from '@portal/shared/ui'
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
  const facts = detailsOf(details)
  const more = changes.length - shown
  if (changes.length === 0 && facts.length === 0) {
    return (
      <Text as="span" tone="muted">
        Nothing further
      </Text>
    )
  }
  return (
    <Stack gap="1">
      {changes.slice(0, shown).map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
      {more > 0 ? (
        <Disclosure summary={`${more} more`}>
          {changes.slice(shown).map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </Disclosure>
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
  return (
    <Line>
      <b>{label}:</b> <del>{shownValue(before)}</del> → <ins>{shownValue(after)}</ins>
    </Line>
  )
}
