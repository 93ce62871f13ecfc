import { List, useList } from '@portal/shared/lists'
import { ListTemplate } from '@portal/shared/ui'
import { createLink, questionsList } from './list/questions-list.tsx'

/** Picks the question to edit, those edited last first. */
export default function PickQuestionScreen() {
  const list = useList(questionsList)
  return (
    <ListTemplate
      title="Edit a question"
      description="Choose the one to edit; those edited last come first"
      actions={createLink}
    >
      <List list={list} />
    </ListTemplate>
  )
}
