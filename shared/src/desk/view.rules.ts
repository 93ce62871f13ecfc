/** What stands beside the text. */
export type DeskTab = 'comments' | 'grades' | 'about' | 'first' | 'before'

/** What is open over the desk. */
export type DeskDialog = 'return' | 'send back' | 'to the pool' | 'release' | 'give back' | 'keys'

/** Where the focus is to go: the text, a control by its name, a comment by its id. */
export type FocusGoal =
  | { on: 'text' }
  | { on: 'control'; name: string }
  | { on: 'comment'; id: string }

/** How the desk is looked at; nothing of it is saved. */
export interface DeskView {
  tab: DeskTab
  /** Id of the comment that is looked at, and of the one that is written in. */
  active: string | null
  editing: string | null
  areMarksHidden: boolean
  dialog: DeskDialog | null
  /** Another object for another wish, even to go to the same again. */
  focus: FocusGoal | null
}

export type ViewAct =
  | { do: 'tab'; tab: DeskTab }
  /** Looks at a comment; `from`: where somebody was who chose it. */
  | { do: 'choose'; id: string | null }
  | { do: 'edit'; id: string }
  /** The comment that is written in is done with. */
  | { do: 'leave' }
  /** A comment is gone. */
  | { do: 'gone'; id: string }
  | { do: 'hide' }
  | { do: 'open'; dialog: DeskDialog | null }
  | { do: 'focus'; tab?: DeskTab; goal: FocusGoal }

export const firstView: DeskView = {
  tab: 'comments',
  active: null,
  editing: null,
  areMarksHidden: false,
  dialog: null,
  focus: null,
}

export function viewed(view: DeskView, act: ViewAct): DeskView {
  switch (act.do) {
    case 'tab':
      return { ...view, tab: act.tab }
    case 'choose':
      return { ...view, active: act.id, ...(act.id !== null && { tab: 'comments' }) }
    case 'edit':
      return {
        ...view,
        ...{ tab: 'comments', active: act.id, editing: act.id, areMarksHidden: false },
        focus: { on: 'comment', id: act.id },
      }
    case 'leave':
      return { ...view, editing: null, focus: { on: 'text' } }
    case 'gone':
      return {
        ...view,
        active: view.active === act.id ? null : view.active,
        editing: view.editing === act.id ? null : view.editing,
        focus: { on: 'text' },
      }
    case 'hide':
      return { ...view, areMarksHidden: !view.areMarksHidden }
    case 'open':
      return { ...view, dialog: act.dialog }
    case 'focus':
      return { ...view, tab: act.tab ?? view.tab, dialog: null, focus: act.goal }
  }
}

/** The comment before or after another, or at the end that one comes to first; null where there is none. */
export function besideOf(
  ids: readonly string[],
  active: string | null,
  step: 1 | -1,
): string | null {
  const at = active === null ? -1 : ids.indexOf(active)
  if (at < 0) return ids.at(step === 1 ? 0 : -1) ?? null
  return ids[(at + step + ids.length) % ids.length] ?? null
}
