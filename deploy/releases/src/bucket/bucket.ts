import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { AwsClient } from 'aws4fetch';

/** Where the release store is, and how to reach it if that is a bucket. */
export type StoreSettings = {
  /** A folder, or `s3://BUCKET/PREFIX`. */
  readonly releaseStore: string;
  /** The folder that has the copies of releases from buckets. */
  readonly dataDir: string;
  /** Origin of an S3-compatible server; that of AWS by default. */
  readonly releaseStoreEndpoint?: string | undefined;
  readonly awsRegion?: string | undefined;
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
};

/** Key of the registry in a bucket. */
export const REGISTRY_KEY = 'registry.json';

const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;
const DEFAULT_REGION = 'us-east-1';
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 100;

/** Whether a location is a bucket rather than a folder. */
export function isBucketLocation(location: string): boolean {
  return location.startsWith('s3://');
}

/** Opens a bucket. The first request shows whether it can be reached. @throws StartError for malformed settings. */
export function openBucket(settings: StoreSettings): Bucket {
  const [, name, path = ''] = LOCATION.exec(settings.releaseStore) ?? [];
  if (name === undefined)
    throw new StartError(
      `RELEASE_STORE=${settings.releaseStore} is not a bucket like s3://releases/production.`,
    );
  const folders = path.split('/').filter(Boolean);
  const prefix = folders.map((part) => `${part}/`).join('');
  const send = createSender(settings);
  const root = findRoot(settings, name);
  const toUrl = (key: string) => root + encodePath(prefix + key);
  return {
    address: settings.releaseStore,
    async get(key, etag) {
      const response = await send('GET', toUrl(key), etag === undefined ? {} : { 'if-none-match': etag });
      if (response.status === 304) return 'same';
      if (!response.ok) {
        assertMissing(await describeFailure(response));
        return undefined;
      }
      return {
        content: Buffer.from(await response.arrayBuffer()),
        etag: response.headers.get('etag') ?? '',
      };
    },
    async put(key, content, condition) {
      const response = await send('PUT', toUrl(key), toHeaders(condition), Buffer.from(content));
      if (response.ok) return true;
      const failure = await describeFailure(response);
      // 409 is the answer to the slower of two requests at the same time, 404 if the expected object was deleted.
      if (condition && [404, 409, 412].includes(failure.status) && failure.code !== 'NoSuchBucket')
        return false;
      throw failure;
    },
    async list(start) {
      const listed: ListedObject[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (token !== undefined) query.set('continuation-token', token);
        const response = await send('GET', `${root}?${query.toString()}`);
        if (!response.ok) throw await describeFailure(response);
        const xml = await response.text();
        for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          listed.push({
            key: readElement(object, 'Key').slice(prefix.length),
            etag: readElement(object, 'ETag'),
            changedAtMs: Date.parse(readElement(object, 'LastModified')),
          });
        token = readElement(xml, 'NextContinuationToken') || undefined;
      } while (token !== undefined);
      return listed;
    },
    async delete(key) {
      const response = await send('DELETE', toUrl(key));
      if (!response.ok) assertMissing(await describeFailure(response));
    },
  };
}

/** Returns the address of a bucket. Servers other than AWS seldom have a host name per bucket. */
function findRoot({ releaseStoreEndpoint, awsRegion = DEFAULT_REGION }: StoreSettings, name: string): string {
  if (releaseStoreEndpoint !== undefined) return `${releaseStoreEndpoint}/${name}/`;
  const host = `s3.${awsRegion}.amazonaws.com`;
  // The certificate of a host name per bucket covers no further dots.
  return name.includes('.') ? `https://${host}/${name}/` : `https://${name}.${host}/`;
}

type Sender = (
  method: string,
  url: string,
  headers?: Readonly<Record<string, string>>,
  body?: Buffer<ArrayBuffer>,
) => Promise<Response>;

/** Creates the function that signs and sends requests, and repeats those without an answer. */
function createSender(settings: StoreSettings): Sender {
  const { awsAccessKeyId, awsSecretAccessKey, awsSessionToken, awsRegion = DEFAULT_REGION } = settings;
  if (awsAccessKeyId === undefined || awsSecretAccessKey === undefined)
    throw new StartError(
      `Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key for ${settings.releaseStore}.`,
    );
  const client = new AwsClient({
    accessKeyId: awsAccessKeyId,
    secretAccessKey: awsSecretAccessKey,
    ...(awsSessionToken !== undefined && { sessionToken: awsSessionToken }),
    service: 's3',
    region: awsRegion,
    retries: 0,
  });
  return async (method, url, headers, body) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await client
        .fetch(url, {
          method,
          headers: { ...headers, 'x-amz-content-sha256': digest(body ?? '') },
          ...(body && { body }),
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        })
        .catch((error: unknown) => describeUnreachable(url, error));
      const isLast = attempt === MAX_ATTEMPTS;
      if (response instanceof Error) {
        if (isLast) throw response;
      } else if (isLast || (response.status < 500 && response.status !== 429)) return response;
      await wait(RETRY_DELAY_MS * attempt);
    }
  };
}

function describeUnreachable(url: string, cause: unknown): Error {
  const { cause: reason } = cause as { cause?: { code?: string } };
  return new Error(`${new URL(url).origin}: ${reason?.code ?? getErrorMessage(cause)}`, { cause });
}

/** Why a server has rejected a request. */
class BucketError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

async function describeFailure(response: Response): Promise<BucketError> {
  const xml = await response.text();
  const code = readElement(xml, 'Code');
  return new BucketError(response.status, code, readElement(xml, 'Message') || `status ${response.status}`);
}

/** A missing bucket has the same status, but is a mistake in the settings. @throws the error if it is another one. */
function assertMissing(error: BucketError): void {
  if (error.code !== 'NoSuchKey') throw error;
}

function toHeaders(condition: Condition | undefined): Record<string, string> {
  if (condition === 'new') return { 'if-none-match': '*' };
  return condition ? { 'if-match': condition.etag } : {};
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Reads the text of an XML element without children; empty if there is none. */
function readElement(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, ...codes: (string | undefined)[]) => {
    const [decimal, hex, name] = codes;
    if (name !== undefined) return ENTITIES[name] ?? entity;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
