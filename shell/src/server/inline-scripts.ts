import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILES } from '@platform/releases';

/** The shell's scripts that are part of documents (`src/inline`, `kit/src/inline`), as bundled by its release. */
export type InlineScripts = {
  readonly reportErrors: string;
  readonly acceptForeignChanges: string;
  readonly applyTheme: string;
  readonly markSidebar: string;
  readonly keepInput: string;
  readonly prefetchSession: string;
  readonly recordChanges: string;
  readonly startPage: string;
  readonly applyStoredFont: string;
};

/** Reads the inline scripts of a release of the shell. @throws Error if one is missing. */
export function readInlineScripts(releaseFolder: string): InlineScripts {
  const read = (name: string) =>
    readFileSync(join(releaseFolder, RELEASE_FILES.inlineScripts, `${name}.js`), 'utf8');
  return {
    reportErrors: read('report-errors'),
    acceptForeignChanges: read('accept-foreign-changes'),
    applyTheme: read('apply-theme'),
    markSidebar: read('mark-sidebar'),
    keepInput: read('keep-input'),
    prefetchSession: read('prefetch-session'),
    recordChanges: read('record-changes'),
    startPage: read('start-page'),
    applyStoredFont: read('apply-stored-font'),
  };
}
