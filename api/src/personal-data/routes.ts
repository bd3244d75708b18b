import {
  cancelDeletion,
  downloadDataExport,
  getDataExport,
  getOpenRequests,
  openDataExport,
  requestDataExport,
  requestDeletion,
} from '@platform/contracts';
import { actorOf } from '../platform/audit/actor.ts';
import { defineRoute, type Route } from '../platform/http/define-route.ts';
import { requireId } from '../platform/ids.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';
import type { PersonalData } from './personal-data.ts';

/** The deletion of an account and a copy of its data require a password that was entered recently. */
export function personalDataRoutes({ deletion, dataExports }: PersonalData, sessions: Sessions): Route[] {
  return [
    defineRoute(getOpenRequests, ({ user }) => deletion.countOpen(requireId(user.id))),

    defineRoute(requestDeletion, async (call) => {
      sessions.assertFresh(call.request);
      return { deletesAt: (await deletion.request(actorOf(call), call.body)).toISOString() };
    }),

    defineRoute(cancelDeletion, async (call) => {
      await deletion.cancel(actorOf(call));
      return undefined;
    }),

    defineRoute(getDataExport, ({ user }) => dataExports.find(requireId(user.id))),

    defineRoute(requestDataExport, (call) => {
      sessions.assertFresh(call.request);
      return dataExports.request(actorOf(call));
    }),

    defineRoute(openDataExport, async (call) => {
      sessions.assertFresh(call.request);
      await dataExports.open(actorOf(call));
      return undefined;
    }),

    defineRoute(downloadDataExport, ({ request, user }) => {
      sessions.assertFresh(request);
      return dataExports.download(requireId(user.id));
    }),
  ];
}
