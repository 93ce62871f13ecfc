import { bodyOf } from '@portal/shared/bodies'
import {
  Checkbox,
  FormDialog,
  NumberField,
  RadioGroup,
  TextArea,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Group, useSaveVideo, type Video } from './academy.queries.ts'
import { FilmField } from './film-field.tsx'

export interface VideoDialogProps {
  /** The group that it is in, or will be. */
  group: Group
  /** The one that is changed; undefined for a new one. */
  video: Video | undefined
  onClose: () => void
}

const sources = [
  { value: 'film', label: 'A film, brought here' },
  { value: 'link', label: 'A link to YouTube or Vimeo' },
] as const

/** What is saved of a video, by the names of its save. */
type Edited = Partial<Omit<Video, 'asset' | 'questions' | 'hiddenBecause'>> & {
  assetId?: string | null
}

const valuesOf = (video: Edited | undefined) => ({
  name: video?.name ?? '',
  description: video?.description ?? '',
  source: video?.link ? ('link' as const) : ('film' as const),
  assetId: video?.assetId ?? '',
  link: video?.link ?? '',
  linkMinutes: video?.linkMinutes ?? null,
  transcript: video?.transcript ?? '',
  mandatoryQuestion: video?.mandatoryQuestion ?? false,
  version: video?.version,
})

/** Makes a video of a group, or changes the one that is given. */
export default function VideoDialog({ group, video, onClose }: VideoDialogProps) {
  const save = useSaveVideo()
  const form = useForm({
    name: `video ${video?.id ?? `of ${group.id}`}`,
    start: valuesOf(video && { ...video, assetId: video.asset?.assetId ?? null }),
    schema: bodyOf('POST /academy/admin/Video/Save'),
    body: ({ source, assetId, link, linkMinutes, transcript, ...values }) => ({
      ...values,
      ...(video && { id: video.id }),
      groupId: group.id,
      assetId: source === 'film' && assetId !== '' ? assetId : null,
      link: source === 'link' && link !== '' ? link : null,
      linkMinutes: source === 'link' ? linkMinutes : null,
      transcript: transcript === '' ? null : transcript,
    }),
    theirs: theirsAs(valuesOf),
    failed: 'The video could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(
        video ? `The video “${name}” is saved.` : `The video “${name}” is saved as a draft.`,
      )
      onClose()
    },
  })
  const { source } = form.values
  return (
    <FormDialog
      form={form}
      size="lg"
      title={video ? `Edit ${video.name}` : `New video in ${group.name}`}
      save="Save video"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={120} {...form.field('name')} />
      <TextArea label="Description" rows={2} maxLength={2_000} {...form.field('description')} />
      <RadioGroup label="Shows" options={sources} {...form.field('source')} />
      {source === 'film' ? (
        <FilmField
          label="Film"
          known={video?.asset ? { value: video.asset.assetId, label: video.asset.name } : undefined}
          {...form.field('assetId')}
        />
      ) : (
        <>
          <TextField
            label="Address"
            type="url"
            hint="Begins with https://. It opens in a new tab, at the other site: learners say themselves that they have watched it."
            {...form.field('link')}
          />
          <NumberField label="Minutes" min={1} max={600} step={1} {...form.field('linkMinutes')} />
        </>
      )}
      <TextArea
        label="Transcript"
        hint="Shown where there are no captions; it may be left out."
        rows={4}
        maxLength={100_000}
        {...form.field('transcript')}
      />
      <Checkbox
        label="Its quiz must be passed before it counts as completed"
        {...form.tick('mandatoryQuestion')}
      />
    </FormDialog>
  )
}
