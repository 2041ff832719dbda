import type { Config } from '@react-router/dev/config';
import { slimNewestManifest } from './browser-manifest.ts';
import { checkBundleBudget } from './bundle-budget.ts';
import { finishAssets } from './finish-assets.ts';

export default {
  // Ship all routes in one immutable manifest instead of fetching them in pieces.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await slimNewestManifest(client);
    await checkBundleBudget(client);
    await finishAssets(client);
  },
} satisfies Config;
