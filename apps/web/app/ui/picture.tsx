export interface PictureSources {
  avif: string;
  src: string;
  width: number;
  height: number;
}

interface PictureProps {
  sources: PictureSources;
  alt: string;
  sizes: string;
  /** The picture a visitor sees first is fetched first; the others when they come near. */
  isFirst?: boolean;
  className?: string;
}

export function Picture({ sources, alt, sizes, isFirst = false, className }: PictureProps) {
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
