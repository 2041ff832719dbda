import {
  maxPromotionPercent,
  promotionCodePattern,
  promotionKinds,
  promotionScopes,
  maxPromotionTargets,
} from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from '../money.ts';
import { ConfirmPrice } from '../products/body.ts';

const limit = z.int().min(1).max(1_000_000).nullable();

const fields = {
  /** Shown in the cart and on invoices. */
  name: z.string().trim().min(1, 'Enter a name').max(60),
  /** Null if applied automatically. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(promotionCodePattern, 'Use 3 to 24 letters, numbers or dashes')
    .nullable(),
  kind: z.enum(promotionKinds),
  /** Whole percent, or pesos off the order. */
  value: z.number().positive('Must be more than 0').max(1_000_000),
  scope: z.enum(promotionScopes),
  /** SKUs, brands or categories, by scope; empty for `all`. */
  targets: z.array(z.string().trim().min(1).max(60)).max(maxPromotionTargets),
  /** Minimum spend on eligible items. */
  minimum: Pesos,
  startsAt: z.iso.datetime(),
  /** Null if open-ended. */
  endsAt: z.iso.datetime().nullable(),
  maxRedemptions: limit,
  /** Per account. */
  maxPerCustomer: limit,
};

type Fields = z.output<z.ZodObject<typeof fields>>;

function checkConsistency(input: Fields, ctx: z.RefinementCtx): void {
  const addIssue = (field: keyof Fields, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message });
  if (input.kind === 'percent') {
    if (!Number.isInteger(input.value) || input.value > maxPromotionPercent) {
      addIssue('value', `Enter a whole percentage up to ${maxPromotionPercent}`);
    }
  } else {
    if (input.value < 1) addIssue('value', 'Must be ₱1 or more');
    if (!Pesos.safeParse(input.value).success) addIssue('value', 'Use 2 decimal places or fewer');
    if (input.minimum <= input.value) {
      addIssue('minimum', 'Must be higher than the discount');
    }
  }
  if (input.scope !== 'all' && input.targets.length === 0) {
    addIssue('targets', 'Choose at least one');
  }
  if (input.endsAt && Date.parse(input.endsAt) <= Date.parse(input.startsAt)) {
    addIssue('endsAt', 'Must be after the start');
  }
}

export const PromotionBody = z
  .object({ ...fields, confirmPrice: ConfirmPrice })
  .superRefine(checkConsistency);
export type PromotionBody = z.output<typeof PromotionBody>;
export type PromotionDraft = z.input<typeof PromotionBody>;

/** Includes the version the edit is based on. */
export const PromotionEditBody = z
  .object({ ...fields, version: z.int(), confirmPrice: ConfirmPrice })
  .superRefine(checkConsistency);
export type PromotionEdit = z.input<typeof PromotionEditBody>;

export const Promotion = z.object({
  ...fields,
  _id: z.uuid(),
  version: z.int(),
  redemptions: z.int(),
  state: z.enum(['planned', 'running', 'over', 'used_up']),
});
export type Promotion = z.output<typeof Promotion>;

export const PromotionReply = z.object({ success: z.literal(true), data: Promotion });
export type PromotionReply = z.output<typeof PromotionReply>;

export const PromotionsQuery = z.object({
  /** Id of the last promotion on the previous page. */
  after: z.uuid().optional(),
});
export type PromotionsQueryInput = z.input<typeof PromotionsQuery>;

export const PromotionsReply = z.object({
  success: z.literal(true),
  data: z.array(Promotion),
  next: z.uuid().nullable(),
});
export type PromotionsReply = z.output<typeof PromotionsReply>;

export const PromotionId = z.object({ id: z.uuid() });
export type PromotionId = z.input<typeof PromotionId>;
