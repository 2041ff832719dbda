import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { stopProgram, startProgram } from '#api/testing/child-process.ts';
import { freePort } from '../../../../../../scripts/services/ports/free-port.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { acknowledgeContactMessageHandler, forwardContactMessageHandler } from '../content.jobs.ts';
import { sendContactMessage } from './send-contact-message.ts';

interface Received {
  to: { address: string }[];
  headers: Record<string, string>;
}

const shop = testShop();
const maildevProgram = fileURLToPath(import.meta.resolve('maildev/bin/maildev'));
let maildev: ChildProcess;
let inbox: string;
let smtp: string;

beforeAll(async () => {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  inbox = `http://127.0.0.1:${webPort}/email`;
  smtp = `smtp://127.0.0.1:${smtpPort}`;
  maildev = await startProgram({
    command: process.execPath,
    args: [maildevProgram, '--smtp', `${smtpPort}`, '--web', `${webPort}`, '--ip', '127.0.0.1'],
    readyUrl: inbox,
  });
});

afterAll(() => stopProgram(maildev));

async function received(count: number) {
  return vi.waitFor(async () => {
    const mails = (await (await fetch(inbox)).json()) as Received[];
    expect(mails).toHaveLength(count);
    return new Map(mails.map((mail) => [mail.to[0]?.address, mail]));
  }, 15_000);
}

test('e-mails the message to the shop and a confirmation without it to the customer', async () => {
  const profile = await readSetting(shop.db, 'store_profile');
  const store = { ...profile, email: 'tindahan@sirkito.test' };
  await changeSetting(shop.as(shop.staff()), 'store_profile', store);
  const mailer = createMailer(smtp, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [forwardContactMessageHandler, acknowledgeContactMessageHandler] as readonly Job[],
    log: shop.log,
    contextFor: (jobId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  try {
    await sendContactMessage(shop.as({ kind: 'guest' }), {
      name: 'Ana <b>Reyes</b>',
      email: 'ana@example.test',
      topic: 'before_buying',
      message: 'Does this card fit?\nMy case is small.',
    });
    const mails = await received(2);
    expect(mails.get('tindahan@sirkito.test')).toMatchObject({
      subject: 'Choosing parts: Ana <b>Reyes</b>',
      headers: { 'reply-to': 'ana@example.test' },
      html: expect.stringContaining('Ana &lt;b&gt;Reyes') as string,
      text: expect.stringContaining('My case is small.') as string,
    });
    const receipt = mails.get('ana@example.test');
    expect(receipt).toMatchObject({
      subject: `We received your message to ${profile.brandName}`,
      headers: { 'reply-to': 'tindahan@sirkito.test' },
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Reyes|My case is small/);
  } finally {
    await runner.stop();
    mailer.close();
  }
});
