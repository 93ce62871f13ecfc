import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, theirsAs, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Alert, Box, Button, DateText, toast } from '@portal/shared/ui'
import { useMemo, useState } from 'react'
import { otherNamesIn } from '../tuition-reports/name-check.rules.ts'
import { NamesQuestion } from '../written-drafts/names-question.tsx'
import { changedBySending } from './editor.queries.ts'
import {
  contentOf,
  type EditorPage,
  labels,
  type ReportValues,
  textsOf,
  wordsFor,
} from './editor.rules.ts'
import { EditorFrame } from './editor-frame.tsx'
import { ReportFields } from './report-fields.tsx'
import { Templates } from './templates.tsx'

const theirsOf = theirsAs((stale: ReportValues) => stale)

interface EditReportProps {
  page: EditorPage
  sent: NonNullable<EditorPage['sent']>
  /** Back to the report as it is read. */
  onDone: () => void
  onClose: () => void
}

/** A sent report that is changed, within seven days: what it said before is kept. */
export default function EditReport({ page, sent, onDone, onClose }: EditReportProps) {
  const { reportId, version, content, editableUntil } = sent
  const { names, hour } = page
  const edit = useWrite('POST /TutionReport/tutor/TutionReport/Edit', { changes: changedBySending })
  const [asked, setAsked] = useState<readonly string[]>([])
  const form = useForm({
    name: `report edit ${reportId}`,
    start: useMemo(() => ({ ...content, version }), [content, version]),
    schema: bodyOf('POST /TutionReport/tutor/TutionReport/Edit'),
    body: (values: ReportValues) => ({ reportId, version: values.version, ...contentOf(values) }),
    write: (body) => edit.write({ body }),
    failed: 'The report could not be changed',
    theirs: theirsOf,
    labels,
    words: useMemo(() => wordsFor(page.topics), [page.topics]),
    done: () => {
      toast.success('The report is changed.')
      onDone()
    },
  })
  const submit = () => {
    const found = otherNamesIn(textsOf(form.values), names, hour.studentFirstName)
    if (found.length > 0) setAsked(found)
    else form.submit()
  }
  return (
    <EditorFrame
      page={page}
      onClose={() => form.leave(onClose)}
      footer={
        <SaveBar look="foot" label="Save changes" {...form.bar}>
          <Button onClick={() => form.leave(onDone)}>Cancel</Button>
        </SaveBar>
      }
    >
      <Box marginBottom="5">
        <Templates page={page} values={form.values} onTexts={form.change} />
      </Box>
      <Form label="Report" {...form.frame} onSubmit={submit}>
        <Alert kind="info">
          {'What you change is shown as edited, and can be changed until '}
          <DateText moment={editableUntil} style="dateTime" />.
        </Alert>
        <ReportFields page={page} form={form} />
      </Form>
      <NamesQuestion
        names={asked}
        about={`The report on ${hour.studentName}`}
        confirmLabel="Save it"
        onConfirm={() => form.submit()}
        onClose={() => setAsked([])}
      />
    </EditorFrame>
  )
}
