/** How the card of flagged questions shows its rows: three at first, each as tall as this in rem. */
export const flagRows = { few: 3, row: { base: 8.4375, md: 4.375 } }
