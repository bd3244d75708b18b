import type { Section } from '@platform/releases';

/** The part of the site that a remote owns; its paths are those of its routes. */
type AppSection = Omit<Section, 'ownedPaths'>;

/** Build settings that differ between apps; everything else is shared. */
export type AppDefinition = {
  readonly name: string;
  /** Document title of the standalone page until a screen sets its own. */
  readonly title: string;
  /** The host provides the shared packages; a remote consumes them and exposes `./remote`. */
  readonly role: 'host' | 'remote';
  /** The part of the site that a remote owns; the host has none. */
  readonly section?: AppSection;
  /** Browser entry: the shell's bootstrap, or the remote's standalone page. */
  readonly browserEntry: string;
  /** Entry of the Node bundle that renders HTML. */
  readonly serverEntry: string;
  /** Scripts that are inserted into documents, by name. */
  readonly inlineScripts: Readonly<Record<string, string>>;
  /** Upper bound on the compressed scripts of one page (`npm run release -- check`). */
  readonly budgetBytes: number;
  /** Writes what the sources import and is not in the repository, before each build. */
  readonly prepare?: () => Promise<void>;
};

const KB = 1024;

/** Name of the inline script that every document has. */
export const THEME_SCRIPT = 'apply-theme';
const THEME_SCRIPT_ENTRY = '@platform/kit/inline/apply-theme';

/** Name of the inline script for the font, which every document has. */
export const FONT_SCRIPT = 'apply-stored-font';
const FONT_SCRIPT_ENTRY = '@platform/kit/inline/apply-stored-font';

/** Name of the inline script that reports errors, which every document has. */
export const REPORT_SCRIPT = 'report-errors';
const REPORT_SCRIPT_ENTRY = '@platform/kit/inline/report-errors';

/** Name of the inline script that keeps React working on a page that others change, which every document has. */
export const FOREIGN_CHANGES_SCRIPT = 'accept-foreign-changes';
const FOREIGN_CHANGES_SCRIPT_ENTRY = '@platform/kit/inline/accept-foreign-changes';

/** Name of the inline script of standalone pages that asks who is logged in. */
export const SESSION_SCRIPT = 'prefetch-own-session';
const SESSION_SCRIPT_ENTRY = '@platform/kit/inline/prefetch-own-session';

/** Defines the shell: `app.config.ts` is `export const app = hostApp('shell', 193)`. */
export function hostApp(name: 'shell', budgetKb: number): AppDefinition {
  return {
    name,
    budgetBytes: budgetKb * KB,
    title: 'AI Skill',
    role: 'host',
    browserEntry: './src/browser/main.tsx',
    serverEntry: './src/server/rendering/index.ts',
    inlineScripts: {
      [THEME_SCRIPT]: THEME_SCRIPT_ENTRY,
      [FONT_SCRIPT]: FONT_SCRIPT_ENTRY,
      [REPORT_SCRIPT]: REPORT_SCRIPT_ENTRY,
      [FOREIGN_CHANGES_SCRIPT]: FOREIGN_CHANGES_SCRIPT_ENTRY,
      'prefetch-session': '@platform/kit/inline/prefetch-session',
      'mark-sidebar': './src/inline/mark-sidebar.ts',
      'keep-input': './src/inline/keep-input.ts',
      'record-changes': './src/inline/record-changes.ts',
      'start-page': './src/inline/start-page.ts',
    },
  };
}

/**
 * Defines a remote: `app.config.ts` is `export const app = remoteApp('mf-...', 'AI Skill ...', 127, { ... })`.
 *
 * @param title document title of the standalone page
 * @param section the part of the site that the remote owns; it travels with each release
 */
export function remoteApp(name: string, title: string, budgetKb: number, section: AppSection): AppDefinition {
  return {
    name,
    budgetBytes: budgetKb * KB,
    title,
    role: 'remote',
    section,
    browserEntry: './src/standalone-entry.ts',
    serverEntry: './src/remote.ts',
    inlineScripts: {
      [THEME_SCRIPT]: THEME_SCRIPT_ENTRY,
      [FONT_SCRIPT]: FONT_SCRIPT_ENTRY,
      [REPORT_SCRIPT]: REPORT_SCRIPT_ENTRY,
      [FOREIGN_CHANGES_SCRIPT]: FOREIGN_CHANGES_SCRIPT_ENTRY,
      [SESSION_SCRIPT]: SESSION_SCRIPT_ENTRY,
    },
  };
}
