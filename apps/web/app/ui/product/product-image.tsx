import { Box } from 'lucide-react';
import { usePictureUrl } from './picture-url.ts';

interface ProductImageProps {
  /** Path without size and extension, as sent by the API; absent without an image. */
  path: string | undefined;
  alt: string;
  sizes: string;
  /** Loads eagerly with high priority: for the first image on the page. */
  isFirst?: boolean;
  isSoldOut?: boolean;
}

const full = 768;

const widths = (url: string, ending: string) =>
  `${url}-320.${ending} 320w, ${url}-640.${ending} 640w, ${url}.${ending} ${full}w`;

/** Renders a product image on a square plate, or a placeholder icon. */
export function ProductImage(props: ProductImageProps) {
  const { path, alt, sizes, isFirst = false, isSoldOut = false } = props;
  const pictureUrl = usePictureUrl();
  const url = path && pictureUrl(path);
  return (
    <div className="plate aspect-square">
      {url ? (
        <picture className="contents">
          <source type="image/avif" srcSet={widths(url, 'avif')} sizes={sizes} />
          <img
            src={`${url}-320.webp`}
            srcSet={widths(url, 'webp')}
            sizes={sizes}
            alt={alt}
            width={full}
            height={full}
            decoding={isFirst ? 'sync' : 'async'}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            className={isSoldOut ? 'opacity-45 saturate-20' : ''}
          />
        </picture>
      ) : (
        <Box
          strokeWidth={0.75}
          className="size-2/5 text-ink-faint"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        />
      )}
    </div>
  );
}
