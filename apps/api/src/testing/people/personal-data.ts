import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { draftAddress } from './buyer.ts';
import { placePaidOrder } from '../data/paid-order.ts';
import type { SignedIn } from './people.ts';
import type { testShop } from '../test-shop.ts';

interface PersonalDataDeps {
  shop: ReturnType<typeof testShop>;
  app: FastifyInstance;
  /** Author of staff notes. */
  staffId: string;
}

/** Inserts a row for this person into every table with personal data. Needs `newLocalities` first. */
export async function insertPersonalData(
  person: SignedIn,
  { shop, app, staffId }: PersonalDataDeps,
): Promise<void> {
  const { user, headers } = person;
  const orderId = await placePaidOrder(person, { inject: (options) => app.inject(options), shop });
  const { rows } = await shop.asOwner('select product_id from order_line where order_id = $1', [
    orderId,
  ]);
  const productId = (rows as { product_id: string }[])[0]?.product_id;
  const address = { ...draftAddress(), street: 'Kalye ng Lihim 7', notes: 'Blue gate' };
  await app.inject({ method: 'POST', url: '/api/shop/address/add', headers, payload: address });
  await app.inject({
    method: 'POST',
    url: '/api/shop/cart/add',
    headers,
    payload: { productId, quantity: 3 },
  });
  const ids = Array.from({ length: 9 }, () => newUuid());
  const [review, question, ...more] = ids;
  const insert = (table: keyof DB, values: object) => {
    const { sql, parameters } = shop.db.insertInto(table).values(values).compile();
    return shop.asOwner(sql, [...parameters]);
  };
  let moments = Date.parse('2026-10-11T12:13:14.156Z');
  /** Returns a unique time, so that each row can be recognised in the export. */
  const at = () => new Date((moments += 61_001));
  const own = { account_id: user.id };
  await shop.asOwner(
    `update customer_order set notes = 'Ring at the blue gate', status = 'delivered' where id = $1`,
    [orderId],
  );
  await shop.asOwner(
    `update customer_order set cod_score = 15, cod_reasons = '{"unconfirmedEmail": 1}' where id = $1`,
    [orderId],
  );
  await insert('saved_line', { ...own, product_id: productId, quantity: 2, added_at: at() });
  await insert('payment_proof', {
    ...own,
    id: more[0],
    order_id: orderId,
    picture: randomBytes(40),
    created_at: at(),
  });
  await insert('saved_build', {
    ...own,
    id: more[1],
    name: 'PC para kay Lola',
    parts: [productId],
    updated_at: at(),
  });
  await insert('order_note', {
    ...own,
    id: more[2],
    order_id: orderId,
    author_id: staffId,
    at: at(),
    text: 'Called her about the colour',
  });
  await insert('invoice_buyer', {
    ...own,
    order_id: orderId,
    name: 'Santos Trading',
    tin: '123-456-789-00000',
  });
  await insert('contact_message', {
    ...own,
    id: more[3],
    name: 'Maria S',
    email: person.email,
    topic: 'order',
    order_number: 'SK-100999',
    message: 'Where is my order now?',
    sent_at: at(),
  });
  await insert('review', {
    ...own,
    id: review,
    product_id: productId,
    order_id: orderId,
    rating: 4,
    body: 'Cool and quiet',
    created_at: at(),
  });
  const about = { ...own, review_id: review };
  await insert('review_version', {
    ...about,
    id: more[4],
    rating: 3,
    body: 'Cool at first',
    written_at: at(),
  });
  await insert('review_photo', {
    ...about,
    id: more[5],
    file: 'photo-of-maria',
    width: 640,
    height: 480,
  });
  await insert('review_helpful', about);
  await insert('review_report', {
    ...about,
    reason: 'spam',
    note: 'Seen before',
    reported_at: at(),
  });
  await insert('product_question', {
    ...own,
    id: question,
    product_id: productId,
    body: 'Does it fit a small case?',
    asked_at: at(),
  });
  await insert('product_answer', {
    ...own,
    id: more[6],
    question_id: question,
    answered_by: 'buyer',
    body: 'It did in mine',
    answered_at: at(),
  });
  await insert('review_request', {
    ...own,
    order_id: orderId,
    opt_out_token: newUuid(),
    requested_at: at(),
  });
  await insert('review_request_opt_out', { ...own, stopped_at: at() });
  await insert('customer_note', {
    ...own,
    id: newUuid(),
    author_id: staffId,
    at: at(),
    text: 'Prefers to be called in the evening',
  });
  await insert('one_time_token', {
    ...own,
    hash: randomBytes(32),
    purpose: 'verify_email',
    expires_at: at(),
  });
  await insert('passkey', {
    ...own,
    id: newUuid(),
    credential_id: randomBytes(32),
    public_key: randomBytes(77),
    sign_count: 3,
    transports: ['internal'],
    name: 'Telepono ni Maria',
    created_at: at(),
    last_used_at: at(),
  });
  await insert('passkey_challenge', {
    ...own,
    hash: randomBytes(32),
    purpose: 'add',
    expires_at: at(),
  });
  await insert('staff_invitation', {
    ...own,
    staff_role: 'support',
    by_operator: true,
    expires_at: at(),
  });
  await insert('two_factor_grace', { ...own, starts_at: at() });
  await insert('two_factor', { ...own, sealed_secret: randomBytes(40), created_at: at() });
  await insert('recovery_code', { ...own, hash: randomBytes(32) });
  await insert('saved_view', {
    ...own,
    id: newUuid(),
    page: 'orders',
    name: 'Mine to pack',
    query: '?status=confirmed',
    created_at: at(),
  });
}
