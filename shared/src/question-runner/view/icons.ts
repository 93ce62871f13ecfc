/**
 * The icons of what can be said about a question, each with one meaning wherever it stands: button,
 * palette, help and review.
 */
export {
  Bookmark as BookmarkIcon,
  CircleCheck as RightIcon,
  CircleMinus as NotAnsweredIcon,
  CircleX as WrongIcon,
  Flag as FlagIcon,
  PenLine as MarkedByPersonIcon,
  Pin as MarkForReviewIcon,
} from 'lucide-react'
