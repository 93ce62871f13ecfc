/** Documents of the demo world's events: what they are called in the store, and what they say. */
export const handouts: Readonly<Record<string, string>> = {
  'demo-vectors.pdf': 'Vectors without fear: the worked problems',
  'demo-probability.pdf': 'Probability from first principles: exercises',
  'demo-mechanics.pdf': 'Mechanics in a day: timetable and formulas',
}

/** A page with a line on it, as a PDF of the plainest kind. */
export function handoutPdf(line: string): Uint8Array {
  const text = line.replace(/[\\()]/g, '\\$&')
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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
