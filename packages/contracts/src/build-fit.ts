import { z } from 'zod';
import { BuildPart, partIds, SlotIds } from './builds.ts';
import { ProductCard } from './catalog-listing.ts';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { buildFitPaths } from './paths/build-fit.ts';

const FitsQuery = z.object({
  /** The parts chosen so far. */
  parts: partIds,
  /** What is looked at. */
  ids: partIds,
});
export type FitsQuery = z.output<typeof FitsQuery>;
export type FitsAddress = z.input<typeof FitsQuery>;

const FitsReply = z.object({
  success: z.literal(true),
  /** By id. What no rule compares with the build is left out. */
  data: z.record(z.string(), z.enum(['ok', 'info', 'warn', 'error', 'unknown'])),
});
export type FitsReply = z.output<typeof FitsReply>;

const MendsQuery = z.object({ parts: partIds });
export type MendsAddress = z.input<typeof MendsQuery>;

/** One change that would mend something, and leaves nothing worse. */
const Mending = z.object({
  slot: z.enum(SlotIds),
  /** What goes; null where something is added. */
  out: z.string().nullable(),
  /** What comes in its stead, as many as went. */
  part: BuildPart,
  quantity: z.int(),
  /** The sentences that are no longer true after it. */
  mends: z.array(z.string()),
});
export type Mending = z.output<typeof Mending>;

const MendsReply = z.object({ success: z.literal(true), data: z.array(Mending) });
export type MendsReply = z.output<typeof MendsReply>;

const UpgradesQuery = z.object({
  /** What somebody has; it may be no longer sold. */
  parts: partIds,
  /** What they would like to have better. */
  slot: z.enum(SlotIds),
});
export type UpgradesQuery = z.output<typeof UpgradesQuery>;
export type UpgradesAddress = z.input<typeof UpgradesQuery>;

const Said = z.object({
  verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
  sentence: z.string(),
  compared: z.string(),
});

const Upgrade = z.object({
  part: ProductCard,
  /** What speaks for caution and would not be mended by the changes below. */
  told: z.array(Said),
  /** How many rules could not be checked. */
  unknown: z.int(),
  /** What else would have to change, each with the reason. */
  also: z.array(
    z.object({
      /** What goes; null where something is added. */
      out: z.string().nullable(),
      reason: z.string(),
      part: ProductCard,
    }),
  ),
  /** Of everything together, in pesos. */
  total: Pesos,
});
export type Upgrade = z.output<typeof Upgrade>;

const UpgradesReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** What of it the shop knows, in the order it was told. */
    have: z.array(ProductCard),
    /** What speaks against using it together as it is. */
    told: z.array(Said),
    /** What needs least beside it comes first, then what costs least. */
    upgrades: z.array(Upgrade),
  }),
});
export type UpgradesReply = z.output<typeof UpgradesReply>;

const BesideQuery = z.object({ id: z.uuid() });
export type BesideAddress = z.input<typeof BesideQuery>;

const BesideReply = z.object({ success: z.literal(true), data: z.array(ProductCard) });
export type BesideReply = z.output<typeof BesideReply>;

const open = { access: 'public', isShared: true, errors: ['request.invalid'] } as const;

export const buildFitApi = {
  fits: endpoint(buildFitPaths.fits, {
    ...open,
    summary: 'Which of these products fit a build',
    query: FitsQuery,
    reply: FitsReply,
  }),
  mends: endpoint(buildFitPaths.mends, {
    ...open,
    summary:
      'For each conflict of a build the cheapest part in stock that mends it and is no less than what goes',
    query: MendsQuery,
    reply: MendsReply,
  }),
  picture: endpoint(buildFitPaths.picture, {
    access: 'public',
    limit: { calls: 60, seconds: 60 },
    summary: 'A build as one picture (JPEG, 1200 × 630), for pages that link to it',
    query: MendsQuery,
    reply: z.string(),
    errors: ['request.invalid', 'request.not_found'],
  }),
  upgrades: endpoint(buildFitPaths.upgrades, {
    ...open,
    summary: 'What somebody could put into the PC they have, and what else would have to change',
    query: UpgradesQuery,
    reply: UpgradesReply,
  }),
  beside: endpoint(buildFitPaths.beside, {
    ...open,
    summary: 'A few parts in stock that fit a product and each other',
    query: BesideQuery,
    reply: BesideReply,
  }),
};
