import { z } from 'zod';
import { ContactMessage } from './schemas.ts';

export const MessagesQuery = z.object({
  /** Part of the sender's email address. */
  search: z.string().trim().max(100).optional(),
  show: z.enum(['all', 'waiting']).default('all'),
  /** Id of the last message on the previous page. */
  after: z.uuid().optional(),
});
export type MessagesQuery = z.output<typeof MessagesQuery>;
export type MessagesQueryInput = z.input<typeof MessagesQuery>;

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

export const MessagesReply = z.object({
  success: z.literal(true),
  data: z.array(StaffMessage),
  next: z.uuid().nullable(),
});
export type MessagesReply = z.output<typeof MessagesReply>;

export const MessageId = z.object({ id: z.uuid() });
export type MessageId = z.input<typeof MessageId>;
export const Answered = z.object({ isAnswered: z.boolean() });
export type Answered = z.input<typeof Answered>;
export const MessageDone = z.object({ success: z.literal(true) });
export type MessageDone = z.output<typeof MessageDone>;
