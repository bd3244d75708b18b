import type { RemoteName } from '@platform/contracts';

/** The apps that are built and released apart from each other. */
export type AppName = 'shell' | RemoteName;

/** What the build has to know of an app; everything else is the same for all. */
export type AppDefinition = {
  readonly name: AppName;
  /** Title of the page it has without the shell, until a screen gives its own. */
  readonly title: string;
  /** The host provides the shared packages; a remote requires them and exposes `./remote`. */
  readonly role: 'host' | 'remote';
  /** Entry of the page in the browser: the shell's bootstrap, or the remote's page of its own. */
  readonly browserEntry: string;
  /** Entry of the Node bundle from which HTML is made. */
  readonly serverEntry: string;
};

/** The shell: `app.config.ts` is `export const app = hostApp('shell')`. */
export function hostApp(name: 'shell'): AppDefinition {
  return {
    name,
    title: 'AI Skill',
    role: 'host',
    browserEntry: './src/browser/main.tsx',
    serverEntry: './src/server/rendering/index.ts',
  };
}

/** A remote: `app.config.ts` is `export const app = remoteApp('mf-...', 'AI Skill ...')`. */
export function remoteApp(name: RemoteName, title: string): AppDefinition {
  return {
    name,
    title,
    role: 'remote',
    browserEntry: './src/standalone-entry.ts',
    serverEntry: './src/remote.ts',
  };
}

/** The name of the app's container in the browser: a global variable, so without a hyphen. */
export function containerName(name: AppName): string {
  return name.replaceAll('-', '_');
}
