/**
 * Takes the older formats of fonts out of a style sheet: every browser that the portal supports has
 * woff2, and the others cost each version forty files and each page their names.
 */
export default function newestFonts(source: string): string {
  return source.replace(/,\s*url\([^)]+\)\s*format\("(woff|truetype)"\)/g, '')
}
