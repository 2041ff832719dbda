import { beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '#api/testing/people/authenticator.ts';
import { ownPasskeys, passkeysOf } from '#api/testing/people/passkeys.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let people: ReturnType<typeof peopleOf>;
let passkeys: ReturnType<typeof passkeysOf>;
beforeAll(async () => {
  const app = await shop.app({ TWO_FACTOR_GRACE_DAYS: '7' });
  people = peopleOf(shop, app);
  passkeys = passkeysOf(app);
});

test.each([
  ['another origin', { origin: 'https://sirkito.example' }],
  ['another port of the host', { origin: 'http://localhost:3001' }],
  ['another host', { rpId: 'sirkito.example' }],
  ['no user verification', { isVerified: false }],
])('[SC-27] refuses %s, when adding and when signing in', async (_, deviations) => {
  const person = await people.shopper();
  const credential = createAuthenticator().create(
    await passkeys.creationOptions(person),
    deviations,
  );
  const added = await passkeys.ask(person, 'POST', ownPasskeys, { name: 'X', credential });
  expect([added.statusCode, added.json().code]).toEqual([400, 'accounts.passkey_not_added']);
  const { authenticator } = await passkeys.add(person);
  const refused = await passkeys.signIn(
    authenticator.get(await passkeys.requestOptions(), deviations),
  );
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'auth.passkey_failed']);
  expect(
    (await passkeys.signIn(authenticator.get(await passkeys.requestOptions()))).statusCode,
  ).toBe(200);
});

test.each([
  ['a short id', { idLength: 15 }],
  ['a long id', { idLength: 1_024 }],
  ['a long public key', { keyPadding: 2_000 }],
])('[SC-27] refuses %s', async (_, lengths) => {
  const person = await people.shopper();
  const credential = createAuthenticator(lengths).create(await passkeys.creationOptions(person));
  const added = await passkeys.ask(person, 'POST', ownPasskeys, { name: 'X', credential });
  expect([added.statusCode, added.json().code]).toEqual([400, 'accounts.passkey_not_added']);
});

test('[SC-27] a challenge works once, even concurrently, and not after a failed attempt', async () => {
  const person = await people.shopper();
  const { authenticator } = await passkeys.add(person);
  const options = await passkeys.requestOptions();
  const credential = authenticator.get(options);
  const both = await Promise.all([passkeys.signIn(credential), passkeys.signIn(credential)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await passkeys.signIn(authenticator.get(options))).statusCode).toBe(400);
  const spoiled = await passkeys.requestOptions();
  await passkeys.signIn(authenticator.get(spoiled, { origin: 'https://sirkito.example' }));
  expect((await passkeys.signIn(authenticator.get(spoiled))).statusCode).toBe(400);
});

test('[SC-27] a challenge is bound to its purpose, account and five minutes', async () => {
  const person = await people.staff();
  const other = await people.shopper();
  const { authenticator } = await passkeys.add(person);
  const shopping = authenticator.get(await passkeys.requestOptions());
  expect((await passkeys.signIn(shopping, 'admin-passkey')).statusCode).toBe(400);
  const adding = await passkeys.creationOptions(person);
  expect(
    (
      await passkeys.signIn(
        authenticator.get({ ...(await passkeys.requestOptions()), challenge: adding.challenge }),
      )
    ).statusCode,
  ).toBe(400);
  const credential = createAuthenticator().create(await passkeys.creationOptions(person));
  expect(
    (await passkeys.ask(other, 'POST', ownPasskeys, { name: 'X', credential })).statusCode,
  ).toBe(400);
  const late = authenticator.get(await passkeys.requestOptions());
  await shop.asOwner(`update passkey_challenge set expires_at = expires_at - interval '5 minutes'`);
  expect((await passkeys.signIn(late)).statusCode).toBe(400);
});

test("[SC-27] refuses another account's user handle, an unknown passkey and a foreign signature", async () => {
  const [person, victim] = [await people.shopper(), await people.shopper()];
  const [mine, theirs] = [await passkeys.add(person), await passkeys.add(victim)];
  const userHandle = Buffer.from(victim.user.id).toString('base64url');
  const asVictim = mine.authenticator.get(await passkeys.requestOptions(), { userHandle });
  expect((await passkeys.signIn(asVictim)).statusCode).toBe(400);
  const forged = {
    ...mine.authenticator.get(await passkeys.requestOptions(), { userHandle }),
    ...theirs.authenticator.credential,
  };
  expect((await passkeys.signIn(forged)).statusCode).toBe(400);
  const unknown = createAuthenticator().get(await passkeys.requestOptions(), { userHandle });
  expect((await passkeys.signIn(unknown)).statusCode).toBe(400);
});

test('[SC-27] refuses a counter that goes back or stands still', async () => {
  const { authenticator } = await passkeys.add(await people.shopper());
  const use = async (counter: number) =>
    (await passkeys.signIn(authenticator.get(await passkeys.requestOptions(), { counter })))
      .statusCode;
  expect([await use(5), await use(4), await use(5), await use(6)]).toEqual([200, 400, 400, 200]);
  const { authenticator: uncounted } = await passkeys.add(await people.shopper());
  const useUncounted = async () =>
    (await passkeys.signIn(uncounted.get(await passkeys.requestOptions(), { counter: 0 })))
      .statusCode;
  expect([await useUncounted(), await useUncounted()]).toEqual([200, 200]);
});
