import { ApiError } from '@portal/shared/api'
import { missingIn } from '@portal/shared/authoring-rules'
import { bodyOf } from '@portal/shared/bodies'
import { staleIn, useForm } from '@portal/shared/forms'
import { useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  changes,
  detailsCall,
  type EditedQuestion,
  questionQuery,
  updateCall,
} from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import {
  contentOf,
  hasOtherDetails,
  type QuestionValues,
  questionLabels,
  valuesOf,
} from './question-values.rules.ts'

/** What somebody else saved while this was typed. */
export interface Clash {
  by: string
  at: string
  theirs: EditedQuestion
}

interface Options {
  /** Once it is saved; whether it is gone on with. */
  onSaved: (stays: boolean) => void
}

/**
 * The form of a question that is there. A save on top of another version than the one that was
 * edited is refused: `clash` then has what was saved meanwhile, and what was typed stays.
 */
export function useQuestionForm(question: EditedQuestion, { onSaved }: Options) {
  const { id, state } = question
  const client = useQueryClient()
  const [clash, setClash] = useState<Clash | null>(null)
  /** Saves that the server has, by which a save is known to have gone well. */
  const saves = useRef({ count: 0, version: question.version, stays: false })
  const update = useWrite(updateCall, { changes })
  const details = useWrite(detailsCall, { changes })
  const find = async (error: unknown) => {
    const stale =
      error instanceof ApiError && error.status === 409 ? staleIn(error.data) : undefined
    if (stale === undefined) return null
    const theirs = await client.fetchQuery({ ...questionQuery(id), staleTime: 0 })
    return { by: stale.by, at: stale.at, theirs }
  }
  const form = useForm({
    name: `question ${id}`,
    start: valuesOf(question),
    schema: bodyOf('POST /question/admin/Question/Update'),
    body: (values) => ({
      id,
      ...contentOf(values),
      version: versionOf(values, question),
      ...(values.note.trim() !== '' && { note: values.note.trim() }),
      ...(values.startsStatistics && { startsStatistics: true }),
    }),
    check: (values) => faultsOf(values, state),
    failed: null,
    labels: questionLabels,
    write: async (body) => {
      setClash(null)
      try {
        const { key, difficulty } = typed.current
        if (hasOtherDetails(typed.current, question)) {
          const named = { questionId: id, key: key.trim(), difficulty: Number(difficulty) }
          await details.write({ body: named })
        }
        const { version } = await update.write({ body })
        saves.current = { ...saves.current, count: saves.current.count + 1, version }
        return version
      } catch (error) {
        const found = await find(error).catch(() => null)
        if (found) setClash(found)
        else toast.danger(saidOrElse(error, 'Something went wrong!'))
        throw error
      }
    },
    done: () => {
      toast.success('Question Updated Successfully')
      onSaved(saves.current.stays)
    },
  })
  const typed = useRef(form.values)
  typed.current = form.values
  useBasis(form.values, question, (basis) => form.set('basis', basis))
  /** Saves and stays; whether that went well. */
  const save = async () => {
    const { count } = saves.current
    saves.current.stays = true
    await form.submit()
    saves.current.stays = false
    return saves.current.count > count
  }
  return {
    form,
    save,
    clash,
    /** Saves what was typed on top of what they saved. */
    keepMine: () => {
      if (clash === null) return
      form.set('basis', clash.theirs.version)
      void form.submit()
    },
    /** Goes on from a version that was made of what is typed here. */
    rebase: async () => {
      const newest = await client.fetchQuery({ ...questionQuery(id), staleTime: 0 })
      form.set('basis', newest.version)
    },
    /** Gives up what was typed. */
    takeTheirs: () => {
      setClash(null)
      form.undo()
    },
    /** The version that was saved last from here, or was read. */
    version: () => Math.max(saves.current.version, question.version),
  }
}

/** The form of a question that is still to be made. */
export type QuestionForm = ReturnType<typeof useQuestionForm>['form']

/** What a question lacks to be live, by place in the order of the fields: the first fault of each. */
export function missingAt(values: QuestionValues): Record<string, string> {
  const first = new Map<string, string>()
  for (const { path, message } of missingIn(contentOf(values))) {
    if (!first.has(path)) first.set(path, message)
  }
  return Object.fromEntries(first)
}

/** What a form says that no schema does: details, and what a live question may not lack. */
export function faultsOf(values: QuestionValues, state: EditedQuestion['state'] | null) {
  return {
    // Only a new question is given a name where it has none.
    ...(values.key.trim() === '' && state !== null && { key: 'Enter a name' }),
    ...(state === 'live' && missingAt(values)),
  }
}

const versionOf = ({ basis }: QuestionValues, { version }: EditedQuestion) =>
  basis === 0 ? version : basis

/**
 * Notes the version at which typing began, so that a draft that is found later, or the question read
 * again meanwhile, is not saved as if that had been edited.
 */
function useBasis(
  values: QuestionValues,
  question: EditedQuestion,
  set: (basis: number) => void,
): void {
  const isTyped = JSON.stringify({ ...values, basis: 0 }) !== JSON.stringify(valuesOf(question))
  const { basis } = values
  const note = useEffectEvent((version: number) => set(version))
  const { version } = question
  useEffect(() => {
    if (isTyped && basis === 0) note(version)
    if (!isTyped && basis !== 0) note(0)
  }, [isTyped, basis, version])
}
