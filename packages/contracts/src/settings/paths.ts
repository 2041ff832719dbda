import type { StoreProfileReply } from './schemas.ts';
import { call } from '../call.ts';

export const settingsPaths = {
  storeProfile: call<{ reply: StoreProfileReply }>('GET', '/api/shop/store'),
};
