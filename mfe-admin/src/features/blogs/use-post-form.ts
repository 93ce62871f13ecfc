import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { useQueryClient, useWrite } from '@portal/shared/query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { postWords } from './post.words.ts'
import { changes, type EditedPost, postQuery, saveCall } from './posts.queries.ts'

/** It is saved so long after the last key. */
const restMs = 5_000

const valuesOf = ({ draft, version }: EditedPost) => ({
  title: draft.title,
  summary: draft.summary,
  cover: draft.cover,
  body: draft.body,
  roles: draft.roles,
  pinned: draft.pinned,
  version,
})

export type PostFormValues = ReturnType<typeof valuesOf>

/**
 * The form of a post's working copy, which saves itself: 5 s after the last key, when a field is left,
 * and before anything is done with the post. What somebody else saved meanwhile stands beside it, and
 * nothing is saved until it is settled.
 */
export function usePostForm(post: EditedPost) {
  const { id, kind } = post
  const client = useQueryClient()
  /** What was saved here last, as it was typed: the server's own writing of it would move the caret. */
  const [own, setOwn] = useState(() => valuesOf(post))
  const [stopped, setStopped] = useState<'clash' | 'away' | null>(null)
  const known = useRef(post.version)
  const typed = useRef(own)
  const save = useWrite(saveCall, {
    changes,
    done: ({ version }) => {
      known.current = version
      setOwn({ ...typed.current, version })
    },
  })
  const start = own.version >= post.version ? own : valuesOf(post)
  const sent = useRef(start)
  const form = useForm({
    name: `post ${id}`,
    start,
    schema: bodyOf('POST /blog/admin/Blog/SaveDraft'),
    body: ({ cover, ...values }) => ({ ...values, id, kind, coverFileId: cover?.id ?? null }),
    theirs: async (stale) => {
      if (stale === undefined) return null
      setStopped('clash')
      const there = await client.fetchQuery({ ...postQuery(id), staleTime: 0 })
      return { values: valuesOf(there), by: stale.by, at: stale.at }
    },
    ...postWords,
    failed: null,
    write: async (body) => {
      typed.current = sent.current
      // A save of one's own may not have been read again yet.
      const version = Math.max(body.version ?? 1, known.current)
      try {
        const answer = await save.write({ body: { ...body, version } })
        setStopped(null)
        return answer
      } catch (error) {
        setStopped((before) => before ?? 'away')
        throw error
      }
    },
  })
  const { values, isDirty, isWriting } = form
  useEffect(() => {
    sent.current = values
    if (post.version > known.current && !isDirty) known.current = post.version
  })
  const maySave = isDirty && stopped !== 'clash' && values.title.trim() !== ''
  const submit = useEffectEvent(() => {
    if (maySave) form.submit()
  })
  const words = JSON.stringify(values)
  useEffect(() => {
    if (words === '' || !isDirty) return
    const timer = setTimeout(() => submit(), restMs)
    return () => clearTimeout(timer)
  }, [words, isDirty])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') submit()
    }
    addEventListener('online', submit)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', submit)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  /** Saves what is typed, to be kept in the history where that is said; gives the version. */
  const flush = async (isKept = false): Promise<number> => {
    if (maySave && !isKept) await form.submit()
    if (!isKept) return known.current
    const { cover, version: _, ...words } = sent.current
    typed.current = sent.current
    const body = { ...words, id, kind, coverFileId: cover?.id ?? null, version: known.current }
    return (await save.write({ body: { ...body, isKept } })).version
  }
  return {
    form,
    flush,
    /** For whatever holds the fields: saves when one of them is left. */
    onBlur: () => {
      if (maySave) form.submit()
    },
    state:
      stopped === 'clash'
        ? 'Not saved: somebody else has changed it'
        : stopped === 'away' && isDirty && !isWriting
          ? 'On this device only'
          : isDirty || isWriting
            ? 'Saving'
            : 'Saved',
  }
}
