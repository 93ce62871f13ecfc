/** What the six calendar components stand for, so that colour is never alone. */
const words: Readonly<Record<number, string>> = {
  1: 'Tuition',
  2: 'Seminar',
  3: 'Course',
  4: 'Deadline or test',
  5: 'Curriculum',
  6: 'Academy and more',
}

/** The calendar components, in order: number, word, and colour token. */
export const calendarKinds = [1, 2, 3, 4, 5, 6].map((component) => ({
  component,
  word: kindWord(component),
  colour: kindColour(component),
}))

/** What a calendar component stands for. */
export function kindWord(component: number): string {
  return words[component] ?? 'Event'
}

/** The token of a component's colour; plain for one that is not known. */
export function kindColour(component: number): string {
  return component in words ? `event.${component}` : 'neutral'
}
