import type { Banner } from '@sirkito/contracts/banners/schemas';
import { preload } from 'react-dom';
import { heroPicture } from '#web/assets/hero-picture.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import {
  ResponsiveImage,
  uploadedImage,
  type ImageSources,
} from '#web/ui/product/responsive-image.tsx';
import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import type { HeroFigures } from './hero-measures.tsx';

const loadMeasures = () => import('./hero-measures.tsx');
const HeroMeasures = hydrateOnInteraction(async () => (await loadMeasures()).HeroMeasures);
const HeroCaption = hydrateOnInteraction(async () => (await loadMeasures()).HeroCaption);

export interface HeroProps {
  tagline: string;
  banner: Banner;
  /** Measures of a card we sell; null if none is sold. */
  figures: HeroFigures | null;
}

/** Smaller than drawn on phones: the image is dark and soft, and mobile data is expensive. */
const sizes = '(width < 40rem) 360px, (width < 64rem) 560px, min(760px, 54vw)';

export function Hero({ tagline, banner, figures }: HeroProps) {
  const pictureUrl = usePictureUrl();
  const sources = banner.picture ? uploadedImage(pictureUrl(banner.picture)) : heroPicture;
  // An uploaded image has no dimension lines.
  const measured = banner.picture ? undefined : figures;
  const links = [
    { to: banner.link, label: banner.linkLabel },
    { to: shopPaths.builder, label: useIsBuilding() ? 'Continue your build' : 'Start a build' },
  ];
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
            {/* A hero with its own image advertises its link. */}
            {(banner.picture ? links : links.toReversed()).map(({ to, label }, index) => (
              <ButtonLink key={to} look={index === 0 ? 'copper' : 'quiet'} size="large" to={to}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Stage sources={sources} figures={measured} />
        {measured && <HeroCaption figures={measured} />}
      </div>
    </section>
  );
}

interface StageProps {
  sources: ImageSources;
  /** Undefined for an uploaded image. */
  figures: HeroFigures | null | undefined;
}

function Stage({ sources, figures }: StageProps) {
  return (
    <div className="relative col-span-full -mx-gutter h-85 self-stretch sm:mx-0 sm:h-100 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:-mr-gutter lg:h-auto">
      <div className="studio-glow absolute -inset-x-[20%] -inset-y-[10%]" />
      <div className="absolute top-[47%] left-1/2 aspect-square w-110 -translate-1/2 sm:w-140 lg:top-[49%] lg:w-[min(47.5rem,54vw)] lg:-translate-x-[48%]">
        <ResponsiveImage
          sources={sources}
          alt={figures === undefined ? '' : 'A graphics card with three fans, in studio lighting'}
          sizes={sizes}
          isFirst
          className="studio-fade size-full"
        />
        {figures && <HeroMeasures figures={figures} />}
      </div>
    </div>
  );
}
