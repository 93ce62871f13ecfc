import { Alert, Box, Button, chakra, Grid, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { RadioGroup } from './choice-group.tsx'
import { ClashNote } from './clash-note.tsx'
import { inWords, isLong, partsOf, written } from './conflict.rules.ts'
import { byWhom, clashesOf, type Held, settle, type Theirs, whoChanged } from './held.rules.ts'
import { differences, getAt, setAt } from './paths.ts'

const Mark = chakra('mark', {
  base: { bg: 'bg.brandSoft', color: 'fg', fontWeight: 'medium', borderRadius: 'sm' },
})

export interface FormConflictProps<T> {
  held: Held<T>
  theirs: Theirs<T>
  /** Places that they changed, since what was sent was begun. */
  changed: readonly string[]
  labels: Readonly<Record<string, string | undefined>>
  /** How values of a place are written; it is given what stands there. */
  words: Readonly<Record<string, ((value: never) => string) | undefined>>
  /** Is given mine on top of theirs, to be saved. */
  onSettle: (mine: T) => void
  /** One of the two is taken as it is, where otherwise each field is chosen. */
  isWhole: boolean
  /** Gives up what was typed for what they saved. */
  onTake: () => void
}

/**
 * Somebody else saved meanwhile: who, what and when, and what is to stand where both changed a field.
 * It takes focus, since what was pressed may be far from it.
 */
export default function FormConflict<T>(props: FormConflictProps<T>) {
  const { held, theirs, labels, words, onSettle } = props
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const clashes = clashesOf(held, theirs.values)
  const changed = props.changed.filter((place) => place !== 'version')
  const nameOf = (place: string) => labels[place] ?? inWords(place)
  const textAt = (values: T, place: string) => {
    const value = getAt(values, place)
    // What stands at the place is what its words are for.
    return words[place]?.(value as never) ?? written(value)
  }
  if (props.isWhole)
    return <WholeClash {...props} changed={changed} nameOf={nameOf} textAt={textAt} />
  const isChosen = clashes.every((place) => chosen[place] !== undefined)
  const save = () => {
    const taken = clashes.filter((place) => chosen[place] === 'theirs')
    onSettle(settle(held, theirs.values, taken))
  }
  return (
    <chakra.div ref={ref} tabIndex={-1} outline="none" data-form-note>
      <Alert kind="warning" live title="Somebody else has saved this meanwhile">
        <Stack gap="4">
          {/* What they saved may be what stood there before. */}
          {changed.length === 0 ? (
            <Text>
              {`${theirs.by} saved it `}
              <RelativeTime moment={theirs.at} />.
            </Text>
          ) : null}
          {byWhom(theirs, changed).map(({ by, at, places }) => (
            <Text key={by}>
              {`${by} changed ${places.map(nameOf).join(', ')} `}
              <RelativeTime moment={at} />.
            </Text>
          ))}
          {clashes.map((place) => (
            <RadioGroup
              key={place}
              label={nameOf(place)}
              look="cards"
              value={chosen[place]}
              onValue={(choice) => setChosen({ ...chosen, [place]: choice })}
              options={sidesOf(
                textAt(held.mine, place),
                textAt(theirs.values, place),
                whoChanged(theirs, place).by,
              )}
            />
          ))}
          <Row>
            <Button variant="primary" disabled={!isChosen} onClick={save}>
              {clashes.length === 0 ? 'Save mine too' : 'Save what is chosen'}
            </Button>
          </Row>
        </Stack>
      </Alert>
    </chakra.div>
  )
}

interface WholeClashProps<T> extends Pick<FormConflictProps<T>, 'held' | 'theirs' | 'changed'> {
  nameOf: (place: string) => string
  textAt: (values: T, place: string) => string
  onSettle: (mine: T) => void
  onTake: () => void
}

/** What was typed and what they saved beside each other; one of them is taken as it is. */
function WholeClash<T>(props: WholeClashProps<T>) {
  const { held, theirs, changed, nameOf, textAt, onSettle, onTake } = props
  const differing = new Set(differences(held.mine, theirs.values))
  const places = changed.filter((place) => differing.has(place))
  const version = getAt(theirs.values, 'version')
  return (
    <ClashNote
      by={theirs.by}
      at={theirs.at}
      onKeepMine={() => onSettle(setAt(held.mine, 'version', version))}
      onTakeTheirs={onTake}
    >
      {places.map((place) => {
        const [mine, other] = [textAt(held.mine, place), textAt(theirs.values, place)]
        return (
          <Grid key={place} columns={2}>
            <Side title={`${nameOf(place)}, yours`} text={mine} beside={other} />
            <Side title={`${nameOf(place)}, by ${theirs.by}`} text={other} beside={mine} />
          </Grid>
        )
      })}
    </ClashNote>
  )
}

function Side({ title, text, beside }: { title: string; text: string; beside: string }) {
  return (
    <Box as="section" aria-label={title} padding="3" bg="bg.surface" color="fg" borderRadius="md">
      <Text size="sm" weight="semibold">
        {title}
      </Text>
      <Box marginTop="2" maxHeight="20rem" overflowY="auto">
        <LongText text={text} beside={beside} />
      </Box>
    </Box>
  )
}

type Choice = 'mine' | 'theirs'

/** Both values as choices; long ones under what is done with them, with what differs marked. */
function sidesOf(one: string, other: string, by: string) {
  if (!isLong(one) && !isLong(other)) {
    return [
      { value: 'mine' as const, label: one, description: 'Yours' },
      { value: 'theirs' as const, label: other, description: by },
    ]
  }
  return [
    {
      value: 'mine' as const,
      label: 'Keep mine',
      description: <LongText text={one} beside={other} />,
    },
    {
      value: 'theirs' as const,
      label: 'Take theirs',
      description: <LongText text={other} beside={one} />,
    },
  ]
}

function LongText({ text, beside }: { text: string; beside: string }) {
  const [before, other, after] = partsOf(text, beside)
  return (
    <chakra.span display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {before}
      {other === '' ? null : <Mark>{other}</Mark>}
      {after}
    </chakra.span>
  )
}
