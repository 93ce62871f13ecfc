/**
 * How much of each booking is used: hours of the oldest booking first.
 * @param quarters of each booking, the oldest first.
 * @param used quarters in all; what goes beyond all bookings is nobody’s.
 */
export function usedOfEach(quarters: readonly number[], used: number): number[] {
  let left = used
  return quarters.map((bought) => {
    const part = Math.max(0, Math.min(left, bought))
    left -= part
    return part
  })
}
