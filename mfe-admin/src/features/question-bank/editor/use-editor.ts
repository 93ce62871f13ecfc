import { useSaveKey } from '@portal/shared/forms'
import { useState } from 'react'
import type { EditedQuestion } from '../questions.queries.ts'
import { type KeyChange, useEditorSaving } from './use-editor-saving.ts'
import { useQuestionForm } from './use-question-form.ts'

/**
 * A question that is edited: its form, and how it is saved.
 * @param onLeave after `Update`, which leads back to where questions are picked
 */
export function useEditor(question: EditedQuestion, onLeave: () => void) {
  /** Its flags are offered to be settled; whether the page stays after that. */
  const [offer, setOffer] = useState<{ stays: boolean } | null>(null)
  const [keyChange, setKeyChange] = useState<KeyChange | null>(null)
  const held = useQuestionForm(question, {
    onSaved: (stays) => {
      if (question.openFlags > 0) setOffer({ stays })
      else if (!stays) onLeave()
    },
  })
  const { form } = held
  const send = (how: 'leave' | 'stay') => (how === 'stay' ? held.save() : form.submit())
  const saving = useEditorSaving({ form, question, onKeyChanged: setKeyChange, send })
  useSaveKey(() => saving.save('stay'))
  return {
    ...held,
    asked: saving.asked,
    update: () => saving.save('leave'),
    saveAndStay: held.save,
    /** Of a question with flags, once it is saved. */
    offer: offer && {
      questionId: question.id,
      onClose: () => {
        setOffer(null)
        if (!offer.stays) onLeave()
      },
    },
    /** Of a key that students have answered by, to be put right. */
    keyChange: keyChange && {
      change: keyChange,
      onClose: () => setKeyChange(null),
      onDone: async () => {
        setKeyChange(null)
        // What else was typed is saved on top of the version with the new key.
        await held.rebase()
        await send('leave')
      },
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
