import type { Modules } from '../modules.ts';
import type { Platform } from '../services.ts';
import { createDeletion } from './deletion.ts';
import { createDataExports } from './export/export.service.ts';

/** What members can do with all data about them: get a copy, and delete it. */
export type PersonalData = ReturnType<typeof createPersonalData>;

export function createPersonalData(platform: Platform, modules: Modules) {
  return {
    deletion: createDeletion(platform, modules),
    dataExports: createDataExports(platform, modules),
  };
}
