import type { Banner } from '@sirkito/contracts/banners';
import { preload } from 'react-dom';
import { heroPicture } from '#web/assets/part-pictures.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture, uploadedPicture, type PictureSources } from '#web/ui/picture.tsx';
import { HeroMeasures } from './hero-measures.tsx';

interface HeroProps {
  tagline: string;
  banner: Banner;
}

/** On phones less than it is drawn at: it is dark and soft, and mobile data is dear. */
const sizes = '(width < 40rem) 360px, (width < 64rem) 560px, min(760px, 54vw)';

export function Hero({ tagline, banner }: HeroProps) {
  const sources = banner.picture ? uploadedPicture(banner.picture) : heroPicture;
  // The largest thing on the page: asked for with the first bytes of it.
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
              See categories
            </ButtonLink>
          </div>
        </div>
        <Stage sources={sources} isMeasured={!banner.picture} />
      </div>
    </section>
  );
}

interface StageProps {
  sources: PictureSources;
  /** Our own picture has its measures drawn on it. */
  isMeasured: boolean;
}

function Stage({ sources, isMeasured }: StageProps) {
  return (
    <div className="relative col-span-full -mx-gutter h-85 self-stretch sm:mx-0 sm:h-100 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:-mr-gutter lg:h-auto">
      <div className="studio-glow absolute -inset-x-[20%] -inset-y-[10%]" />
      <div className="absolute top-[47%] left-1/2 aspect-square w-110 -translate-1/2 sm:w-140 lg:top-[49%] lg:w-[min(47.5rem,54vw)] lg:-translate-x-[48%]">
        <Picture
          sources={sources}
          alt={isMeasured ? 'A graphics card with three fans, in studio light' : ''}
          sizes={sizes}
          isFirst
          className="studio-fade size-full"
        />
        {isMeasured && <HeroMeasures />}
      </div>
    </div>
  );
}
