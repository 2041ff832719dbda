import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@sirkito/commerce';
import { query } from '@sirkito/e2e/stack/database';

export type Role = 'guest' | 'shopper' | 'other shopper' | StaffRole;

interface Person {
  email: string;
  accountId: string;
  headers: Record<string, string>;
}

/** Everyone who sends requests. */
export interface People {
  headersOf: (
    role: Role,
    session: 'own' | 'none' | 'expired' | 'garbage',
  ) => Record<string, string>;
  /** Undefined for guests. */
  accountOf: (role: Role) => string | undefined;
  emails: () => string[];
  /** Signs in again, as a new person if the old one can't. Does nothing if the session has changed. */
  renew: (role: Role, headers: Record<string, string>) => Promise<void>;
  renewals: () => number;
}

export const password = 'correct horse battery';
const signedIn: readonly Role[] = [
  'shopper',
  'other shopper',
  'owner',
  'catalogue',
  'orders',
  'support',
];
const isShopper = (role: Role) => role === 'shopper' || role === 'other shopper';

interface ShopAccess {
  url: string;
  databaseUrl: string;
  /** Sent with every request. */
  headers: Record<string, string>;
}

/** Registers people for every role and signs them in. */
export async function registerPeople(shop: ShopAccess): Promise<People> {
  const people = new Map<Role, Person>();
  const renewing = new Map<Role, Promise<void>>();
  let renewals = 0;
  for (const role of signedIn) people.set(role, await newPerson(shop, role));
  const expired = await newPerson(shop, 'shopper');
  await query(shop.databaseUrl, 'update session set expires_at = now() where account_id = $1', [
    expired.accountId,
  ]);

  const replace = async (role: Role, { email }: Person) => {
    renewals += 1;
    const again = await signIn(shop, role, email);
    people.set(role, again ?? (await newPerson(shop, role)));
  };
  return {
    headersOf: (role, session) => {
      if (session === 'none') return {};
      if (session === 'expired') return expired.headers;
      if (session === 'garbage') return { authorization: 'Bearer \u00ff garbage' };
      return people.get(role)?.headers ?? {};
    },
    accountOf: (role) => people.get(role)?.accountId,
    emails: () => [...people.values()].map(({ email }) => email),
    async renew(role, headers) {
      const person = people.get(role);
      if (!person || person.headers !== headers) return;
      const begun = renewing.get(role) ?? replace(role, person);
      renewing.set(role, begun);
      await begun.finally(() => renewing.delete(role));
    },
    renewals: () => renewals,
  };
}

async function newPerson(shop: ShopAccess, role: Role): Promise<Person> {
  const email = `${randomUUID()}@sirkito.test`;
  const form = { userName: 'Maria Santos', email, password, confirmPassword: password };
  const registered = await post(shop, '/api/auth/register', form);
  if (!registered.ok) throw new Error(`register: ${await registered.text()}`);
  await query(
    shop.databaseUrl,
    `update account set email_verified_at = now(), role = $2, staff_role = $3 where email = $1`,
    [email, isShopper(role) ? 'user' : 'admin', isShopper(role) ? null : role],
  );
  if (isShopper(role)) await query(shop.databaseUrl, giveOrders, [email]);
  const person = await signIn(shop, role, email);
  if (!person) throw new Error(`the new ${role} can't sign in`);
  return person;
}

/** Orders of the demo shop in every status, so that there is something of one's own. */
const giveOrders = `
  update customer_order set account_id = (select id from account where email = $1)
  where id in (
    select id from (
      select id, row_number() over (partition by status order by id desc) as nth
      from customer_order where is_sample
        and (account_id is null or account_id not in
          (select id from account where email ~ '^[0-9a-f-]{36}@sirkito.test$'))
    ) as sample where nth <= 5)`;

async function signIn(shop: ShopAccess, role: Role, email: string): Promise<Person | undefined> {
  const path = isShopper(role) ? '/api/auth/login' : '/api/auth/admin-login';
  const reply = await post(shop, path, { email, password });
  if (!reply.ok) return undefined;
  // Both sign-ins answer with a token and the user.
  const { token, user } = (await reply.json()) as { token: string; user: { id: string } };
  return { email, accountId: user.id, headers: { authorization: `Bearer ${token}` } };
}

const post = ({ url, headers }: ShopAccess, path: string, body: object): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
