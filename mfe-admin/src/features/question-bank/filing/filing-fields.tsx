import { presentMoment } from '@portal/shared/api'
import { NumberField, SelectField, TextField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { Stack, Text, TextLink } from '@portal/shared/ui'
import { useExamSections, useSections, useSubjects, useTests, useTopics } from './filing.queries.ts'
import {
  enabledIn,
  type FilingValues,
  paperAsked,
  paperTypes,
  shortName,
  subjectOptions,
  yearsBefore,
} from './filing.rules.ts'

/** Exam sections are asked for so long after the last digit of a year or number. */
const restMs = 400

/** What a field of a filing takes. */
export type FieldOf = <K extends keyof FilingValues>(
  field: K,
) => {
  name: string
  value: FilingValues[K]
  error: string | undefined
  onValue: (value: FilingValues[K]) => void
  readOnly?: true
}

export interface FilingFieldsProps {
  filing: FilingValues
  fieldOf: FieldOf
}

const optionsOf = <T extends { id: number }>(
  all: readonly T[] | undefined,
  nameOf: (each: T) => string,
) => (all ?? []).map((each) => ({ value: String(each.id), label: nameOf(each) }))

/** What a choice says before anything is chosen: also that what it offers could not be had. */
const placeholder = (lookup: { isError: boolean }, words: string) =>
  lookup.isError ? 'Something went wrong' : words

export function TestField({ filing, fieldOf }: FilingFieldsProps) {
  const tests = useTests()
  const whole = tests.data?.find(({ id }) => String(id) === filing.admissiontestId)?.name
  return (
    <SelectField
      label="Admission Test"
      placeholder={placeholder(tests, 'Select an admission test')}
      // There is room for so much of it; the whole name stands under the label.
      hint={whole !== undefined && shortName(whole) !== whole ? whole : undefined}
      options={optionsOf(tests.data, ({ name }) => shortName(name))}
      {...fieldOf('admissiontestId')}
    />
  )
}

function SubjectField({ filing, fieldOf }: FilingFieldsProps) {
  const subjects = useSubjects()
  return (
    <SelectField
      label="Subject"
      placeholder={placeholder(subjects, 'Select a subject')}
      options={subjectOptions(subjects.data?.subjects ?? [], filing)}
      {...fieldOf('subjectId')}
    />
  )
}

/** What a filing for Revise is asked: part, subject, topic. */
export function ReviseFields({ filing, fieldOf }: FilingFieldsProps) {
  const sections = useSections(filing.admissiontestId)
  const topics = useTopics(filing.subjectId)
  const enabled = enabledIn(filing)
  return (
    <>
      <SelectField
        label="Section Number"
        placeholder={placeholder(sections, 'Select a section number')}
        disabled={!enabled.sectionId}
        options={optionsOf(sections.data, ({ sectionNo }) => sectionNo)}
        {...fieldOf('sectionId')}
      />
      <SubjectField filing={filing} fieldOf={fieldOf} />
      <SelectField
        label="Topic"
        placeholder={placeholder(topics, 'Select a topic')}
        disabled={!enabled.topicId}
        options={optionsOf(topics.data, ({ name }) => name)}
        {...fieldOf('topicId')}
      />
    </>
  )
}

/** What a filing for Simulate is asked: which paper, and where in it. */
export function SimulateFields({ filing, fieldOf }: FilingFieldsProps) {
  const years = yearsBefore(new Date(presentMoment()).getFullYear())
  return (
    <>
      <SelectField
        label="Paper Type"
        placeholder="Select a paper type"
        disabled={!enabledIn(filing).paperType}
        options={paperTypes}
        {...fieldOf('paperType')}
      />
      {filing.paperType === '1' ? (
        <SelectField
          label="Year"
          placeholder="Select a year"
          options={years.map((value) => ({ value, label: value }))}
          {...fieldOf('year')}
        />
      ) : null}
      {filing.paperType === '2' ? (
        <NumberField
          label="Mock Paper Number"
          min={1}
          max={1000}
          step={1}
          inputMode="numeric"
          {...fieldOf('mockpapernumber')}
        />
      ) : null}
      <SubjectField filing={filing} fieldOf={fieldOf} />
      <NumberField
        label="Paper Question"
        optional
        min={1}
        max={1000}
        step={1}
        inputMode="numeric"
        {...fieldOf('paperQuestion')}
      />
      <ExamSectionField filing={filing} fieldOf={fieldOf} />
      <TextField
        label="Paper Link"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        {...fieldOf('paperLink')}
      />
    </>
  )
}

/** The exam sections of the paper, asked for once its year or number has rested. */
function ExamSectionField({ filing, fieldOf }: FilingFieldsProps) {
  const asked = JSON.stringify(paperAsked(filing))
  const rested = useDebounced(asked, restMs)
  const sections = useExamSections(asked === rested ? paperAsked(filing) : null)
  const hasNone = sections.data?.length === 0
  return (
    <Stack gap="1.5">
      <SelectField
        label="Exam Section Number"
        placeholder={placeholder(sections, 'Select an exam section')}
        disabled={!enabledIn(filing).examSectionId}
        options={optionsOf(sections.data, ({ sectionNumber }) => sectionNumber)}
        {...fieldOf('examSectionId')}
      />
      {hasNone ? (
        <Text size="sm" role="status">
          This paper has no exam section yet.{' '}
          <TextLink to="/question-bank/question-admin/create_~_edit-exam">
            Make an exam section
          </TextLink>
        </Text>
      ) : null}
    </Stack>
  )
}
