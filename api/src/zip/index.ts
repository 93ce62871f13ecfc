/** Zips of files that are kept, made while they are read. */
export { freeNames, withoutSigns } from './names.rules.ts'
export { type ZippedFile, zipOf } from './zip-of.ts'
