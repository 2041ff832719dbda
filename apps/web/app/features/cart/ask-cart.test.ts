import type { CartReply } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { expect, test } from 'vitest';
import { askCart } from './ask-cart.ts';
import { emptyCart } from './cart.queries.ts';

const fallback = 'Failed to update cart quantity';
const reply = (body: object) => Promise.resolve(body as CartReply);
const refusal = (cause: unknown, code: 'cart.sold_out' | 'server.unavailable' | 'auth.required') =>
  Promise.reject(new AppError(code, {}, { cause }));

test('a reply that reports success gives its cart', async () => {
  const good = reply({ success: true, message: '', data: emptyCart });
  await expect(askCart(good, fallback)).resolves.toBe(emptyCart);
});

test('[ER-02] a call that does not report success fails with the server’s words, else with ours', async () => {
  const inOurs = { message: fallback, said: undefined, isAnswered: true };
  await expect(askCart(reply({ success: false }), fallback)).rejects.toMatchObject(inOurs);
  await expect(askCart(reply({}), fallback)).rejects.toMatchObject(inOurs);
  const inTheirs = { message: 'Not now', said: 'Not now', isAnswered: true };
  const said = reply({ success: false, message: 'Not now' });
  await expect(askCart(said, fallback)).rejects.toMatchObject(inTheirs);
  await expect(
    askCart(refusal({ success: false }, 'cart.sold_out'), fallback),
  ).rejects.toMatchObject({ message: 'This product is out of stock', isAnswered: true });
  const wordless = refusal(new Error('502 from somewhere'), 'server.unavailable');
  await expect(askCart(wordless, fallback)).rejects.toMatchObject(inOurs);
  const lost = refusal(new TypeError('Failed to fetch'), 'server.unavailable');
  await expect(askCart(lost, fallback)).rejects.toMatchObject({
    message: fallback,
    said: undefined,
    isAnswered: false,
    why: 'The shop cannot answer right now. Please try again in a moment',
  });
});

test('no answer is not a refusal, and the end of a session is told apart', async () => {
  const lost = refusal(new TypeError('Failed to fetch'), 'server.unavailable');
  await expect(askCart(lost, fallback)).rejects.toMatchObject({ isAnswered: false });
  const half = refusal(new SyntaxError('Unexpected end of JSON input'), 'server.unavailable');
  await expect(askCart(half, fallback)).rejects.toMatchObject({ isAnswered: false });
  const ended = refusal({ success: false }, 'auth.required');
  await expect(askCart(ended, fallback)).rejects.toMatchObject({ isSignedOut: true });
});
