import fc from 'fast-check';
import type { Operation } from '../document/operations.ts';
import type { Suggest } from '../requests/schema-values.ts';
import type { Kind, KnownValues } from './known-values.ts';
import { password } from './people.ts';

const kindOfField: Readonly<Record<string, Kind>> = {
  productId: 'product',
  orderId: 'order',
  addressId: 'address',
  reviewId: 'review',
  questionId: 'question',
  answerId: 'answer',
  photoId: 'photo',
  proofId: 'proof',
  userId: 'account',
  psgcCode: 'barangay',
  parent: 'locality',
  parts: 'product',
  fits: 'product',
  category: 'category',
  brand: 'brand',
  brands: 'brand',
  sku: 'sku',
  images: 'picture',
  picture: 'picture',
  file: 'picture',
  targets: 'category',
  key: 'optOut',
};

/** What `id` and `ids` name, by the path. */
const kindOfPath: readonly [RegExp, Kind][] = [
  [/\/(?:staff|customers)\b/, 'account'],
  [/\/banners\b/, 'banner'],
  [/\/promotions\b/, 'promotion'],
  [/\/messages\b/, 'message'],
  [/\/imports\b/, 'import'],
  [/\/views\b/, 'view'],
  [/\/sessions\b/, 'session'],
  [/\/builds\/mine\b/, 'build'],
  [/\/orders\b/, 'order'],
  [/\/(?:products|inventory|builds)\b/, 'product'],
];

const passwords = new Set(['password', 'currentPassword', 'newPassword', 'confirmPassword']);

interface Caller {
  /** The account of the request that is being made. */
  account: string | undefined;
}

/** Prefers values that exist, so that requests get past the first check. */
export function suggestFor(
  { path }: Operation,
  known: KnownValues,
  { caller, emails }: { caller: Caller; emails: () => string[] },
): Suggest {
  const existing = (kind: Kind) =>
    fc.nat(100_000).map((nth) => known.pick(kind, caller.account, nth) ?? crypto.randomUUID());
  return (field, { type, format, enum: choices }) => {
    if (choices) return undefined;
    if (passwords.has(field)) return fc.constant(password);
    if (field === 'phone') return fc.constantFrom('+639175550123', '0917 555 0124');
    if (field === 'email') {
      return fc.nat(200).map((nth) => emails()[nth] ?? `fuzz-${nth}@sirkito.test`);
    }
    if (field === 'version') return fc.integer({ min: 1, max: 4 });
    if (field === 'code' && path.includes('/cart/')) return existing('promotionCode');
    const kind =
      field === 'id' || field === 'ids'
        ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
        : kindOfField[field];
    if (!kind || type !== 'string') return undefined;
    const isList = ['ids', 'parts', 'fits', 'brands'].includes(field) && format !== 'uuid';
    return isList
      ? fc.array(existing(kind), { minLength: 1, maxLength: 5 }).map((ids) => ids.join(','))
      : existing(kind);
  };
}
