import { defineFeature } from '@portal/shared/contract'
import { MessageCircle } from 'lucide-react'

/** Help by chat, which needs no page of the portal. */
export const helpChatFeature = defineFeature({
  id: 'help-chat',
  screens: [],
  menu: [
    {
      id: 'help-chat',
      label: 'Help',
      icon: MessageCircle,
      opens: 'helpChatUrl',
      order: 40,
    },
  ],
})
