import { buttonLook } from '#web/ui/button-look.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { Card } from '../card.tsx';
import type { Editing } from '../draft-fields.tsx';
import type { Uploads } from '../use-uploads.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface BannerPictureProps {
  editing: Editing;
  uploads: Uploads;
}

/** Of the opening and of large pictures; shelves show their products. */
export function BannerPicture({ editing, uploads }: BannerPictureProps) {
  const file = editing.draft['picture'] ?? '';
  const { sending, failure, send } = uploads;
  return (
    <Card title="Picture">
      <div className="grid gap-3 text-small">
        {file && (
          <>
            <ProductPicture path={`/api/images/${file}`} alt="The picture" sizes="280px" />
            <Button look="quiet" size="small" onClick={() => editing.onChange('picture', '')}>
              Take it away
            </Button>
          </>
        )}
        <label
          className={`${buttonLook('quiet', 'small')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {file ? 'Another picture' : 'Add a picture'}
          <input
            type="file"
            accept={accepted}
            className="sr-only"
            onChange={({ target }) => {
              void send(target.files ?? []);
              target.value = '';
            }}
          />
        </label>
        {sending && (
          <progress
            aria-label="Sending"
            value={sending.share}
            max={1}
            className="h-1.5 w-full accent-ink"
          />
        )}
        <Failed why={failure} />
        <p className="text-caption text-ink-muted">
          Square, at best 1200 px or larger. Without one, the shop’s own picture is shown.
        </p>
      </div>
    </Card>
  );
}
