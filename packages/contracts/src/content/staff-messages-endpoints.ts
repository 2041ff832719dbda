import { endpoint } from '../endpoint.ts';
import { messagesStaffPaths } from './staff-messages-paths.ts';
import {
  MessagesQuery,
  MessagesReply,
  MessageId,
  Answered,
  MessageDone,
} from './staff-messages-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const messagesStaffApi = {
  list: endpoint(messagesStaffPaths.list, {
    access: { staff: 'messages', action: 'view' },
    summary: 'List contact messages, newest first',
    query: MessagesQuery,
    reply: MessagesReply,
    errors: staffErrors,
  }),
  mark: endpoint(messagesStaffPaths.mark, {
    access: { staff: 'messages', action: 'change' },
    summary: 'Mark a contact message as answered or unanswered',
    params: MessageId,
    body: Answered,
    reply: MessageDone,
    errors: [...staffErrors, 'content.message_not_found'],
  }),
};
