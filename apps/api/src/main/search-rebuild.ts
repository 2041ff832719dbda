import { rebuildSearch } from '#api/modules/catalog/rebuild-search.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { asOwner } from './owner-shop.ts';

// npm run search:rebuild
const env = parseEnv(process.env);
const log = createLog('search-rebuild', env.LOG_LEVEL);
const done = await asOwner(
  { name: 'search-rebuild', url: env.DATABASE_OWNER_URL, log },
  rebuildSearch,
);
log.info(done, 'the search documents are up to date');
