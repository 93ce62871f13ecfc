export {
  type ItemFigures,
  ItemStatistics,
  ItemStatisticsLegend,
  type ItemStatisticsProps,
  itemFigures,
} from './item-statistics.tsx'
export {
  PaperCard,
  type PaperCardProps,
  PaperGroups,
  type PaperGroupsProps,
} from './paper-groups.tsx'
export { lengthInWords, type NamedPaper } from './papers.rules.ts'
export { SubjectPicker, type SubjectPickerProps } from './subject-picker.tsx'
export {
  chooseTopics,
  chosenTopics,
  difficulties,
  questionTypes,
  readNumber,
  readNumbers,
  type Subjects,
  type TopicChoice,
  toggleSubject,
} from './topic-choice.rules.ts'
export { useAddressed } from './use-addressed.ts'
export { useBankPlace } from './use-bank-place.ts'
export { useSubjects } from './use-subjects.ts'
export { useWhenKnown } from './use-when-known.ts'
