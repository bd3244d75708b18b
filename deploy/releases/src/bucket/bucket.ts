import type * as Sdk from '@aws-sdk/client-s3';
import { StartError } from '@platform/node-utils';

/** Where the release store is, and how to reach it if that is a bucket. */
export type StoreSettings = {
  /** A folder, or `s3://BUCKET/PREFIX`. */
  readonly releaseStore: string;
  /** The folder that has the mirrors of buckets. */
  readonly dataDir: string;
  /** Origin of an S3-compatible server; that of AWS by default. */
  readonly releaseStoreEndpoint?: string | undefined;
  readonly awsRegion?: string | undefined;
  /** Without keys the SDK looks for those of the machine, such as its role. */
  readonly awsAccessKeyId?: string | undefined;
  readonly awsSecretAccessKey?: string | undefined;
  readonly awsSessionToken?: string | undefined;
};

/** An object and the identity of its content. */
type BucketObject = { readonly content: Buffer; readonly etag: string };

type ListedObject = { readonly key: string; readonly etag: string; readonly changedAtMs: number };

/** When a `put` takes effect: only if there is no such object, or only if it is still this one. */
type Condition = 'new' | { readonly etag: string };

/** The objects under the prefix of a release store. Keys are relative to it. */
export type Bucket = {
  /** `s3://BUCKET/PREFIX`, for messages. */
  readonly address: string;
  /** Returns an object, `undefined` if there is none, or `same` if it is still the one of `etag`. */
  get(key: string, etag?: string): Promise<BucketObject | 'same' | undefined>;
  /** Writes an object at once and as a whole. Returns whether the condition was met. */
  put(key: string, content: string | Buffer, condition?: Condition): Promise<boolean>;
  list(prefix: string): Promise<ListedObject[]>;
  delete(key: string): Promise<void>;
  close(): void;
};

const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;
const DEFAULT_REGION = 'us-east-1';
const CONNECT_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Whether a location is a bucket rather than a folder. */
export function isBucketLocation(location: string): boolean {
  return location.startsWith('s3://');
}

/** Opens a bucket. The first request shows whether it can be reached. @throws StartError for malformed settings. */
export async function openBucket(settings: StoreSettings): Promise<Bucket> {
  const [, name, path = ''] = LOCATION.exec(settings.releaseStore) ?? [];
  if (name === undefined)
    throw new StartError(
      `RELEASE_STORE=${settings.releaseStore} is not a bucket like s3://releases/production.`,
    );
  if ((settings.awsAccessKeyId === undefined) !== (settings.awsSecretAccessKey === undefined))
    throw new StartError('Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither of them.');
  const prefix = path
    .split('/')
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
  // It takes a while to load, and a folder does not need it.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(createConfig(settings));
  return { address: settings.releaseStore, ...createRequests(sdk, client, name, prefix) };
}

function createConfig(settings: StoreSettings): Sdk.S3ClientConfig {
  const { releaseStoreEndpoint: endpoint, awsRegion, awsAccessKeyId, awsSecretAccessKey } = settings;
  const sessionToken = settings.awsSessionToken;
  return {
    region: awsRegion ?? DEFAULT_REGION,
    // Servers other than AWS seldom have a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(awsAccessKeyId !== undefined &&
      awsSecretAccessKey !== undefined && {
        credentials: {
          accessKeyId: awsAccessKeyId,
          secretAccessKey: awsSecretAccessKey,
          ...(sessionToken !== undefined && { sessionToken }),
        },
      }),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: REQUEST_TIMEOUT_MS },
    // Releases have hashes of their own, and not every server knows those of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

function createRequests(
  sdk: typeof Sdk,
  client: Sdk.S3Client,
  bucket: string,
  prefix: string,
): Omit<Bucket, 'address'> {
  const target = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const limit = () => ({ abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return {
    async get(key, etag) {
      try {
        const command = new sdk.GetObjectCommand({
          ...target(key),
          ...(etag !== undefined && { IfNoneMatch: etag }),
        });
        const { Body: body, ETag: current = '' } = await client.send(command, limit());
        return { content: Buffer.from((await body?.transformToByteArray()) ?? []), etag: current };
      } catch (error) {
        if (getStatus(error) === 304) return 'same';
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async put(key, content, condition) {
      const conditions =
        condition === 'new' ? { IfNoneMatch: '*' } : condition && { IfMatch: condition.etag };
      try {
        await client.send(
          new sdk.PutObjectCommand({ ...target(key), Body: content, ...conditions }),
          limit(),
        );
        return true;
      } catch (error) {
        // 409 is the answer to the slower of two requests at the same time, 404 if the expected object was deleted.
        if (condition && ([409, 412].includes(getStatus(error)) || isMissing(error))) return false;
        throw error;
      }
    },
    async list(start) {
      const listed: ListedObject[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start });
      for await (const { Contents: objects = [] } of pages) {
        for (const { Key: key = '', ETag: etag = '', LastModified: changedAt } of objects)
          listed.push({ key: key.slice(prefix.length), etag, changedAtMs: changedAt?.getTime() ?? 0 });
      }
      return listed;
    },
    async delete(key) {
      await client.send(new sdk.DeleteObjectCommand(target(key)), limit());
    },
    close: () => client.destroy(),
  };
}

function getStatus(error: unknown): number {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}

/** A missing bucket has the same status, but is a mistake in the settings. */
function isMissing(error: unknown): boolean {
  return (error as Error).name === 'NoSuchKey';
}
