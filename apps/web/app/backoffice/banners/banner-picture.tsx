import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { Card } from '../shared/card.tsx';
import type { Uploads } from '../shared/use-uploads.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface BannerPictureProps {
  /** Empty for the default image. */
  file: string;
  uploads: Uploads;
  onRemove: () => void;
}

/** Image of a hero or feature banner; shelves show their products instead. */
export function BannerPicture({ file, uploads, onRemove }: BannerPictureProps) {
  const { sending, failure, send } = uploads;
  return (
    <Card title="Image">
      <div className="grid gap-3 text-small">
        {file && (
          <>
            <ProductImage path={`/api/images/${file}`} alt="Banner image" sizes="280px" />
            <Button look="quiet" size="small" onClick={onRemove}>
              Remove image
            </Button>
          </>
        )}
        <label
          className={`${buttonLook('quiet', 'small')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {file ? 'Replace image' : 'Add image'}
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
            aria-label="Uploading"
            value={sending.share}
            max={1}
            className="h-1.5 w-full accent-ink"
          />
        )}
        <ErrorNote error={failure} />
        <p className="text-caption text-ink-muted">
          Square, 1200 px or larger recommended. Leave empty for the default image.
        </p>
      </div>
    </Card>
  );
}
