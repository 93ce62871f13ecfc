/** What everybody may see and change of the own account. Large: load it when it is opened. */
export { AccountSections, type AccountSectionsProps } from './account-sections.tsx'
export { Section as AccountSection } from './section.tsx'
