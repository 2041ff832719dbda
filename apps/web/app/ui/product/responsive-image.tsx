export interface ImageSources {
  avif: string;
  src: string;
  width: number;
  height: number;
}

/** Returns the sources of an uploaded image, given its URL without size and extension. */
export const uploadedImage = (url: string): ImageSources => ({
  avif: `${url}-320.avif 320w, ${url}-640.avif 640w, ${url}.avif 768w`,
  src: `${url}-640.webp`,
  width: 768,
  height: 768,
});

interface ResponsiveImageProps {
  sources: ImageSources;
  alt: string;
  sizes: string;
  /** Loads eagerly with high priority: for the first image on the page. */
  isFirst?: boolean;
  className?: string;
}

export function ResponsiveImage({
  sources,
  alt,
  sizes,
  isFirst = false,
  className,
}: ResponsiveImageProps) {
  const { avif, ...fallback } = sources;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...fallback}
        alt={alt}
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
