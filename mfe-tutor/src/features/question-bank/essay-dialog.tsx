import { bodyOf } from '@portal/shared/bodies'
import { CheckboxGroup, Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import {
  Box,
  Button,
  DateText,
  Dialog,
  Disclosure,
  Grid,
  Heading,
  QueryRegion,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import type { Essay, EssayRow } from '../../preview/bank.rules.ts'
import { useEssay, useMarkEssay } from './bank.queries.ts'

const longestComment = 4_000
const noneMet: string[] = []

export interface EssayDialogProps {
  essay: EssayRow
  onClose: () => void
}

/** An essay beside its question, criteria and model answer; marked once, with a comment. */
export function EssayDialog({ essay: row, onClose }: EssayDialogProps) {
  const essay = useEssay(row)
  const isOpen = essay.data !== undefined && essay.data.criteriaMet === null
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      keepOnPressOutside
      title={`Essay of ${row.studentName}`}
      description={
        <>
          {row.setTitle}, handed in <DateText moment={row.handedInAt} style="dateTime" />
        </>
      }
      footer={isOpen ? undefined : <Button onClick={onClose}>Close</Button>}
    >
      <QueryRegion
        query={essay}
        compact
        failed="The essay could not be loaded"
        skeleton={<SkeletonText lines={10} />}
      >
        {(data) => (
          <Grid columns={2} alignItems="start" gap="6">
            <Written essay={data} />
            {data.criteriaMet === null ? (
              <Marking row={row} essay={data} onClose={onClose} />
            ) : (
              <Marked essay={data} met={data.criteriaMet} />
            )}
          </Grid>
        )}
      </QueryRegion>
    </Dialog>
  )
}

function Written({ essay: { data, text, essay } }: { essay: Essay }) {
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading level={3} size="sm">
          Question
        </Heading>
        {data === null ? null : <RichText html={data} />}
        <RichText html={text} />
      </Stack>
      <Stack gap="2">
        <Heading level={3} size="sm">
          Essay
        </Heading>
        {essay.trim() === '' ? (
          <Text tone="muted">Nothing was written.</Text>
        ) : (
          <Box
            padding="4"
            bg="bg.subtle"
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {essay}
          </Box>
        )}
      </Stack>
    </Stack>
  )
}

function ModelAnswer({ essay }: { essay: Essay }) {
  if (essay.modelAnswer === '') return null
  return (
    <Disclosure summary="Model answer" open>
      <RichText html={essay.modelAnswer} />
    </Disclosure>
  )
}

interface MarkingProps {
  row: EssayRow
  essay: Essay
  onClose: () => void
}

function Marking({ row, essay, onClose }: MarkingProps) {
  const { studentId, setId, questionId } = row
  const mark = useMarkEssay()
  const form = useForm({
    name: `essay ${setId} ${questionId}`,
    /** Places of the criteria that are met, from 0. */
    start: { met: noneMet, comment: '' },
    schema: bodyOf('POST /Revise/tutor/Marking/MarkEssay'),
    body: ({ met, comment }) => {
      const criteriaMet = essay.criteria.map((_, at) => met.includes(String(at)))
      return { studentId, setId, questionId, criteriaMet, comment }
    },
    failed: 'The marking could not be sent',
    write: (body) => mark.write({ body }),
    done: () => {
      toast.success(`The essay of ${row.studentName} is marked.`)
      onClose()
    },
  })
  return (
    <Form label="Marking" {...form.frame}>
      <CheckboxGroup
        label="Criteria that the essay meets"
        hint="A marking is sent once and cannot be changed."
        options={essay.criteria.map((html, at) => ({
          value: String(at),
          label: <RichText html={html} inline />,
        }))}
        {...form.field('met')}
      />
      <TextArea
        label="Comment for the student"
        optional
        rows={5}
        maxLength={longestComment}
        {...form.field('comment')}
      />
      <ModelAnswer essay={essay} />
      <SaveBar look="foot" label="Send the marking" {...form.bar}>
        <Button onClick={onClose}>Later</Button>
      </SaveBar>
    </Form>
  )
}

function Marked({ essay, met }: { essay: Essay; met: readonly boolean[] }) {
  return (
    <Stack gap="5">
      <Stack gap="3">
        <Heading level={3} size="sm">
          {`Marking: ${met.filter(Boolean).length} of ${essay.criteria.length} criteria met`}
        </Heading>
        <Stack as="ul" gap="2" paddingLeft="5">
          {essay.criteria.map((html, at) => (
            <li key={html}>
              <RichText html={html} inline />
              <Text as="span" weight="medium" tone={met[at] ? 'success' : 'muted'}>
                {met[at] ? ' · met' : ' · not met'}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      {essay.comment ? (
        <Stack gap="1">
          <Heading level={3} size="sm">
            Comment
          </Heading>
          <Text whiteSpace="pre-wrap">{essay.comment}</Text>
        </Stack>
      ) : null}
      <ModelAnswer essay={essay} />
    </Stack>
  )
}
