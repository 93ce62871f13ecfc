import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, RadioGroup, useForm } from '@portal/shared/forms'
import { DateText, Text, toast } from '@portal/shared/ui'
import {
  momentOf,
  type Schedule,
  scheduleAt,
  scheduleFaults,
} from '../../schedule/schedule.rules.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { type EditedPost, usePublish } from './posts.queries.ts'

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'On a day, at a time' },
] as const

export interface PublishDialogProps {
  post: EditedPost
  /** Saves what is typed; gives the version that the post then has. */
  beforehand: () => Promise<number>
  onClose: () => void
}

/** Publishes a post now or at a moment in London, and has those told whom it is for. */
export default function PublishDialog({ post, beforehand, onClose }: PublishDialogProps) {
  const publish = usePublish()
  const { id, state, publishAt, announcedAt } = post
  const isScheduled = state === 'scheduled' && publishAt !== null
  const form = useForm({
    name: null,
    start: {
      when: isScheduled ? ('later' as const) : ('now' as const),
      ...(isScheduled ? scheduleAt(new Date(publishAt)) : { day: '', time: '09:00' }),
      announce: post.announce,
    } as Schedule & { when: 'now' | 'later'; announce: boolean },
    schema: bodyOf('POST /blog/admin/Blog/Publish'),
    check: ({ when, ...schedule }) => (when === 'now' ? {} : scheduleFaults(schedule)),
    body: ({ when, announce, ...schedule }) => ({
      ...{ id, version: post.version, announce },
      ...(when === 'later' && { publishAt: momentOf(schedule)?.toISOString() }),
    }),
    failed: 'The post could not be published',
    write: async (body) => await publish.write({ body: { ...body, version: await beforehand() } }),
    done: ({ state: next }) => {
      toast.success(
        next === 'scheduled' ? `“${post.title}” is scheduled.` : `“${post.title}” is published.`,
      )
      onClose()
    },
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      title={`Publish ${post.title}`}
      save={values.when === 'now' ? 'Publish' : 'Schedule'}
      onClose={onClose}
    >
      <RadioGroup label="When" options={whens} {...form.field('when')} />
      {values.when === 'now' ? null : (
        <ScheduleFields day={form.field('day')} time={form.field('time')} shifted="appears" />
      )}
      {announcedAt === null ? (
        <Checkbox
          label="Tell people"
          hint="Those whom it is for find it in their bell when it appears. They are told once."
          {...form.tick('announce')}
        />
      ) : (
        <Text size="sm" tone="muted">
          People were told of it on <DateText moment={announcedAt} />, and are not told again.
        </Text>
      )}
    </FormDialog>
  )
}
