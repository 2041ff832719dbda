import { randomUUID } from 'node:crypto';
import type { User } from '@sirkito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import type { testShop } from './test-shop.ts';

const password = 'correct horse battery';

export interface Person {
  email: string;
  password: string;
}

export interface SignedIn extends Person {
  user: User;
  token: string;
  /** What a call carries to be theirs. */
  headers: Record<string, string>;
}

interface Manner {
  asStaff?: boolean;
  /** What a member of staff is made. */
  staffRole?: string;
  /** Signs in as a browser does and holds the cookie. */
  inBrowser?: boolean;
}

/** People who come through the front door: registered and signed in by HTTP. */
export function peopleOf(shop: ReturnType<typeof testShop>, app: FastifyInstance) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });

  async function newcomer(): Promise<Person> {
    const email = `${randomUUID()}@sirkito.test`;
    const form = { userName: 'Maria Santos', email, password, confirmPassword: password };
    const reply = await post('/api/auth/register', form);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return { email, password };
  }

  async function signIn(person: Person, manner: Manner = {}): Promise<SignedIn> {
    const { asStaff = false, inBrowser = false } = manner;
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
    newcomer,
    signIn,
    shopper: async (manner: Manner = {}) => signIn(await newcomer(), manner),
    async staff(manner: Manner = {}): Promise<SignedIn> {
      const person = await newcomer();
      await shop.asOwner(`update account set role = 'admin', staff_role = $2 where email = $1`, [
        person.email,
        manner.staffRole ?? 'owner',
      ]);
      return signIn(person, { ...manner, asStaff: true });
    },
  };
}
