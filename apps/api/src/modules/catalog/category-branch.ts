import { AppError } from '@sirkito/contracts/errors';
import type { Ctx } from '#api/platform/context.ts';
import { listParents } from './catalog.queries.ts';

interface Place {
  id: string;
  parentId: string | null;
}

/** The ids of a category and of everything below it. */
export async function findBranch(ctx: Ctx, id: string): Promise<string[]> {
  const places = await listParents(ctx.read);
  if (!places.some((place) => place.id === id)) throw new AppError('catalog.category_not_found');
  return branchOf(places, id);
}

function branchOf(places: readonly Place[], id: string): string[] {
  const below = places.filter(({ parentId }) => parentId === id);
  return [id, ...below.flatMap((child) => branchOf(places, child.id))];
}
