import type { Locality } from '@sirkito/contracts/addresses/schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { listLocalitiesIn } from './localities.queries.ts';

export async function viewLocalities(ctx: Ctx, parent: string | undefined): Promise<Locality[]> {
  anyone(ctx);
  return listLocalitiesIn(ctx.read, parent);
}
