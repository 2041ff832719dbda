import type { BannersReply } from '../banners.ts';
import { call } from './call.ts';

export const bannerPaths = {
  /** Read by everyone, although its address is among those of the staff. */
  running: call<{ reply: BannersReply }>('GET', '/api/admin/features/banners'),
};
