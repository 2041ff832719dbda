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

test('[AU-08] [API-21] [API-23] accepts the reset link once and ends every session', async () => {
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
  expect(again.json()).toMatchObject({
    code: 'auth.bad_credentials',
    message: 'This link has expired or was already used. Request a new one',
  });

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
    expect(reply.json()).toMatchObject({
      code: 'accounts.password_is_name',
      fields: { password: expect.any(String) as string },
    });
  }
  expect((await post(`/api/auth/reset-password/${link}`, newPassword)).statusCode).toBe(200);
});

const browser = { 'sec-fetch-site': 'same-origin' };
let calls = 0;

/** Tries a password, from an address that made no call before. */
async function tryPassword(email: string, password: string, cookie?: string): Promise<number> {
  calls += 1;
  const headers = { ...browser, ...(cookie && { cookie }) };
  const remoteAddress = `203.0.113.${String(calls)}`;
  const call = { method: 'POST', url: '/api/auth/login', headers, remoteAddress } as const;
  return (await app.inject({ ...call, payload: { email, password } })).statusCode;
}

const opened = async (url: string, payload = {}) => {
  const reply = await app.inject({ method: 'POST', url, payload, headers: browser });
  expect(reply.statusCode).toBe(200);
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
};

test('[SC-05] [SC-83] during an attack the mailed link, or a reset, lets its owner in on a new device', async () => {
  const { email, password } = await people.shopper();
  for (let guess = 0; guess < 31; guess += 1) await tryPassword(email, 'not my password');
  expect(await tryPassword(email, password)).toBe(429);

  const link = await emailedLink(email, 'Many sign-in attempts', '/auth/verify-email');
  const cookie = await opened(`/api/auth/verify-email/${link}`);
  expect(await tryPassword(email, password, cookie)).toBe(200);
  expect(await tryPassword(email, 'not my password', cookie)).toBe(400);
  expect(await tryPassword(email, password)).toBe(429);
  expect((await post(`/api/auth/verify-email/${link}`)).statusCode).toBe(400);

  const reset = await opened(`/api/auth/reset-password/${await resetLink(email)}`, newPassword);
  expect(await tryPassword(email, newPassword.password)).toBe(429);
  expect(await tryPassword(email, newPassword.password, reset)).toBe(200);
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

test('[API-21] [SC-83] sends at most three links in half an hour, and refuses none of those who ask', async () => {
  const maria = await people.registerPerson();
  for (let call = 0; call < 5; call += 1) {
    const reply = await forgot(maria.email);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: "If there's an account with this email, we've sent it a link",
    });
  }
  const sent = async () => {
    const { rowCount } = await shop.asOwner(
      `select 1 from pgboss.job where name = 'accounts.send_password_reset' and data->>'email' = $1`,
      [maria.email],
    );
    return rowCount;
  };
  expect(await sent()).toBe(3);
  const link = await emailedLink(maria.email, 'Reset your', '/auth/reset-password');
  expect((await post(`/api/auth/reset-password/${link}`, newPassword)).statusCode).toBe(200);
  // The links ended with the reset, so there may be new ones.
  await forgot(maria.email);
  expect(await sent()).toBe(4);
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
