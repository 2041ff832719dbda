import type {
  BesideAddress,
  BesideReply,
  FitsAddress,
  FitsReply,
  MendsAddress,
  MendsReply,
} from '../build-fit.ts';
import { call } from './call.ts';

export const buildFitPaths = {
  fits: call<{ query: FitsAddress; reply: FitsReply }>('GET', '/api/shop/builds/fits'),
  mends: call<{ query: MendsAddress; reply: MendsReply }>('GET', '/api/shop/builds/mends'),
  beside: call<{ query: BesideAddress; reply: BesideReply }>('GET', '/api/shop/builds/beside'),
};
