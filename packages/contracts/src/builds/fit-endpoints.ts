import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { buildFitPaths } from './fit-paths.ts';
import {
  FitsQuery,
  FitsReply,
  FixesQuery,
  FixesReply,
  UpgradesQuery,
  UpgradesReply,
  CompatibleProductsQuery,
  CompatibleProductsReply,
} from './fit-schemas.ts';

const open = { access: 'public', isCacheable: true, errors: ['request.invalid'] } as const;

export const buildFitApi = {
  fits: endpoint(buildFitPaths.fits, {
    ...open,
    hasOwnQueue: true,
    summary: 'Check which products fit a build',
    query: FitsQuery,
    reply: FitsReply,
  }),
  fixes: endpoint(buildFitPaths.fixes, {
    ...open,
    hasOwnQueue: true,
    summary: 'Suggest a fix for each conflict: the cheapest part in stock that is no downgrade',
    query: FixesQuery,
    reply: FixesReply,
  }),
  picture: endpoint(buildFitPaths.picture, {
    access: 'public',
    hasOwnQueue: true,
    summary: 'Retrieve an image of a build for link previews (JPEG, 1200 × 630)',
    query: FixesQuery,
    contentType: 'image/jpeg',
    reply: z.string(),
    errors: ['request.not_found'],
  }),
  upgrades: endpoint(buildFitPaths.upgrades, {
    ...open,
    hasOwnQueue: true,
    summary: 'Suggest upgrades for a PC, with the other parts each one requires',
    query: UpgradesQuery,
    reply: UpgradesReply,
  }),
  compatibleProducts: endpoint(buildFitPaths.compatibleProducts, {
    ...open,
    summary: 'Suggest products in stock that fit a product and each other, or are bought with it',
    query: CompatibleProductsQuery,
    reply: CompatibleProductsReply,
  }),
};
