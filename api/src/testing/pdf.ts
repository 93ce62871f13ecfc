/**
 * A PDF with so many pages and so many bytes that no page shows; `encrypted` by a password that nobody
 * knows. Every page says `text`, or has a `drawing` of what draws it, as the value of an object.
 */
export function makePdf(
  pages: number,
  { encrypted = false, filling = 0, text = '', drawing = saying(text) } = {},
): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from(
      { length: pages },
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents ${pages + 3} 0 R /Resources ${fonts} >>`,
    ),
    drawing,
    ...(filling > 0 ? [`<< /Length ${filling} >>\nstream\n${'x'.repeat(filling)}\nendstream`] : []),
    ...(encrypted
      ? [`<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`]
      : []),
  ]
  let file = '%PDF-1.7\n'
  let table = '0000000000 65535 f \n'
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const id = '<00112233445566778899aabbccddeeff>'
  const lock = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [${id}${id}]` : ''
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n${table}trailer\n<< /Size ${size} /Root 1 0 R${lock} >>\n`
  return Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF\n`)
}

const fonts = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'

function saying(text: string): string {
  const drawn = text === '' ? '' : `BT /F 12 Tf 10 50 Td (${text}) Tj ET`
  return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`
}
