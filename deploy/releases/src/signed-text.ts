import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a value as a text that fits in a URL, a cookie or a page. It can be read by everybody.
 *
 * @param purpose keeps out signatures of other things that were made with the same secret
 */
export function signValue(value: unknown, purpose: string, secret: string): string {
  const content = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${content}.${computeSignature(content, purpose, secret)}`;
}

/** Reads a signed value; `undefined` if it was not signed for this purpose with this secret. */
export function readSignedValue(text: string, purpose: string, secret: string): unknown {
  const [content = '', signature = ''] = text.split('.');
  const expected = Buffer.from(computeSignature(content, purpose, secret));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as unknown;
}

function computeSignature(content: string, purpose: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url');
}
