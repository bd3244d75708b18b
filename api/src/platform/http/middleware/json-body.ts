import type { Request } from 'express';
import { AppError } from '../../app-error.ts';
import type { ReceiveBody } from '../receive-body.ts';

/** How long a body of 100 KB may take to arrive. */
const TIMEOUT_MS = 30_000;

type ReaderOptions = { readonly contentType: RegExp; readonly maxBytes: number };

/** What calls of the API send. */
export const JSON_BODY: ReaderOptions = {
  contentType: /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i,
  maxBytes: 100 * 1024,
};

/**
 * Creates the reader of JSON bodies of certain content types. It validates nothing; `undefined` if there is no body.
 * Call it only after authorization, so that unauthorized callers cannot make the API read large bodies.
 *
 * @throws AppError `unsupported_media_type`, `payload_too_large` or `invalid_request`, from the function it returns
 */
export function createJsonReader(receive: ReceiveBody, { contentType, maxBytes }: ReaderOptions) {
  const limits = { maxBytes, timeoutMs: TIMEOUT_MS, createTooLarge, isFile: false };
  function createTooLarge(): AppError {
    return new AppError('payload_too_large', `The request is larger than ${maxBytes / 1024} KB.`);
  }
  return async function readBody(request: Request): Promise<unknown> {
    const { headers } = request;
    if (!hasBody(request)) return undefined;
    if (!contentType.test(headers['content-type'] ?? ''))
      throw new AppError('unsupported_media_type', 'Send the request as application/json in UTF-8.');
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      throw new AppError('unsupported_media_type', 'Send the request as uncompressed JSON in UTF-8.');
    return receive(request, limits, async (read) => parse(await read()));
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Parses an object or an array; nothing counts as an empty object. @throws AppError `invalid_request` */
function parse(content: Buffer): unknown {
  const text = new TextDecoder().decode(content);
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw notJson(cause);
  }
  throw notJson();
}

function notJson(cause?: unknown): AppError {
  return new AppError('invalid_request', 'The body is not valid JSON.', { cause });
}
