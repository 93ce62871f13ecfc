/** What domains add to the dashboards of roles. Small, as the first script of dashboards has it. */
export { FewFirst, type FewFirstProps, FewSkeleton, heightOfFew } from './few-first.tsx'
export {
  type DashboardCards,
  type DashboardPlace,
  LaterCards,
  type LaterCardsProps,
} from './later-cards.tsx'
