/** How questions do: their figures as they are sorted by, and the report of all. */

export { figureHandlers } from './figures.routes.ts'
export { workOutFigures } from './working-out.service.ts'
