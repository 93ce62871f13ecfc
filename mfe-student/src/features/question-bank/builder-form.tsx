import { CheckboxGroup, Form, useForm } from '@portal/shared/forms'
import { difficulties, questionTypes, useWhenKnown } from '@portal/shared/question-bank'
import { Button, Card, plural, SaveBar, Stack } from '@portal/shared/ui'
import { Play } from 'lucide-react'
import {
  type Builder,
  type BuilderErrors,
  builderErrors,
  setBody,
  statuses,
  withConsequences,
} from './builder.rules.ts'
import { BuilderHow } from './builder-how.tsx'
import { BuilderPlace } from './builder-place.tsx'
import { builderOf } from './presets.rules.ts'
import { Presets } from './presets.tsx'
import { useCreateSet } from './question-bank.queries.ts'
import { useBuilder } from './use-builder.ts'

/** Builds a set: where from, which questions, how many, and how it is worked through. */
export function BuilderForm() {
  const choice = useBuilder()
  const { builder, place, subjects, count } = choice
  const create = useCreateSet()
  const known = count.isPlaceholderData ? undefined : count.data?.questionCount
  const body = place === null ? null : setBody(builder, place, subjects)
  const whenKnown = useWhenKnown(body)
  // What is chosen stands in the address, which the form follows.
  const form = useForm({
    name: null,
    start: builder,
    check: () => builderErrors(builder, known),
    failed: 'The set could not be built',
    // Start may be pressed before the topics have come; the request is kept until they have.
    write: async () => create.write({ body: await whenKnown() }),
  })
  const change = (what: Partial<Builder>) => {
    // What went wrong was about what was chosen before.
    form.change({})
    choice.change(withConsequences(builder, what))
  }
  const topicIds = form.field('topicIds').error ?? form.field('subjectIds').error
  const errors: BuilderErrors = { ...form.errors, ...(topicIds && { topicIds }) }
  const { readOnly } = form.bar
  const fitting = count.data?.questionCount
  const mayKeep = Object.keys(builderErrors(builder, undefined)).length === 0
  return (
    <Stack gap="6">
      <Presets
        current={mayKeep ? body : null}
        onChoose={(filters) => change(builderOf(filters))}
        onRefuse={form.submit}
      />
      <Form label="Build a set" {...form.frame}>
        <Stack gap="6">
          <Card title="Where from">
            <Stack gap="6">
              <BuilderPlace form={choice} errors={errors} onChange={change} />
            </Stack>
          </Card>
          <Card title="Which questions">
            <Stack gap="6">
              <CheckboxGroup
                label="Status"
                hint="Any of those chosen; all when none is."
                name="status"
                error={errors.status}
                look="chips"
                options={statuses}
                value={builder.status}
                onValue={(status) => change({ status })}
              />
              <CheckboxGroup
                label="Difficulty"
                look="chips"
                name="difficulties"
                error={errors.difficulties}
                options={difficulties}
                value={builder.difficulties.map(String)}
                onValue={(levels) => change({ difficulties: levels.map(Number) })}
              />
              <CheckboxGroup
                label="Kind"
                look="chips"
                name="questionTypes"
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
              loading={form.isWriting}
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
