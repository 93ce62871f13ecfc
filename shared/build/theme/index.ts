import { sheetModule } from './sheet.ts'
import { tableModule } from './table.ts'

/** The files that are made of the design system's own description, by path. */
export const themeFiles: Readonly<Record<string, string>> = {
  'shared/src/ui/theme/static.generated.ts': sheetModule,
  'shared/src/ui/theme/table.generated.ts': tableModule,
}
