import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '@sirkito/contracts/errors';
import { inTime } from '../../in-time.ts';
import { forEachParallel } from './for-each-parallel.ts';
import { parsePictureName, type PictureFile, type PictureStore } from './picture-store.ts';

export interface Bucket {
  name: string;
  region: string;
  /** Another S3 service than Amazon's. */
  endpoint?: string | undefined;
}

/** Includes retries. */
const deadlineMs = 5_000;
const attempt = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

/** Imported on demand: a shop with a folder never loads it. */
const sdk = () => import('./s3-sdk.ts');

/** Stores pictures in an S3 bucket. The SDK finds the keys in the environment. */
export function createS3Store({ name: bucket, region, endpoint }: Bucket): PictureStore {
  let connected: Promise<S3Client> | undefined;
  const connect = async () => {
    const { S3Client: Client } = await sdk();
    return new Client({
      region,
      // Other services rarely have a subdomain per bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: attempt,
    });
  };
  const call = async <T>(work: (client: S3Client, limits: Limits) => Promise<T>): Promise<T> => {
    connected ??= connect();
    const client = await connected;
    const late = new AbortController();
    try {
      return await inTime(work(client, { abortSignal: late.signal }), deadlineMs);
    } catch (error) {
      throw new AppError('server.storage_unavailable', {}, { cause: error });
    } finally {
      late.abort();
    }
  };
  const at = (name: string) => ({ Bucket: bucket, Key: name });

  const isStored = (name: string) =>
    call(async (client, limits) => {
      const { HeadObjectCommand } = await sdk();
      const head = client.send(new HeadObjectCommand(at(name)), limits);
      return (await unlessMissing(head)) !== undefined;
    });

  const putOne = ([name, bytes]: PictureFile) =>
    call(async (client, limits) => {
      const { PutObjectCommand } = await sdk();
      const type = { ContentType: name.endsWith('.avif') ? 'image/avif' : 'image/webp' };
      await client.send(new PutObjectCommand({ ...at(name), ...type, Body: bytes }), limits);
    });

  const remove = async (names: readonly string[]) => {
    const { DeleteObjectCommand } = await sdk();
    await forEachParallel(names, (name) =>
      call((client, limits) => client.send(new DeleteObjectCommand(at(name)), limits)),
    );
  };

  return {
    async put(files) {
      const added: string[] = [];
      try {
        for (const file of files) {
          if (!(await isStored(file[0]))) added.push(file[0]);
          await putOne(file);
        }
      } catch (error) {
        // Files that were there before belong to an earlier upload of the same picture.
        await remove(added);
        throw error;
      }
    },
    read: (name) =>
      call(async (client, limits) => {
        const { GetObjectCommand } = await sdk();
        const object = await unlessMissing(client.send(new GetObjectCommand(at(name)), limits));
        const bytes = await object?.Body?.transformToByteArray();
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }),
    remove,
    async list() {
      const { ListObjectsV2Command } = await sdk();
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket: bucket, ContinuationToken };
        const page = await call((client, limits) =>
          client.send(new ListObjectsV2Command(input), limits),
        );
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return names.filter((name) => parsePictureName(name));
    },
    // An object appears whole or not at all.
    removeAbandoned: async () => {},
    async check() {
      const { HeadBucketCommand } = await sdk();
      await call((client, limits) =>
        client.send(new HeadBucketCommand({ Bucket: bucket }), limits),
      );
    },
  };
}

interface Limits {
  abortSignal: AbortSignal;
}

async function unlessMissing<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    // GET says NoSuchKey, HEAD has no body and says NotFound.
    if (error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined;
    throw error;
  }
}
