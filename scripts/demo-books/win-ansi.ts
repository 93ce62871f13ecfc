/** Signs that plain PDFs have beyond those of Latin 1, by their codes. */
const beyond: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

/** Signs that they lack, in words or other signs. */
const instead: Readonly<Record<string, string>> = {
  '−': '-',
  '⁻': '-',
  '⁺': '+',
  '→': '->',
  '⇌': '<->',
  '≤': '<=',
  '≥': '>=',
  '≠': 'is not',
  '≈': 'about',
  '√': 'root ',
  '∫': 'integral ',
  '∑': 'sum ',
  '∞': 'infinity',
  π: 'pi',
  θ: 'theta',
  λ: 'lambda',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  Δ: 'Delta',
  δ: 'delta',
  Ω: 'ohm',
  μ: 'µ',
  ρ: 'rho',
  σ: 'sigma',
  Σ: 'sum ',
  ω: 'omega',
  '½': '1/2',
  '′': "'",
  '\u2009': ' ',
  '\u202f': ' ',
  '\u00a0': ' ',
  '\u2061': '',
  '\u2062': ' ',
}

/** A text with the signs that plain PDFs have, each one byte. */
export function winAnsi(text: string): Buffer {
  const plain = [...text].map((sign) => instead[sign] ?? sign).join('')
  const codes = [...plain.normalize('NFC')].flatMap((sign): number[] => {
    const code = beyond[sign] ?? sign.codePointAt(0) ?? 63
    if (code < 256) return [code]
    const simple = [...sign.normalize('NFKD')].map((part) => part.codePointAt(0) ?? 256)
    return simple.filter((one) => one < 128)
  })
  return Buffer.from(codes)
}

// Helvetica, in thousandths of its size, from the space to the tilde.
const widths = `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`
  .split(/\s+/)
  .map(Number)

/** How wide a text of this size is, in points. */
export function widthOf(bytes: Buffer, size: number): number {
  return bytes.reduce((sum, code) => sum + ((widths[code - 32] ?? 556) * size) / 1000, 0)
}
