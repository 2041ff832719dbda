import { maxReviewPhotos } from '@sirkito/commerce';
import type { Review } from '@sirkito/contracts/reviews/schemas';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';

interface PhotoPickerProps {
  /** Base64 JPEGs, not uploaded yet. */
  photos: readonly string[];
  /** Photos already uploaded. */
  uploaded: Review['photos'];
  onChange: Dispatch<SetStateAction<string[]>>;
  /** A photo is being resized. */
  isReading: boolean;
  onReading: (isReading: boolean) => void;
  onDrop: (photoId: string) => void;
}

/** Picks photos and resizes them in the browser, which saves data and strips location metadata. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, uploaded, onChange, isReading, onReading, onDrop } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const pictureUrl = usePictureUrl();
  const room = maxReviewPhotos - uploaded.length - photos.length;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    onReading(true);
    const resized = await Promise.all(files.slice(0, room).map(resizePhoto)).finally(() =>
      onReading(false),
    );
    const read = resized.filter((photo) => photo !== undefined);
    if (files.length > room) setProblem(`You can add up to ${maxReviewPhotos} photos`);
    else if (read.length < resized.length) setProblem("Couldn't read that file. Try another photo");
    else setProblem('');
    onChange((now) => [...now, ...read]);
  };
  return (
    <div className="grid gap-2">
      <p className="text-small font-medium">
        Photos{' '}
        <span className="font-normal text-ink-faint">(optional, up to {maxReviewPhotos})</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {uploaded.map(({ _id, image }, index) => (
          <div key={_id} className="relative">
            <img
              src={`${pictureUrl(image)}-320.webp`}
              alt={`Photo ${index + 1}`}
              className="size-20 rounded object-cover"
            />
            <RemoveButton label={`Remove photo ${index + 1}`} onClick={() => onDrop(_id)} />
          </div>
        ))}
        {photos.map((photo, index) => (
          <div key={photo.slice(-40)} className="relative">
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={`New photo ${index + 1}`}
              className="size-20 rounded object-cover"
            />
            <RemoveButton
              label={`Remove new photo ${index + 1}`}
              onClick={() => onChange((now) => now.filter((other) => other !== photo))}
            />
          </div>
        ))}
        {room > 0 && (
          <Button look="quiet" isBusy={isReading} onClick={() => input.current?.click()}>
            <ImagePlus size={17} strokeWidth={1.6} aria-hidden="true" />
            Add photos
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Photos"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        multiple
        className="hidden"
        onChange={(event) => void choose(event)}
      />
      <p role="status" className="text-caption text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

interface RemoveButtonProps {
  label: string;
  onClick: () => void;
}

const RemoveButton = ({ label, onClick }: RemoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-inverse text-inverse-ink"
  >
    <X size={13} strokeWidth={2} aria-hidden="true" />
  </button>
);

const maxSide = 1_600;
const quality = 0.85;

/** Resizes a photo to display size and returns a base64 JPEG; undefined when unreadable. */
async function resizePhoto(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });
  if (!bitmap) return undefined;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
