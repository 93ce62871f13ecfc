/** Texts with formatting: cleaned on their way in, their equations set on their way out. */
export { cleanHtml, type TextProfile } from './clean.ts'
export { largestSvg } from './clean-svg.ts'
export { cleanDataImage, type DataImage, readDataImage } from './data-images.ts'
export { drawEquations } from './draw-equations.ts'
export { fileIdsIn } from './file-ids.ts'
export { hasWords } from './has-words.ts'
export { plainLatex } from './plain-latex.ts'
export { plainWords } from './plain-words.ts'
export {
  canBeSet,
  escapeHtml,
  renderHtml,
  renderLatex,
  renderShortLatex,
  TextCache,
  unescapeHtml,
} from './render.ts'
