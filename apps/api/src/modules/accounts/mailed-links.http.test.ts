import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf, providerOf } from '#api/main/compose.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import { createMailer } from '#api/platform/mail.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { peopleOf } from '#api/testing/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addStaff } from './add-staff.ts';

const shop = testShop();
const inbox = testInbox();
const shopUrl = 'https://shop.example';
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let end: () => Promise<void>;

beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: jobsOf(providerOf(parseEnv({}))),
    log: shop.log,
    contextFor: (requestId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId,
      sendMail: mailer.send,
      shopUrl,
    }),
  });
  end = async () => {
    await runner.stop();
    mailer.close();
  };
});

afterAll(() => end());

const post = (url: string, payload?: object) =>
  app.inject({ method: 'POST', url, ...(payload && { payload }) });
const forgot = (email: string) => post('/api/auth/forgot-password', { email });

async function mailedLink(to: string, subject: string, page: string): Promise<string> {
  const { text } = await inbox.mailTo(to, subject);
  const link = new RegExp(`${shopUrl}${page}/([\\w-]+/[\\w-]+)`).exec(text)?.[1];
  if (!link) throw new Error(`no link in:\n${text}`);
  return link;
}
const resetLink = async (email: string) => {
  await forgot(email);
  return mailedLink(email, 'Choose a new password', '/auth/reset-password');
};
const newPassword = { password: 'a longer horse battery' };

test('[AU-08] the link from the e-mail works once and ends every session', async () => {
  const maria = await people.shopper();
  const link = await resetLink(maria.email);
  expect(link.startsWith(`${maria.user.id}/`)).toBe(true);

  const both = await Promise.all([
    post(`/api/auth/reset-password/${link}`, newPassword),
    post(`/api/auth/reset-password/${link}`, newPassword),
  ]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  const again = await post(`/api/auth/reset-password/${link}`, newPassword);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({ code: 'auth.bad_credentials' });

  const check = await app.inject({ url: '/api/auth/check-auth', headers: maria.headers });
  expect(check.statusCode).toBe(401);
  await expect(people.signIn({ ...maria, ...newPassword })).resolves.toBeDefined();
  await inbox.mailTo(maria.email, 'was changed');
});

test('[AU-08] a link is bound to its person and purpose, and ends after 30 minutes', async () => {
  const [maria, jose] = [await people.shopper(), await people.shopper()];
  const [, token] = (await resetLink(maria.email)).split('/');
  const reset = async (userId: string) =>
    (await post(`/api/auth/reset-password/${userId}/${token}`, newPassword)).statusCode;

  expect(await reset(jose.user.id)).toBe(400);
  expect((await post(`/api/auth/verify-email/${maria.user.id}/${token}`)).statusCode).toBe(400);
  await shop.asOwner(
    `update one_time_token set expires_at = expires_at - interval '30 minutes'
     where account_id = $1`,
    [maria.user.id],
  );
  expect(await reset(maria.user.id)).toBe(400);
  await expect(people.signIn(maria)).resolves.toBeDefined();
});

test('an invitation says who invites, works for three days, and leads to the door of staff', async () => {
  const owner = await people.staff();
  const email = `${randomUUID()}@sirkito.test`;
  const payload = { email, userName: 'New Clerk', staffRole: 'orders' };
  await app.inject({ method: 'POST', url: '/api/admin/staff', headers: owner.headers, payload });
  const { text } = await inbox.mailTo(email, 'You are invited to work at Sirkito');
  expect(text).toMatch(/Maria Santos invites you to work at Sirkito[\s\S]+three days/);
  const link = await mailedLink(email, 'You are invited', '/auth/reset-password');
  await shop.asOwner(
    `update one_time_token set expires_at = expires_at - interval '71 hours'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
  const chosen = await post(`/api/auth/reset-password/${link}`, newPassword);
  expect(chosen.json()).toMatchObject({ success: true, isStaff: true });
  const clerk = await people.signIn({ email, ...newPassword }, { asStaff: true });
  expect(clerk.user.role).toBe('admin');

  const maria = await people.shopper();
  const own = await post(`/api/auth/reset-password/${await resetLink(maria.email)}`, newPassword);
  expect(own.json()).toMatchObject({ success: true, isStaff: false });
});

test('the first of the staff, whom nobody here can invite, is invited by the shop', async () => {
  const email = `${randomUUID()}@sirkito.test`;
  const boss = { email, userName: 'The Boss', staffRole: 'owner' } as const;
  await addStaff(shop.as({ kind: 'shop' }), boss);
  const { text } = await inbox.mailTo(email, 'You are invited to work at Sirkito');
  expect(text).toContain('You are invited to work at Sirkito.');
});

test('[AU-08] asking for a link answers the same for an unknown address, and mails nobody', async () => {
  const maria = await people.newcomer();
  const unknown = `${randomUUID()}@sirkito.test`;
  const [one, other] = [await forgot(unknown), await forgot(maria.email)];
  expect(one.statusCode).toBe(200);
  expect(one.body).toBe(other.body);
  await inbox.mailTo(maria.email, 'Choose a new password');
  const addresses = (await inbox.received()).flatMap(({ to }) => to.map(({ address }) => address));
  expect(addresses).not.toContain(unknown);
});

test('[API-21] three links an hour for one address, and no more', async () => {
  const email = `${randomUUID()}@sirkito.test`;
  const codes = [];
  for (let call = 0; call < 4; call += 1) codes.push((await forgot(email)).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
});

test('a new address is confirmed by the link from its first e-mail', async () => {
  const maria = await people.shopper();
  const link = await mailedLink(maria.email, 'Confirm your e-mail', '/auth/verify-email');
  const verify = () => post(`/api/auth/verify-email/${link}`);
  expect((await verify()).statusCode).toBe(200);
  expect((await verify()).statusCode).toBe(400);
  const profile = await app.inject({ url: '/api/account/profile', headers: maria.headers });
  expect(profile.json()).toMatchObject({ data: { isEmailVerified: true } });
});
