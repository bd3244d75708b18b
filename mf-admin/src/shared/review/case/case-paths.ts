import type { CaseKind } from '@platform/contracts';
import { paths } from '@platform/kit';

/** The path of a case, by its kind. Called when it is needed: the console mounts the pages elsewhere. */
export const TO_PATH: Readonly<Record<CaseKind, (id: string) => string>> = {
  verification: (id) => paths.admin.verification(id),
  purchase: (id) => paths.admin.purchase(id),
  withdrawal: (id) => paths.admin.withdrawal(id),
};
