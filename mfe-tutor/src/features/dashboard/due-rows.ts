/** How the card of report cards shows its rows, each as tall as this in rem. */
export const dueRows = { row: { base: 5.6875, md: 2.9375 } }
