import {
  getNoticePreferences,
  isForAdministrators,
  NOTICE_KIND_NAMES,
  listNotices,
  markNoticeRead,
  markNoticesRead,
  setNoticePreference,
  unsubscribe,
  type Notice,
  type NoticePreferences,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route, type SignedInUser } from '../../platform/http/define-route.ts';
import { parseId, requireId } from '../../platform/ids.ts';
import { mapPage } from '../../platform/lists/page.ts';
import { parseTimeZone } from '../../platform/time-zone.ts';
import type { NoticeRecord } from './notices.model.ts';
import type { Notices } from './notices.service.ts';

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

    defineRoute(getNoticePreferences, (call) => presentPreferences(notices, call.user)),

    defineRoute(setNoticePreference, async (call) => {
      const { kind, mail, timeZone } = call.body;
      await notices.mailing.setPreference(actorOf(call).userId, kind, mail, parseTimeZone(timeZone));
      return presentPreferences(notices, call.user);
    }),

    defineRoute(unsubscribe, async ({ body }) => {
      if (!(await notices.mailing.unsubscribe(body.token)))
        throw new AppError('not_found', 'This link is incomplete. Open the full link from your email.');
      return undefined;
    }),
  ];
}

async function presentPreferences(
  notices: Notices,
  { id, isAdmin }: SignedInUser,
): Promise<NoticePreferences> {
  const { timeZone, timeOf } = await notices.mailing.readPreferences(requireId(id));
  const kinds = NOTICE_KIND_NAMES.filter((kind) => isAdmin || !isForAdministrators(kind));
  return {
    kinds: kinds.map((kind) => ({ kind, mail: timeOf(kind) })),
    timeZone: timeZone ?? 'UTC',
    isTimeZoneAssumed: timeZone === null,
  };
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
