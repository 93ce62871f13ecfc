// Apart from what the keys do, since only the help asks for it.

/** What the player's help says of its keys. */
export const keysInWords: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Space', 'K'], 'Play or pause'],
  [['J', 'L'], '10 seconds back or on'],
  [['←', '→'], '5 seconds back or on'],
  [['Home', 'End'], 'To the start or the end'],
  [['<', '>'], 'Slower or faster'],
  [['M'], 'Sound on or off'],
  [['C'], 'Captions on or off'],
  [['F'], 'Full screen'],
  [['I'], 'Picture in picture'],
  [['N'], 'Note at this second'],
  [['/'], 'Search in the transcript'],
  [['?'], 'This list'],
]
