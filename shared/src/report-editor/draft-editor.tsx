import type { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { check, type Faults } from '@portal/shared/checks'
import { AutosaveLine, Form, StatusLine, theirsAs, useForm } from '@portal/shared/forms'
import { changeAnswer, useQueryClient, useWrite } from '@portal/shared/query'
import { Alert, Box, Button, messageOf, Row, toast } from '@portal/shared/ui'
import { Send } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { otherNamesIn } from '../tuition-reports/name-check.rules.ts'
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
import { NamesQuestion } from './names-question.tsx'
import { ReportFields } from './report-fields.tsx'
import { Templates } from './templates.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

const sendable = bodyOf('POST /TutionReport/tutor/TutionReport/Send')

const theirsOf = theirsAs((stale: ReportValues) => stale)

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
  /** The save that is under way, and the version that the server is known to have. */
  const kept = useRef<{ saving: Promise<unknown>; version: number }>({
    saving: Promise.resolve(),
    version: 0,
  })
  const [isClash, setClash] = useState(false)
  const [isSending, setSending] = useState(false)
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  const write = async (values: ReportValues) => {
    const content = contentOf(values)
    const saving = save.write({ body: { sessionId, version: values.version, content } })
    kept.current.saving = saving.catch(() => undefined)
    const { version } = await saving
    kept.current.version = version
    setClash(false)
    const savedAt = new Date().toISOString()
    changeAnswer(client, formCall, { query: { sessionId } }, (known) => ({
      ...known,
      draft: { version, savedAt, content },
    }))
  }
  const form = useForm<ReportValues, ReportValues>({
    name: `report ${sessionId}`,
    start: draftOf(page),
    write,
    failed: null,
    labels,
    words: useMemo(() => wordsFor(page.topics), [page.topics]),
    theirs: async (stale) => {
      setClash(true)
      return await theirsOf(stale)
    },
  })
  const saveNow = useDraftSaving(form, isClash || isSending)

  const { values } = form
  const version = () => Math.max(values.version, kept.current.version)
  const bodyNow = () => ({ sessionId, version: version(), ...contentOf(values) })
  const refused: Faults = Object.fromEntries(
    (refusal?.errors ?? []).map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
  // Said once sending was tried, and then as it is typed.
  const faults = tries === 0 ? {} : { ...refused, ...check(sendable.rule, bodyNow()).faults }

  const press = () => {
    setRefusal(null)
    setTries((before) => before + 1)
    if (Object.keys(check(sendable.rule, bodyNow()).faults).length > 0) return
    const found = otherNamesIn(textsOf(values), names, hour.studentFirstName)
    if (found.length > 0) setAsked(found)
    else sendNow()
  }
  const sendNow = async () => {
    setSending(true)
    try {
      // What is on its way would else be newer than what is sent.
      await kept.current.saving
      const { value } = check(sendable.rule, bodyNow())
      await send.write({ body: value as typeof sendable.body & object })
      // Nothing of it is unsaved any more.
      form.undo()
      toast.success(`The report on ${hour.studentName} is sent.`)
      onClose()
    } catch (error) {
      const { status, errors = [] } = Object(error)
      // Saving on top of the same is refused as well, and shows both to choose from.
      if (status === 409) form.submit()
      else setRefusal(error as ApiError)
      if (errors.length > 0) setTries((before) => before + 1)
    } finally {
      setSending(false)
    }
  }
  const close = async () => {
    if (form.isDirty && !isClash) await saveNow()
    // Where it could not be saved, it is asked about.
    leave.current(onClose)
  }
  const leave = useRef(form.leave)
  leave.current = form.leave

  const isAway = save.error !== null && form.isDirty && !form.isWriting
  const state = isAway ? 'On this device only' : form.isDirty ? 'Saving' : 'Saved'
  return (
    <EditorFrame
      page={page}
      onClose={close}
      footer={
        <Row flex="1" justifyContent="space-between">
          {isClash ? (
            <StatusLine tone="warning">Changed in another window. Choose above.</StatusLine>
          ) : values.version === 0 && !form.isDirty ? (
            <StatusLine>Nothing written yet</StatusLine>
          ) : (
            <AutosaveLine
              state={state}
              reason={isAway ? messageOf(save.error) : undefined}
              save={saveNow}
            />
          )}
          <Button
            variant="primary"
            icon={<Send size={18} aria-hidden />}
            loading={isSending}
            disabled={isClash}
            onClick={press}
          >
            Send report
          </Button>
        </Row>
      }
    >
      <Box marginBottom="5">
        <Templates page={page} values={form.values} onTexts={form.change} />
      </Box>
      <Form label="Report" {...form.frame} attempt={tries} onSubmit={saveNow}>
        {refusal === null || Object.keys(refused).length > 0 ? null : (
          <Alert kind="danger" live title="The report could not be sent">
            {messageOf(refusal) ?? 'Something went wrong. Try again.'}
          </Alert>
        )}
        <ReportFields page={page} form={form} faults={faults} />
      </Form>
      <NamesQuestion
        names={asked}
        studentName={hour.studentName}
        confirmLabel="Send it"
        onConfirm={sendNow}
        onClose={() => setAsked([])}
      />
    </EditorFrame>
  )
}
