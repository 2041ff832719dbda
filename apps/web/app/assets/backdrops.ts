import type { ImageSources } from '#web/ui/product/responsive-image.tsx';
import large from './backdrops/board-macro-1080.avif?url';
import fallback from './backdrops/board-macro-1080.webp?url';
import small from './backdrops/board-macro-720.avif?url';

/** A board from close by, toned in copper so that words can stand on it. */
export const boardBackdrop: ImageSources = {
  avif: `${small} 720w, ${large} 1080w`,
  src: fallback,
  width: 1080,
  height: 1080,
};
