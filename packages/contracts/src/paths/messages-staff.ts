import type {
  Answered,
  MessageDone,
  MessageId,
  MessagesAddress,
  MessagesReply,
} from '../messages-staff.ts';
import { call } from './call.ts';

export const messagesStaffPaths = {
  list: call<{ query: MessagesAddress; reply: MessagesReply }>('GET', '/api/admin/messages'),
  mark: call<{ params: MessageId; body: Answered; reply: MessageDone }>(
    'PUT',
    '/api/admin/messages/:id',
  ),
};
