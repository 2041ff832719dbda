import type { Banner } from '@sirkito/contracts/banners/schemas';
import { preload } from 'react-dom';
import { heroPicture } from '#web/assets/part-pictures.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import {
  ResponsiveImage,
  uploadedImage,
  type ImageSources,
} from '#web/ui/product/responsive-image.tsx';
import { HeroMeasures } from './hero-measures.tsx';

interface HeroProps {
  tagline: string;
  banner: Banner;
}

/** Smaller than drawn on phones: the image is dark and soft, and mobile data is expensive. */
const sizes = '(width < 40rem) 360px, (width < 64rem) 560px, min(760px, 54vw)';

export function Hero({ tagline, banner }: HeroProps) {
  const sources = banner.picture ? uploadedImage(banner.picture) : heroPicture;
  // The largest element on the page (LCP), so preload it.
  preload(sources.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources.avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid grid-cols-12 items-center gap-x-6 lg:min-h-[min(42rem,50vw)]">
        <div className="relative z-1 col-span-full pt-10 lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:pt-14 lg:pb-22">
          <p className="fact mb-5 text-small text-ink-muted">{tagline}</p>
          <h1 className="text-display font-[560]">{banner.title}</h1>
          <p className="mt-6 mb-8 max-w-[32em] text-lead text-pretty text-ink-muted">
            {banner.text}
          </p>
          <div className="flex flex-wrap gap-3 *:flex-1 sm:*:flex-none">
            <ButtonLink look="copper" size="large" to={banner.link}>
              {banner.linkLabel}
            </ButtonLink>
            <ButtonLink look="quiet" size="large" to="#categories">
              Shop by category
            </ButtonLink>
          </div>
        </div>
        <Stage sources={sources} isMeasured={!banner.picture} />
      </div>
    </section>
  );
}

interface StageProps {
  sources: ImageSources;
  /** Only the default image has dimension lines. */
  isMeasured: boolean;
}

function Stage({ sources, isMeasured }: StageProps) {
  return (
    <div className="relative col-span-full -mx-gutter h-85 self-stretch sm:mx-0 sm:h-100 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:-mr-gutter lg:h-auto">
      <div className="studio-glow absolute -inset-x-[20%] -inset-y-[10%]" />
      <div className="absolute top-[47%] left-1/2 aspect-square w-110 -translate-1/2 sm:w-140 lg:top-[49%] lg:w-[min(47.5rem,54vw)] lg:-translate-x-[48%]">
        <ResponsiveImage
          sources={sources}
          alt={isMeasured ? 'A graphics card with three fans, in studio lighting' : ''}
          sizes={sizes}
          isFirst
          className="studio-fade size-full"
        />
        {isMeasured && <HeroMeasures />}
      </div>
    </div>
  );
}
