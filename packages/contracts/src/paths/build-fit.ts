import type {
  BesideAddress,
  BesideReply,
  FitsAddress,
  FitsReply,
  MendsAddress,
  MendsReply,
  UpgradesAddress,
  UpgradesReply,
} from '../build-fit.ts';
import { call } from './call.ts';

export const buildFitPaths = {
  fits: call<{ query: FitsAddress; reply: FitsReply }>('GET', '/api/shop/builds/fits'),
  mends: call<{ query: MendsAddress; reply: MendsReply }>('GET', '/api/shop/builds/mends'),
  picture: call<{ query: MendsAddress; reply: string }>('GET', '/api/shop/builds/picture'),
  upgrades: call<{ query: UpgradesAddress; reply: UpgradesReply }>(
    'GET',
    '/api/shop/builds/upgrades',
  ),
  beside: call<{ query: BesideAddress; reply: BesideReply }>('GET', '/api/shop/builds/beside'),
};
