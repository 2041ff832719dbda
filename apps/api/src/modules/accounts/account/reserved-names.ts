import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findShopName } from './accounts.queries.ts';

/** Letters that look alike, the Latin one first; the others are digits, signs, Cyrillic or Greek. */
const lookAlikes = new Map(
  'il1!|ıіӏι o0оο e3еε a4@аα s5$ѕ t7тτ kкκ rг pрρ cс hн mм uυ fƒ'
    .split(' ')
    .flatMap((letters) => letters.split('').map((letter) => [letter, letters.charAt(0)] as const)),
);

const staffWords = 'store shop admin administrator staff support official team'.split(' ');

/** Shorter shop names are parts of too many other names. */
const minPartLength = 5;

/** Reduces a name to what a reader sees: without case, accents, look-alikes, spaces and punctuation. */
const look = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/./gsu, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');

const looks = staffWords.map(look);
const onlyStaffWords = new RegExp(`^(?:${looks.join('|')})+$`);

/** Rejects names that customers would take for the shop's or its staff's. */
export async function requireFreeName(read: Reader, userName: string): Promise<void> {
  const shopName = (await findShopName(read)) ?? '';
  if (isReservedName(userName, shopName)) throw new AppError('accounts.name_reserved');
}

/** Whether a name looks like the shop's or its staff's. Readers see the first word and an initial. */
export function isReservedName(userName: string, shopName: string): boolean {
  const whole = look(userName);
  const words = userName
    .split(/[\s\p{P}]+/u)
    .map(look)
    .filter(Boolean);
  const isShops = ['sirkito', shopName]
    .map(look)
    .some((shop) =>
      shop.length >= minPartLength
        ? whole.includes(shop)
        : shop !== '' && (whole === shop || words.includes(shop)),
    );
  return isShops || looks.includes(words[0] ?? '') || onlyStaffWords.test(whole);
}
