import { expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import type { Job } from '#api/platform/jobs.ts';
import { createMailer } from '#api/platform/mail.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { mailCheckJob } from './notifications.jobs.ts';
import { requestMailCheck } from './request-mail-check.ts';

const shop = testShop();
const inbox = testInbox();

test('an e-mail asked for arrives by SMTP with the shop in it, as HTML and as text', async () => {
  const profile = await readSetting(shop.db, 'store_profile');
  await changeSetting(shop.as(shop.staff()), 'store_profile', {
    ...profile,
    brandName: 'Tindahan',
  });
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
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
    const mail = await inbox.mailTo('operator@sirkito.test', 'can send');
    expect(mail).toMatchObject({
      subject: 'Tindahan can send e-mail',
      to: [{ address: 'operator@sirkito.test' }],
      html: expect.stringContaining('through the job queue') as string,
      text: expect.stringContaining(profile.address) as string,
    });
  } finally {
    await runner.stop();
    mailer.close();
  }
});
