import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

const MessageId = z.object({ id: z.uuid() });
type MessageId = z.output<typeof MessageId>;

/** Forwards the message to the shop's own inbox. */
export const forwardContactMessageJob: JobKind<MessageId> = {
  name: 'content.forward_contact_message',
  payload: MessageId,
};

/** Sends the customer a confirmation that the message arrived. */
export const acknowledgeContactMessageJob: JobKind<MessageId> = {
  name: 'content.acknowledge_contact_message',
  payload: MessageId,
};
