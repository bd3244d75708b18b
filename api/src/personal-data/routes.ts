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
import type { PersonalData } from './personal-data.ts';

export function personalDataRoutes({ deletion, dataExports }: PersonalData): Route[] {
  return [
    defineRoute(getOpenRequests, ({ user }) => deletion.countOpen(requireId(user.id))),

    defineRoute(requestDeletion, async (call) => ({
      deletesAt: (await deletion.request(actorOf(call), call.body)).toISOString(),
    })),

    defineRoute(cancelDeletion, async (call) => {
      await deletion.cancel(actorOf(call));
      return undefined;
    }),

    defineRoute(getDataExport, ({ user }) => dataExports.find(requireId(user.id))),

    defineRoute(requestDataExport, (call) => dataExports.request(actorOf(call))),

    defineRoute(openDataExport, async (call) => {
      await dataExports.open(actorOf(call));
      return undefined;
    }),

    defineRoute(downloadDataExport, (call) => dataExports.download(actorOf(call))),
  ];
}
