import type { Brand } from '@sirkito/contracts/catalog/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listBrands } from '../product/lookups.queries.ts';

export async function viewBrands(ctx: Ctx): Promise<Brand[]> {
  requireStaff(ctx);
  return listBrands(ctx.read);
}
