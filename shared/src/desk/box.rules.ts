import { type PageBox, turnedBox } from '@portal/shared/writing/rules'

/** A part of a page, in shares of its width and height from its top left corner. */
export type Box = PageBox

export const wholePage: Box = { x: 0, y: 0, width: 1, height: 1 }

/** A box smaller than this was a press. */
const least = 0.01

const held = (share: number) => Math.min(1, Math.max(0, share))
/** So that sums of shares stay within the page. */
const rounded = (share: number) => Math.floor(share * 10_000) / 10_000

/** The box between two points of a page, held within it; null where it is hardly one. */
export function boxBetween(
  one: { x: number; y: number },
  other: { x: number; y: number },
): Box | null {
  const [left, right] = [held(Math.min(one.x, other.x)), held(Math.max(one.x, other.x))]
  const [top, bottom] = [held(Math.min(one.y, other.y)), held(Math.max(one.y, other.y))]
  const box = {
    x: rounded(left),
    y: rounded(top),
    width: rounded(right - left),
    height: rounded(bottom - top),
  }
  return box.width < least && box.height < least ? null : box
}

/** A box that was drawn on a page turned to the right by so many degrees, as it lies on the page itself. */
export function unturnedBox(box: Box, turned: number): Box {
  const back = turnedBox(box, (360 - turned) % 360)
  return { ...back, x: held(back.x), y: held(back.y) }
}
