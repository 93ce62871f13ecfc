import { Badge, chakra, FactList, Heading, Stack, Text } from '@portal/shared/ui'
import { ReadComment } from './comment-card.tsx'
import type { Criterion, Grade, ReadMarking } from './desk.types.ts'
import { FileLink } from './marked-file.tsx'
import { gradeChanges } from './second-look.rules.ts'

const Changes = /* @__PURE__ */ chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyleType: 'none' },
})

export interface FirstSideProps {
  first: ReadMarking & { privateNote: string }
  criteria: readonly Criterion[]
  grades: readonly Grade[]
}

/** The first marking, beside which a check or a second look is made, and what has become of it. */
export function FirstSide({ first, criteria, grades }: FirstSideProps) {
  const { changes, percentBefore, percentNow } = gradeChanges(criteria, first.grades, grades)
  return (
    <Stack gap="5">
      <FactList
        items={[
          { label: 'Marker', value: first.markerName === '' ? undefined : first.markerName },
          { label: 'Grade', value: `${shown(percentBefore)} → ${shown(percentNow)}` },
        ]}
      />
      <Changes aria-label="Grades, old and new">
        {changes.map(({ key, title, before, now, isChanged }) => (
          <li key={key}>
            <Text size="sm">
              <strong>{title}:</strong> {before ?? 'No level'} → {now ?? 'No level'}{' '}
              {isChanged ? <Badge tone="brand">Changed</Badge> : null}
            </Text>
          </li>
        ))}
      </Changes>
      <Said title="Overall comment" text={first.overall} />
      {first.privateNote === '' ? null : <Said title="Private note" text={first.privateNote} />}
      {first.file === null ? null : <FileLink file={first.file} label="File of the first marking" />}
      {first.comments.length === 0 ? null : (
        <Stack as="ol" gap="3" listStyleType="none" aria-label="Comments of the first marking">
          {first.comments.map((comment) => (
            <ReadComment key={comment.id} comment={comment} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const shown = (percent: number | null) => (percent === null ? 'none' : `${percent}%`)

function Said({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="1">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm" whiteSpace="pre-line">
        {text === '' ? 'None.' : text}
      </Text>
    </Stack>
  )
}
