import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotions/staff-schemas';
import { parseShopTime, toShopTime } from '../shared/shop-clock.ts';
import { parseNumber } from '../shared/forms/parse-number.ts';

/** The promotion form: every field as text, targets one per line. */
export interface PromotionFields {
  name: string;
  code: string;
  kind: Promotion['kind'];
  value: string;
  scope: Promotion['scope'];
  targets: string;
  minimum: string;
  startsAt: string;
  endsAt: string;
  maxRedemptions: string;
  maxPerCustomer: string;
}

export const newDraft = (now: Date): PromotionFields => ({
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

export const draftOf = (promotion: Promotion): PromotionFields => ({
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

/** Converts the fields to a request body. Empty fields mean no code, end or limit. */
export function bodyOf(fields: PromotionFields): PromotionDraft {
  const amount = (typed: string) => parseNumber(typed.trim());
  const limit = (typed: string) => (typed.trim() === '' ? null : amount(typed));
  return {
    name: fields.name.trim(),
    code: fields.code.trim() || null,
    kind: fields.kind,
    value: amount(fields.value),
    scope: fields.scope,
    targets: fields.scope === 'all' ? [] : parseTargets(fields.targets),
    minimum: amount(fields.minimum),
    startsAt: parseShopTime(fields.startsAt) ?? '',
    endsAt: parseShopTime(fields.endsAt),
    maxRedemptions: limit(fields.maxRedemptions),
    maxPerCustomer: limit(fields.maxPerCustomer),
  };
}

/** Splits targets by line, comma or space. */
export const parseTargets = (targets: string): string[] => targets.split(/[\s,;]+/).filter(Boolean);
