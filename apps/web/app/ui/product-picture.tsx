import { Box } from 'lucide-react';

interface ProductPictureProps {
  /** Address without size and ending, as the API gives it; absent where there is no picture yet. */
  path: string | undefined;
  alt: string;
  sizes: string;
  /** The picture a visitor sees first is fetched first; the others when they come near. */
  isFirst?: boolean;
  isSoldOut?: boolean;
}

const full = 768;

const widths = (path: string, ending: string) =>
  `${path}-320.${ending} 320w, ${path}-640.${ending} 640w, ${path}.${ending} ${full}w`;

/** A part in studio light, on its square plate. */
export function ProductPicture(props: ProductPictureProps) {
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
