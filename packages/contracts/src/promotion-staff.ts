import {
  highestPercent,
  promotionCodeForm,
  promotionKinds,
  promotionScopes,
  promotionTargetLimit,
} from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { promotionStaffPaths } from './paths/promotion-staff.ts';

const limit = z.int().min(1).max(1_000_000).nullable();

const fields = {
  /** As shoppers read it in the cart and on the invoice. */
  name: z.string().trim().min(1, 'Please fill this in').max(60),
  /** Null where it counts by itself. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(promotionCodeForm, '3 to 24 letters, digits or dashes')
    .nullable(),
  kind: z.enum(promotionKinds),
  /** Whole percent, or pesos once an order. */
  value: z.number().positive('Give a figure above 0').max(1_000_000),
  scope: z.enum(promotionScopes),
  /** SKUs, brands or categories, by the scope; none where it is for everything. */
  targets: z.array(z.string().trim().min(1).max(60)).max(promotionTargetLimit),
  /** So much of what it is for has to be in the cart. */
  minimum: Pesos,
  startsAt: z.iso.datetime(),
  /** Null where it has no end. */
  endsAt: z.iso.datetime().nullable(),
  maxUses: limit,
  /** By one account. */
  maxEach: limit,
};

type Fields = z.output<z.ZodObject<typeof fields>>;

function checkTogether(given: Fields, ctx: z.RefinementCtx): void {
  const say = (field: keyof Fields, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message });
  if (given.kind === 'percent') {
    if (!Number.isInteger(given.value) || given.value > highestPercent) {
      say('value', `Whole percent, at most ${highestPercent}`);
    }
  } else {
    if (given.value < 1) say('value', 'One peso or more');
    if (!Pesos.safeParse(given.value).success) say('value', 'At most two decimals');
    if (given.minimum <= given.value) {
      say('minimum', 'More than is taken off, so that something is left to pay');
    }
  }
  if (given.scope !== 'all' && given.targets.length === 0) say('targets', 'Choose at least one');
  if (given.endsAt && Date.parse(given.endsAt) <= Date.parse(given.startsAt)) {
    say('endsAt', 'After the start');
  }
}

export const PromotionBody = z.object(fields).superRefine(checkTogether);
export type PromotionBody = z.output<typeof PromotionBody>;
export type PromotionDraft = z.input<typeof PromotionBody>;

/** With the version that was looked at. */
const PromotionEditBody = z.object({ ...fields, version: z.int() }).superRefine(checkTogether);
export type PromotionEdit = z.input<typeof PromotionEditBody>;

export const Promotion = z.object({
  ...fields,
  _id: z.uuid(),
  version: z.int(),
  used: z.int(),
  state: z.enum(['planned', 'running', 'over', 'used_up']),
});
export type Promotion = z.output<typeof Promotion>;

const PromotionReply = z.object({ success: z.literal(true), data: Promotion });
export type PromotionReply = z.output<typeof PromotionReply>;

const PromotionsQuery = z.object({
  /** The last promotion of the page before. */
  after: z.uuid().optional(),
});
export type PromotionsAddress = z.input<typeof PromotionsQuery>;

const PromotionsReply = z.object({
  success: z.literal(true),
  data: z.array(Promotion),
  next: z.uuid().nullable(),
});
export type PromotionsReply = z.output<typeof PromotionsReply>;

const PromotionId = z.object({ id: z.uuid() });
export type PromotionId = z.input<typeof PromotionId>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const bodyErrors = [...staffErrors, 'promotion.code_taken', 'promotion.target_unknown'] as const;

export const promotionStaffApi = {
  list: endpoint(promotionStaffPaths.list, {
    access: 'staff',
    summary: 'Promotions of every time, newest first',
    query: PromotionsQuery,
    reply: PromotionsReply,
    errors: staffErrors,
  }),
  view: endpoint(promotionStaffPaths.view, {
    access: 'staff',
    summary: 'One promotion and how often it was used',
    params: PromotionId,
    reply: PromotionReply,
    errors: [...staffErrors, 'promotion.not_found'],
  }),
  add: endpoint(promotionStaffPaths.add, {
    access: 'staff',
    summary: 'Take something off: percent or pesos, by itself or by code',
    body: PromotionBody,
    reply: PromotionReply,
    errors: bodyErrors,
  }),
  edit: endpoint(promotionStaffPaths.edit, {
    access: 'staff',
    summary: 'Change a promotion; orders that used it keep what they got',
    params: PromotionId,
    body: PromotionEditBody,
    reply: PromotionReply,
    errors: [
      ...bodyErrors,
      'promotion.not_found',
      'promotion.edited_meanwhile',
      'promotion.limit_below_used',
    ],
  }),
  end: endpoint(promotionStaffPaths.end, {
    access: 'staff',
    summary: 'End a promotion now',
    params: PromotionId,
    reply: PromotionReply,
    errors: [...staffErrors, 'promotion.not_found'],
  }),
};
