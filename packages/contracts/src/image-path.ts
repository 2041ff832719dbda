import { z } from 'zod';

/** Path of an image, without width and format. Empty if there is none. */
export const ImagePath = z
  .string()
  .describe(
    'Path of an image. It answers 640 px in AVIF if `Accept` names it, else in WebP. For one width and format append `-320.avif`, `-640.avif`, `.avif` (full width), `-320.webp`, `-640.webp` or `.webp`.',
  );
