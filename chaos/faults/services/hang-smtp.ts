import type { Fault } from '../../harness/fault.ts';
import { checkEmails } from '../../load/emails.ts';
import { whileHung } from '../../stack/signals.ts';

export const hangSmtp: Fault = {
  name: 'smtp-hung',
  about: 'the mail server is stopped (SIGSTOP); every email is sent afterwards',
  seconds: 15,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load, hold }) => {
    await whileHung(shop.smtp.pid, hold);
    return checkEmails(shop, load, 60);
  },
};
