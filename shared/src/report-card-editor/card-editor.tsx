import type { ApiError } from '@portal/shared/api'
import { AutosaveLine, Form, StatusLine, theirsAs, useForm } from '@portal/shared/forms'
import { changeAnswer, useQueryClient, useWrite } from '@portal/shared/query'
import { Alert, Button, messageOf, Row, toast } from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { Send } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { changedByCards, formCall } from '../report-card/cards.queries.ts'
import { useDraftSaving } from '../report-editor/use-draft-saving.ts'
import { otherNamesIn } from '../tuition-reports/name-check.rules.ts'
import { CardFields } from './card-fields.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardPage } from './editor.queries.ts'
import { type CardValues, contentOf, faultsOf, labels, valuesOf, wordsFor } from './editor.rules.ts'
import { NamesQuestion } from './names-question.tsx'

const theirsOf = theirsAs((stale: CardValues) => stale)
const none = {}

interface CardEditorProps {
  page: CardPage
  onClose: () => void
}

/** A card that is written: kept by itself on the server and in the tab, and submitted once it is whole. */
export function CardEditor({ page, onClose }: CardEditorProps) {
  const client = useQueryClient()
  const { student, term, names } = page
  const key = { termId: term.id, studentId: student.studentId }
  const save = useWrite('POST /ReportCard/tutor/ReportCard/SaveDraft', {
    changes: ['GET /ReportCard/tutor/ReportCard/GetDueCards'],
  })
  const send = useWrite('POST /ReportCard/tutor/ReportCard/Submit', { changes: changedByCards })
  const readOnly = useLookOnly()
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

  const write = async (values: CardValues) => {
    const content = contentOf(values)
    const saving = save.write({ body: { ...key, version: values.version, ...content } })
    kept.current.saving = saving.catch(() => undefined)
    const { version } = await saving
    kept.current.version = version
    setClash(false)
    const savedAt = new Date().toISOString()
    changeAnswer(client, formCall, { query: key }, (known) => ({
      ...known,
      ...{ version, savedAt, content },
      state: known.state === 'due' ? ('draft' as const) : known.state,
    }))
  }
  const form = useForm<CardValues, CardValues>({
    name: `report card ${term.id} ${student.studentId}`,
    start: valuesOf(page),
    write,
    failed: null,
    labels,
    words: useMemo(() => wordsFor(page.skills), [page.skills]),
    theirs: async (stale) => {
      setClash(true)
      return await theirsOf(stale)
    },
  })
  const saveNow = useDraftSaving(form, isClash || isSending)

  const { values } = form
  // Said once submitting was tried, and then as it is typed.
  const faults = tries === 0 ? none : faultsOf(values, page)

  const press = () => {
    setRefusal(null)
    setTries((before) => before + 1)
    if (Object.keys(faultsOf(values, page)).length > 0) return
    const found = otherNamesIn([values.comment], names, student.firstName)
    if (found.length > 0) setAsked(found)
    else submitNow()
  }
  const submitNow = async () => {
    setSending(true)
    try {
      // What is on its way would else be newer than what is submitted.
      await kept.current.saving
      const version = Math.max(values.version, kept.current.version)
      await send.write({ body: { ...key, version, ...contentOf(values) } })
      // Nothing of it is unsaved any more.
      form.undo()
      toast.success(`The report card of ${student.name} is submitted.`)
      onClose()
    } catch (error) {
      // Saving on top of the same is refused as well, and shows both to choose from.
      if (Object(error).status === 409) form.submit()
      else setRefusal(error as ApiError)
    } finally {
      setSending(false)
    }
  }
  const leave = useRef(form.leave)
  leave.current = form.leave
  const close = async () => {
    if (form.isDirty && !isClash) await saveNow()
    // Where it could not be saved, it is asked about.
    leave.current(onClose)
  }

  const isAway = save.error !== null && form.isDirty && !form.isWriting
  const state = isAway ? 'On this device only' : form.isDirty ? 'Saving' : 'Saved'
  const { reopened } = page
  return (
    <CardFrame
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
            {...readOnly?.control}
            onClick={press}
          >
            Submit card
          </Button>
        </Row>
      }
    >
      <Form label="Report card" {...form.frame} attempt={tries} onSubmit={saveNow}>
        {reopened === null ? null : (
          <Alert
            kind="warning"
            title={`Open again${reopened.by === '' ? '' : ` by ${reopened.by}`}`}
          >
            {`${reopened.reason} Student, parents and school go on seeing what you submitted until you submit it again.`}
          </Alert>
        )}
        {refusal === null ? null : (
          <Alert kind="danger" live title="The card could not be submitted">
            {messageOf(refusal) ?? 'Something went wrong. Try again.'}
          </Alert>
        )}
        <CardFields page={page} form={form} faults={faults} />
      </Form>
      <NamesQuestion
        names={asked}
        studentName={student.name}
        onConfirm={submitNow}
        onClose={() => setAsked([])}
      />
    </CardFrame>
  )
}
