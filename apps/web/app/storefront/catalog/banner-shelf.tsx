import type { Banner } from '@sirkito/contracts/banners/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProductCard } from './product-card.tsx';
import { isDeals, shelfQuery } from './shelf.queries.ts';

/** Shows the products of a listing that staff picked. Hidden when the listing is empty. */
export function BannerShelf({ banner }: { banner: Banner }) {
  const { title, text, link, linkLabel } = banner;
  // Data comes from the page's loader; a failed shelf stays hidden.
  const { data: products = [] } = useQuery({ ...shelfQuery(useApi(), link), enabled: false });
  if (products.length === 0) return null;
  return (
    <section className="later wrap pt-section">
      <SectionHead title={title} text={text} more={{ to: link, label: linkLabel }} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-4 md:gap-x-6">
        {products.map((product) => (
          <li key={product._id} className="grid">
            <ProductCard product={product} showsSaving={isDeals(link)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
