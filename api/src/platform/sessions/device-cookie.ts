import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { KNOWN_DEVICE_DAYS, type SessionKind } from '@platform/contracts';
import { DAY_MS } from '../clock.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { newSecret } from '../ids.ts';
import type { SessionCookies } from './session-cookies.ts';

const LIFETIME_MS = KNOWN_DEVICE_DAYS * DAY_MS;

/**
 * Recognizes devices on which users have logged in before, by a signed random id in a cookie. It grants no access: it
 * only separates the failed logins of the owner's devices from those of strangers.
 */
export function createDeviceCookie({ sessionSecret }: { sessionSecret: string }, cookies: SessionCookies) {
  function sign(kind: SessionKind, id: string): string {
    return createHmac('sha256', sessionSecret).update(`device:${kind}:${id}`).digest('base64url');
  }

  /** Returns the id in the request's device cookie; `undefined` if there is none or it is forged. */
  function read(request: Request): string | undefined {
    const { sessionKind } = getRequestContext(request);
    const [id = '', signature = ''] = readCookie(request, cookies.deviceNameFor(sessionKind)).split('.');
    const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(sessionKind, id))];
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
  }

  return {
    read,

    /** Sets the cookie, or renews it under the same id. Returns the id. */
    set(request: Request, response: Response): string {
      const { sessionKind } = getRequestContext(request);
      const id = read(request) ?? newSecret();
      const options = { ...cookies.session, maxAge: LIFETIME_MS };
      response.cookie(cookies.deviceNameFor(sessionKind), `${id}.${sign(sessionKind, id)}`, options);
      return id;
    },
  };
}

function readCookie(request: Request, name: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
