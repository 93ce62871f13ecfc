/** The months of a school year in their order, September first. */
export const schoolYear: readonly number[] = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]

const names = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** The name of a month, 1 to 12. */
export const monthName = (month: number) => names[month - 1] ?? ''

/** The month that an address names; undefined where it names none. */
export function monthIn(text: string | null): number | undefined {
  const month = Number(text)
  return schoolYear.includes(month) ? month : undefined
}

/** Whether everything that an item leads to is done, and the item itself is not ticked: it is offered then. */
export const offersTick = (item: {
  isCompleted: boolean
  links: readonly { state: string }[]
}): boolean =>
  !item.isCompleted && item.links.length > 0 && item.links.every(({ state }) => state === 'done')
