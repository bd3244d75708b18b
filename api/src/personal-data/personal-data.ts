import type { Modules } from '../modules.ts';
import type { Services } from '../services.ts';
import { createDeletion } from './deletion.ts';
import { createDataExports } from './export/export.service.ts';

/** What members can do with all data about them: get a copy, and delete it. */
export type PersonalData = ReturnType<typeof createPersonalData>;

export function createPersonalData(services: Services, modules: Modules) {
  return {
    deletion: createDeletion(services, modules),
    dataExports: createDataExports(services, modules),
  };
}
