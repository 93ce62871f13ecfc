import {
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  type DragOverEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type Order, type Place, placeOf } from './ordering.rules.ts'
import type { Carry } from './use-carry.ts'

/** What a group is called among the rows that something can be dragged to. */
export const groupPlace = (id: string) => `group ${id}`

const wordless = () => undefined
/** All of it is said in words of our own. */
const accessibility = {
  announcements: {
    onDragStart: wordless,
    onDragOver: wordless,
    onDragEnd: wordless,
    onDragCancel: wordless,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Groups lie below each other, so that there is nothing at a row's side. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** Carries rows by mouse, pen and finger: what the library's context takes. */
export function useDragging(carry: Carry): DndContextProps {
  const { order } = carry
  const sensors = useSensors(
    // So that a press on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
  )
  return {
    sensors,
    collisionDetection: closestCenter,
    modifiers: upAndDown,
    accessibility,
    onDragStart: ({ active }) => carry.pick(String(active.id), 'pointer'),
    onDragOver: ({ active, over }) => {
      const to = over && placeAt(order, active, over)
      // In its own group rows only make room, until it is dropped.
      if (to && to.group !== carry.carried?.to.group) carry.carry(to)
    },
    onDragEnd: ({ active, over }) =>
      carry.drop((over && placeAt(order, active, over)) ?? undefined),
    onDragCancel: carry.putBack,
  }
}

/** The place that is meant by what a row is held over. */
function placeAt(
  order: Order,
  active: DragEndEvent['active'],
  over: NonNullable<DragOverEvent['over']>,
): Place | undefined {
  const empty = order.find(({ id }) => groupPlace(id) === over.id)
  if (empty) return { group: empty.id, at: 0 }
  const to = placeOf(order, String(over.id))
  const isOwn = to?.group === placeOf(order, String(active.id))?.group
  if (!to || isOwn) return to
  const held = active.rect.current.translated
  const isBelow = held !== null && held.top > over.rect.top + over.rect.height / 2
  return { ...to, at: to.at + (isBelow ? 1 : 0) }
}
