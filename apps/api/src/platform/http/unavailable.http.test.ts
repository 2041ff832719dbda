import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const paymongo = testPaymongo();
let app: FastifyInstance;
let shopper: SignedIn;
let addressId: string;

beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app(paymongo.settings());
  shopper = await peopleOf(shop, app).shopper();
  const productId = await newProduct(shop, { stock: 5 });
  await post('/api/shop/cart/add', { productId, quantity: 1 });
  const address = await post('/api/shop/address/add', draftAddress());
  addressId = address.json<{ data: { _id: string } }>().data._id;
  // Every query of the app role on these tables, and every new order, fails with the code in `fault`.
  await shop.asOwner(`
    create table fault (code text);
    grant select on fault to sirkito_app;
    create function fail() returns boolean language plpgsql as $$
      declare found_code text;
      begin
        select code into found_code from fault;
        if found_code is not null then raise 'a fault of this test' using errcode = found_code; end if;
        return true;
      end $$;
    alter table account enable row level security;
    alter table session enable row level security;
    alter table session_token enable row level security;
    alter table payment_event enable row level security;
    create policy fault on account using (fail());
    create policy fault on session using (fail());
    create policy fault on session_token using (fail());
    create policy fault on payment_event using (fail());
    create function fail_insert() returns trigger language plpgsql as $$
      begin perform fail(); return new; end $$;
    create trigger fault before insert on customer_order
      for each row execute function fail_insert();`);
});

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: shopper.headers });

async function withFault<T>(code: string, work: () => Promise<T>): Promise<T> {
  await shop.asOwner('insert into fault values ($1)', [code]);
  try {
    return await work();
  } finally {
    await shop.asOwner('delete from fault');
  }
}

/** Signs in first: sessions are cached for a second, so each check needs its own. */
async function checkSession(code: string) {
  const { headers } = await peopleOf(shop, app).signIn(shopper);
  return withFault(code, () => app.inject({ url: '/api/auth/check-auth', headers }));
}

const tryLater = `08000 08003 08006 08001 08004 08007 08P01 25006 25P03 25P04 28000 28P01 3D000
  40000 40001 40002 40003 40P01 53000 53100 53200 53300 53400 55006 55P03
  57000 57014 57P01 57P02 57P03 57P04 57P05 58000 58030 58P01 58P02`;

test.each(tryLater.split(/\s+/))(
  '[AV-12] answers 503 with retry-after to database error %s, never 401 or 500',
  async (code) => {
    const reply = await checkSession(code);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ success: false, code: 'server.unavailable' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test.each(['22012', '23514', '42703', 'XX000', 'XX001', 'P0001'])(
  'answers 500 to database error %s, which a retry would repeat',
  async (code) => {
    expect((await checkSession(code)).statusCode).toBe(500);
  },
);

test('[AV-12] a full database disk gives 503 at sign-in, sign-up, checkout and to the payment provider, and none of them is lost', async () => {
  const paid = paymongo.message('payment.failed', { id: 'pay_1', attributes: {} });
  const { email, password } = shopper;
  const newcomer = { userName: 'Ana', email: 'ana@sirkito.test', password };
  const calls = [
    () => post('/api/auth/register', { ...newcomer, confirmPassword: password }),
    () => post('/api/shop/orders', { addressId, paymentMethod: 'cod' }),
    () =>
      app.inject({
        method: 'POST',
        url: '/api/payments/paymongo',
        headers: { 'content-type': 'application/json', 'paymongo-signature': paid.signature },
        payload: paid.raw,
      }),
    // Last, because it ends the session.
    () => post('/api/auth/login', { email, password }),
  ];
  for (const call of calls) {
    const reply = await withFault('53100', call);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
      503,
      'server.unavailable',
    ]);
    expect((await call()).statusCode).toBe(200);
  }
});
