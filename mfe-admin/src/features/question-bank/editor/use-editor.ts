import type { EditedQuestion } from '../questions.queries.ts'
import { onFlagsWaiting, onKeyChanged } from './seams.ts'
import { useEditorSaving } from './use-editor-saving.ts'
import { useQuestionForm } from './use-question-form.ts'
import { useSaveKey } from './use-save-key.ts'

/**
 * A question that is edited: its form, and how it is saved.
 * @param onLeave after `Update`, which leads back to where questions are picked
 */
export function useEditor(question: EditedQuestion, onLeave: () => void) {
  const held = useQuestionForm(question, {
    onLeave: () => {
      onFlagsWaiting?.(question)
      onLeave()
    },
  })
  const { form } = held
  const saving = useEditorSaving({
    form,
    question,
    onKeyChanged,
    send: (how) => (how === 'stay' ? held.save() : form.submit()),
  })
  useSaveKey(() => saving.save('stay'))
  return {
    ...held,
    asked: saving.asked,
    update: () => saving.save('leave'),
    saveAndStay: held.save,
  }
}

export type Editor = ReturnType<typeof useEditor>
