import type { MarkComment } from './marks.rules.ts'

/** A part of a page: shares of its width and height, from its top left corner. */
export type PageBox = Extract<MarkComment, { page: number }>['box']

/** Where a box is once its page is turned to the right, by 0, 90, 180 or 270 degrees. */
export function turnedBox({ x, y, width, height }: PageBox, turned: number): PageBox {
  switch (turned) {
    case 90:
      return { x: 1 - y - height, y: x, width: height, height: width }
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height }
    case 270:
      return { x: y, y: 1 - x - width, width: height, height: width }
    default:
      return { x, y, width, height }
  }
}
