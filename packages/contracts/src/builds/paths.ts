import type {
  BuildBody,
  BuildParams,
  BuildPartsQueryInput,
  BuildPartsReply,
  ChoicesQueryInput,
  ChoicesReply,
  ReadyBuildsReply,
  SavedBuildReply,
  SavedBuildsReply,
  SuggestionQueryInput,
  SuggestionReply,
} from './schemas.ts';
import { call } from '../call.ts';

export const buildsPaths = {
  parts: call<{ query: BuildPartsQueryInput; reply: BuildPartsReply }>(
    'GET',
    '/api/shop/builds/parts',
  ),
  choices: call<{ query: ChoicesQueryInput; reply: ChoicesReply }>(
    'GET',
    '/api/shop/builds/choices',
  ),
  suggest: call<{ query: SuggestionQueryInput; reply: SuggestionReply }>(
    'GET',
    '/api/shop/builds/suggest',
  ),
  ready: call<{ reply: ReadyBuildsReply }>('GET', '/api/shop/builds/ready'),
  saved: call<{ reply: SavedBuildsReply }>('GET', '/api/shop/builds/mine'),
  save: call<{ body: BuildBody; reply: SavedBuildReply }>('POST', '/api/shop/builds/mine'),
  remove: call<{ params: BuildParams; reply: SavedBuildsReply }>(
    'DELETE',
    '/api/shop/builds/mine/:id',
  ),
};
