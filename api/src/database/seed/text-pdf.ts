/** How large the letters of a text are, and how far its lines stand apart; in points. */
export interface TextSize {
  size: number
  leading: number
}

/**
 * Pages of A4 with lines on them, as a PDF of the plainest kind. Of its font there are the letters of
 * Western Europe.
 */
export function textPdf(
  pages: readonly (readonly string[])[],
  { size, leading }: TextSize,
): Uint8Array {
  const kids = pages.map((_page, at) => `${4 + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const content = `BT /F1 ${size} Tf ${leading} TL 72 720 Td ${lines.map(shown).join(' T* ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R
/Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

const shown = (line: string): string => `(${line.trimEnd().replace(/[\\()]/g, '\\$&')}) Tj`
