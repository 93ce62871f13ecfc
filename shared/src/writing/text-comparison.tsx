import { Checkbox } from '@portal/shared/forms'
import {
  Alert,
  Button,
  DateText,
  formatNumber,
  Heading,
  type HeadingLevel,
  Kbd,
  plural,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useMemo, useRef, useState } from 'react'
import { ComparedSides, SidesFrame } from './compared-sides.tsx'
import { type ComparisonRow, compareTexts } from './comparison.rules.ts'
import { useChangeKeys } from './use-change-keys.ts'

/** One of the two texts that are compared. */
export interface ComparedText {
  /** As it is called: `Version 2`, `Your draft`. */
  name: string
  /** When it was handed in or saved; ISO 8601. */
  moment: string | null
  /** Of each part. */
  texts: readonly string[]
}

export interface TextComparisonProps {
  before: ComparedText
  after: ComparedText
  /** Of a statement: what each part answers. */
  questions?: readonly { text: string }[] | null
  /** Level of the questions’ headings. */
  level?: HeadingLevel
}

/** Two texts side by side, with what was added, removed and moved; one column on phones. */
export function TextComparison({ before, after, questions, level = 3 }: TextComparisonProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isShort, setShort] = useState(false)
  const compared = useMemo(
    () => compareTexts(before.texts, after.texts),
    [before.texts, after.texts],
  )
  const at = useRef(-1)
  const step = (by: 1 | -1) => {
    if (compared.changes === 0) return
    const from = at.current < 0 && by < 0 ? 0 : at.current
    at.current = (from + by + compared.changes) % compared.changes
    const row = frame.current?.querySelector<HTMLElement>(`[data-change="${at.current}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }
  useChangeKeys(step)
  const { parts, wordsIn, wordsOut, changes, isByParagraph } = compared
  const words = (count: number) => plural(count, 'word', 'words')
  return (
    <Stack ref={frame} gap="5">
      <Row gap="4" justifyContent="space-between">
        <Text weight="semibold" figures>
          {changes === 0
            ? 'The two texts are the same.'
            : `${words(wordsIn)} in, ${formatNumber(wordsOut)} out`}
        </Text>
        {changes === 0 ? null : (
          <Row gap="3" data-print="hidden">
            <Checkbox label="Only changes" checked={isShort} onValue={setShort} />
            <Button size="sm" aria-keyshortcuts="p" onClick={() => step(-1)}>
              Previous change <Kbd>P</Kbd>
            </Button>
            <Button size="sm" aria-keyshortcuts="n" onClick={() => step(1)}>
              Next change <Kbd>N</Kbd>
            </Button>
          </Row>
        )}
      </Row>
      {isByParagraph ? (
        <Alert kind="info" title="Compared by paragraphs">
          Word by word it would have taken too long for texts as different as these.
        </Alert>
      ) : null}
      <SidesFrame data-part="names">
        <Side {...before} />
        <Side {...after} />
      </SidesFrame>
      {parts.map((rows, index) => {
        const question = questions?.[index]?.text
        return (
          <Part
            key={question ?? index}
            {...{ question, level, changes, before, after }}
            rows={isShort ? rows.filter(({ change }) => change !== null) : rows}
          />
        )
      })}
    </Stack>
  )
}

const Side = ({ name, moment }: ComparedText) => (
  <Stack gap="0">
    <Text weight="semibold">{name}</Text>
    <Text size="sm" tone="muted">
      {moment === null ? 'Not yet saved' : <DateText moment={moment} style="dateTime" />}
    </Text>
  </Stack>
)

interface PartProps extends Pick<TextComparisonProps, 'before' | 'after'> {
  question: string | undefined
  level: HeadingLevel
  rows: readonly ComparisonRow[]
  /** Of all parts. */
  changes: number
}

function Part({ question, level, rows, changes, before, after }: PartProps) {
  return (
    <Stack gap="3">
      {question === undefined ? null : (
        <Heading level={level} size="sm">
          {question}
        </Heading>
      )}
      {rows.length === 0 && changes > 0 ? (
        <Text size="sm" tone="muted">
          Nothing has changed here.
        </Text>
      ) : null}
      {rows.map((row) => (
        <ComparedSides key={keyOf(row)} {...{ row, changes }} names={[before.name, after.name]} />
      ))}
    </Stack>
  )
}

/** A paragraph by where it stands in the two texts. */
const keyOf = ({ before, after }: ComparisonRow) =>
  `${before?.[0]?.start ?? ''}/${after?.[0]?.start ?? ''}`
