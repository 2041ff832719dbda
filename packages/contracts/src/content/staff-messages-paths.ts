import type {
  Answered,
  MessageDone,
  MessageId,
  MessagesQueryInput,
  MessagesReply,
} from './staff-messages-schemas.ts';
import { call } from '../call.ts';

export const messagesStaffPaths = {
  list: call<{ query: MessagesQueryInput; reply: MessagesReply }>('GET', '/api/admin/messages'),
  mark: call<{ params: MessageId; body: Answered; reply: MessageDone }>(
    'PUT',
    '/api/admin/messages/:id',
  ),
};
