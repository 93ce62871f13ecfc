/** The scale of every rating. */
export const ratings = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

export type Rating = (typeof ratings)[number]

/** From this rating on a student is satisfied. */
export const satisfiedFrom = 9

export const ratingOptions = ratings.map((value) => ({ value, label: value }))

/** True for a text that is a rating of 1 to 10. */
export function isRating(value: unknown): value is Rating {
  return ratings.some((rating) => rating === value)
}
