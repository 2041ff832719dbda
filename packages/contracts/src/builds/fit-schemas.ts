import { z } from 'zod';
import { BuildPart, partIds, SlotIds } from './schemas.ts';
import { ProductCard } from '../catalog/listing-schemas.ts';
import { Pesos } from '../money.ts';

export const FitsQuery = z.object({
  /** The parts chosen so far. */
  parts: partIds,
  /** The products to check. */
  ids: partIds,
});
export type FitsQuery = z.output<typeof FitsQuery>;
export type FitsQueryInput = z.input<typeof FitsQuery>;

export const FitsReply = z.object({
  success: z.literal(true),
  /** Verdicts by id; without products that no rule compares with the build. */
  data: z.record(z.string(), z.enum(['ok', 'info', 'warn', 'error', 'unknown'])),
});
export type FitsReply = z.output<typeof FitsReply>;

export const FixesQuery = z.object({ parts: partIds });
export type FixesQueryInput = z.input<typeof FixesQuery>;

/** A change that fixes a conflict without making anything worse. */
const SuggestedFix = z.object({
  slot: z.enum(SlotIds),
  /** The part to replace; null to add one. */
  out: z.string().nullable(),
  /** The new part, in the quantity of the old one. */
  part: BuildPart,
  quantity: z.int(),
  /** Sentences of the findings this fixes. */
  fixes: z.array(z.string()),
});
export type SuggestedFix = z.output<typeof SuggestedFix>;

export const FixesReply = z.object({ success: z.literal(true), data: z.array(SuggestedFix) });
export type FixesReply = z.output<typeof FixesReply>;

export const UpgradesQuery = z.object({
  /** Parts the customer owns; some may be discontinued. */
  parts: partIds,
  /** The slot to upgrade. */
  slot: z.enum(SlotIds),
});
export type UpgradesQuery = z.output<typeof UpgradesQuery>;
export type UpgradesQueryInput = z.input<typeof UpgradesQuery>;

const FindingSummary = z.object({
  verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
  sentence: z.string(),
  compared: z.string(),
});

const Upgrade = z.object({
  part: ProductCard,
  /** Warnings that the changes below do not fix. */
  findings: z.array(FindingSummary),
  /** Number of unverified rules. */
  unknown: z.int(),
  /** Other changes this upgrade requires. */
  also: z.array(
    z.object({
      /** The part to replace; null to add one. */
      out: z.string().nullable(),
      reason: z.string(),
      part: ProductCard,
    }),
  ),
  /** Price of all changes, in pesos. */
  total: Pesos,
});
export type Upgrade = z.output<typeof Upgrade>;

export const UpgradesReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** The owned parts the shop knows, in request order. */
    have: z.array(ProductCard),
    /** Conflicts between the owned parts. */
    findings: z.array(FindingSummary),
    /** Says which owned board or power supply takes nothing better in this slot. */
    roadEnds: z.array(z.string()),
    /** Fewest other changes first, then cheapest. */
    upgrades: z.array(Upgrade),
  }),
});
export type UpgradesReply = z.output<typeof UpgradesReply>;

export const CompatibleProductsQuery = z.object({ id: z.uuid() });
export type CompatibleProductsQueryInput = z.input<typeof CompatibleProductsQuery>;

export const CompatibleProductsReply = z.object({
  success: z.literal(true),
  /** Parts that fit the product and each other. */
  data: z.array(ProductCard),
  /** What several buyers ordered with it. */
  boughtTogether: z.array(ProductCard),
});
export type CompatibleProductsReply = z.output<typeof CompatibleProductsReply>;
