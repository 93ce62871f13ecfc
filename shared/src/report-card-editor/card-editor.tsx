import { Form } from '@portal/shared/forms'
import { changeAnswer, useQueryClient, useWrite } from '@portal/shared/query'
import { Alert, messageOf, toast } from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { useMemo } from 'react'
import { changedByCards, formCall } from '../report-card/cards.queries.ts'
import { otherNamesIn } from '../tuition-reports/name-check.rules.ts'
import { DraftFoot } from '../written-drafts/draft-foot.tsx'
import { NamesQuestion } from '../written-drafts/names-question.tsx'
import { useSentDraft } from '../written-drafts/use-sent-draft.ts'
import { CardFields } from './card-fields.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardPage } from './editor.queries.ts'
import { type CardValues, contentOf, faultsOf, labels, valuesOf, wordsFor } from './editor.rules.ts'

const none = {}

interface CardEditorProps {
  page: CardPage
  onClose: () => void
}

/** A card that is written: kept by itself on the server and in the tab, and submitted once it is whole. */
export function CardEditor({ page, onClose }: CardEditorProps) {
  const client = useQueryClient()
  const { student, term, names, reopened } = page
  const key = { termId: term.id, studentId: student.studentId }
  const save = useWrite('POST /ReportCard/tutor/ReportCard/SaveDraft', {
    changes: ['GET /ReportCard/tutor/ReportCard/GetDueCards'],
  })
  const submit = useWrite('POST /ReportCard/tutor/ReportCard/Submit', { changes: changedByCards })
  const readOnly = useLookOnly()
  const draft = useSentDraft<CardValues>({
    name: `report card ${term.id} ${student.studentId}`,
    start: valuesOf(page),
    labels,
    words: useMemo(() => wordsFor(page.skills), [page.skills]),
    keep: (values) =>
      save.write({ body: { ...key, version: values.version, ...contentOf(values) } }),
    kept: (version, values) =>
      changeAnswer(client, formCall, { query: key }, (known) => ({
        ...known,
        ...{ version, savedAt: new Date().toISOString(), content: contentOf(values) },
        state: known.state === 'due' ? ('draft' as const) : known.state,
      })),
    isWhole: (values) => Object.keys(faultsOf(values, page)).length === 0,
    namesIn: ({ comment }) => otherNamesIn([comment], names, student.firstName),
    send: (values, version) => submit.write({ body: { ...key, version, ...contentOf(values) } }),
    sent: () => {
      toast.success(`The report card of ${student.name} is submitted.`)
      onClose()
    },
  })
  const { form, tries, refusal } = draft
  // Said once submitting was tried, and then as it is typed.
  const faults = tries === 0 ? none : faultsOf(form.values, page)
  return (
    <CardFrame
      page={page}
      onClose={() => draft.close(onClose)}
      footer={
        <DraftFoot draft={draft} error={save.error} label="Submit card" readOnly={readOnly} />
      }
    >
      <Form label="Report card" {...form.frame} attempt={tries} onSubmit={draft.saveNow}>
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
        names={draft.asked}
        about={`The card of ${student.name}`}
        confirmLabel="Submit it"
        onConfirm={draft.sendNow}
        onClose={draft.calm}
      />
    </CardFrame>
  )
}
