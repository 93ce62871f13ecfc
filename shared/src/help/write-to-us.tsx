import { bodyOf } from '@portal/shared/bodies'
import { type HelpTopic, helpTopicNames, helpTopics } from '@portal/shared/contract'
import { FilesField, type FileValue } from '@portal/shared/files'
import { Form, SaveBar, SelectField, TextArea, useForm } from '@portal/shared/forms'
import { useLocation, useSearchParams } from '@portal/shared/router'
import { Button, Stack, Text, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useDeferredValue } from 'react'
import { useSend } from './help.queries.ts'
import { type PlainFaq, pageFrom } from './help.rules.ts'
import { useFaqSearch } from './use-faq-search.ts'

const topics = helpTopics.map((value) => ({ value, label: helpTopicNames[value] }))
const noFiles: FileValue[] = []

/** Most answers that are offered while somebody types. */
const mostOffered = 3
/** Letters from which on it is clear enough what is meant. */
const leastTyped = 8

export interface WriteToUsProps {
  faqs: readonly PlainFaq[]
  /** The answer that is open, which the message then names. */
  read: string | null
  onOpen: (id: string) => void
}

/** A message to us, with the answers that may make it needless. */
export default function WriteToUs({ faqs, read, onOpen }: WriteToUsProps) {
  const send = useSend()
  const readOnly = useReadOnly()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const page = pageFrom(params.get('from'), pathname)
  const faqId = faqs.some(({ id }) => id === read) ? read : null
  const start: { topic: HelpTopic | ''; text: string; fileIds: FileValue[] } = {
    ...{ topic: '', text: '', fileIds: noFiles },
  }
  const form = useForm({
    name: 'help message',
    start,
    schema: bodyOf('POST /Help/Message/Send'),
    check: ({ topic }) => ({ topic: topic === '' && 'Choose what it is about' }),
    body: ({ fileIds, ...values }) => ({
      ...values,
      page,
      ...(faqId !== null && { faqId }),
      fileIds: fileIds.map(({ id }) => id),
    }),
    failed: 'Your message could not be sent',
    write: (body) => send.write({ body }),
    done: () => {
      toast.success('Your message is sent. The answer comes here and by mail.')
      form.undo()
    },
  })
  return (
    <Form label="Write to us" {...form.frame}>
      <SelectField
        label="What is it about?"
        placeholder="Choose a topic"
        options={topics}
        {...form.field('topic')}
      />
      <TextArea label="Your message" maxLength={5_000} rows={5} {...form.field('text')} />
      <Offered faqs={faqs} text={form.values.text} onOpen={onOpen} />
      <FilesField
        label="Images"
        hint="Up to 3, such as a picture of your screen."
        optional
        kind="image"
        max={3}
        {...form.field('fileIds')}
      />
      {page === pathname ? null : (
        <Text size="sm" tone="muted">
          {`We are told that you came from ${page}.`}
        </Text>
      )}
      {readOnly === null ? null : (
        <Text size="sm" tone="muted">
          {readOnly.reason}
        </Text>
      )}
      <SaveBar label="Send" {...form.bar} />
    </Form>
  )
}

interface OfferedProps {
  faqs: readonly PlainFaq[]
  text: string
  onOpen: (id: string) => void
}

/** The best answers to what is being typed. */
function Offered({ faqs, text, onOpen }: OfferedProps) {
  const typed = useDeferredValue(text.trim())
  const { found = [] } = useFaqSearch(faqs, typed.length < leastTyped ? '' : typed)
  const best = found
    .slice(0, mostOffered)
    .flatMap(({ id }) => faqs.find((faq) => faq.id === id) ?? [])
  if (best.length === 0) return null
  return (
    <Stack as="section" gap="2" aria-label="Answers that may help">
      <Text size="sm" weight="medium">
        Does one of these help?
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {best.map(({ id, question }) => (
          <li key={id}>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                onOpen(id)
                document
                  .querySelector(`[data-faq="${CSS.escape(id)}"]`)
                  ?.scrollIntoView?.({ block: 'nearest' })
              }}
            >
              {question}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
