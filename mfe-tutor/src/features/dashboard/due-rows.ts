/** How the card of report cards shows its rows: five at first, each as tall as this in rem. */
export const dueRows = { few: 5, row: { base: 5.6875, md: 2.9375 } }
