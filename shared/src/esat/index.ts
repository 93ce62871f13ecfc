export { EsatPartsForm, type EsatPartsFormProps } from './esat-parts-form.tsx'
export { type EsatPart, useEsatParts, useSaveEsatParts } from './esat-parts.queries.ts'
