import type { Token } from './tokens.rules.ts'

/**
 * Moves what was taken out of a text to where somebody would have taken it out. Where the words
 * before a cut are those at its end too, the cut could as well be made there; of all such places
 * the one between two paragraphs is right, else between two sentences. Else the comments of a
 * paragraph that went would stand in its neighbour, if both begin alike.
 * @param ids What each token says.
 * @param to For each token its place in the other text, or -1; changed in place.
 * @param from The same the other way; changed in place.
 */
export function settle(
  tokens: readonly Token[],
  ids: readonly number[],
  to: number[],
  from: number[],
): void {
  let start = 0
  while (start < ids.length) {
    let end = start + 1
    if (to[start] === -1) {
      while (end < ids.length && to[end] === -1) end += 1
      settleOne({ tokens, ids, to, from }, start, end)
    }
    start = end
  }
}

interface Text {
  tokens: readonly Token[]
  ids: readonly number[]
  to: number[]
  from: number[]
}

/** Settles one cut, if nothing came in where it was made. */
function settleOne(text: Text, start: number, end: number) {
  const { to, ids } = text
  if (start > 0 && end < ids.length && to[end] !== (to[start - 1] ?? -1) + 1) return
  const [back, ahead] = [roomBefore(text, start, end), roomAfter(text, start, end)]
  let best = 0
  for (let step = -back; step <= ahead; step += 1) {
    const gain = worthOf(text, start + step, end + step) - worthOf(text, start + best, end + best)
    if (gain > 0 || (gain === 0 && Math.abs(step) < Math.abs(best))) best = step
  }
  shift(text, start, end, best)
}

/** How far a cut can be made earlier. */
function roomBefore({ ids, to }: Text, start: number, end: number): number {
  let room = 0
  let place = to[start - 1] ?? -1
  while (
    place >= 0 &&
    to[start - 1 - room] === place &&
    ids[start - 1 - room] === ids[end - 1 - room]
  ) {
    room += 1
    place -= 1
  }
  return room
}

/** How far a cut can be made later. */
function roomAfter({ ids, to }: Text, start: number, end: number): number {
  let room = 0
  let place = to[end] ?? -1
  while (place >= 0 && to[end + room] === place && ids[start + room] === ids[end + room]) {
    room += 1
    place += 1
  }
  return room
}

/** How natural a cut is: whole paragraphs, whole sentences, else anything. */
function worthOf({ tokens }: Text, start: number, end: number): number {
  const isLine = (place: number) => (tokens[place]?.text ?? '\n') === '\n'
  if (isLine(start - 1) && isLine(end - 1)) return 3
  if (isLine(start) && isLine(end)) return 3
  const isEnd = (place: number) => isLine(place) || /[.!?…]/.test(tokens[place]?.text ?? '')
  return isEnd(start - 1) && isEnd(end - 1) ? 2 : 1
}

function shift({ to, from }: Text, start: number, end: number, by: number) {
  const pair = (place: number, other: number) => {
    to[place] = other
    from[other] = place
  }
  for (let step = 1; step <= -by; step += 1) {
    pair(end - step, to[start - step] ?? -1)
    to[start - step] = -1
  }
  for (let step = 0; step < by; step += 1) {
    pair(start + step, to[end + step] ?? -1)
    to[end + step] = -1
  }
}
