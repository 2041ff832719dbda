import type { Review } from '@sirkito/contracts/reviews/schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';

const sourcesOf = (url: string, { width, height }: Review['photos'][number]) => ({
  avif: `${url}-320.avif 320w, ${url}-640.avif 640w, ${url}.avif ${width}w`,
  src: `${url}-640.webp`,
  width,
  height,
});

/** Shows thumbnails; each opens full size. */
export function ReviewPhotos({ photos, author }: Pick<Review, 'photos' | 'author'>) {
  const pictureUrl = usePictureUrl();
  const [open, setOpen] = useState<Review['photos'][number]>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <button
              type="button"
              aria-label={`View photo ${index + 1} by ${author}`}
              onClick={() => setOpen(photo)}
              className="block size-20 overflow-hidden rounded bg-surface-sunken"
            >
              <ResponsiveImage
                sources={sourcesOf(pictureUrl(photo.image), photo)}
                alt=""
                sizes="80px"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        label={`Photo by ${author}`}
        isOpen={open !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        className="m-auto max-h-[92dvh]! w-[min(56rem,calc(100%-2rem))] rounded-lg p-2 opacity-0 open:opacity-100 starting:open:opacity-0"
      >
        <div className="flex justify-end">
          <IconButton icon={X} label="Close" onClick={() => setOpen(undefined)} />
        </div>
        {open && (
          <ResponsiveImage
            sources={sourcesOf(pictureUrl(open.image), open)}
            alt={`Photo by ${author}`}
            sizes="(min-width: 60rem) 56rem, 100vw"
            className="max-h-[80dvh] w-full object-contain"
          />
        )}
      </Modal>
    </>
  );
}
