import type { CategoriesReply } from '../catalog.ts';
import { call } from './call.ts';

export const catalogPaths = {
  categories: call<{ reply: CategoriesReply }>('GET', '/api/shop/categories'),
};
