import type { CallInput } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'
import type { Tree } from '../lookups.queries.ts'
import { changes as questionReads } from '../questions.queries.ts'

export const treeCall = 'GET /subject/admin/Tree'
export const testCall = 'POST /subject/admin/AdmissionTest/Save'
export const partCall = 'POST /subject/admin/SectionNumber/Save'
export const subjectCall = 'POST /subject/admin/Subject/Save'
export const topicCall = 'POST /subject/admin/Topic/Save'
export const subTopicCall = 'POST /subject/admin/SubTopic/Save'
export const orderCall = 'POST /subject/admin/Tree/Order'
export const archiveCall = 'POST /subject/admin/Tree/Archive'

export type Test = Tree[number]
export type Part = Test['parts'][number]
export type Subject = Part['subjects'][number]
export type Topic = Subject['topics'][number]
export type SubTopic = Topic['subTopics'][number]
export type Counts = Pick<Test, 'live' | 'draft' | 'withdrawn'>
export type NodeKind = CallInput<typeof orderCall>['body']['kind']

// What questions, papers and pages are filed under is offered from the tree.
const changes = {
  changes: [
    ...questionReads,
    treeCall,
    'GET /Subject/AdmissionTest',
    'GET /Subject/SectionNumber/:id',
    'GET /subject/Subject',
    'GET /subject/Topic',
    'GET /training/admin/Learning',
    'GET /exam/admin/Paper/GetPapers',
    'GET /exam/admin/Paper/GetPaper',
  ],
} as const

export const useSaveTest = () => useWrite(testCall, changes)
export const useSavePart = () => useWrite(partCall, changes)
export const useSaveSubject = () => useWrite(subjectCall, changes)
export const useSaveTopic = () => useWrite(topicCall, changes)
export const useSaveSubTopic = () => useWrite(subTopicCall, changes)
export const useOrderTree = () => useWrite(orderCall, changes)
export const useArchive = () => useWrite(archiveCall, changes)
