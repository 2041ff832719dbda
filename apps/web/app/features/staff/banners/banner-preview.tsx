import type { BannerDraft } from '@sirkito/contracts/banner-staff';
import { buttonLook } from '#web/ui/button-look.ts';
import { Picture, uploadedPicture } from '#web/ui/picture.tsx';
import { Card } from '../card.tsx';

/**
 * Words and picture as the home page sets them. Drawn here and not by the parts of that page, which
 * would then come to shoppers in more files than they need.
 */
export function BannerPreview({ banner }: { banner: BannerDraft }) {
  const { kind, text, link } = banner;
  const title = banner.title || 'Its title';
  const label = banner.linkLabel || 'Words of its link';
  return (
    <Card title="How it will show">
      {kind === 'hero' && (
        <div className="grid items-center gap-6 sm:grid-cols-2">
          <div>
            <p className="text-headline font-[560] text-balance">{title}</p>
            <p className="mt-3 mb-5 text-lead text-pretty text-ink-muted">{text}</p>
            <span className={buttonLook('copper')}>{label}</span>
          </div>
          <Shown banner={banner} />
        </div>
      )}
      {kind === 'feature' && (
        <div className="max-w-120">
          <Shown banner={banner} />
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
            Then the first four products of <span className="font-mono">{link || 'its link'}</span>
          </p>
        </div>
      )}
    </Card>
  );
}

function Shown({ banner: { picture } }: { banner: BannerDraft }) {
  return (
    <div className="plate grid aspect-square max-h-75 place-items-center">
      {picture ? (
        <Picture sources={uploadedPicture(`/api/images/${picture}`)} alt="" sizes="300px" />
      ) : (
        <p className="p-4 text-small text-ink-muted">The shop’s own picture</p>
      )}
    </div>
  );
}
