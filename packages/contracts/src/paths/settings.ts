import type { StoreProfile, StoreProfileReply } from '../settings.ts';
import { call } from './call.ts';

export const settingsPaths = {
  storeProfile: call<{ reply: StoreProfileReply }>('GET', '/api/shop/store'),
  changeStoreProfile: call<{ body: StoreProfile; reply: StoreProfileReply }>(
    'PUT',
    '/api/admin/settings/store',
  ),
};
