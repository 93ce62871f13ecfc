export { TopicsCard } from '@portal/shared/progress'
