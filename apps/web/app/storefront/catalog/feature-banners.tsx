import type { Banner } from '@sirkito/contracts/banners/schemas';
import { Link } from 'react-router';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import { ResponsiveImage, uploadedImage } from '#web/ui/product/responsive-image.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

/** Shows the feature banners that staff picked. */
export function FeatureBanners({ banners }: { banners: readonly Banner[] }) {
  const features = banners.filter(({ kind }) => kind === 'feature');
  if (features.length === 0) return null;
  return (
    <section className="later wrap pt-section">
      <SectionHead
        title="For your desk"
        more={{ to: shopPaths.category('peripherals'), label: 'Peripherals' }}
      />
      <div className="grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        {features.map((banner) => (
          <Feature key={banner.id} banner={banner} />
        ))}
      </div>
    </section>
  );
}

function Feature({ banner: { title, text, link, picture } }: { banner: Banner }) {
  const category = new URLSearchParams(link.split('?')[1]).get('category');
  const pictureUrl = usePictureUrl();
  const sources = picture ? uploadedImage(pictureUrl(picture)) : categoryPictures[category ?? ''];
  return (
    <Link to={link} className="group block">
      <div className="plate h-75 lg:h-110">
        {sources && (
          <ResponsiveImage sources={sources} alt="" sizes="(width < 64rem) 300px, 440px" />
        )}
      </div>
      <h3 className="mt-4.5 text-title font-[560] group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[44ch] text-ink-muted">{text}</p>
    </Link>
  );
}
