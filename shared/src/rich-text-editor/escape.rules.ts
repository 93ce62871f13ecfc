const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** An attribute as it is written; nothing where there is no value. */
export const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${value.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)}"`
