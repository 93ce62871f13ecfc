import { type ListFilter, selectFilter } from '@portal/shared/lists'

/** Finished work by the part of a test; undefined while the parts are on their way. */
export const partFilter = (
  parts: readonly { sectionId: number; sectionNo: string }[] | undefined,
): ListFilter => ({
  id: 'part',
  label: 'Part',
  look: selectFilter,
  none: 'All parts',
  options: parts?.map(({ sectionId, sectionNo }) => ({
    value: String(sectionId),
    label: sectionNo,
  })),
  query: (part) => ({ sectionId: Number(part) }),
})
