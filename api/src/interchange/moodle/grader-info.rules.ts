/** What graders are told, as a model answer and criteria. */
export interface GraderInfo {
  /** Stored HTML; empty where there is none. */
  modelAnswer: string
  criteria: string[]
}

/** Criteria that a question may have. */
const mostCriteria = 10

const modelHeading = '<h4>Model answer</h4>'
const criteriaHeading = '<h4>Criteria</h4>'

/** A model answer and criteria as `readGraderInfo` reads them again. */
export function graderInfoOf({ modelAnswer, criteria }: GraderInfo): string {
  const items = criteria.map((one) => `<li>${one}</li>`).join('')
  return `${modelHeading}${modelAnswer}${criteriaHeading}<ol>${items}</ol>`
}

/** Items of a list, by its inside; null where something stands beside them. Lists within are theirs. */
function itemsOf(inside: string): string[] | null {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (const found of inside.matchAll(/<(\/?)li>/g)) {
    const isClose = found[1] === '/'
    if (!isClose) {
      if (depth === 0 && inside.slice(from, found.index).trim() !== '') return null
      depth += 1
      if (depth === 1) from = found.index + found[0].length
    } else {
      depth -= 1
      if (depth === 0) items.push(inside.slice(from, found.index).trim())
      if (depth === 0) from = found.index + found[0].length
    }
  }
  return depth === 0 && inside.slice(from).trim() === '' ? items : null
}

/** A list without one in it, that nothing but ends of blocks comes after. */
const lastList = /<(ol|ul)(?: [^>]*)?>((?:(?!<\/?(?:ol|ul)\b)[\s\S])*)<\/\1>(\s*(?:<\/div>\s*)*)$/

/**
 * Reads what graders are told, in stored HTML. In the portal's own form criteria stand under a
 * heading; elsewhere the items of a list at the end are taken for them, and the rest for the model
 * answer. More items than a question may have criteria stay in the text.
 */
export function readGraderInfo(html: string): GraderInfo {
  const at = html.lastIndexOf(`${criteriaHeading}<ol>`)
  if (html.startsWith(modelHeading) && at >= 0 && html.endsWith('</ol>')) {
    const inside = html.slice(at + criteriaHeading.length + '<ol>'.length, -'</ol>'.length)
    const criteria = itemsOf(inside)
    if (criteria !== null) return { modelAnswer: html.slice(modelHeading.length, at), criteria }
  }
  const found = lastList.exec(html)
  const criteria = itemsOf(found?.[2] ?? '') ?? []
  if (found === null || criteria.length < 1 || criteria.length > mostCriteria) {
    return { modelAnswer: html, criteria: [] }
  }
  return { modelAnswer: `${html.slice(0, found.index)}${found[3] ?? ''}`.trim(), criteria }
}
