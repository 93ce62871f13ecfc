import { RadioGroup, TextArea } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import { Badge, chakra, Row, Stack, Text } from '@portal/shared/ui'
import { percentOf } from '@portal/shared/writing-rules'
import { memo } from 'react'
import { most } from './desk.rules.ts'
import type { Criterion, DeskItem, Grade } from './desk.types.ts'
import { gradeName } from './missing.rules.ts'
import type { DeskActions } from './use-desk-actions.ts'

export interface GradesSideProps {
  kind: DeskItem['kind']
  criteria: readonly Criterion[]
  grades: readonly Grade[]
  /** Of the first marking, beside which this one is made; null where there is none. */
  before: readonly Grade[] | null
  isReadOnly: boolean
  actions: DeskActions
}

const none: Grade = { key: '', points: null }

/**
 * Each criterion with its levels, one of which is chosen. They are radio buttons throughout: a wheel
 * or a swipe over them grades nothing.
 */
export const GradesSide = /* @__PURE__ */ memo(function GradesSide(props: GradesSideProps) {
  const { kind, criteria, grades, before, isReadOnly, actions } = props
  if (criteria.length === 0) return <Text tone="muted">There are no criteria to grade by.</Text>
  const percent = percentOf(criteria, grades)
  const percentBefore = before === null ? null : percentOf(criteria, before)
  return (
    <Stack gap="5">
      {criteria.map((criterion, index) => (
        <CriterionGrade
          key={criterion.key}
          {...{ kind, criterion, index, isReadOnly, actions }}
          grade={grades.find(({ key }) => key === criterion.key) ?? none}
          before={before?.find(({ key }) => key === criterion.key) ?? null}
        />
      ))}
      {kind === 'question' ? null : (
        <Text weight="semibold" figures role="status">
          {percent === null
            ? 'A grade follows from all levels.'
            : percentBefore === null
              ? `${percent}% in all`
              : `${percentBefore}% → ${percent}% in all`}
        </Text>
      )}
    </Stack>
  )
})

const Around = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollMarginY: '24',
  },
})

interface CriterionGradeProps {
  kind: DeskItem['kind']
  criterion: Criterion
  index: number
  grade: Grade
  before: Grade | null
  isReadOnly: boolean
  actions: DeskActions
}

const CriterionGrade = /* @__PURE__ */ memo(function CriterionGrade(props: CriterionGradeProps) {
  const { kind, criterion, index, grade, before, isReadOnly, actions } = props
  const { key, title, description, weight, levels } = criterion
  const isQuestion = kind === 'question'
  return (
    <Around>
      {isQuestion ? <RichText html={title} size="sm" /> : null}
      <RadioGroup
        label={isQuestion ? `Criterion ${index + 1}` : `${title} (${weight}%)`}
        hint={isQuestion || description === '' ? undefined : description}
        look={isQuestion ? 'chips' : 'list'}
        name={gradeName(key)}
        options={levels.map(({ points, label, description: words }) => ({
          value: String(points),
          label: isQuestion ? label : `${label} (${points})`,
          ...(words !== '' && { description: words }),
          disabled: isReadOnly,
        }))}
        value={grade.points === null ? '' : String(grade.points)}
        onValue={(points) => actions.act({ do: 'grade', key, points: Number(points) })}
      />
      {before === null ? null : <Before {...{ levels, before, grade }} />}
      {isReadOnly ? (
        grade.note === undefined ? null : (
          <Text size="sm" whiteSpace="pre-line">
            {grade.note}
          </Text>
        )
      ) : isQuestion ? null : (
        <TextArea
          label={`Note on ${title}`}
          optional
          rows={1}
          value={grade.note ?? ''}
          maxLength={most.note}
          onValue={(note) => actions.act({ do: 'note', key, note })}
        />
      )}
    </Around>
  )
})

/** The level of the first marking, and what it has become. */
function Before({
  levels,
  before,
  grade,
}: {
  levels: Criterion['levels']
  before: Grade
  grade: Grade
}) {
  const labelOf = (points: number | null) =>
    levels.find((level) => level.points === points)?.label ?? 'no level'
  const isChanged = before.points !== grade.points
  return (
    <Row gap="2">
      <Text as="span" size="sm" tone="muted">
        First marking: {labelOf(before.points)}
        {isChanged ? ` → ${labelOf(grade.points)}` : ''}
      </Text>
      {isChanged ? <Badge tone="brand">Changed</Badge> : <Badge>As before</Badge>}
    </Row>
  )
}
