import { z } from 'zod';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import {
  insertImages,
  deleteImages,
  listProductImageFiles,
} from '../modules/catalog/products/product-images.queries.ts';

const Picture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

/** Prepared pictures of the demo catalogue and their products. */
const DemoPictures = z.object({
  pictures: z.record(z.string(), Picture),
  products: z.record(z.string(), z.array(z.string()).min(1)),
  /** Names of pictures that products shared in earlier versions. */
  looks: z.array(z.string()).default([]),
});

/** Assigns the prepared pictures to the demo products, except to those with uploaded ones. */
export async function seedDemoPictures(ctx: Ctx, prepared: unknown): Promise<number> {
  requireShop(ctx);
  const { pictures, products, looks } = DemoPictures.parse(prepared);
  const names = new Set([...Object.keys(pictures), ...looks]);
  const isPrepared = (file: string) => names.has(file.replace(/-(?:[0-9a-f]{8}){1,2}$/, ''));
  return ctx.transact(async (tx) => {
    const known = await listProductImageFiles(tx, Object.keys(products));
    const ours = known.filter(({ files }) => files.every(isPrepared));
    const rows = ours.flatMap(({ id: productId, sku }) =>
      (products[sku] ?? []).map((name, position) => {
        const picture = pictures[name];
        if (!picture) throw new Error(`${sku}: image ${name} was not prepared`);
        return { id: ctx.newId(), productId, position, ...picture };
      }),
    );
    await deleteImages(
      tx,
      ours.map(({ id }) => id),
    );
    await insertImages(tx, rows);
    return ours.length;
  });
}
