import { defineHandlers } from '../../calls.ts'
import { saveTest } from './tests.service.ts'
import { archiveNode, getTree, orderTree, saveNode } from './tree.service.ts'

/** The tree that questions are filed in, as admins keep it. */
export const treeHandlers = defineHandlers({
  'GET /subject/admin/Tree': (asked) => getTree(asked),
  'POST /subject/admin/AdmissionTest/Save': ({ body, ...asked }) => saveTest(asked, body),
  'POST /subject/admin/SectionNumber/Save': ({
    body: { id, admissionTestId, sectionNo, isCompulsory },
    ...asked
  }) =>
    saveNode(asked, 'part', { id, parentId: admissionTestId, name: sectionNo }, { isCompulsory }),
  'POST /subject/admin/Subject/Save': ({ body: { id, sectionId, name }, ...asked }) =>
    saveNode(asked, 'subject', { id, parentId: sectionId, name }),
  'POST /subject/admin/Topic/Save': ({ body: { id, subjectId, name }, ...asked }) =>
    saveNode(asked, 'topic', { id, parentId: subjectId, name }),
  'POST /subject/admin/SubTopic/Save': ({ body: { id, topicId, name }, ...asked }) =>
    saveNode(asked, 'subTopic', { id, parentId: topicId, name }),
  'POST /subject/admin/Tree/Order': async ({ body, ...asked }) => {
    await orderTree(asked, body)
  },
  'POST /subject/admin/Tree/Archive': async ({ body, ...asked }) => {
    await archiveNode(asked, body)
  },
})
