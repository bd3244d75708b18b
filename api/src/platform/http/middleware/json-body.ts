import { json, type Request, type Response } from 'express';
import { AppError } from '../../app-error.ts';
import { promisify } from '../../promisify.ts';

/** How long a body of 100 KB may take to arrive. */
const TIMEOUT_MS = 30_000;

type ReaderOptions = { readonly contentType: RegExp; readonly limitBytes: number };

/**
 * Reads the JSON body of a request without validating it; `undefined` if there is none. Call it only after
 * authorization, so that unauthorized callers cannot make the API read large bodies.
 *
 * @throws AppError 415 for other content types, or the parser's errors (400, 413, 415), which the error handler
 *   converts
 */
export const readJsonBody = createJsonReader({
  contentType: /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i,
  limitBytes: 100 * 1024,
});

/** Creates a reader of JSON bodies of certain content types. A body that announces too many bytes is not read. */
export function createJsonReader({ contentType, limitBytes }: ReaderOptions) {
  const parse = json({ limit: limitBytes, inflate: false, type: () => true });
  return async function readBody(request: Request, response: Response): Promise<unknown> {
    if (!hasBody(request)) return undefined;
    if (!contentType.test(request.headers['content-type'] ?? '')) {
      throw new AppError('unsupported_media_type', 'Send the request as application/json in UTF-8.');
    }
    const timer = setTimeout(() => request.destroy(), TIMEOUT_MS);
    await promisify((done) => parse(request, response, done)).finally(() => clearTimeout(timer));
    return request.body as unknown;
  };
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}
