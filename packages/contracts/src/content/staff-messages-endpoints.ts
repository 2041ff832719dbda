import { endpoint } from '../endpoint.ts';
import { messagesStaffPaths } from './staff-messages-paths.ts';
import {
  MessagesQuery,
  MessagesReply,
  MessageId,
  Answered,
  MessageDone,
} from './staff-messages-schemas.ts';

export const messagesStaffApi = {
  list: endpoint(messagesStaffPaths.list, {
    access: { staff: 'messages', action: 'view' },
    summary: 'List contact messages, newest first',
    query: MessagesQuery,
    reply: MessagesReply,
  }),
  mark: endpoint(messagesStaffPaths.mark, {
    access: { staff: 'messages', action: 'change' },
    summary: 'Mark a contact message as answered or unanswered',
    params: MessageId,
    body: Answered,
    reply: MessageDone,
    errors: ['content.message_not_found'],
  }),
};
