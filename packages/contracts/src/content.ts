import { contactTopics, type ContactTopic } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { contentPaths } from './paths/content.ts';

const topics = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

/** What somebody writes to the shop. */
export const ContactMessage = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please tell us your name')
    .max(80, 'At most 80 letters')
    .regex(/^[^\p{Cc}]*$/u, 'Your name in one line, please'),
  email: z.email('An address we can answer to, such as ana@example.com').max(254),
  topic: z.enum(topics, 'Please choose what it is about'),
  orderNumber: z.string().trim().max(40, 'At most 40 characters').optional(),
  message: z
    .string()
    .trim()
    .min(10, 'A few more words, please: at least 10 characters')
    .max(4_000, 'At most 4,000 characters'),
  /** Hidden from people. What fills it in is a program. */
  website: z.string().max(200).optional(),
});
export type ContactMessage = z.output<typeof ContactMessage>;
export type ContactDraft = z.input<typeof ContactMessage>;

export const ContactReply = z.object({
  success: z.literal(true),
  data: z.object({ id: z.uuid() }),
});
export type ContactReply = z.output<typeof ContactReply>;

export const contentApi = {
  contact: endpoint(contentPaths.contact, {
    access: 'public',
    knowsCaller: true,
    limit: { calls: 60, seconds: 3_600 },
    summary: 'Write to the shop',
    body: ContactMessage,
    reply: ContactReply,
    errors: ['request.invalid', 'request.too_many', 'content.too_many_messages'],
  }),
};
