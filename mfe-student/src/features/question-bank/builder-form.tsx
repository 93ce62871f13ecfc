import { CheckboxGroup, Form } from '@portal/shared/forms'
import { difficulties, questionTypes } from '@portal/shared/question-bank'
import { Alert, Button, Card, plural, SaveBar, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Builder,
  builderErrors,
  builderFields,
  setBody,
  statuses,
  withConsequences,
} from './builder.rules.ts'
import { BuilderHow } from './builder-how.tsx'
import { BuilderPlace } from './builder-place.tsx'
import { otherRefusals, refusalsByField } from './field-errors.ts'
import { builderOf } from './presets.rules.ts'
import { Presets } from './presets.tsx'
import { useCreateSet } from './question-bank.queries.ts'
import { useBuilder } from './use-builder.ts'

/** Builds a set: where from, which questions, how many, and how it is worked through. */
export function BuilderForm() {
  const form = useBuilder()
  const { builder, place, subjects, count } = form
  const create = useCreateSet()
  const readOnly = useReadOnly()
  const [attempt, setAttempt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const known = count.isPlaceholderData ? undefined : count.data?.questionCount
  const refused = refusalsByField(create.error, builderFields)
  const errors = { ...refused, ...(attempt > 0 && builderErrors(builder, known)) }
  const body = place === null ? null : setBody(builder, place, subjects)
  const change = (what: Partial<Builder>) => {
    create.reset()
    form.change(withConsequences(builder, what))
  }
  const start = () => {
    if (readOnly !== null) return
    setAttempt(attempt + 1)
    const isRight = Object.keys(builderErrors(builder, known)).length === 0
    setWanted(isRight && !create.isWriting)
  }
  // Start may be pressed before the topics have come; the request is kept until they have.
  const isReady = isWanted && body !== null
  const build = useEffectEvent(() => {
    setWanted(false)
    if (body !== null) create.write({ body }).catch(() => setAttempt((before) => before + 1))
  })
  useEffect(() => {
    if (isReady) build()
  }, [isReady])
  const otherFailure = otherRefusals(create.error, builderFields)
  const fitting = count.data?.questionCount
  const mayKeep = Object.keys(builderErrors(builder, undefined)).length === 0
  return (
    <Stack gap="6">
      <Presets
        current={mayKeep ? body : null}
        onChoose={(filters) => change(builderOf(filters))}
        onRefuse={() => setAttempt(attempt + 1)}
      />
      <Form onSubmit={start} attempt={attempt} label="Build a set">
        <Stack gap="6">
          <Card title="Where from">
            <Stack gap="6">
              <BuilderPlace form={form} errors={errors} onChange={change} />
            </Stack>
          </Card>
          <Card title="Which questions">
            <Stack gap="6">
              <CheckboxGroup
                label="Status"
                hint="Any of those chosen; all when none is."
                error={errors.status}
                look="chips"
                options={statuses}
                value={builder.status}
                onValue={(status) => change({ status })}
              />
              <CheckboxGroup
                label="Difficulty"
                look="chips"
                error={errors.difficulties}
                options={difficulties}
                value={builder.difficulties.map(String)}
                onValue={(levels) => change({ difficulties: levels.map(Number) })}
              />
              <CheckboxGroup
                label="Kind"
                look="chips"
                error={errors.questionTypes}
                options={questionTypes}
                value={builder.questionTypes.map(String)}
                onValue={(types) => change({ questionTypes: types.map(Number) })}
              />
            </Stack>
          </Card>
          <Card title="How">
            <Stack gap="6">
              <BuilderHow builder={builder} errors={errors} fitting={fitting} onChange={change} />
            </Stack>
          </Card>
          {otherFailure.length > 0 ? (
            <Alert kind="danger" title="The set could not be built" live>
              {otherFailure.join(' ')}
            </Alert>
          ) : null}
          <SaveBar
            state={
              readOnly?.reason ??
              (fitting === undefined
                ? 'Counting questions'
                : plural(fitting, 'question fits', 'questions fit'))
            }
          >
            <Button
              type="submit"
              variant="primary"
              size="lg"
              icon={<Play size={18} aria-hidden />}
              loading={create.isWriting || isWanted}
              {...readOnly?.control}
            >
              Start
            </Button>
          </SaveBar>
        </Stack>
      </Form>
    </Stack>
  )
}
