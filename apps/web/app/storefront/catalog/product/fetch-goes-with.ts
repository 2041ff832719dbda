import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import type { Api } from '#web/lib/api/api-client.ts';

/** Returns the shelves to show; empty ones are left out. */
export async function fetchGoesWith(api: Api, id: string) {
  const { data, boughtTogether } = await api(buildFitPaths.compatibleProducts, { query: { id } });
  const shelves = [
    { title: 'Goes with', products: data },
    { title: 'Bought together', products: boughtTogether },
  ];
  return shelves.filter(({ products }) => products.length > 0);
}
