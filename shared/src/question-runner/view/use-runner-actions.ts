import { useState } from 'react'
import type { KeyAction } from '../rules/keys.ts'
import { usePreferences, useShortcutKeys, zoomBy } from '../session/preferences.ts'
import type { RunnerSession } from '../session/session-types.ts'

export type OpenDialog = 'palette' | 'flag' | 'keys' | 'finish'
export type OpenTool = 'notes' | 'calculator'

/** What lies over the question: at most one dialog and one tool. */
export function useOverlays() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [tool, setTool] = useState<OpenTool | null>(null)
  const toggleTool = (which: OpenTool) => setTool((now) => (now === which ? null : which))
  return { dialog, setDialog, tool, setTool, toggleTool }
}

export type Overlays = ReturnType<typeof useOverlays>

/** How the runner looks: the reader's preferences, and in a preview whether answers show. */
export function useView() {
  const [preferences, change] = usePreferences()
  const [keys, setKeys] = useShortcutKeys()
  const [showsAnswers, setShowsAnswers] = useState(true)
  return {
    showsAnswers,
    setShowsAnswers,
    preferences,
    keys,
    setKeys,
    change,
    zoom: (step: 1 | -1) => change({ zoom: zoomBy(preferences.zoom, step) }),
    toggleTime: () => change({ isTimeHidden: !preferences.isTimeHidden }),
  }
}

/** Does what a key asks for on the open question. */
export function runKey(
  action: Exclude<KeyAction, { type: 'awaitCrossOut' }>,
  on: {
    session: RunnerSession
    questionId: number
    position: number
    /** Marks and flags make no sense here: looked at only, closed, or a preview. */
    canMark: boolean
    canFlag: boolean
    overlays: Overlays
    view: ReturnType<typeof useView>
    goOn: () => void
    highlight: () => void
  },
): void {
  const { session, questionId, position, overlays } = on
  switch (action.type) {
    case 'choose':
      session.respond(questionId, { kind: 'choice', letter: action.letter })
      break
    case 'crossOut':
      session.crossOut(questionId, action.letter)
      break
    case 'previous':
      session.go(position - 1)
      break
    case 'next':
      session.go(position + 1)
      break
    case 'flag':
      if (on.canFlag) overlays.setDialog('flag')
      break
    case 'mark':
      if (on.canMark) session.toggleMark(questionId)
      break
    case 'bookmark':
      session.toggleBookmark(questionId)
      break
    case 'submitOrNext':
      on.goOn()
      break
    case 'highlight':
      on.highlight()
      break
    case 'notes':
    case 'calculator':
      overlays.toggleTool(action.type)
      break
    case 'zoom':
      on.view.zoom(action.step)
      break
    case 'time':
      on.view.toggleTime()
      break
    case 'help':
      overlays.setDialog('keys')
      break
  }
}
