import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { Maximize2 } from 'lucide-react';
import { Suspense, useState, type MouseEvent } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { usePictureUrl } from '#web/ui/product/picture-url.ts';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { DiscountLabel } from '../../discount-label.tsx';
import { useSlides } from './use-slides.ts';

const ZoomDialog = lazyOnline(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

const slideSizes = '(width < 64rem) 100vw, 46vw';

/** Shows the images as slides: swipe, arrow keys or thumbnails. */
export function Gallery({ product }: { product: ProductDetail }) {
  const { name, images, totalStock } = product;
  const { track, current, show, onScroll, onKeyDown } = useSlides(images.length);
  const [isZoomed, setIsZoomed] = useState(false);
  const isOut = totalStock <= 0;
  const pictureUrl = usePictureUrl();
  const shown = images[current];

  const zoom = (event: MouseEvent) => {
    event.preventDefault();
    setIsZoomed(true);
  };
  return (
    <div
      className={`grid min-w-0 gap-4 ${images.length > 1 ? 'md:grid-cols-[4.5rem_minmax(0,1fr)]' : ''}`}
    >
      {images.length > 1 && <Thumbnails images={images} current={current} onChoose={show} />}
      <div className="relative min-w-0 max-md:-mx-gutter max-md:[&_.plate]:rounded-none">
        <DiscountLabel product={product} />
        <ul
          ref={track}
          aria-label={`Images of ${name}`}
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto scroll-smooth motion-reduce:scroll-auto md:rounded"
        >
          {slides(images).map(({ path, number }) => (
            <li key={number} id={`picture-${number}`} className="w-full flex-none snap-center">
              <ProductImage
                path={path}
                alt={number === 1 ? name : `${name}, view ${number}`}
                sizes={slideSizes}
                isFirst={number === 1}
                isSoldOut={isOut}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className="fact pointer-events-none absolute bottom-4 left-5 text-caption text-ink">
            <span className="sr-only">Image </span>
            {current + 1} of {images.length}
          </p>
        )}
        {shown && (
          <a
            href={`${pictureUrl(shown)}.webp`}
            aria-label="View larger"
            onClick={zoom}
            className="absolute right-2 bottom-2 grid size-11 place-items-center rounded text-ink hover:bg-surface-active"
          >
            <Maximize2 size={18} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </div>
      {isZoomed && (
        <Suspense>
          <ZoomDialog
            name={name}
            images={images}
            first={current}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A product without images gets one slide with its silhouette. */
const slides = (images: readonly string[]): { path: string | undefined; number: number }[] =>
  images.length > 0
    ? images.map((path, index) => ({ path, number: index + 1 }))
    : [{ path: undefined, number: 1 }];

interface ThumbnailsProps {
  images: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label="Choose an image" className="hidden content-start gap-2.5 md:grid">
      {images.map((path, index) => (
        <li key={path}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={`Image ${index + 1}`}
            aria-current={index === current}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="block rounded outline-offset-2 aria-[current=true]:ring-1 aria-[current=true]:ring-ink aria-[current=true]:ring-offset-1 aria-[current=true]:ring-offset-surface"
          >
            <ProductImage path={path} alt="" sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
