import type { AppName, RemoteName } from '@platform/contracts';

/** Build settings that differ between apps; everything else is shared. */
export type AppDefinition = {
  readonly name: AppName;
  /** Document title of the standalone page until a screen sets its own. */
  readonly title: string;
  /** The host provides the shared packages; a remote consumes them and exposes `./remote`. */
  readonly role: 'host' | 'remote';
  /** Browser entry: the shell's bootstrap, or the remote's standalone page. */
  readonly browserEntry: string;
  /** Entry of the Node bundle that renders HTML. */
  readonly serverEntry: string;
  /** Scripts that are inserted into documents, by name. */
  readonly inlineScripts: Readonly<Record<string, string>>;
};

/** Name of the inline script that every document has. */
export const THEME_SCRIPT = 'apply-theme';
const THEME_SCRIPT_ENTRY = '@platform/kit/inline/apply-theme.ts';

/** Name of the inline script for the font, which every document has. */
export const FONT_SCRIPT = 'apply-stored-font';
const FONT_SCRIPT_ENTRY = '@platform/kit/inline/apply-stored-font.ts';

/** Name of the inline script that reports errors, which every document has. */
export const REPORT_SCRIPT = 'report-errors';
const REPORT_SCRIPT_ENTRY = '@platform/kit/inline/report-errors.ts';

/** Defines the shell: `app.config.ts` is `export const app = hostApp('shell')`. */
export function hostApp(name: 'shell'): AppDefinition {
  return {
    name,
    title: 'AI Skill',
    role: 'host',
    browserEntry: './src/browser/main.tsx',
    serverEntry: './src/server/rendering/index.ts',
    inlineScripts: {
      [THEME_SCRIPT]: THEME_SCRIPT_ENTRY,
      [FONT_SCRIPT]: FONT_SCRIPT_ENTRY,
      [REPORT_SCRIPT]: REPORT_SCRIPT_ENTRY,
      'prefetch-session': '@platform/kit/inline/prefetch-session.ts',
      'mark-sidebar': './src/inline/mark-sidebar.ts',
      'start-page': './src/inline/start-page.ts',
    },
  };
}

/** Defines a remote: `app.config.ts` is `export const app = remoteApp('mf-...', 'AI Skill ...')`. */
export function remoteApp(name: RemoteName, title: string): AppDefinition {
  return {
    name,
    title,
    role: 'remote',
    browserEntry: './src/standalone-entry.ts',
    serverEntry: './src/remote.ts',
    inlineScripts: {
      [THEME_SCRIPT]: THEME_SCRIPT_ENTRY,
      [FONT_SCRIPT]: FONT_SCRIPT_ENTRY,
      [REPORT_SCRIPT]: REPORT_SCRIPT_ENTRY,
    },
  };
}

/** Returns the name of the app's container in the browser. It is a global variable, so it has no hyphens. */
export function getContainerName(name: AppName): string {
  return name.replaceAll('-', '_');
}
