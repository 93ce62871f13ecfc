import { useDraft } from '@portal/shared/drafts'
import { CheckboxGroup, Form, TextArea } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import {
  Alert,
  Box,
  Button,
  DateText,
  Dialog,
  Disclosure,
  Grid,
  Heading,
  messageOf,
  QueryRegion,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useId } from 'react'
import type { Essay, EssayRow } from '../../preview/bank.rules.ts'
import { useEssay, useMarkEssay } from './bank.queries.ts'

const longestComment = 4_000

export interface EssayDialogProps {
  essay: EssayRow
  onClose: () => void
}

/** An essay beside its question, criteria and model answer; marked once, with a comment. */
export function EssayDialog({ essay: row, onClose }: EssayDialogProps) {
  const essay = useEssay(row)
  const mark = useMarkEssay()
  const form = useId()
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
      footer={
        isOpen ? (
          <>
            <Button onClick={onClose}>Later</Button>
            <Button type="submit" form={form} variant="primary" loading={mark.isWriting}>
              Send the marking
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
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
              <Marking row={row} essay={data} form={form} mark={mark} onMarked={onClose} />
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
  /** Id of the form, which the dialog's button sends. */
  form: string
  mark: ReturnType<typeof useMarkEssay>
  onMarked: () => void
}

function Marking({ row, essay, form, mark, onMarked }: MarkingProps) {
  const [draft, setDraft, clearDraft] = useDraft(`essay ${row.setId} ${row.questionId}`, {
    /** Places of the criteria that are met, from 0. */
    met: [] as string[],
    comment: '',
  })
  const isTooLong = draft.comment.trim().length > longestComment
  const submit = () => {
    if (isTooLong || mark.isWriting) return
    const { studentId, setId, questionId } = row
    const criteriaMet = essay.criteria.map((_, at) => draft.met.includes(String(at)))
    const body = { studentId, setId, questionId, criteriaMet, comment: draft.comment.trim() }
    mark.write({ body }).then(
      () => {
        clearDraft()
        toast.success(`The essay of ${row.studentName} is marked.`)
        onMarked()
      },
      () => undefined,
    )
  }
  return (
    <Form id={form} onSubmit={submit} label="Marking">
      <Stack gap="5">
        {mark.error ? (
          <Alert kind="danger" live title="The marking could not be sent">
            {messageOf(mark.error)}
          </Alert>
        ) : null}
        <CheckboxGroup
          label="Criteria that the essay meets"
          hint="A marking is sent once and cannot be changed."
          options={essay.criteria.map((html, at) => ({
            value: String(at),
            label: <RichText html={html} inline />,
          }))}
          value={draft.met}
          onValue={(met) => setDraft((before) => ({ ...before, met }))}
        />
        <TextArea
          label="Comment for the student"
          name="comment"
          optional
          rows={5}
          maxLength={longestComment}
          value={draft.comment}
          onValue={(comment) => setDraft((before) => ({ ...before, comment }))}
          error={isTooLong ? 'A comment has at most 4,000 characters' : undefined}
        />
        <ModelAnswer essay={essay} />
      </Stack>
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
