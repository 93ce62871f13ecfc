import { call } from '@portal/shared/api'
import { giveFile } from '@portal/shared/downloads'
import { useSession } from '@portal/shared/session'
import {
  Button,
  DateText,
  formatBytes,
  messageOf,
  Row,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { Download, FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EventFile, ShownEvent } from './events.queries.ts'

const kinds = { slides: 'Slides', handout: 'Handout', other: 'File' } as const

export interface FileListProps {
  event: Pick<ShownEvent, 'kind'>
  files: readonly EventFile[]
  /** What else can be done with each. */
  actions?: (file: EventFile) => ReactNode
}

/** Files of an event, each to be saved; of those that come after the end, when. */
export function FileList({ event, files, actions }: FileListProps) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {files.map((file) => (
        <Row as="li" key={file.id} gap="3" alignItems="flex-start">
          <FileText size={18} aria-hidden />
          <Stack gap="0" flex="1 1 10rem">
            <Text size="sm" weight="medium">
              {file.name}
            </Text>
            <Text size="xs" tone="muted">
              {kinds[file.kind]}, {formatBytes(file.bytes)}
              {file.shownFrom === null ? null : (
                <>
                  , for learners from <DateText moment={file.shownFrom} style="dateTime" />
                </>
              )}
            </Text>
          </Stack>
          <SaveFile kind={event.kind} file={file} />
          {actions?.(file)}
        </Row>
      ))}
    </Stack>
  )
}

function SaveFile({ kind, file }: { kind: ShownEvent['kind']; file: EventFile }) {
  const [isBusy, setBusy] = useState(false)
  const role = useSession((session) => session.claims?.role)
  // The call of courses is for students and admins; those who give one have the other.
  const isCourse = kind === 'course' && (role === 'Student' || role === 'Admin')
  const save = async () => {
    setBusy(true)
    try {
      const input = { query: { id: file.id } }
      const bytes = await (isCourse
        ? call('GET /Course/Course/ViewCourseFileById', input)
        : call('GET /Seminar/Seminar/ViewSeminarFileById', input))
      giveFile(bytes, file.name)
    } catch (error) {
      toast.danger(messageOf(error) ?? 'The file could not be had. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isBusy}
      icon={<Download size={16} aria-hidden />}
      aria-label={`Download ${file.name}`}
      onClick={save}
    >
      Download
    </Button>
  )
}
