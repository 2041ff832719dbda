import { mkdirSync } from 'node:fs';
import { succeeds } from '../services/command.ts';
import { ActionableError } from '../services/steps.ts';
import { baseImage, makeBaseImages, nodeImage } from './base-images.ts';
import { buildah, image, imageFolder } from './buildah.ts';

const programs = { buildah: '--version', debootstrap: '--version', runc: '--version' };

/** Builds the image from this checkout, on a Debian made here. Needs root. */
export async function buildImage(): Promise<void> {
  for (const [program, argument] of Object.entries(programs)) {
    if (!(await succeeds(program, [argument]))) {
      throw new ActionableError(
        `${program} is missing`,
        'as root: apt-get install --no-install-recommends buildah debootstrap runc',
      );
    }
  }
  if (process.getuid?.() !== 0) {
    throw new ActionableError('building and running containers here requires root', 'use sudo');
  }
  mkdirSync(imageFolder, { recursive: true });
  makeBaseImages();
  buildah(
    'bud',
    '--isolation=chroot',
    '--pull-never',
    '--quiet',
    // OCI's own format has no health check.
    '--format=docker',
    `--build-arg=NODE_IMAGE=${nodeImage()}`,
    `--build-arg=BASE_IMAGE=${baseImage}`,
    `--tag=${image}`,
    '.',
  );
}
