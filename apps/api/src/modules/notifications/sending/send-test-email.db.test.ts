import { demoNotice } from '@sirkito/process';
import { expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendTestEmailJob } from '../notifications.jobs.ts';
import { requestTestEmail } from '../request-test-email.ts';

const shop = testShop();
const inbox = testInbox();

test('[HN-02] delivers a test e-mail by SMTP, as HTML and text, with the demo notice', async () => {
  const profile = await readSetting(shop.db, 'store_profile');
  await changeSetting(shop.as(shop.staff()), 'store_profile', {
    ...profile,
    brandName: 'Tindahan',
  });
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>', demoNotice('demo'));
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [sendTestEmailJob as Job],
    log: shop.log,
    contextFor: (jobId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  try {
    await requestTestEmail(shop.as({ kind: 'shop' }), 'operator@sirkito.test');
    const mail = await inbox.mailTo('operator@sirkito.test', 'Test email');
    expect(mail).toMatchObject({
      subject: 'Test email from Tindahan',
      to: [{ address: 'operator@sirkito.test' }],
      html: expect.stringMatching(/through the job queue.*Demo shop: sample data/s) as string,
      text: expect.stringContaining(profile.address) as string,
    });
  } finally {
    await runner.stop();
    mailer.close();
  }
});
