import { editAction, type RowAction, tellOutcome } from '@portal/shared/lists'
import { Archive, EyeOff } from 'lucide-react'
import { type PostRow, useSetState } from './posts.queries.ts'

/** What is done with a post as a whole, by its row or in its editor. */
type Acted = Pick<PostRow, 'id' | 'title' | 'state' | 'version'>

/**
 * The ways to take a post from its readers.
 * @param beforehand saves what is typed, where the post is open; gives the version that it then has
 */
export function useTakingBack(beforehand?: () => Promise<number>) {
  const { write } = useSetState()
  const take = (post: Acted, state: 'draft' | 'archived', said: string) =>
    void tellOutcome(async () => {
      const version = (await beforehand?.()) ?? post.version
      await write({ body: { id: post.id, version, state } })
      return { said: `“${post.title}” ${said}` }
    })
  return (post: Acted): RowAction[] => [
    ...(post.state === 'draft'
      ? []
      : [
          {
            ...{ id: 'draft', label: 'Back to draft', icon: <EyeOff size={16} /> },
            onChoose: () => take(post, 'draft', 'is a draft. Nobody sees it until you publish it.'),
          },
        ]),
    ...(post.state === 'archived'
      ? []
      : [
          {
            ...{ id: 'archive', label: 'Archive', icon: <Archive size={16} /> },
            onChoose: () => take(post, 'archived', 'is archived. Nobody sees it any more.'),
          },
        ]),
  ]
}

/** What can be done with a row of a list of posts. */
export function usePostActions(onEdit: (id: string) => void) {
  const takingBack = useTakingBack()
  return (post: PostRow): RowAction[] => [editAction(() => onEdit(post.id)), ...takingBack(post)]
}
