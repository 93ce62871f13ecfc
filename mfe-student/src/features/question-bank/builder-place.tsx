import { RadioGroup, SelectField } from '@portal/shared/forms'
import { SubjectPicker } from '@portal/shared/question-bank'
import { Alert, Box, chakra, FailedState, messageOf, SkeletonList, Text } from '@portal/shared/ui'
import type { Builder, BuilderErrors } from './builder.rules.ts'
import type { useBuilder } from './use-builder.ts'

export interface BuilderPlaceProps {
  form: ReturnType<typeof useBuilder>
  errors: BuilderErrors
  onChange: (what: Partial<Builder>) => void
}

/** Where a set takes its questions from: test, part, subjects and topics. */
export function BuilderPlace({ form, errors, onChange }: BuilderPlaceProps) {
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
  const ofTopics = errors.topicIds
  return (
    <>
      <Box maxWidth="form">
        <SelectField
          label="Admissions test"
          name="admissionTestId"
          options={tests.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={form.testId === null ? '' : String(form.testId)}
          error={errors.admissionTestId}
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
        name="sectionId"
        error={errors.sectionId}
        onValue={(part) =>
          onChange({
            sectionId: part === 'all' ? null : Number(part),
            subjectIds: [],
            topicIds: [],
          })
        }
      />
      {ofTopics === undefined ? null : (
        <chakra.fieldset name="topicIds">
          <Alert kind="danger" title="Choose the subjects and topics again" live>
            {ofTopics}
          </Alert>
        </chakra.fieldset>
      )}
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
