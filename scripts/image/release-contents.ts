/**
 * What the processes and commands need of a built checkout, apart from packages. Imports nothing: the
 * image is built without the other scripts.
 */
export const releaseContents = [
  'apps/api/build',
  'apps/api/catalogue',
  'apps/api/migrations',
  'apps/api/sql',
  'apps/api/package.json',
  'apps/web/build/client',
  'apps/web/build/main',
  'apps/web/package.json',
];
