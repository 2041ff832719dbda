import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { compatiblePartsKey } from '#web/lib/query-keys/catalog.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useIsNearViewport } from '#web/lib/navigation/use-is-near-viewport.ts';
import { ProductShelf } from './product-shelf.tsx';
import { Section } from './section.tsx';

/** Shows in-stock parts that fit this one and each other. Loaded when scrolled near. */
export function CompatibleParts({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: compatiblePartsKey(id),
    queryFn: async () =>
      (await import('./fetch-compatible-parts.ts')).fetchCompatibleParts(api, id),
    enabled: useIsNearViewport(container),
  });
  return (
    <div ref={container}>
      {data.length > 0 && (
        <Section title="Compatible parts">
          <ProductShelf products={data} />
        </Section>
      )}
    </div>
  );
}
