import { downloadFile, uploadFile } from '@platform/contracts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import type { WorkFiles } from './files.service.ts';

export function filesRoutes(files: WorkFiles): Route[] {
  return [
    defineRoute(uploadFile, ({ user, bytes }) => files.upload(user, bytes)),
    defineRoute(downloadFile, ({ user, params }) => files.download(user, params.id)),
  ];
}
