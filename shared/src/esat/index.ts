export { type EsatPart, useEsatParts, useSaveEsatParts } from './esat-parts.queries.ts'
export { EsatPartsForm, type EsatPartsFormProps } from './esat-parts-form.tsx'
