import { bodyOf } from '@portal/shared/bodies'
import { htmlInWords, theirsAs, useForm, useSaveKey } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { useRef } from 'react'
import { type EditedPage, useSavePage } from './learn.queries.ts'

type Saved = { body: string; videoUrl: string | null; version: number | null }

const valuesOf = ({ body, videoUrl, version }: Saved) => ({
  body,
  videoUrl: videoUrl ?? '',
  note: '',
  version,
})

/** The form of a page: its draft where there is one, else what students read. */
export function usePageForm(page: EditedPage) {
  const save = useSavePage()
  /** What was pressed last; what is sent again after a clash is the same. */
  const isPublished = useRef(false)
  const form = useForm({
    name: `learn page ${page.subTopicId}`,
    start: valuesOf(page.draft ?? page),
    schema: bodyOf('POST /training/admin/Learning/SavePage'),
    body: ({ videoUrl, ...values }) => ({
      ...values,
      subTopicId: page.subTopicId,
      videoUrl: videoUrl.trim() === '' ? null : videoUrl,
      isPublished: false,
    }),
    theirs: theirsAs(valuesOf),
    clash: 'whole',
    labels: { body: 'Text', videoUrl: 'Film' },
    words: { body: htmlInWords },
    failed: 'The page could not be saved',
    write: (body) => save.write({ body: { ...body, isPublished: isPublished.current } }),
    done: () => {
      toast.success(
        isPublished.current
          ? `“${page.title}” is published. Students read it now.`
          : `The draft of “${page.title}” is saved. Students do not see it.`,
      )
    },
  })
  const saveDraft = () => {
    isPublished.current = false
    return form.submit()
  }
  const publish = () => {
    isPublished.current = true
    return form.submit()
  }
  useSaveKey(saveDraft)
  return { form, saveDraft, publish }
}

export type PageForm = ReturnType<typeof usePageForm>['form']
