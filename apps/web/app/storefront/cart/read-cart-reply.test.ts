import type { CartReply } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { expect, test } from 'vitest';
import { readCartReply } from './read-cart-reply.ts';
import { emptyCart } from './cart.queries.ts';

const fallback = 'Failed to update cart quantity';
const reply = (body: object) => Promise.resolve(body as CartReply);
const rejected = (cause: unknown, code: 'cart.sold_out' | 'server.unavailable' | 'auth.required') =>
  Promise.reject(new AppError(code, {}, { cause }));

test('returns the cart of a successful reply', async () => {
  const good = reply({ success: true, message: '', data: emptyCart });
  await expect(readCartReply(good, fallback)).resolves.toBe(emptyCart);
});

test('[ER-02] rejects an unsuccessful call with the server’s message, or a default', async () => {
  const inOurs = { message: fallback, serverMessage: undefined, hasResponse: true };
  await expect(readCartReply(reply({ success: false }), fallback)).rejects.toMatchObject(inOurs);
  await expect(readCartReply(reply({}), fallback)).rejects.toMatchObject(inOurs);
  const inTheirs = { message: 'Not now', serverMessage: 'Not now', hasResponse: true };
  const serverMessage = reply({ success: false, message: 'Not now' });
  await expect(readCartReply(serverMessage, fallback)).rejects.toMatchObject(inTheirs);
  await expect(
    readCartReply(rejected({ success: false }, 'cart.sold_out'), fallback),
  ).rejects.toMatchObject({ message: 'This product is out of stock', hasResponse: true });
  const badGateway = rejected(new Error('502 from somewhere'), 'server.unavailable');
  await expect(readCartReply(badGateway, fallback)).rejects.toMatchObject(inOurs);
  const lost = rejected(new TypeError('Failed to fetch'), 'server.unavailable');
  await expect(readCartReply(lost, fallback)).rejects.toMatchObject({
    message: fallback,
    serverMessage: undefined,
    hasResponse: false,
    reason: "We can't reach the shop right now. Please try again in a moment",
  });
});

test('distinguishes missing replies and expired sessions from errors', async () => {
  const lost = rejected(new TypeError('Failed to fetch'), 'server.unavailable');
  await expect(readCartReply(lost, fallback)).rejects.toMatchObject({ hasResponse: false });
  const half = rejected(new SyntaxError('Unexpected end of JSON input'), 'server.unavailable');
  await expect(readCartReply(half, fallback)).rejects.toMatchObject({ hasResponse: false });
  const ended = rejected({ success: false }, 'auth.required');
  await expect(readCartReply(ended, fallback)).rejects.toMatchObject({ isSignedOut: true });
});
