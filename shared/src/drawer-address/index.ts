/** Which drawer an address opens over a page. Small, as the first script of pages has it. */
export { type DrawerAddress, type DrawerName, useDrawers } from './use-drawers.ts'
