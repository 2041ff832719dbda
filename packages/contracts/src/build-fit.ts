import { z } from 'zod';
import { BuildPart, partIds, SlotIds } from './builds.ts';
import { ProductCard } from './catalog-listing.ts';
import { endpoint } from './endpoint.ts';
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
    summary: 'For each conflict of a build the cheapest part in stock that mends it',
    query: MendsQuery,
    reply: MendsReply,
  }),
  beside: endpoint(buildFitPaths.beside, {
    ...open,
    summary: 'A few parts in stock that fit a product and each other',
    query: BesideQuery,
    reply: BesideReply,
  }),
};
