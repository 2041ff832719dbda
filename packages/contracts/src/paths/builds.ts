import type {
  BuildBody,
  BuildParams,
  BuildPartsAddress,
  BuildPartsReply,
  ChoicesAddress,
  ChoicesReply,
  ReadyBuildsReply,
  SavedBuildReply,
  SavedBuildsReply,
  SuggestionAddress,
  SuggestionReply,
} from '../builds.ts';
import { call } from './call.ts';

export const buildsPaths = {
  parts: call<{ query: BuildPartsAddress; reply: BuildPartsReply }>(
    'GET',
    '/api/shop/builds/parts',
  ),
  choices: call<{ query: ChoicesAddress; reply: ChoicesReply }>('GET', '/api/shop/builds/choices'),
  suggest: call<{ query: SuggestionAddress; reply: SuggestionReply }>(
    'GET',
    '/api/shop/builds/suggest',
  ),
  ready: call<{ reply: ReadyBuildsReply }>('GET', '/api/shop/builds/ready'),
  mine: call<{ reply: SavedBuildsReply }>('GET', '/api/shop/builds/mine'),
  save: call<{ body: BuildBody; reply: SavedBuildReply }>('POST', '/api/shop/builds/mine'),
  remove: call<{ params: BuildParams; reply: SavedBuildsReply }>(
    'DELETE',
    '/api/shop/builds/mine/:id',
  ),
};
