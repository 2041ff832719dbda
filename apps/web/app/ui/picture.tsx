export interface PictureSources {
  avif: string;
  src: string;
  width: number;
  height: number;
}

/** One that was uploaded, by its path without size and ending. */
export const uploadedPicture = (path: string): PictureSources => ({
  avif: `${path}-320.avif 320w, ${path}-640.avif 640w, ${path}.avif 768w`,
  src: `${path}-640.webp`,
  width: 768,
  height: 768,
});

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
