import { json, type Request, type Response } from 'express';
import { AppError } from '../app-error.ts';
import { promised } from '../promised.ts';

const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const parse = json({ limit: '100kb', inflate: false, type: () => true });

/**
 * The JSON body of a request, unchecked; `undefined` without one. Read only after the caller was let in.
 *
 * @throws AppError 415 for another content type; the parser's errors (400, 413, 415) are put into words at the end.
 */
export async function readJsonBody(request: Request, response: Response): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!JSON_IN_UTF8.test(request.headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'Only application/json in UTF-8 is understood.');
  }
  await promised((done) => parse(request, response, done));
  return request.body as unknown;
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}
