import { listNotices, markNoticeRead, markNoticesRead, type Notice } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { parseId } from '../../platform/ids.ts';
import { mapPage } from '../../platform/lists/page.ts';
import type { NoticeRecord } from '../../platform/notices/notices.model.ts';
import type { Notices } from '../../platform/notices/notices.ts';

/** The users' calls on their own notices. The README says what this module guarantees. */
export function noticesRoutes(notices: Notices): Route[] {
  return [
    defineRoute(listNotices, async (call) => {
      const { userId } = actorOf(call);
      return mapPage(await notices.list.page(call.query, { userId }), (rows) => rows.map(present));
    }),

    defineRoute(markNoticeRead, async (call) => {
      const id = parseId(call.params.id);
      const notice = id && (await notices.markRead(actorOf(call).userId, id));
      if (!notice) throw new AppError('not_found', 'Notice not found.');
      return present(notice);
    }),

    defineRoute(markNoticesRead, async (call) => {
      await notices.markAllRead(actorOf(call).userId, new Date(call.body.until));
      return undefined;
    }),
  ];
}

function present({ _id, topic, text, path, createdAt, readAt }: NoticeRecord): Notice {
  return {
    id: _id.toHexString(),
    topic,
    text,
    path,
    createdAt: createdAt.toISOString(),
    unread: readAt === null,
  };
}
