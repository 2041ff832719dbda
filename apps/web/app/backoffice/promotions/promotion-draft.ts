import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotions/staff-schemas';
import { parseShopTime, toShopTime } from '../shared/shop-clock.ts';
import { parseNumber } from '../shared/parse-number.ts';
import type { Draft } from '../shared/use-draft.ts';

export const newDraft = (now: Date): Draft => ({
  name: '',
  code: '',
  kind: 'percent',
  value: '',
  scope: 'all',
  targets: '',
  minimum: '',
  startsAt: toShopTime(now.toISOString()).slice(0, 16),
  endsAt: '',
  maxRedemptions: '',
  maxPerCustomer: '',
});

export const draftOf = (promotion: Promotion): Draft => ({
  name: promotion.name,
  code: promotion.code ?? '',
  kind: promotion.kind,
  value: String(promotion.value),
  scope: promotion.scope,
  targets: promotion.targets.join('\n'),
  minimum: promotion.minimum > 0 ? String(promotion.minimum) : '',
  startsAt: toShopTime(promotion.startsAt),
  endsAt: toShopTime(promotion.endsAt),
  maxRedemptions: promotion.maxRedemptions === null ? '' : String(promotion.maxRedemptions),
  maxPerCustomer: promotion.maxPerCustomer === null ? '' : String(promotion.maxPerCustomer),
});

/** Converts the draft to a request body. Empty fields mean no code, end or limit. */
export function bodyOf(draft: Draft): PromotionDraft {
  const text = (name: string) => draft[name]?.trim() ?? '';
  const amount = (name: string) => parseNumber(text(name));
  const limit = (name: string) => (text(name) === '' ? null : amount(name));
  return {
    name: text('name'),
    code: text('code') || null,
    kind: text('kind') as Promotion['kind'],
    value: amount('value'),
    scope: text('scope') as Promotion['scope'],
    targets: text('scope') === 'all' ? [] : parseTargets(draft),
    minimum: amount('minimum'),
    startsAt: parseShopTime(text('startsAt')) ?? '',
    endsAt: parseShopTime(text('endsAt')),
    maxRedemptions: limit('maxRedemptions'),
    maxPerCustomer: limit('maxPerCustomer'),
  };
}

/** Splits targets by line, comma or space. */
export const parseTargets = (draft: Draft): string[] =>
  (draft['targets'] ?? '').split(/[\s,;]+/).filter(Boolean);
