import { purposes } from '@sirkito/commerce';
import { z } from 'zod';
import { ProductCard } from './catalog-listing.ts';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { buildsPaths } from './paths/builds.ts';

const mostParts = 40;

/** Ids separated by commas. An id twice is two of it; what is no id is no part. */
export const partIds = z
  .string()
  .max(2_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(mostParts));

/** A product with the facts that the rules read. */
export const BuildPart = ProductCard.extend({
  attributes: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  ),
});
export type BuildPart = z.output<typeof BuildPart>;

const pricesHoldUntil = z.iso.datetime().nullable();

const BuildPartsQuery = z.object({ ids: partIds });
export type BuildPartsAddress = z.input<typeof BuildPartsQuery>;

const BuildPartsReply = z.object({
  success: z.literal(true),
  /** Those that are sold, in the order they were asked for. */
  data: z.array(BuildPart),
  pricesHoldUntil,
});
export type BuildPartsReply = z.output<typeof BuildPartsReply>;

export const SlotIds = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'power_supply',
  'storage',
  'cpu_cooling',
  'pc_case',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'ups_avr',
] as const;

const ChoicesQuery = z.object({
  slot: z.enum(SlotIds),
  /** The parts chosen so far. */
  parts: partIds.optional(),
  /** Also what does not fit, with the reason. */
  all: z.literal('1').optional(),
  search: z.string().trim().max(64).optional(),
  sort: z.enum(['relevance', 'price-lowtohigh', 'price-hightolow']).optional(),
});
export type ChoicesQuery = z.output<typeof ChoicesQuery>;
export type ChoicesAddress = z.input<typeof ChoicesQuery>;

const Choice = BuildPart.extend({
  verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
  /** What is said against it, the worst first; of one that is not verified, what is not known. */
  reasons: z.array(z.object({ sentence: z.string(), compared: z.string() })),
  /** How many rules could not be checked. */
  unknowns: z.int(),
});
export type Choice = z.output<typeof Choice>;

const ChoicesReply = z.object({
  success: z.literal(true),
  data: z.array(Choice),
  /** Whether there are more than these; searching narrows them. */
  isMore: z.boolean(),
});
export type ChoicesReply = z.output<typeof ChoicesReply>;

const Purpose = z.enum(purposes);

const SuggestionQuery = z.object({
  budget: z.coerce.number().pipe(Pesos),
  purpose: Purpose,
});
export type SuggestionQuery = z.output<typeof SuggestionQuery>;
export type SuggestionAddress = z.input<typeof SuggestionQuery>;

const SuggestedPart = BuildPart.extend({ reason: z.string() });

const SuggestionReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** Empty when the budget is too small for the purpose. */
    parts: z.array(SuggestedPart),
    total: Pesos,
    /** The least a build for this purpose costs today, if any can be had. */
    least: Pesos.nullable(),
  }),
});
export type SuggestionReply = z.output<typeof SuggestionReply>;

const ReadyBuild = z.object({
  slug: z.string(),
  name: z.string(),
  purpose: Purpose,
  summary: z.string(),
  /** In the order of the places. */
  parts: z.array(z.uuid()),
  /** A few words on what decides: processor, graphics, memory. */
  facts: z.array(z.string()),
  image: z.string().nullable(),
  total: Pesos,
  isInStock: z.boolean(),
});
export type ReadyBuild = z.output<typeof ReadyBuild>;

const ReadyBuildsReply = z.object({ success: z.literal(true), data: z.array(ReadyBuild) });
export type ReadyBuildsReply = z.output<typeof ReadyBuildsReply>;

const name = z.string().trim().min(1).max(60);
const BuildBody = z.object({ name, parts: z.array(z.uuid()).min(1).max(mostParts) });
export type BuildBody = z.output<typeof BuildBody>;

const SavedBuild = z.object({
  id: z.uuid(),
  name: z.string(),
  parts: z.array(z.uuid()),
  updatedAt: z.iso.datetime(),
});
export type SavedBuild = z.output<typeof SavedBuild>;

const SavedBuildReply = z.object({ success: z.literal(true), data: SavedBuild });
export type SavedBuildReply = z.output<typeof SavedBuildReply>;
const SavedBuildsReply = z.object({ success: z.literal(true), data: z.array(SavedBuild) });
export type SavedBuildsReply = z.output<typeof SavedBuildsReply>;

const BuildParams = z.object({ id: z.uuid() });
export type BuildParams = z.input<typeof BuildParams>;

export const buildsApi = {
  parts: endpoint(buildsPaths.parts, {
    access: 'public',
    isShared: true,
    summary: 'Parts by their ids, with the facts that decide what fits',
    query: BuildPartsQuery,
    reply: BuildPartsReply,
    errors: ['request.invalid'],
  }),
  choices: endpoint(buildsPaths.choices, {
    access: 'public',
    isShared: true,
    summary: 'What could go into one place of a build, and why not',
    query: ChoicesQuery,
    reply: ChoicesReply,
    errors: ['request.invalid'],
  }),
  suggest: endpoint(buildsPaths.suggest, {
    access: 'public',
    isShared: true,
    summary: 'A whole build for a budget and a purpose, from what is in stock',
    query: SuggestionQuery,
    reply: SuggestionReply,
    errors: ['request.invalid'],
  }),
  ready: endpoint(buildsPaths.ready, {
    access: 'public',
    isShared: true,
    summary: 'Builds to start from',
    reply: ReadyBuildsReply,
    errors: [],
  }),
  mine: endpoint(buildsPaths.mine, {
    access: 'shopper',
    summary: 'The builds somebody saved',
    reply: SavedBuildsReply,
    errors: ['auth.required'],
  }),
  save: endpoint(buildsPaths.save, {
    access: 'shopper',
    summary: 'Save a build; one of the same name is replaced',
    body: BuildBody,
    reply: SavedBuildReply,
    errors: ['auth.required', 'request.invalid', 'builds.too_many'],
  }),
  remove: endpoint(buildsPaths.remove, {
    access: 'shopper',
    summary: 'Forget a saved build',
    params: BuildParams,
    reply: SavedBuildsReply,
    errors: ['auth.required', 'request.invalid', 'request.not_found'],
  }),
};
