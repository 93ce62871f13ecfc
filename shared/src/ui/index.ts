export {
  Button,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './actions/button.tsx'
export type { ButtonSize, ButtonVariant } from './actions/button-styles.ts'
export { useFloating } from './actions/floating.ts'
export { LinkButton, type LinkButtonProps, TextLink } from './actions/links.tsx'
export { Menu, type MenuItem, type MenuProps } from './actions/menu.tsx'
export { Spinner, SpinnerWheel } from './actions/spinner.tsx'
export { Tooltip, type TooltipProps } from './actions/tooltip.tsx'
export {
  LiveText,
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './data/progress.tsx'
export { FactList, Stat, type StatProps, Stats } from './data/stat.tsx'
export { Alert, type AlertKind, type AlertProps } from './feedback/alert.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog.tsx'
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './feedback/dialog.tsx'
export { Illustration, type IllustrationName } from './feedback/illustrations.tsx'
export { messageOf, QueryRegion, type QueryRegionProps } from './feedback/query-region.tsx'
export {
  Skeleton,
  SkeletonCards,
  SkeletonList,
  SkeletonRegion,
  SkeletonStats,
  SkeletonText,
  skeletonRows,
  // The name that remotes of contract 1 ask for.
  skeletonRows as bones,
} from './feedback/skeleton.tsx'
export {
  EmptyState,
  FailedState,
  type FailedStateProps,
  LockedState,
  type StateProps,
} from './feedback/states.tsx'
export { type ToastOptions, toast } from './feedback/toast-store.ts'
export { type DateStyle, dash, formatDate, formatRelative, type Moment } from './format/dates.ts'
export {
  formatBytes,
  formatClock,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  plural,
} from './format/numbers.ts'
export { DateText, RelativeTime } from './format/relative-time.tsx'
export { defaultTimeZone, TimeZoneProvider, useTimeZone } from './format/time-zone.tsx'
export { TimerText, type TimerTextProps } from './format/timer-text.tsx'
export { Box, Divider, Grid, Row, Stack, VisuallyHidden } from './layout/primitives.tsx'
export { focusHeading, useFocusAfter, useStepFocus } from './layout/step-focus.ts'
export { Heading, type HeadingLevel, type HeadingProps, Kbd, Text } from './layout/text.tsx'
export { useMedia } from './layout/use-media.ts'
export { Breadcrumb, type Crumb } from './navigation/breadcrumb.tsx'
export { Chip, type ChipProps, FilterChip, type FilterChipProps } from './navigation/chips.tsx'
export {
  Disclosure,
  type DisclosureProps,
  LinkCard,
  type LinkCardProps,
} from './navigation/link-card.tsx'
export { PageHeader, type PageHeaderProps } from './navigation/page-header.tsx'
export { type TabItem, Tabs, type TabsProps } from './navigation/tabs.tsx'
export {
  DashboardCell,
  DashboardColumn,
  DashboardTemplate,
  type DashboardTemplateProps,
  DetailTemplate,
  type DetailTemplateProps,
  FormTemplate,
  type FormTemplateProps,
  ListTemplate,
  type ListTemplateProps,
  Page,
  SaveBar,
} from './navigation/templates.tsx'
export { type ColourMode, colourModeKey, useColourMode } from './provider/colour-mode.ts'
export { type LinkProps, SmartLink } from './provider/link-context.tsx'
export { PortalProvider, type PortalProviderProps } from './provider/portal-provider.tsx'
export { Avatar, type AvatarProps, initialsOf } from './surfaces/avatar.tsx'
export { Badge, CountBadge } from './surfaces/badge.tsx'
export { Card, type CardProps, Surface } from './surfaces/card.tsx'
export type { Tone } from './surfaces/tones.ts'
export { type Light, LightLegend, TrafficLight } from './surfaces/traffic-light.tsx'
export { chakra } from './theme/chakra.tsx'
export { defineRecipe } from './theme/define-recipe.ts'
