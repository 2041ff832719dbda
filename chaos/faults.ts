import { crashPostgres } from './faults/database/crash-postgres.ts';
import { fillDisk } from './faults/database/fill-disk.ts';
import { hangPostgres } from './faults/database/hang-postgres.ts';
import { lockStockRow } from './faults/database/lock-stock-row.ts';
import { silenceConnections } from './faults/database/silence-connections.ts';
import { useUpConnections } from './faults/database/use-up-connections.ts';
import { killApi } from './faults/processes/kill-api.ts';
import { hangRedis } from './faults/services/hang-redis.ts';
import { killRedis } from './faults/services/kill-redis.ts';
import type { Fault } from './harness/fault.ts';

export const faults: readonly Fault[] = [
  killApi,
  crashPostgres,
  hangPostgres,
  lockStockRow,
  silenceConnections,
  useUpConnections,
  fillDisk,
  killRedis,
  hangRedis,
];
