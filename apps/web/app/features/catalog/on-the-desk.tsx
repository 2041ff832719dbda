import type { Category } from '@sirkito/contracts/catalog';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TraceRule } from '#web/ui/trace.tsx';
import { findCategories } from './category-tree.ts';

const words: Readonly<Record<string, string>> = {
  monitor: 'Pick the panel after the graphics card: outputs and refresh rate have to match.',
  headset: 'Wired or wireless, stereo or surround: settle the facts, then the colour.',
};

/** What a person looks at and touches all day. */
export function OnTheDesk({ categories }: { categories: readonly Category[] }) {
  const [all] = findCategories(categories, ['peripherals']);
  return (
    <section className="wrap pt-section">
      <TraceRule>
        <div className="mb-5 flex items-baseline justify-between gap-6 sm:mb-8">
          <h2 className="text-heading font-[560]">On the desk</h2>
          {all && <MoreLink to={shopPaths.category(all.id)}>{all.label}</MoreLink>}
        </div>
      </TraceRule>
      <div className="grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        {findCategories(categories, Object.keys(words)).map((category) => (
          <Feature key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}

function Feature({ category }: { category: Category }) {
  const picture = categoryPictures[category.id];
  const brands = category.relatedBrands.map((brand) => brand.name).join(' · ');
  return (
    <Link to={shopPaths.category(category.id)} className="group block">
      <div className="plate h-75 lg:h-110">
        {picture && <Picture sources={picture} alt="" sizes="(width < 64rem) 300px, 440px" />}
      </div>
      <h3 className="mt-4.5 text-title font-[560] group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
        {category.label}
      </h3>
      <p className="mt-1.5 max-w-[44ch] text-ink-muted">{words[category.id]}</p>
      <p className="fact mt-2 text-caption text-ink-faint">{brands}</p>
    </Link>
  );
}
