import type { Place } from '@sirkito/contracts/address';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { listPlacesIn } from './places.queries.ts';

export async function viewPlaces(ctx: Ctx, parent: string | undefined): Promise<Place[]> {
  anyone(ctx);
  return (await listPlacesIn(ctx.read, parent)) as Place[];
}
