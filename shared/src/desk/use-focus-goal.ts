import { type RefObject, useEffect } from 'react'
import type { FocusGoal } from './view.rules.ts'

/** Brings the focus to where somebody asked for, once it is drawn. */
export function useFocusGoal(root: RefObject<HTMLElement | null>, goal: FocusGoal | null): void {
  useEffect(() => {
    if (goal === null || root.current === null) return
    const found = elementOf(root.current, goal)
    found?.focus({ preventScroll: goal.on === 'text' })
    if (goal.on !== 'text') found?.scrollIntoView?.({ block: 'center' })
  }, [root, goal])
}

function elementOf(root: HTMLElement, goal: FocusGoal): HTMLElement | null {
  switch (goal.on) {
    case 'text':
      return focusable(root.querySelector<HTMLElement>('[data-desk-text]'))
    case 'comment':
      return root.querySelector<HTMLElement>(`#comment-${CSS.escape(goal.id)}`)
    case 'control': {
      const named = `[name^="${CSS.escape(goal.name)}"]`
      const all = [...root.querySelectorAll<HTMLInputElement>(named)]
      // Of radio buttons the chosen one of the first group is the way into it.
      const group = all.filter(({ name }) => name === all[0]?.name)
      return group.find(({ checked }) => checked) ?? group[0] ?? null
    }
  }
}

/** The text itself takes the focus, or the pages of the reader in it. */
const focusable = (text: HTMLElement | null): HTMLElement | null =>
  text === null || text.tabIndex >= 0 ? text : text.querySelector('[role=group][tabindex="0"]')
