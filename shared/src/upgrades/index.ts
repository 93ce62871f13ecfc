/** Upgrades as students see them and admins sell them. Only lazily loaded screens load it. */

export {
  addedOf,
  hoursInWords,
  priceOf,
  type Sold,
  soldNames,
  soldOptions,
} from './upgrade.words.ts'
export { UpgradeCard, type UpgradeCardProps } from './upgrade-card.tsx'
