import { rebuildSearch } from '#api/modules/catalog/search/rebuild-search.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

// npm run shop -- search-rebuild
const env = parseEnv(process.env);
const log = createLog('search-rebuild', env.LOG_LEVEL);
const done = await withOwnerContext(
  { name: 'search-rebuild', url: env.DATABASE_OWNER_URL, log },
  rebuildSearch,
);
log.info(done, 'search index rebuilt');
