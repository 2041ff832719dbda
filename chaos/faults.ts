import { crashPostgres } from './faults/database/crash-postgres.ts';
import { failOver } from './faults/database/fail-over.ts';
import { fillDisk } from './faults/database/fill-disk.ts';
import { hangPostgres } from './faults/database/hang-postgres.ts';
import { hangStandby } from './faults/database/hang-standby.ts';
import { lockStockRow } from './faults/database/lock-stock-row.ts';
import { migrateBesideReader } from './faults/database/migrate-beside-reader.ts';
import { silenceConnections } from './faults/database/silence-connections.ts';
import { useUpConnections } from './faults/database/use-up-connections.ts';
import { killApi } from './faults/processes/kill-api.ts';
import { killWorker } from './faults/processes/kill-worker.ts';
import { clockAhead, clockBehind } from './faults/processes/shift-clock.ts';
import { fillPictureDisk } from './faults/services/fill-picture-disk.ts';
import { forgeWebhook } from './faults/services/forge-webhook.ts';
import { hangPaymongo } from './faults/services/hang-paymongo.ts';
import { hangRedis } from './faults/services/hang-redis.ts';
import { hangSmtp } from './faults/services/hang-smtp.ts';
import { killRedis } from './faults/services/kill-redis.ts';
import { loseWebhook } from './faults/services/lose-webhook.ts';
import { repeatWebhooks } from './faults/services/repeat-webhooks.ts';
import { hangApi } from './faults/web/hang-api.ts';
import { openUnseenPages } from './faults/web/open-unseen-pages.ts';
import { stopApi } from './faults/web/stop-api.ts';
import type { Fault } from './harness/fault.ts';

/** In the order they run. Database faults come late: an email cut by one may be sent twice. */
export const faults: readonly Fault[] = [
  killWorker,
  killRedis,
  hangRedis,
  hangApi,
  stopApi,
  killApi,
  openUnseenPages,
  hangSmtp,
  hangPaymongo,
  loseWebhook,
  repeatWebhooks,
  forgeWebhook,
  clockBehind,
  clockAhead,
  fillPictureDisk,
  lockStockRow,
  silenceConnections,
  migrateBesideReader,
  useUpConnections,
  fillDisk,
  hangPostgres,
  crashPostgres,
  hangStandby,
  failOver,
];
