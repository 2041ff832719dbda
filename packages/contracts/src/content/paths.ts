import type { ContactDraft, ContactReply } from './schemas.ts';
import { call } from '../call.ts';

export const contentPaths = {
  contact: call<{ body: ContactDraft; reply: ContactReply }>('POST', '/api/shop/contact'),
};
