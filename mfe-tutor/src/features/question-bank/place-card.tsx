import { pathTo } from '@portal/shared/contract'
import { RadioGroup, SelectField } from '@portal/shared/forms'
import { SubjectPicker } from '@portal/shared/question-bank'
import {
  Box,
  Card,
  FailedState,
  messageOf,
  SkeletonList,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import type { usePreviewBuilder } from './use-preview-builder.ts'

type Builder = ReturnType<typeof usePreviewBuilder>

/** Where the questions come from: test, part, subjects and topics. */
export function PlaceCard({ builder }: { builder: Builder }) {
  return (
    <Card title="Where from">
      <Stack gap="6">
        <Place builder={builder} />
      </Stack>
    </Card>
  )
}

function Place({ builder }: { builder: Builder }) {
  const { tests, testId, sections, sectionId, subjectsQuery, subjects, choice, change } = builder
  const failed = [tests, sections, subjectsQuery].find((query) => query.isError)
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
  if (tests.data === undefined || sections.data === undefined) return <SkeletonList rows={4} />
  const countOf = (topicId: number) => {
    const byTopic = builder.count.data?.byTopic
    return byTopic && (byTopic.find((one) => one.topicId === topicId)?.questionCount ?? 0)
  }
  return (
    <>
      <Box maxWidth="form">
        <SelectField
          label="Admissions test"
          options={tests.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={testId === null ? '' : String(testId)}
          onValue={(test) =>
            change({ testId: Number(test), sectionId: undefined, subjectIds: [], topicIds: [] })
          }
        />
      </Box>
      <RadioGroup
        label="Part"
        look="chips"
        options={[
          ...sections.data.map(({ id, sectionNo }) => ({ value: String(id), label: sectionNo })),
          { value: 'all', label: 'All parts' },
        ]}
        value={sectionId === null ? 'all' : String(sectionId ?? '')}
        onValue={(part) =>
          change({ sectionId: part === 'all' ? null : Number(part), subjectIds: [], topicIds: [] })
        }
      />
      {sectionId === null ? (
        <Text size="sm" tone="muted">
          The questions come from every subject of the test.
        </Text>
      ) : subjectsQuery.data === undefined ? (
        <SkeletonList rows={4} />
      ) : (
        <>
          <SubjectPicker
            subjects={subjects}
            choice={choice}
            countOf={countOf}
            onChoice={({ subjectIds, topicIds }) => change({ subjectIds, topicIds })}
          />
          <Text size="sm" tone="muted">
            Topic by topic:{' '}
            {subjects.map(({ id, name, slug }, at) => (
              <span key={id}>
                {at === 0 ? null : ', '}
                <TextLink
                  to={`${pathTo('/resources/tutor/question-bank/revise/:subject', { subject: slug })}?test=${testId}&part=${sectionId}`}
                >
                  {name}
                </TextLink>
              </span>
            ))}
          </Text>
        </>
      )}
    </>
  )
}
