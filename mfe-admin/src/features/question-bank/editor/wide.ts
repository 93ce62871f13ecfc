/** From this width fields and preview fit beside each other. */
export const wide = '(min-width: 80rem)'
