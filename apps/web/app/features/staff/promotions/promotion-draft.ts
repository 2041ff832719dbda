import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotion-staff';
import { momentOf, toShopClock } from '../shop-clock.ts';
import { typedNumber } from '../typed-number.ts';
import type { Draft } from '../use-draft.ts';

export const newDraft = (now: Date): Draft => ({
  name: '',
  code: '',
  kind: 'percent',
  value: '',
  scope: 'all',
  targets: '',
  minimum: '',
  startsAt: toShopClock(now.toISOString()).slice(0, 16),
  endsAt: '',
  maxUses: '',
  maxEach: '',
});

export const draftOf = (promotion: Promotion): Draft => ({
  name: promotion.name,
  code: promotion.code ?? '',
  kind: promotion.kind,
  value: String(promotion.value),
  scope: promotion.scope,
  targets: promotion.targets.join('\n'),
  minimum: promotion.minimum > 0 ? String(promotion.minimum) : '',
  startsAt: toShopClock(promotion.startsAt),
  endsAt: toShopClock(promotion.endsAt),
  maxUses: promotion.maxUses === null ? '' : String(promotion.maxUses),
  maxEach: promotion.maxEach === null ? '' : String(promotion.maxEach),
});

/** What is sent. An empty box is no code, no end, no limit. */
export function bodyOf(draft: Draft): PromotionDraft {
  const text = (name: string) => draft[name]?.trim() ?? '';
  const amount = (name: string) => typedNumber(text(name));
  const limit = (name: string) => (text(name) === '' ? null : amount(name));
  return {
    name: text('name'),
    code: text('code') || null,
    kind: text('kind') as Promotion['kind'],
    value: amount('value'),
    scope: text('scope') as Promotion['scope'],
    targets: text('scope') === 'all' ? [] : targetsIn(draft),
    minimum: amount('minimum'),
    startsAt: momentOf(text('startsAt')) ?? '',
    endsAt: momentOf(text('endsAt')),
    maxUses: limit('maxUses'),
    maxEach: limit('maxEach'),
  };
}

/** Typed or pasted: by line, comma or space. */
export const targetsIn = (draft: Draft): string[] =>
  (draft['targets'] ?? '').split(/[\s,;]+/).filter(Boolean);
