import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeStoreProfile } from '#api/modules/settings/change-store-profile.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import type { Job } from '#api/platform/jobs.ts';
import { createMailer } from '#api/platform/mail.ts';
import { endProgram, freePort, startProgram } from '#api/testing/child-process.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { mailCheckJob } from './notifications.jobs.ts';
import { requestMailCheck } from './request-mail-check.ts';

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
}, 30_000);

afterAll(() => endProgram(maildev));

test('an e-mail asked for arrives by SMTP with the shop in it, as HTML and as text', async () => {
  const profile = await readSetting(shop.db, 'store_profile');
  await changeStoreProfile(shop.as(shop.staff()), { ...profile, brandName: 'Tindahan' });
  const mailer = createMailer(smtp, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [mailCheckJob as Job],
    log: shop.log,
    contextFor: (jobId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  try {
    await requestMailCheck(shop.as({ kind: 'shop' }), 'operator@sirkito.test');
    const mails = await vi.waitFor(async () => {
      const received = (await (await fetch(inbox)).json()) as Record<string, unknown>[];
      expect(received).toHaveLength(1);
      return received;
    }, 15_000);
    expect(mails[0]).toMatchObject({
      subject: 'Tindahan can send e-mail',
      to: [{ address: 'operator@sirkito.test' }],
      html: expect.stringContaining('through the job queue') as string,
      text: expect.stringContaining(profile.address) as string,
    });
  } finally {
    await runner.stop();
    mailer.close();
  }
}, 30_000);
