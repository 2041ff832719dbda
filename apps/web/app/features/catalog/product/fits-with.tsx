import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { ProductShelf } from './product-shelf.tsx';
import { Section } from './section.tsx';

/** A few parts in stock that fit this one and each other. Asked for when somebody nears them. */
export function FitsWith({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['builds', 'beside', id],
    queryFn: async () => (await import('./fetch-beside.ts')).fetchBeside(api, id),
    enabled: useIsNear(place),
  });
  return (
    <div ref={place}>
      {data.length > 0 && (
        <Section title="Often fits with">
          <ProductShelf products={data} />
        </Section>
      )}
    </div>
  );
}
