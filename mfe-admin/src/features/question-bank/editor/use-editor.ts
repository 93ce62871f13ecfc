import { useState } from 'react'
import type { EditedQuestion } from '../questions.queries.ts'
import { onFlagsWaiting } from './seams.ts'
import { type KeyChange, useEditorSaving } from './use-editor-saving.ts'
import { useQuestionForm } from './use-question-form.ts'
import { useSaveKey } from '@portal/shared/forms'

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
  const [keyChange, setKeyChange] = useState<KeyChange | null>(null)
  const saving = useEditorSaving({
    form,
    question,
    onKeyChanged: setKeyChange,
    send: (how) => (how === 'stay' ? held.save() : form.submit()),
  })
  useSaveKey(() => saving.save('stay'))
  return {
    ...held,
    asked: saving.asked,
    update: () => saving.save('leave'),
    saveAndStay: held.save,
    /** Of a key that students have answered by, to be put right. */
    keyChange: keyChange && {
      change: keyChange,
      onClose: () => setKeyChange(null),
      onDone: () => {
        setKeyChange(null)
        // What else was typed is saved on top of the version with the new key.
        form.set('basis', keyChange.question.version + 1)
      },
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
