import type { Fault, FaultsBody, Measurement, PAGE_ERRORS_MAX } from '@platform/contracts';
import { findRemoteFor, findRoute } from '@platform/releases/section';
import type { LiveRegistry } from '../page-data.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { isForeign } from './foreign-changes.ts';
import { createReportQueue } from './report-queue.ts';

/* Its type is the literal value of the contract, which is not part of this bundle. */
const MAX_FAULTS: typeof PAGE_ERRORS_MAX = 10;
const MAX_CAUSE_LENGTH = 120;
const MAX_PATH_LENGTH = 200;
const SHELL = 'shell';
const HANG = 'The page no longer responds';

/** Reports to the API what a page saw of its parts: the shell, and the remotes that it has shown. */
export type FaultReporter = {
  /** Reports that the shell has started. Its server counts the documents that it sends. */
  readonly countStart: () => void;
  /** Reports that a remote is shown, once. */
  readonly countView: (path: string) => void;
  /** Reports why the page that is shown was replaced by a message. */
  readonly reportFault: (error: unknown) => void;
  /** Describes what another thread is to report if the page no longer responds; `undefined` if nothing counts. */
  readonly describeHang: () => FaultsBody | undefined;
  /** Adds a measurement of the page that the document was opened with. */
  readonly addMeasurement: (measurement: Measurement) => void;
};

/**
 * Creates the reporter, which also reports uncaught errors in scripts of remotes.
 *
 * @param token what the page server has signed into the page, for the versions in the registry
 */
export function createFaultReporter(registry: LiveRegistry, token: string | undefined): FaultReporter {
  const { remotes, sections } = registry;
  const initialPath = location.pathname;
  const queue = createReportQueue(token);
  const admit = createFaultLimit();
  const shown = new Set<string>();
  let isFaultyDocument = false;

  function addFault(app: string | undefined, fault: Fault): void {
    queue.change(app, 'soon', ({ faults }) => ({ faults: [...faults, fault] }));
  }

  function reportUnhandled(error: unknown): void {
    const app = findScriptOwner(registry, error);
    // Scripts of extensions and of the shell are no fault of a remote.
    if (app === undefined || !admit(error)) return;
    addFault(app, describeFault(registry, error, isForeign(error) ? 'foreign' : 'unhandled', app));
  }

  /** A page that fails may be the fault of what the shell provides. A file that its origin does not deliver is not. */
  function reportForShell(fault: Fault): void {
    if (isFaultyDocument || ['container', 'chunk', 'foreign'].includes(fault.phase)) return;
    isFaultyDocument = true;
    addFault(SHELL, fault);
  }

  addEventListener('error', ({ error }: ErrorEvent) => reportUnhandled(error));
  addEventListener('unhandledrejection', ({ reason }) => reportUnhandled(reason));

  return {
    countStart: () => queue.change(SHELL, 'later'),
    countView(path) {
      const app = findRemoteFor(path, sections);
      if (app === undefined || shown.has(app)) return;
      shown.add(app);
      queue.change(app, 'later');
    },
    reportFault(error) {
      // A page of a version that is no longer live is no fault.
      if ((error instanceof RemoteLoadError && error.reason === 'outdated') || !admit(error)) return;
      const { remote, version } = error instanceof RemoteLoadError ? error : {};
      const app = remote ?? findRemoteFor(location.pathname, sections);
      // The token names the versions that the document was opened with, and no other one that was tried since.
      if (version !== undefined && app !== undefined && remotes[app]?.version !== version) return;
      const fault = describeFault(registry, error, findPhase(error), app);
      addFault(app, fault);
      reportForShell(fault);
    },
    describeHang() {
      if (token === undefined) return undefined;
      const app = findRemoteFor(location.pathname, sections);
      const faults = [describeFault(registry, new Error(HANG), 'hang', app)];
      const apps = app === undefined ? [SHELL] : [app, SHELL];
      return { token, parts: apps.map((part) => ({ app: part, faults, vitals: [] })) };
    },
    addMeasurement({ name, value }) {
      const measurement = { name, value: Math.max(0, value) };
      queue.change(findRemoteFor(initialPath, sections), 'later', ({ vitals }) => ({
        vitals: [...vitals.filter((other) => other.name !== name), measurement],
      }));
      // The last values are known when the page is hidden.
      if (document.visibilityState === 'hidden') queue.flush();
    },
  };
}

/** Creates the check whether to report a fault: each once, a limited number, none while the visitor is offline. */
function createFaultLimit() {
  const reported = new WeakSet();
  let count = 0;
  return (error: unknown): error is Error => {
    if (!(error instanceof Error) || reported.has(error) || count >= MAX_FAULTS) return false;
    reported.add(error);
    if (!navigator.onLine) return false;
    count += 1;
    return true;
  };
}

/** Finds the remote whose script an error comes from. */
function findScriptOwner({ remotes }: LiveRegistry, error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return Object.keys(remotes).find((name) => {
    const entry = remotes[name]?.entry ?? '';
    return URL.canParse(entry) && stack.includes(new URL('.', entry).href);
  });
}

/** Describes a fault without the parameters of the path and without digits. */
function describeFault(
  { remotes }: LiveRegistry,
  error: Error,
  phase: Fault['phase'],
  app: string | undefined,
): Fault {
  const paths = (app === undefined ? undefined : remotes[app]?.paths) ?? [];
  const { pathname } = location;
  // The cut may leave half of a character.
  const [cause = ''] = error.message.slice(0, MAX_CAUSE_LENGTH).split(/[\p{Cc}\p{Cs}]/u, 1);
  const path = paths[findRoute(paths, pathname)] ?? pathname;
  return { phase, cause: cause.replace(/\d/g, '0'), path: path.slice(0, MAX_PATH_LENGTH) };
}

function findPhase(error: Error): Fault['phase'] {
  if (isForeign(error)) return 'foreign';
  if (!(error instanceof RemoteLoadError)) return error.name === 'ChunkLoadError' ? 'chunk' : 'render';
  if (error.phase === 'page') return 'chunk';
  return error.reason === 'incompatible' ? 'module' : 'container';
}
