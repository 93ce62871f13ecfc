import { defineFeature, type Feature } from '@portal/shared/contract'
import { MessageCircle } from 'lucide-react'

/**
 * Help by chat, which needs no page of the portal.
 * @param order its place in the role's menu.
 */
export function helpChatFeature(order: number): Feature {
  return defineFeature({
    id: 'help-chat',
    screens: [],
    menu: [{ id: 'help-chat', label: 'Help', icon: MessageCircle, opens: 'helpChatUrl', order }],
  })
}
