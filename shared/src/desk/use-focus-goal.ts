import { type RefObject, useEffect } from 'react'
import type { FocusGoal } from './view.rules.ts'

const end = Number.MAX_SAFE_INTEGER

/** Brings the focus to where somebody asked for, once it is drawn. */
export function useFocusGoal(root: RefObject<HTMLElement | null>, goal: FocusGoal | null): void {
  useEffect(() => {
    if (goal === null || root.current === null) return
    const found = elementOf(root.current, goal)
    found?.focus({ preventScroll: goal.on === 'text' })
    // Whoever comes to words that are there goes on after them.
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(end, end)
    if (goal.on !== 'text') found?.scrollIntoView?.({ block: 'center' })
    // On a phone the field of a comment is far from its words.
    else root.current.querySelector('mark[data-active]')?.scrollIntoView?.({ block: 'nearest' })
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
