/** Seminars and courses as several roles show them. Only lazily loaded screens load it. */

export {
  eventPath,
  meanText,
  placesText,
  reportWords,
  whenText,
} from './event.rules.ts'
export { EventCard, type EventCardProps } from './event-card.tsx'
export { EventListPage, type EventListPageProps } from './event-list-page.tsx'
export { EventOverview, type EventOverviewProps } from './event-overview.tsx'
export {
  allEventsCall,
  degreesCall,
  type EventKind,
  eventReads,
  myEventsCall,
  ofDegreeCall,
  type ShownEvent,
  useDegreeGroups,
  useEvent,
} from './events.queries.ts'
export { PeopleField, type PeopleFieldProps } from './people-field.tsx'
export { SeminarReport, type SeminarReportProps } from './seminar-report.tsx'
