export type PictureFile = readonly [name: string, bytes: Buffer];

/** Uploaded pictures and their generated variants. Names end in a content hash. */
export interface PictureStore {
  /** Stores all files of one picture, or none. */
  put: (files: readonly PictureFile[]) => Promise<void>;
  read: (name: string) => Promise<Buffer | undefined>;
  /** Ignores files that are already gone. */
  remove: (names: readonly string[]) => Promise<void>;
  list: () => Promise<string[]>;
  /** Deletes temporary files that processes left behind when they were killed. */
  removeAbandoned: () => Promise<void>;
  /** Rejects if pictures can't be stored. */
  check: () => Promise<void>;
}

const pictureName =
  /^(?<stem>[a-z0-9][a-z0-9-]*-(?:[0-9a-f]{8}){1,2}(?:-320|-640)?)\.(?<format>avif|webp)$/;

export function parsePictureName(name: string): { stem: string; format: string } | undefined {
  const { stem, format } = pictureName.exec(name)?.groups ?? {};
  return stem && format ? { stem, format } : undefined;
}
