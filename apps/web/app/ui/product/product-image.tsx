import { Box } from 'lucide-react';

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

const widths = (path: string, ending: string) =>
  `${path}-320.${ending} 320w, ${path}-640.${ending} 640w, ${path}.${ending} ${full}w`;

/** Renders a product image on a square plate, or a placeholder icon. */
export function ProductImage(props: ProductImageProps) {
  const { path, alt, sizes, isFirst = false, isSoldOut = false } = props;
  return (
    <div className="plate aspect-square">
      {path ? (
        <picture className="contents">
          <source type="image/avif" srcSet={widths(path, 'avif')} sizes={sizes} />
          <img
            src={`${path}-320.webp`}
            srcSet={widths(path, 'webp')}
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
