/** How a message stands, in words. */
export const messageStates = {
  new: { word: 'New', tone: 'brand' },
  open: { word: 'Open', tone: 'warning' },
  answered: { word: 'Answered', tone: 'success' },
  closed: { word: 'Closed', tone: 'neutral' },
} as const
