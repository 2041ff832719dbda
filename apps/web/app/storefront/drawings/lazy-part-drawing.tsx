import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import type { DrawnProduct } from './part-of.ts';

/** In the server's page; browsers load its code at the first interaction. */
export const LazyPartDrawing = hydrateOnInteraction<{ product: DrawnProduct }>(
  async () => (await import('./part-drawing.tsx')).PartDrawing,
);
