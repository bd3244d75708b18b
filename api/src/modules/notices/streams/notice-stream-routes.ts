import { Router, type Request } from 'express';
import { NOTICE_STREAM_PATH } from '@platform/contracts';
import type { SignedInUser } from '../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../platform/http/middleware/request-context.ts';
import { parseId, requireId, type Id } from '../../../platform/ids.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { NoticeStreams } from './notice-streams.ts';

/** What a client may leave unread. The events are small, so one that reads none of them has gone. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Serves the streams of new notices (docs/decisions/notices-in-pages.md). */
export function noticeStreamRoutes(
  streams: NoticeStreams,
  { secondFactorProof, isSessionValid }: Pick<Sessions, 'secondFactorProof' | 'isSessionValid'>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(NOTICE_STREAM_PATH, async (request, response) => {
    getRequestContext(request).endpoint = 'notices.stream';
    const user = request.user as SignedInUser | undefined;
    // The status that tells browsers to connect no more (HTML, 9.2.3). An error would be in the console of each page
    // whose session has ended.
    if (!user || secondFactorProof.isMissing(user)) return void response.status(204).end();
    const session = { kind: getRequestContext(request).sessionKind, id: request.sessionID, userId: user.id };
    // A page that only listens is not in use: the end of the response must not extend the session.
    Reflect.deleteProperty(request, 'session');
    const begin = (): void => {
      if (response.headersSent) return;
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would keep events back until its buffer is full.
        'x-accel-buffering': 'no',
      });
    };
    const close = await streams.open({
      userId: requireId(user.id),
      after: readStart(request),
      isAllowed: () => isSessionValid(session),
      output: {
        write(text) {
          begin();
          response.write(text);
          if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
        },
        end: () => response.end(),
      },
    });
    response.once('close', close);
    if (response.destroyed) close();
  });
  return router;
}

/** Reads from where the page has to be told; `undefined` for values that no page sends. */
function readStart({ headers, query }: Request): Id | Date | undefined {
  const last = headers['last-event-id'];
  if (typeof last === 'string') return parseId(last);
  const { since } = query;
  const time = typeof since === 'string' ? new Date(since) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
