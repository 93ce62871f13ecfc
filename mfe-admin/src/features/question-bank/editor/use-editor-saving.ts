import { useQueryClient } from '@portal/shared/query'
import { useRef, useState } from 'react'
import { type EditedQuestion, questionQuery } from '../questions.queries.ts'
import { describedValues, undescribedIn } from './images.rules.ts'
import { isKeyCorrected, type QuestionValues, valuesOf } from './question-values.rules.ts'
import type { QuestionForm } from './use-question-form.ts'

/** A key that is to be changed although students have met it: what was typed, to be corrected. */
export interface KeyChange {
  question: EditedQuestion
  values: QuestionValues
}

interface Saving<How> {
  form: QuestionForm
  /** The question as it was read; null for one that is still to be made. */
  question: EditedQuestion | null
  /** Takes the saving over where the key of a question that students have is another. */
  onKeyChanged?: ((change: KeyChange) => void) | undefined
  /** Saves what is typed; how is for whoever asks. */
  send: (how: How) => Promise<unknown>
}

/**
 * What stands before a save: images that nobody has described are asked for once, and a new key of a
 * question that students have answered, or have in a set, goes to whoever corrects keys: who sits it
 * just now is marked by the key of the version that the set asks.
 */
export function useEditorSaving<How>({ form, question, onKeyChanged, send }: Saving<How>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ images: readonly string[]; how: How } | null>(null)
  /** Images that were asked for already. */
  const known = useRef(new Set<string>())
  /** Somebody may have begun to answer it while it was edited; where nobody can tell, it is sent. */
  const isOut = async (asked: EditedQuestion) => {
    if (asked.isAnswered || asked.isGivenOut) return true
    const now = await client
      .fetchQuery({ ...questionQuery(asked.id), staleTime: 0 })
      .catch(() => asked)
    return now.isAnswered || now.isGivenOut
  }
  const go = async (how: How, values: QuestionValues) => {
    if (question && onKeyChanged && isKeyCorrected(values, question) && (await isOut(question))) {
      onKeyChanged({ question, values })
      return
    }
    await send(how)
  }
  const save = async (how: How) => {
    const read = question ? valuesOf(question) : null
    const images = undescribedIn(form.values, read).filter((image) => !known.current.has(image))
    if (images.length > 0) setAsked({ images, how })
    else await go(how, form.values)
  }
  return {
    save,
    asked: asked && {
      images: asked.images,
      onDone: (alts: ReadonlyMap<string, string>) => {
        for (const image of asked.images) known.current.add(image)
        const values = describedValues(form.values, alts)
        form.change(values)
        setAsked(null)
        void go(asked.how, values)
      },
      onClose: () => setAsked(null),
    },
  }
}
