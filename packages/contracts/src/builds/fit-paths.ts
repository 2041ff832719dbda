import type {
  CompatibleProductsQueryInput,
  CompatibleProductsReply,
  FitsQueryInput,
  FitsReply,
  FixesQueryInput,
  FixesReply,
  UpgradesQueryInput,
  UpgradesReply,
} from './fit-schemas.ts';
import { call } from '../call.ts';

export const buildFitPaths = {
  fits: call<{ query: FitsQueryInput; reply: FitsReply }>('GET', '/api/shop/builds/fits'),
  fixes: call<{ query: FixesQueryInput; reply: FixesReply }>('GET', '/api/shop/builds/mends'),
  picture: call<{ query: FixesQueryInput; reply: string }>('GET', '/api/shop/builds/picture'),
  upgrades: call<{ query: UpgradesQueryInput; reply: UpgradesReply }>(
    'GET',
    '/api/shop/builds/upgrades',
  ),
  compatibleProducts: call<{ query: CompatibleProductsQueryInput; reply: CompatibleProductsReply }>(
    'GET',
    '/api/shop/builds/beside',
  ),
};
