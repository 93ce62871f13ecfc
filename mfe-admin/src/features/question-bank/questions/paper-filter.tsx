import { SelectField } from '@portal/shared/forms'
import type { FilterProps } from '@portal/shared/lists'
import { Box } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { usePapers } from '../exams/papers.queries.ts'

/** One of all papers, by their tests. */
export default function PaperField({ label, value, onValue }: FilterProps) {
  const papers = (usePapers({}).data ?? []).map(({ paperId, title, admissionTestName }) => ({
    ...{ value: String(paperId), label: title, group: admissionTestName },
  }))
  return (
    <Box width="16rem" maxWidth="100%">
      <SelectField
        labelHidden
        label={label}
        options={[{ value: '', label: 'All papers' }, ...papers]}
        value={value}
        onValue={onValue}
      />
    </Box>
  )
}

/** Says a paper in words. */
export function PaperWords({ value, draw }: { value: string; draw: (words: string) => ReactNode }) {
  const papers = usePapers({}).data
  const paper = papers?.find(({ paperId }) => String(paperId) === value)
  if (paper) return draw(`${paper.admissionTestName}, ${paper.title}`)
  return draw(papers ? 'not there any more' : '…')
}
