import { z } from 'zod';
import { ContactMessage } from './content.ts';
import { endpoint } from './endpoint.ts';
import { messagesStaffPaths } from './paths/messages-staff.ts';

const MessagesQuery = z.object({
  /** A part of the e-mail address it came from. */
  search: z.string().trim().max(100).optional(),
  show: z.enum(['all', 'waiting']).default('all'),
  /** The last message of the page before. */
  after: z.uuid().optional(),
});
export type MessagesQuery = z.output<typeof MessagesQuery>;
export type MessagesAddress = z.input<typeof MessagesQuery>;

const StaffMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: ContactMessage.shape.topic,
  orderNumber: z.string().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type StaffMessage = z.output<typeof StaffMessage>;

const MessagesReply = z.object({
  success: z.literal(true),
  data: z.array(StaffMessage),
  next: z.uuid().nullable(),
});
export type MessagesReply = z.output<typeof MessagesReply>;

const MessageId = z.object({ id: z.uuid() });
export type MessageId = z.input<typeof MessageId>;
const Answered = z.object({ isAnswered: z.boolean() });
export type Answered = z.input<typeof Answered>;
const MessageDone = z.object({ success: z.literal(true) });
export type MessageDone = z.output<typeof MessageDone>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const messagesStaffApi = {
  list: endpoint(messagesStaffPaths.list, {
    access: 'staff',
    summary: 'What people wrote to the shop, newest first',
    query: MessagesQuery,
    reply: MessagesReply,
    errors: staffErrors,
  }),
  mark: endpoint(messagesStaffPaths.mark, {
    access: 'staff',
    summary: 'Say that a message has been answered, or has not',
    params: MessageId,
    body: Answered,
    reply: MessageDone,
    errors: [...staffErrors, 'content.message_not_found'],
  }),
};
