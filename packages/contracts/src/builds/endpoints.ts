import { endpoint } from '../endpoint.ts';
import { buildsPaths } from './paths.ts';
import {
  BuildPartsQuery,
  BuildPartsReply,
  ChoicesQuery,
  ChoicesReply,
  SuggestionQuery,
  SuggestionReply,
  ReadyBuildsReply,
  BuildBody,
  SavedBuildReply,
  SavedBuildsReply,
  BuildParams,
} from './schemas.ts';

export const buildsApi = {
  parts: endpoint(buildsPaths.parts, {
    access: 'public',
    isCacheable: true,
    summary: 'List parts by id, with their compatibility specifications',
    query: BuildPartsQuery,
    reply: BuildPartsReply,
  }),
  choices: endpoint(buildsPaths.choices, {
    access: 'public',
    hasOwnQueue: true,
    isCacheable: true,
    summary: 'List parts for a build slot, with any conflicts',
    query: ChoicesQuery,
    reply: ChoicesReply,
  }),
  suggest: endpoint(buildsPaths.suggest, {
    access: 'public',
    hasOwnQueue: true,
    isCacheable: true,
    summary: 'Generate a build for a budget and a use, from parts in stock',
    query: SuggestionQuery,
    reply: SuggestionReply,
  }),
  ready: endpoint(buildsPaths.ready, {
    access: 'public',
    isCacheable: true,
    summary: 'List complete PCs composed from stock, cheapest first',
    reply: ReadyBuildsReply,
  }),
  saved: endpoint(buildsPaths.saved, {
    access: 'shopper',
    summary: 'List your saved builds',
    reply: SavedBuildsReply,
  }),
  save: endpoint(buildsPaths.save, {
    access: 'shopper',
    summary: 'Save a build, replacing one with the same name',
    body: BuildBody,
    reply: SavedBuildReply,
    errors: ['builds.too_many'],
  }),
  remove: endpoint(buildsPaths.remove, {
    access: 'shopper',
    summary: 'Delete a saved build',
    params: BuildParams,
    reply: SavedBuildsReply,
    errors: ['request.not_found'],
  }),
};
