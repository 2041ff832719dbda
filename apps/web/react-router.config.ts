import type { Config } from '@react-router/dev/config';
import { keepWithinBudget } from './bundle-budget.ts';
import { finishAssets } from './finish-assets.ts';

export default {
  // The whole map of routes is one immutable file, so that no page asks the server for parts of it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await keepWithinBudget(client);
    await finishAssets(client);
  },
} satisfies Config;
