const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** A sum as people read it: `£1,234.50`. */
export function poundsOf(pence: number): string {
  return pounds.format(pence / 100)
}

/** The same without the sign of the currency, as accountants’ programmes read it: `1234.50`. */
export function plainPounds(pence: number): string {
  return (pence / 100).toFixed(2)
}

/** A document’s number as people read it: `INV-000123`. */
export function numberOf(series: 'INV' | 'CN', number: number): string {
  return `${series}-${String(number).padStart(6, '0')}`
}

/** A rate of VAT: `20%`, `17.5%`. */
export function rateInWords(rateBasisPoints: number): string {
  return `${rateBasisPoints / 100}%`
}
