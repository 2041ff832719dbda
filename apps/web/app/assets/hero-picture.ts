import type { ImageSources } from '#web/ui/product/responsive-image.tsx';
import small from './parts/gpu-3fan-black-480.avif';
import medium from './parts/gpu-3fan-black-640.avif';
import large from './parts/gpu-3fan-black-768.avif';
import fallback from './parts/gpu-3fan-black-768.webp';

/** Apart from the other pictures, which the home page loads later. */
export const heroPicture: ImageSources = {
  avif: `${small} 480w, ${medium} 640w, ${large} 768w`,
  src: fallback,
  width: 768,
  height: 768,
};
