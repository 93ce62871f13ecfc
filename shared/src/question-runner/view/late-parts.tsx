import { dialogPart, part } from '@portal/shared/idle'
import { type ComponentType, useEffect, useState } from 'react'

type Late = typeof import('./late.ts')
type Load<P> = () => Promise<{ default: ComponentType<P> }>

let loaded: Late | null = null

/** Fetches what no first question shows. */
export async function loadLateParts(): Promise<Late> {
  loaded = await import(/* webpackChunkName: "runner-late" */ './late.ts')
  return loaded
}

/** One of the late parts: drawn at once where its script is there, as it mostly is by then. */
function late<P extends object>(
  pick: (all: Late) => ComponentType<P>,
  asPart: (load: Load<P>) => ComponentType<P>,
): ComponentType<P> {
  const Waiting = asPart(async () => ({ default: pick(await loadLateParts()) }))
  return function LatePart(props) {
    // Once and for all: another component would be another place, without what was typed there.
    const [Shown] = useState<ComponentType<P>>(() => (loaded === null ? Waiting : pick(loaded)))
    return <Shown {...props} />
  }
}

const field = { failed: 'The field for the answer could not be shown' }

export const EssayAnswer = late(
  (all) => all.EssayAnswer,
  (load) => part(load, field),
)
export const EquationAnswer = late(
  (all) => all.EquationAnswer,
  (load) => part(load, field),
)
export const VerdictPanel = late(
  (all) => all.VerdictPanel,
  (load) => part(load, { failed: 'The solution could not be shown' }),
)
export const Afterwards = late(
  (all) => all.Afterwards,
  (load) => part(load),
)
export const NotesPanel = late(
  (all) => all.NotesPanel,
  (load) => dialogPart(load, 'Notes'),
)
export const CalculatorPanel = late(
  (all) => all.CalculatorPanel,
  (load) => dialogPart(load, 'Calculator'),
)
export const FlagDialog = late(
  (all) => all.FlagDialog,
  (load) => dialogPart(load, 'Flag'),
)
export const KeysDialog = late(
  (all) => all.KeysDialog,
  (load) => dialogPart(load, 'Keyboard shortcuts'),
)
export const FinishDialog = late(
  (all) => all.FinishDialog,
  (load) => dialogPart(load, 'Finish'),
)

const page = { failed: 'This page could not be shown. Your answers are safe' }

export const OtherTabPanel = late(
  (all) => all.OtherTabPanel,
  (load) => part(load, page),
)
export const HandInPanel = late(
  (all) => all.HandInPanel,
  (load) => part(load, page),
)

/**
 * Fetches the late parts as soon as the question stands, which they would else keep waiting, so that
 * they are there when they are wanted, also without a connection.
 */
export function useLateParts(): void {
  useEffect(() => {
    // What could not be had is asked for again where it is wanted, and said there.
    loadLateParts().catch(() => undefined)
  }, [])
}
