import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';

interface ZoomDialogProps {
  name: string;
  images: readonly string[];
  /** Index of the first image. */
  first: number;
  onClose: () => void;
}

/** Shows one image full screen; zoomed in, it scrolls by touch or arrow keys. */
export function ZoomDialog({ name, images, first, onClose }: ZoomDialogProps) {
  const [index, setIndex] = useState(first);
  const [isLarge, setIsLarge] = useState(false);
  const turn = (step: number) => setIndex((index + step + images.length) % images.length);
  const pictureUrl = usePictureUrl();
  const path = images[index];
  const url = path && pictureUrl(path);
  return (
    <Modal
      label={name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="inset-0 h-full w-full animate-fade-in flex-col open:flex"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-1.5 pl-4 sm:pl-6">
        <h2 className="truncate font-[560]">{name}</h2>
        <div className="flex flex-none">
          {images.length > 1 && (
            <>
              <IconButton icon={ChevronLeft} label="Previous image" onClick={() => turn(-1)} />
              <IconButton icon={ChevronRight} label="Next image" onClick={() => turn(1)} />
            </>
          )}
          <IconButton
            icon={isLarge ? ZoomOut : ZoomIn}
            label={isLarge ? 'Zoom out' : 'Zoom in'}
            onClick={() => setIsLarge(!isLarge)}
          />
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
      </div>
      <div
        role="group"
        aria-label={`Image ${index + 1} of ${images.length}`}
        tabIndex={isLarge ? 0 : undefined}
        className={`plate min-h-0 flex-1 rounded-none! ${isLarge ? 'place-items-start! overflow-auto! overscroll-contain' : ''}`}
      >
        {url && (
          <picture className="contents">
            <source type="image/avif" srcSet={`${url}.avif`} />
            <img
              src={`${url}.webp`}
              alt={name}
              width={768}
              height={768}
              className={`aspect-square ${isLarge ? 'w-[200cqmin]!' : ''}`}
            />
          </picture>
        )}
      </div>
    </Modal>
  );
}
