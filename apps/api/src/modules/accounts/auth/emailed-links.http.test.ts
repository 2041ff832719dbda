import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '#api/main/compose.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addStaff } from '../staff/add-staff.ts';

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
    jobs: jobsOf(parseEnv({})),
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

async function emailedLink(to: string, subject: string, page: string): Promise<string> {
  const { text } = await inbox.mailTo(to, subject);
  const link = new RegExp(`${shopUrl}${page}/([\\w-]+/[\\w-]+)`).exec(text)?.[1];
  if (!link) throw new Error(`no link in:\n${text}`);
  return link;
}
const resetLink = async (email: string) => {
  await forgot(email);
  return emailedLink(email, 'Reset your Sirkito password', '/auth/reset-password');
};
const newPassword = { password: 'a longer horse battery' };

test('[AU-08] [API-21] accepts the reset link once and ends every session', async () => {
  const maria = await people.shopper();
  const link = await resetLink(maria.email);
  expect(link.startsWith(`${maria.user.id}/`)).toBe(true);

  const both = await Promise.all([
    post(`/api/auth/reset-password/${link}`, newPassword),
    post(`/api/auth/reset-password/${link}`, newPassword),
  ]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  const changed = both.find(({ statusCode }) => statusCode === 200);
  expect(changed?.json()).toMatchObject({
    success: true,
    message: 'Your password has been changed. Please sign in',
  });
  const again = await post(`/api/auth/reset-password/${link}`, newPassword);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({ code: 'auth.bad_credentials' });

  const check = await app.inject({ url: '/api/auth/check-auth', headers: maria.headers });
  expect(check.statusCode).toBe(401);
  await expect(people.signIn({ ...maria, ...newPassword })).resolves.toBeDefined();
  await inbox.mailTo(maria.email, 'was changed');
});

test('[SC-06] refuses the own name or email as the new password and keeps the link', async () => {
  const maria = await people.shopper();
  const link = await resetLink(maria.email);
  for (const password of [maria.email, `${maria.user.userName.replaceAll(' ', '')}1990!`]) {
    const reply = await post(`/api/auth/reset-password/${link}`, { password });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'accounts.password_is_name' });
  }
  expect((await post(`/api/auth/reset-password/${link}`, newPassword)).statusCode).toBe(200);
});

test('[SC-05] tells the owner about many guesses, and a reset lets a new device in', async () => {
  const maria = await people.staff();
  const browser = { 'sec-fetch-site': 'same-origin' };
  let addresses = 0;
  const signIn = (password: string, headers: Record<string, string>) => {
    addresses += 1;
    const remoteAddress = `203.0.113.${String(addresses)}`;
    const payload = { email: maria.email, password };
    return app.inject({
      method: 'POST',
      url: '/api/auth/admin-login',
      payload,
      headers,
      remoteAddress,
    });
  };
  for (let guess = 0; guess < 35; guess += 1) await signIn('not my password', {});
  const { text } = await inbox.mailTo(maria.email, 'Many sign-in attempts on your Sirkito account');
  expect(text).toContain('Forgot password?');

  const reset = await app.inject({
    method: 'POST',
    url: `/api/auth/reset-password/${await resetLink(maria.email)}`,
    payload: newPassword,
    headers: browser,
  });
  expect((await signIn(newPassword.password, browser)).statusCode).toBe(429);
  const cookie = String(reset.headers['set-cookie']).split(';')[0] ?? '';
  expect((await signIn(newPassword.password, { ...browser, cookie })).statusCode).toBe(200);
});

test('[AU-08] binds a link to its account and purpose and expires it after 30 minutes', async () => {
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

test('names the inviter, accepts the invitation for three days and reports a staff account', async () => {
  const owner = await people.staff();
  const email = `${randomUUID()}@sirkito.test`;
  const payload = { email, userName: 'New Clerk', staffRole: 'orders' };
  await app.inject({ method: 'POST', url: '/api/admin/staff', headers: owner.headers, payload });
  const { text } = await inbox.mailTo(email, "You're invited to join the Sirkito team");
  expect(text).toMatch(
    /Maria Santos has invited you to join the Sirkito team[.][\s\S]+within 3 days/,
  );
  const link = await emailedLink(email, "You're invited", '/auth/reset-password');
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

test('invites the first staff member without naming an inviter', async () => {
  const email = `${randomUUID()}@sirkito.test`;
  const boss = { email, userName: 'The Boss', staffRole: 'owner' } as const;
  const { url, log } = shop;
  await withOwnerContext({ name: 'test', url, log }, (ctx) => addStaff(ctx, boss));
  const { text } = await inbox.mailTo(email, "You're invited to join the Sirkito team");
  expect(text).toContain("You're invited to join the Sirkito team.");
});

test('[AU-08] replies the same for an unknown e-mail address and sends it nothing', async () => {
  const maria = await people.registerPerson();
  const unknown = `${randomUUID()}@sirkito.test`;
  const [one, other] = [await forgot(unknown), await forgot(maria.email)];
  expect(one.statusCode).toBe(200);
  expect(one.body).toBe(other.body);
  await inbox.mailTo(maria.email, 'Reset your Sirkito password');
  const addresses = (await inbox.received()).flatMap(({ to }) => to.map(({ address }) => address));
  expect(addresses).not.toContain(unknown);
});

test('[API-21] sends at most three links an hour to one e-mail address', async () => {
  const email = `${randomUUID()}@sirkito.test`;
  for (let call = 0; call < 3; call += 1) {
    const reply = await forgot(email);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: "If there's an account with this email, we've sent it a link",
    });
  }
  expect((await forgot(email)).statusCode).toBe(429);
});

test('verifies a new e-mail address by the link in its first e-mail', async () => {
  const maria = await people.shopper();
  const link = await emailedLink(maria.email, 'Confirm your email', '/auth/verify-email');
  const verify = () => post(`/api/auth/verify-email/${link}`);
  expect((await verify()).statusCode).toBe(200);
  expect((await verify()).statusCode).toBe(400);
  const profile = await app.inject({ url: '/api/account/profile', headers: maria.headers });
  expect(profile.json()).toMatchObject({ data: { isEmailVerified: true } });
});
