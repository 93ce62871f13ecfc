import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Divider,
  EmptyState,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { formCall } from './editor.queries.ts'
import type { EditorPage, ReportValues, Template } from './editor.rules.ts'

const saveCall = 'POST /TutionReport/tutor/TutionReport/SaveTemplate'

interface TemplatesDialogProps {
  page: EditorPage
  values: ReportValues
  onClose: () => void
}

/** The tutor's own templates: kept from what is written, renamed, removed. */
export default function TemplatesDialog({ page, values, onClose }: TemplatesDialogProps) {
  const own = page.templates.filter(({ isOwn }) => isOwn)
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<Template>()
  const remove = useWrite('POST /TutionReport/tutor/TutionReport/RemoveTemplate', {
    changes: [formCall],
  })
  const hasWords = values.wentWell.trim() !== '' || values.toWorkOn.trim() !== ''
  return (
    <Dialog open title="Your templates" onClose={onClose}>
      <Stack gap="5">
        {own.length === 0 ? (
          <EmptyState compact title="No template of your own yet">
            Write both texts as you would begin with them, then keep them here under a name.
          </EmptyState>
        ) : (
          <Stack as="ul" gap="3" listStyleType="none">
            {own.map((template) => (
              <li key={template.id}>
                {renamed === template.id ? (
                  <TemplateForm
                    start={template}
                    subject={page.hour.subject}
                    onDone={() => setRenamed(undefined)}
                  />
                ) : (
                  <Row justifyContent="space-between">
                    <Text overflowWrap="anywhere">{template.name}</Text>
                    <Row gap="2">
                      <Button
                        size="sm"
                        aria-label={`Rename ${template.name}`}
                        onClick={() => setRenamed(template.id)}
                      >
                        Rename
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Remove ${template.name}`}
                        onClick={() => setRemoved(template)}
                      >
                        Remove
                      </Button>
                    </Row>
                  </Row>
                )}
              </li>
            ))}
          </Stack>
        )}
        <Divider />
        {hasWords ? (
          <TemplateForm
            start={{ name: '', subject: null, content: textsOf(values) }}
            subject={page.hour.subject}
          />
        ) : (
          <Text size="sm" tone="muted">
            Once there is something under “Went well” or “To work on”, it can be kept as a template.
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        open={removed !== undefined}
        title="Remove this template?"
        confirmLabel="Remove"
        danger
        onConfirm={() => remove.write({ body: { id: removed?.id ?? '' } })}
        onClose={() => setRemoved(undefined)}
      >
        {`“${removed?.name ?? ''}” cannot be had back. Reports that began with it stay.`}
      </ConfirmDialog>
    </Dialog>
  )
}

const textsOf = ({ wentWell, toWorkOn }: ReportValues) => ({ wentWell, toWorkOn })

interface TemplateFormProps {
  /** One to rename, or what is written to be kept; its id then is missing. */
  start: Pick<Template, 'name' | 'subject' | 'content'> & { id?: string }
  subject: string
  onDone?: () => void
}

function TemplateForm({ start, subject, onDone }: TemplateFormProps) {
  const save = useWrite(saveCall, { changes: [formCall] })
  const { id, content } = start
  const form = useForm({
    name: null,
    start: { name: start.name, isOfSubject: start.subject !== null },
    schema: bodyOf('POST /TutionReport/tutor/TutionReport/SaveTemplate'),
    body: ({ name, isOfSubject }) => ({
      ...(id !== undefined && { id }),
      name,
      subject: isOfSubject ? subject : null,
      content,
    }),
    write: (body) => save.write({ body }),
    failed: 'The template could not be kept',
    done: () => (onDone ? onDone() : form.undo()),
  })
  const label = id === undefined ? 'Keep what is written as a template' : `Rename ${start.name}`
  return (
    <Form label={label} {...form.frame}>
      <TextField
        label={id === undefined ? 'Name of a new template' : 'New name'}
        maxLength={100}
        {...form.field('name')}
      />
      <Checkbox label={`Only for ${subject}`} {...form.tick('isOfSubject')} />
      <SaveBar label={id === undefined ? 'Keep as a template' : 'Save'} {...form.bar}>
        {onDone ? <Button onClick={() => form.leave(onDone)}>Cancel</Button> : null}
      </SaveBar>
    </Form>
  )
}
