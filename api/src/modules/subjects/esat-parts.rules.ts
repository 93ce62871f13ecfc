/** How many parts of the ESAT are chosen beside the compulsory one. */
export const esatPartsToChoose = 2

/**
 * What is wrong with a choice of ESAT parts, in words for the student; null when nothing is.
 * @param offered ids of the parts that are chosen from; the compulsory one is not among them
 */
export function esatChoiceError(
  selected: readonly number[],
  offered: readonly number[],
): string | null {
  if (selected.length !== esatPartsToChoose || new Set(selected).size !== esatPartsToChoose) {
    return 'Please select exactly 2 ESAT parts'
  }
  return selected.every((id) => offered.includes(id))
    ? null
    : 'A part that was chosen is not one of those to choose from. Everybody takes the compulsory part.'
}
