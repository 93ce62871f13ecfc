import { bodyOf } from '@portal/shared/bodies'
import { check, type Faults } from '@portal/shared/checks'
import { Form } from '@portal/shared/forms'
import { changeAnswer, useQueryClient, useWrite } from '@portal/shared/query'
import { Alert, Box, messageOf, toast } from '@portal/shared/ui'
import { useMemo } from 'react'
import { otherNamesIn } from '../tuition-reports/name-check.rules.ts'
import { DraftFoot } from '../written-drafts/draft-foot.tsx'
import { NamesQuestion } from '../written-drafts/names-question.tsx'
import { useSentDraft } from '../written-drafts/use-sent-draft.ts'
import { changedBySending, formCall } from './editor.queries.ts'
import {
  contentOf,
  draftOf,
  type EditorPage,
  labels,
  type ReportValues,
  textsOf,
  wordsFor,
} from './editor.rules.ts'
import { EditorFrame } from './editor-frame.tsx'
import { ReportFields } from './report-fields.tsx'
import { Templates } from './templates.tsx'

const sendable = bodyOf('POST /TutionReport/tutor/TutionReport/Send')

interface DraftEditorProps {
  page: EditorPage
  onClose: () => void
}

/** A report that is written: kept by itself on the server and in the tab, and sent once it is whole. */
export function DraftEditor({ page, onClose }: DraftEditorProps) {
  const client = useQueryClient()
  const { hour, names } = page
  const { sessionId } = hour
  const save = useWrite('POST /TutionReport/tutor/TutionReport/SaveDraft')
  const send = useWrite('POST /TutionReport/tutor/TutionReport/Send', { changes: changedBySending })
  const judged = (values: ReportValues, version: number) =>
    check(sendable.rule, { sessionId, version, ...contentOf(values) })
  const draft = useSentDraft<ReportValues>({
    name: `report ${sessionId}`,
    start: draftOf(page),
    labels,
    words: useMemo(() => wordsFor(page.topics), [page.topics]),
    keep: (values) =>
      save.write({ body: { sessionId, version: values.version, content: contentOf(values) } }),
    kept: (version, values) =>
      changeAnswer(client, formCall, { query: { sessionId } }, (known) => ({
        ...known,
        draft: { version, savedAt: new Date().toISOString(), content: contentOf(values) },
      })),
    isWhole: (values, version) => Object.keys(judged(values, version).faults).length === 0,
    namesIn: (values) => otherNamesIn(textsOf(values), names, hour.studentFirstName),
    send: (values, version) =>
      // Checked by the contract's rule just now.
      send.write({ body: judged(values, version).value as typeof sendable.body & object }),
    sent: () => {
      toast.success(`The report on ${hour.studentName} is sent.`)
      onClose()
    },
  })
  const { form, tries, refusal, version } = draft
  const refused: Faults = Object.fromEntries(
    (refusal?.errors ?? []).map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
  // Said once sending was tried, and then as it is typed.
  const faults = tries === 0 ? {} : { ...refused, ...judged(form.values, version()).faults }
  return (
    <EditorFrame
      page={page}
      onClose={() => draft.close(onClose)}
      footer={<DraftFoot draft={draft} error={save.error} label="Send report" />}
    >
      <Box marginBottom="5">
        <Templates page={page} values={form.values} onTexts={form.change} />
      </Box>
      <Form label="Report" {...form.frame} attempt={tries} onSubmit={draft.saveNow}>
        {refusal === null || Object.keys(refused).length > 0 ? null : (
          <Alert kind="danger" live title="The report could not be sent">
            {messageOf(refusal) ?? 'Something went wrong. Try again.'}
          </Alert>
        )}
        <ReportFields page={page} form={form} faults={faults} />
      </Form>
      <NamesQuestion
        names={draft.asked}
        about={`The report on ${hour.studentName}`}
        confirmLabel="Send it"
        onConfirm={draft.sendNow}
        onClose={draft.calm}
      />
    </EditorFrame>
  )
}
