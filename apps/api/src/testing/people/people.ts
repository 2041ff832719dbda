import { randomUUID } from 'node:crypto';
import type { User } from '@sirkito/contracts/accounts/schemas';
import type { FastifyInstance } from 'fastify';
import type { testShop } from '../test-shop.ts';

const password = 'correct horse battery';

export interface Person {
  email: string;
  password: string;
}

export interface SignedIn extends Person {
  user: User;
  token: string;
  /** Credentials for calls. */
  headers: Record<string, string>;
}

interface SignInOptions {
  asStaff?: boolean;
  staffRole?: string;
  /** Signs in like a browser, with a cookie. */
  inBrowser?: boolean;
}

/** Registers and signs people in over HTTP. */
export function peopleOf(shop: ReturnType<typeof testShop>, app: FastifyInstance) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });

  async function registerPerson(): Promise<Person> {
    const email = `${randomUUID()}@sirkito.test`;
    const form = { userName: 'Maria Santos', email, password, confirmPassword: password };
    const reply = await post('/api/auth/register', form);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return { email, password };
  }

  async function signIn(person: Person, options: SignInOptions = {}): Promise<SignedIn> {
    const { asStaff = false, inBrowser = false } = options;
    const reply = await post(asStaff ? '/api/auth/admin-login' : '/api/auth/login', person, {
      ...(inBrowser && { 'sec-fetch-site': 'same-origin' }),
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { token, user } = reply.json<{ token: string; user: User }>();
    const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0];
    const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
    return { ...person, user, token, headers };
  }

  return {
    registerPerson,
    signIn,
    shopper: async (options: SignInOptions = {}) => signIn(await registerPerson(), options),
    async staff(options: SignInOptions = {}): Promise<SignedIn> {
      const person = await registerPerson();
      await shop.asOwner(`update account set role = 'admin', staff_role = $2 where email = $1`, [
        person.email,
        options.staffRole ?? 'owner',
      ]);
      return signIn(person, { ...options, asStaff: true });
    },
  };
}
