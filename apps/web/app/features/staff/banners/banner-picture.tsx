import { ShopError } from '@sirkito/contracts/shop-error';
import { productStaffPaths } from '@sirkito/contracts/paths/product-staff';
import type { PictureReply } from '@sirkito/contracts/product-staff';
import { useState } from 'react';
import { buttonLook } from '#web/ui/button-look.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { Card } from '../card.tsx';
import type { Editing } from '../draft-fields.tsx';
import { uploadFile } from '../upload-file.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Of the opening and of large pictures; shelves show their products. */
export function BannerPicture({ editing }: { editing: Editing }) {
  const file = editing.draft['picture'] ?? '';
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFailure('');
    setShare(0);
    try {
      const { path } = productStaffPaths.addPicture;
      const reply = await uploadFile<PictureReply>({ path, file: chosen, onProgress: setShare });
      editing.onChange('picture', reply.data.file);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setFailure(error.message);
    } finally {
      setShare(undefined);
    }
  };
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
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {share !== undefined && (
          <progress
            aria-label="Sending"
            value={share}
            max={1}
            className="h-1.5 w-full accent-ink"
          />
        )}
        <div role="alert" className="empty:hidden">
          {failure && <Note kind="error">{failure}</Note>}
        </div>
        <p className="text-caption text-ink-muted">
          Square, at best 1200 px or larger. Without one, the shop’s own picture is shown.
        </p>
      </div>
    </Card>
  );
}
