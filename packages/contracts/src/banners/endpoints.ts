import { endpoint } from '../endpoint.ts';
import { bannerPaths } from './paths.ts';
import { BannersReply } from './schemas.ts';

export const bannersApi = {
  running: endpoint(bannerPaths.running, {
    access: 'public',
    isCacheable: true,
    summary: 'List active home page banners, in display order',
    reply: BannersReply,
  }),
};
