import { MediaImage } from '@portal/shared/files'
import { RichText } from '@portal/shared/rich-text'
import { chakra, Stack, Text } from '@portal/shared/ui'

const Cover = chakra('div', {
  base: {
    borderRadius: 'card',
    overflow: 'hidden',
    '& > img': { display: 'block', width: '100%', maxHeight: '24rem', objectFit: 'cover' },
  },
})

export interface PostBodyProps {
  post: {
    summary: string
    cover: string | null
    /** With its equations set. */
    body: string
  }
}

/** Cover, summary and text of a post. */
export function PostBody({ post: { summary, cover, body } }: PostBodyProps) {
  return (
    <Stack gap="5" paddingTop="5">
      {cover === null ? null : (
        <Cover>
          <MediaImage path={cover} alt="" />
        </Cover>
      )}
      {summary === '' ? null : (
        <Text size="lg" tone="muted">
          {summary}
        </Text>
      )}
      <RichText html={body} />
    </Stack>
  )
}
