import type { BannerDraft } from '@sirkito/contracts/banners/staff-schemas';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import { ResponsiveImage, uploadedImage } from '#web/ui/product/responsive-image.tsx';
import { Card } from '../shared/card.tsx';

/**
 * Previews the banner as on the home page. Not built from the home page's components, which would
 * split the shopper bundle further.
 */
export function BannerPreview({ banner }: { banner: BannerDraft }) {
  const { kind, text, link } = banner;
  const title = banner.title || 'Title';
  const label = banner.linkLabel || 'Button text';
  return (
    <Card title="Preview">
      {kind === 'hero' && (
        <div className="grid items-center gap-6 sm:grid-cols-2">
          <div>
            <p className="text-headline font-[560] text-balance">{title}</p>
            <p className="mt-3 mb-5 text-lead text-pretty text-ink-muted">{text}</p>
            <span className={buttonLook('copper')}>{label}</span>
          </div>
          <PreviewImage banner={banner} />
        </div>
      )}
      {kind === 'feature' && (
        <div className="max-w-120">
          <PreviewImage banner={banner} />
          <p className="mt-4.5 text-title font-[560]">{title}</p>
          <p className="mt-1.5 max-w-[44ch] text-ink-muted">{text}</p>
        </div>
      )}
      {kind === 'shelf' && (
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="text-heading font-[560]">{title}</p>
            <p className="underline underline-offset-4">{label}</p>
          </div>
          <p className="mt-1.5 text-ink-muted">{text}</p>
          <p className="mt-4 text-small text-ink-muted">
            Shows the first 4 products from <span className="font-mono">{link || 'the link'}</span>
          </p>
        </div>
      )}
    </Card>
  );
}

function PreviewImage({ banner: { picture } }: { banner: BannerDraft }) {
  const pictureUrl = usePictureUrl();
  return (
    <div className="plate grid aspect-square max-h-75 place-items-center">
      {picture ? (
        <ResponsiveImage
          sources={uploadedImage(pictureUrl(`/api/images/${picture}`))}
          alt=""
          sizes="300px"
        />
      ) : (
        <p className="p-4 text-small text-ink-muted">Default image</p>
      )}
    </div>
  );
}
