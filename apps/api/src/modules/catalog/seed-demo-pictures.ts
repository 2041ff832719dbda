import { z } from 'zod';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { insertPictures, deletePictures, listPictured } from './product-pictures.queries.ts';

const Picture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

/** The pictures that were prepared for the demo catalogue, and which product shows which. */
const DemoPictures = z.object({
  pictures: z.record(z.string(), Picture),
  products: z.record(z.string(), z.array(z.string()).min(1)),
});

/** Gives the demo products their prepared pictures; a product that was given others keeps them. */
export async function seedDemoPictures(ctx: Ctx, prepared: unknown): Promise<number> {
  requireShop(ctx);
  const { pictures, products } = DemoPictures.parse(prepared);
  const isPrepared = (file: string) => file.replace(/-(?:[0-9a-f]{8}){1,2}$/, '') in pictures;
  return ctx.transact(async (tx) => {
    const known = await listPictured(tx, Object.keys(products));
    const ours = known.filter(({ files }) => files.every(isPrepared));
    const rows = ours.flatMap(({ id: productId, sku }) =>
      (products[sku] ?? []).map((name, position) => {
        const picture = pictures[name];
        if (!picture) throw new Error(`${sku} shows ${name}, which was not prepared`);
        return { id: ctx.newId(), productId, position, ...picture };
      }),
    );
    await deletePictures(
      tx,
      ours.map(({ id }) => id),
    );
    await insertPictures(tx, rows);
    return ours.length;
  });
}
