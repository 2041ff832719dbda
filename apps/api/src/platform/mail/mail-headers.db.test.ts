import { createElement } from 'react';
import { expect, test } from 'vitest';
import { testInbox } from '#api/testing/inbox.ts';
import { createMailer } from './mail.ts';

const inbox = testInbox();

const send = async (changes: { to?: string; replyTo?: string; subject?: string }) => {
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const body = createElement('p', null, 'Hello');
  const mail = { to: 'maria@sirkito.test', subject: 'Hello', body, messageId: 'test', ...changes };
  await mailer.send(mail).finally(() => mailer.close());
};

test('[SC-65] a line break in a subject adds no header, recipient or text', async () => {
  const subject = 'Hello\r\nBcc: eve@evil.test\r\n\r\n<b>another body</b>';
  await send({ subject, replyTo: 'ana@sirkito.test\r\nBcc: eve@evil.test' });
  await inbox.mailTo('maria@sirkito.test', 'Hello');
  const mails = (await inbox.received()) as unknown as {
    envelope: { to: { address: string }[] };
    headers: Record<string, string>;
    html: string;
  }[];
  expect(mails).toHaveLength(1);
  expect(mails[0]?.headers).not.toHaveProperty('bcc');
  expect(mails[0]?.envelope.to.map(({ address }) => address)).toEqual(['maria@sirkito.test']);
  expect(mails[0]?.html).not.toContain('another body');
});

test.each([
  'maria@sirkito.test\r\nRCPT TO:<eve@evil.test>',
  'maria@sirkito.test <eve@evil.test>',
  'maria@sirkito.test, eve@evil.test',
])('[SC-65] %j is not sent to a second address', async (to) => {
  await Promise.allSettled([send({ to })]);
  // MailDev lists an email a moment after it took it.
  await send({ subject: `After ${to.length}` });
  await inbox.mailTo('maria@sirkito.test', `After ${to.length}`);
  const addresses = (await inbox.received()).flatMap((mail) =>
    mail.to.map(({ address }) => address),
  );
  expect(addresses).not.toContain('eve@evil.test');
});
