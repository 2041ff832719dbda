import { endpoint } from '../endpoint.ts';
import { contentPaths } from './paths.ts';
import { ContactMessage, ContactReply } from './schemas.ts';

export const contentApi = {
  contact: endpoint(contentPaths.contact, {
    access: 'public',
    identifiesCaller: true,
    limit: { calls: 60, seconds: 3_600 },
    summary: 'Send a message to the shop',
    body: ContactMessage,
    reply: ContactReply,
    errors: ['content.too_many_messages'],
  }),
};
