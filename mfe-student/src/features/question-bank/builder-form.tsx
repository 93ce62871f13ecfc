import { ApiError } from '@portal/shared/api'
import {
  CheckboxGroup,
  Form,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
} from '@portal/shared/forms'
import { difficulties, questionTypes, SubjectPicker } from '@portal/shared/question-bank'
import {
  Alert,
  Box,
  Button,
  Card,
  FailedState,
  Grid,
  messageOf,
  plural,
  SaveBar,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Builder, builderErrors, paceMinutes, setBody, statuses } from './builder.rules.ts'
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
  const errors = attempt > 0 ? builderErrors(builder, known) : {}
  const refused = create.error instanceof ApiError ? fieldErrors(create.error) : {}
  const body = place === null ? null : setBody(builder, place, subjects)
  const bodyText = JSON.stringify(body)
  // One key for one wish: pressing again after a lost answer does not build a second set.
  const key = useKeyOf(bodyText)
  const change = (what: Partial<Builder>) => {
    create.reset()
    form.change(what)
  }
  const start = () => {
    if (readOnly !== null) return
    setAttempt(attempt + 1)
    const isRight = Object.keys(builderErrors(builder, known)).length === 0
    setWanted(isRight && !create.isPending)
  }
  const { mutate } = create
  useEffect(() => {
    // Start may be pressed before the topics have come; the wish is kept until they have.
    if (!isWanted || body === null) return
    setWanted(false)
    mutate({ body, key })
  }, [isWanted, body, key, mutate])
  const otherFailure = create.error !== null && Object.keys(refused).length === 0
  const fitting = count.data?.questionCount
  return (
    <Form onSubmit={start} attempt={attempt} label="Build a set">
      <Stack gap="6">
        <Card title="Where from">
          <Stack gap="6">
            <Place form={form} onChange={change} />
          </Stack>
        </Card>
        <Card title="Which questions">
          <Stack gap="6">
            <CheckboxGroup
              label="Status"
              hint="Any of those chosen; all when none is."
              look="chips"
              options={statuses}
              value={builder.status}
              onValue={(status) => change({ status })}
            />
            <CheckboxGroup
              label="Difficulty"
              look="chips"
              options={difficulties}
              value={builder.difficulties.map(String)}
              onValue={(levels) => change({ difficulties: levels.map(Number) })}
            />
            <CheckboxGroup
              label="Kind"
              look="chips"
              options={questionTypes}
              value={builder.questionTypes.map(String)}
              onValue={(types) => change({ questionTypes: types.map(Number) })}
            />
          </Stack>
        </Card>
        <Card title="How">
          <Stack gap="6">
            <Grid columns={2}>
              <NumberField
                label="Number of questions"
                name="size"
                min={1}
                max={100}
                step={1}
                value={builder.size}
                onValue={(size) => change({ size })}
                hint={
                  fitting === undefined
                    ? '1 to 100'
                    : `1 to 100; ${plural(fitting, 'question fits', 'questions fit')}`
                }
                error={errors.size ?? refused.size}
              />
              <RadioGroup
                label="Order"
                look="segmented"
                options={[
                  { value: 'random', label: 'Random' },
                  { value: 'easiest', label: 'Easiest first' },
                ]}
                value={builder.order}
                onValue={(order) => change({ order })}
              />
            </Grid>
            <RadioGroup
              label="Solutions"
              look="cards"
              options={[
                {
                  value: 'each',
                  label: 'After each question',
                  description: 'Learn as you go: every answer is marked at once.',
                },
                {
                  value: 'end',
                  label: 'At the end',
                  description: 'As in the test: answers can be changed until you hand in.',
                },
              ]}
              value={builder.feedback}
              onValue={(feedback) => change({ feedback })}
            />
            <Switch
              label="Timed"
              hint="The set is handed in by itself when the time is up."
              checked={builder.isTimed}
              onValue={(isTimed) =>
                change({ isTimed, minutes: builder.minutes ?? paceMinutes(builder.size) })
              }
            />
            {builder.isTimed ? (
              <NumberField
                label="Minutes"
                name="minutes"
                min={1}
                max={600}
                step={1}
                value={builder.minutes}
                onValue={(minutes) => change({ minutes })}
                hint={`The pace of an ESAT part would be ${paceMinutes(builder.size)} minutes.`}
                error={errors.minutes ?? refused.minutes}
              />
            ) : null}
          </Stack>
        </Card>
        {otherFailure ? (
          <Alert kind="danger" title="The set could not be built" live>
            {refusedTexts(create.error).join(' ')}
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
            loading={create.isPending || isWanted}
            {...readOnly?.control}
          >
            Start
          </Button>
        </SaveBar>
      </Stack>
    </Form>
  )
}

/** A random key that stays while the text does. */
function useKeyOf(text: string): string {
  const [held, setHeld] = useState<{ text: string; key: string }>({
    text,
    key: crypto.randomUUID(),
  })
  if (held.text === text) return held.key
  const next = { text, key: crypto.randomUUID() }
  setHeld(next)
  return next.key
}

/** The server's refusals by field; those without a field here are told apart by `refusedTexts`. */
function fieldErrors(error: ApiError): Readonly<Partial<Record<'size' | 'minutes', string>>> {
  const of = (name: string) =>
    error.errors.find(({ path }) => path === name || path === `body.${name}`)
  const size = of('size')?.message
  const minutes = of('minutes')?.message
  return { ...(size && { size }), ...(minutes && { minutes }) }
}

function refusedTexts(error: Error | null): string[] {
  if (error instanceof ApiError && error.errors.length > 0) {
    return error.errors.map(({ message }) => message)
  }
  return [messageOf(error) ?? 'Please try again.']
}

function Place({
  form,
  onChange,
}: {
  form: ReturnType<typeof useBuilder>
  onChange: (what: Partial<Builder>) => void
}) {
  const failed = [form.tests, form.sections, form.subjectsQuery].find((query) => query.isError)
  if (failed !== undefined) {
    return (
      <FailedState
        compact
        title="The subjects could not be loaded"
        onRetry={() => failed.refetch()}
      >
        {messageOf(failed.error)}
      </FailedState>
    )
  }
  const { tests, shownSections, sectionId, subjects } = form
  if (tests.data === undefined || form.sections.data === undefined) return <SkeletonList rows={4} />
  const countOf = (topicId: number) => {
    const byTopic = form.count.data?.byTopic
    return byTopic && (byTopic.find((one) => one.topicId === topicId)?.questionCount ?? 0)
  }
  return (
    <>
      <Box maxWidth="form">
        <SelectField
          label="Admissions test"
          options={tests.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={form.testId === null ? '' : String(form.testId)}
          onValue={(test) =>
            onChange({ testId: Number(test), sectionId: undefined, subjectIds: [], topicIds: [] })
          }
        />
      </Box>
      <RadioGroup
        label="Part"
        look="chips"
        options={[
          ...shownSections.map(({ id, sectionNo }) => ({ value: String(id), label: sectionNo })),
          ...(form.mayTakeAll ? [{ value: 'all', label: 'All parts' }] : []),
        ]}
        value={sectionId === null ? 'all' : String(sectionId ?? '')}
        onValue={(part) =>
          onChange({
            sectionId: part === 'all' ? null : Number(part),
            subjectIds: [],
            topicIds: [],
          })
        }
      />
      {sectionId === null ? (
        <Text size="sm" tone="muted">
          The set takes from every subject of the test.
        </Text>
      ) : form.subjectsQuery.data === undefined ? (
        <SkeletonList rows={4} />
      ) : (
        <SubjectPicker
          subjects={subjects}
          choice={form.builder}
          countOf={countOf}
          onChoice={onChange}
        />
      )}
    </>
  )
}
