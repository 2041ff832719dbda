import { lazy, memo, Suspense, type ComponentType } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

/**
 * Loads and hydrates a component at the first interaction. Until then the server's markup stays, so
 * it may only contain what works without scripts, such as links and disclosures.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Loaded = lazy(() => onFirstInteraction(async () => ({ default: await load() })));
  // Memoized, because an update before hydration would discard the server's markup.
  return memo((props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ));
}
