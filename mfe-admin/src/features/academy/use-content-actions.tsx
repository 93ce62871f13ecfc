import { tellOutcome } from '@portal/shared/lists'
import type { MenuItem } from '@portal/shared/ui'
import { Captions, Eye, EyeOff, ListChecks, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import {
  type Group,
  useRemoveGroup,
  useRemoveVideo,
  useSetVideoState,
  type Video,
} from './academy.queries.ts'
import type { Opened } from './contents-tab.tsx'

/** What can be done with a group and with a video, for their menus. */
export function useContentActions(open: (opened: Opened) => void) {
  const removeGroup = useRemoveGroup()
  const removeVideo = useRemoveVideo()
  const setState = useSetVideoState()
  const takeAway = async (name: string, remove: (isRestored: boolean) => Promise<unknown>) => {
    await remove(false)
    return {
      said: `“${name}” is removed. It can be had back for 30 days.`,
      undo: () => remove(true),
    }
  }
  const publish = async ({ id, name, version, state: before }: Video) => {
    const state = before === 'draft' ? 'published' : 'draft'
    const saved = await setState.write({ body: { id, version, state } })
    return {
      said: `“${name}” is ${state === 'draft' ? 'a draft again' : 'published'}.`,
      undo: () => setState.write({ body: { id, version: saved.version, state: before } }),
    }
  }
  const groupMenu = (group: Group): MenuItem[] => [
    {
      ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
      onChoose: () => open({ what: 'group', group }),
    },
    {
      ...{ id: 'add', label: 'Add a video', icon: <Plus size={16} /> },
      onChoose: () => open({ what: 'video', group }),
    },
    {
      ...{ id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
      onChoose: () => {
        const { id, name } = group
        void tellOutcome(() =>
          takeAway(name, (isRestored) => removeGroup.write({ body: { id, isRestored } })),
        )
      },
    },
  ]
  const videoMenu = (video: Video, group: Group): MenuItem[] => {
    const isDraft = video.state === 'draft'
    const hasFilm = video.asset?.state === 'ready'
    return [
      {
        ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
        onChoose: () => open({ what: 'video', group, video }),
      },
      {
        ...{ id: 'quiz', label: 'Quiz', icon: <ListChecks size={16} /> },
        onChoose: () => open({ what: 'quiz', video }),
      },
      {
        ...{ id: 'captions', label: 'Captions', icon: <Captions size={16} /> },
        disabled: video.asset === null,
        onChoose: () => open({ what: 'captions', video }),
      },
      {
        ...{ id: 'preview', label: 'Preview', icon: <Play size={16} /> },
        disabled: !hasFilm && video.link === null,
        onChoose: () => open({ what: 'preview', video }),
      },
      {
        ...{ id: 'state', label: isDraft ? 'Publish' : 'Withdraw' },
        icon: isDraft ? <Eye size={16} /> : <EyeOff size={16} />,
        onChoose: () => void tellOutcome(() => publish(video)),
      },
      {
        ...{ id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
        onChoose: () => {
          const { id, name } = video
          void tellOutcome(() =>
            takeAway(name, (isRestored) => removeVideo.write({ body: { id, isRestored } })),
          )
        },
      },
    ]
  }
  return { groupMenu, videoMenu }
}
