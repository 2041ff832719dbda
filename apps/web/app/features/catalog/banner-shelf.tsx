import type { Banner } from '@sirkito/contracts/banners';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProductCard } from './product-card.tsx';
import { isDeals, shelfQuery } from './shelf.queries.ts';

/** A row of products that the staff chose by a listing. Nothing where the listing is empty. */
export function BannerShelf({ banner }: { banner: Banner }) {
  const { title, text, link, linkLabel } = banner;
  // The page's loader has asked already; a shelf it was refused stays empty.
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
