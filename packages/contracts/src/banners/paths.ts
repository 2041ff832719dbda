import type { BannersReply } from './schemas.ts';
import { call } from '../call.ts';

export const bannerPaths = {
  /** Public, although the path is under a staff prefix. */
  running: call<{ reply: BannersReply }>('GET', '/api/admin/features/banners'),
};
