import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { compatiblePartsKey } from '#web/lib/query-keys/catalog.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useIsNearViewport } from '#web/lib/navigation/use-is-near-viewport.ts';
import { EmptyShelf, ProductShelf } from './product-shelf.tsx';
import { Section } from './section.tsx';

/** Shows parts in stock that fit this one, and what others bought with it. Loaded when near. */
export function GoesWith({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  const api = useApi();
  const { data, isLoading } = useQuery({
    queryKey: compatiblePartsKey(id),
    queryFn: async () => (await import('./fetch-goes-with.ts')).fetchGoesWith(api, id),
    enabled: useIsNearViewport(container),
  });
  return (
    <div ref={container}>
      {isLoading && (
        <Section title="Goes with">
          <EmptyShelf count={4} />
        </Section>
      )}
      {data?.map(({ title, products }) => (
        <Section key={title} title={title}>
          <ProductShelf products={products} />
        </Section>
      ))}
    </div>
  );
}
