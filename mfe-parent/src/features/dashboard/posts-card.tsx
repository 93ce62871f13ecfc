import PostsCard from '@portal/shared/posts-card'
import { DashboardCell } from '@portal/shared/ui'

/** The blog and the news, as a cell of the dashboard. */
export default function PostsCell() {
  return (
    <DashboardCell span={12}>
      <PostsCard />
    </DashboardCell>
  )
}
