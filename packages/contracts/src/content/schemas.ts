import { contactTopics, keysOf } from '@sirkito/commerce';
import { z } from 'zod';

/** A message from the contact form. */
export const ContactMessage = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name')
    .max(80, 'Must be 80 characters or fewer')
    .regex(/^[^\p{Cc}]*$/u, 'Enter your name on one line'),
  email: z.email('Enter an email address like name@example.com').max(254),
  topic: z.enum(keysOf(contactTopics), 'Choose a topic'),
  orderNumber: z.string().trim().max(40, 'Must be 40 characters or fewer').optional(),
  message: z
    .string()
    .trim()
    .min(10, 'Tell us a little more: 10 characters or more')
    .max(4_000, 'Must be 4,000 characters or fewer'),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(200).optional(),
});
export type ContactMessage = z.output<typeof ContactMessage>;
export type ContactDraft = z.input<typeof ContactMessage>;

export const ContactReply = z.object({
  success: z.literal(true),
  data: z.object({ id: z.uuid() }),
});
export type ContactReply = z.output<typeof ContactReply>;
