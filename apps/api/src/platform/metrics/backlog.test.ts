import type { Pool } from 'pg';
import { Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { watchBacklog } from './backlog.ts';

test(
  'a database that hangs makes backlogs unknown and delays no scrape',
  { timeout: 30_000 },
  async () => {
    const registry = new Registry();
    // The only method it uses.
    const pool = { query: () => new Promise(() => {}) } as unknown as Pool;
    const log = createLog('test', 'silent');
    await watchBacklog({ registry, pool, emailQueues: [], reportsInvoices: true, log })();
    const text = await registry.metrics();
    expect(text).toMatch(/^outbox_lag_seconds Nan$/im);
    expect(text).toMatch(/^oldest_unsent_email_seconds Nan$/im);
    expect(text).toMatch(/^invoice_reports_failed Nan$/im);
  },
);
