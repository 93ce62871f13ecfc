export { type EsatPart, useEsatParts, useSaveEsatParts } from './esat-parts.queries.ts'
export { type EsatTone, exactlyTwo, hintOf, partsToChoose, toneOf } from './esat-parts.rules.ts'
export { EsatPartsForm, type EsatPartsFormProps } from './esat-parts-form.tsx'
