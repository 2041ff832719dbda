import { query } from '@sirkito/e2e/stack/database';
import type { Fault } from '../../harness/fault.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { checkEmails } from '../../load/emails.ts';
import { whileHung } from '../../stack/signals.ts';

const maxLateSeconds = 120;

export const killWorker: Fault = {
  name: 'worker-killed',
  about: 'kill -9 of the worker while it sends an email; every email is sent',
  seconds: 0,
  shortSeconds: 0,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop }) => {
    // The mail server hangs, so that an email is being sent.
    const isSending = await whileHung(shop.smtp.pid, async () => {
      const sends = await waitUntil(async () => (await activeEmails(shop.databaseUrl)) > 0, 20);
      await shop.worker.stop('SIGKILL');
      return sends;
    });
    await shop.startWorker();
    return isSending ? [] : ['the worker sent no email'];
  },
  checkLater: ({ shop, load }) => checkEmails(shop, load, maxLateSeconds),
};

async function activeEmails(databaseUrl: string): Promise<number> {
  const { rows } = await query(
    databaseUrl,
    `select count(*)::int as active from pgboss.job
     where state = 'active' and name = 'notifications.send_order_placed'`,
  );
  return (rows[0] as { active: number }).active; // the column selected above
}
