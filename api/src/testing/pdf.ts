/**
 * A PDF with so many empty pages and so many bytes that no page shows; `encrypted` by a password that
 * nobody knows.
 */
export function makePdf(
  pages: number,
  { encrypted = false, filling = 0 } = {},
): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
    ),
    ...(filling > 0 ? [`<< /Length ${filling} >>\nstream\n${'x'.repeat(filling)}\nendstream`] : []),
    ...(encrypted
      ? [`<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`]
      : []),
  ]
  let text = '%PDF-1.7\n'
  let table = '0000000000 65535 f \n'
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const id = '<00112233445566778899aabbccddeeff>'
  const lock = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [${id}${id}]` : ''
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n${table}trailer\n<< /Size ${size} /Root 1 0 R${lock} >>\n`
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`)
}
