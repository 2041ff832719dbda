import type { FastifyInstance } from 'fastify';
import { totpCode, totpStepAt } from '#api/modules/accounts/two-factor/totp.ts';
import type { testShop } from '../test-shop.ts';
import type { SignedIn } from './people.ts';

export const ownTwoFactor = '/api/admin/me/second-step';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a setup key. */
export function secretOf(key: string): Buffer {
  const bits = key
    .replaceAll(' ', '')
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of the current step, or of one `ahead` steps later. */
export const codeFor = (key: string, ahead = 0): string =>
  totpCode(secretOf(key), totpStepAt(new Date()) + ahead);

/** Sets up an authenticator app over HTTP. The current code can be used again. */
export async function turnOnTwoFactor(
  shop: ReturnType<typeof testShop>,
  app: FastifyInstance,
  { headers, password, user }: SignedIn,
): Promise<{ key: string; recovery: string[] }> {
  const call = { url: ownTwoFactor, headers };
  const setup = await app.inject({ ...call, method: 'POST', payload: { password } });
  const { key } = setup.json<{ data: { key: string } }>().data;
  const reply = await app.inject({ ...call, method: 'PUT', payload: { code: codeFor(key) } });
  await shop.asOwner('update two_factor set last_step = 0 where account_id = $1', [user.id]);
  return { key, recovery: reply.json<{ data: string[] }>().data };
}
