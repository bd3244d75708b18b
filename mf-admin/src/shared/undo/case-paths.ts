import { paths } from '@platform/kit';
import { learningPaths } from '../learning-paths.ts';
import type { CaseReference } from './pending-decisions.ts';

/** Returns the page on which a case is decided. */
export function getCasePath({ kind, id }: CaseReference): string {
  switch (kind) {
    case 'unitReport':
      return learningPaths.report(id);
    case 'certificate':
      return `${learningPaths.certificates()}?q=${encodeURIComponent(id)}`;
    default:
      return paths.admin[kind](id);
  }
}
