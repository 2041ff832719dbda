import type { FastifyInstance } from 'fastify';
import { beforeAll, expect } from 'vitest';
import { testShop } from '../test-shop.ts';
import { peopleOf, type SignedIn } from './people.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Status and error code of a reply. */
export const allowed = [200, undefined];
export const confirmationRequired = [403, 'auth.confirmation_required'];

/** Confirms passwords over HTTP and lets confirmations expire. */
export function confirmationsOf(shop: ReturnType<typeof testShop>, app: FastifyInstance) {
  const ask = ({ headers }: SignedIn, method: Method, url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  type Reply = Awaited<ReturnType<typeof ask>>;

  const outcome = (reply: Reply) => [reply.statusCode, reply.json<{ code?: string }>().code];

  /** Moves the confirmations of a staff member into the past. */
  const age = ({ user }: SignedIn, interval = '6 minutes') =>
    shop.asOwner('update session set confirmed_at = now() - $2::interval where account_id = $1', [
      user.id,
      interval,
    ]);

  const confirm = (person: SignedIn, payload: object = { password: person.password }) =>
    ask(person, 'POST', '/api/admin/me/confirmation', payload);

  /** Expects a call to be refused until the password is confirmed. */
  async function expectGuarded(staff: SignedIn, send: () => Promise<Reply>): Promise<void> {
    await age(staff);
    expect(outcome(await send())).toEqual(confirmationRequired);
    expect(outcome(await confirm(staff))).toEqual(allowed);
    expect(outcome(await send())).toEqual(allowed);
  }

  return { ask, outcome, age, confirm, expectGuarded };
}

/** Starts a shop with its API for the test file. Only `shop` can be used before the tests run. */
export function confirmationShop(settings: Parameters<ReturnType<typeof testShop>['app']>[0] = {}) {
  const shop = testShop();
  let app: FastifyInstance;
  let people: ReturnType<typeof peopleOf>;
  let confirmations: ReturnType<typeof confirmationsOf>;
  beforeAll(async () => {
    app = await shop.app(settings);
    people = peopleOf(shop, app);
    confirmations = confirmationsOf(shop, app);
  });
  return {
    shop,
    get app() {
      return app;
    },
    get people() {
      return people;
    },
    get confirmations() {
      return confirmations;
    },
  };
}
