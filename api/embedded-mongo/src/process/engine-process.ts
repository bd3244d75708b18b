import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN_MODULE = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The one message that the engine's process sends its parent after its start. */
export type StartReport =
  { kind: 'ready'; uri: string } | { kind: 'in-use'; message: string } | { kind: 'failed'; message: string };

/** A child process that runs the engine of one folder. */
export type EngineProcess = {
  report: StartReport;
  /** Resolves when the process has ended; `isClean` tells whether it was stopped on purpose. */
  exited: Promise<{ isClean: boolean }>;
  stop(): Promise<void>;
};

/**
 * Starts an engine process and waits for its report. The child gets its own process group, so that Ctrl-C in the
 * terminal reaches only its parent, which may still need the database to shut down. The child stops when the IPC
 * channel closes.
 *
 * @param logTarget file descriptor that its log goes to, or `inherit` for standard error of this process
 */
export async function startEngineProcess(
  folder: string,
  logTarget: number | 'inherit',
): Promise<EngineProcess> {
  const child = fork(MAIN_MODULE, [folder], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', logTarget, 'ipc'],
  });
  const exited = new Promise<{ isClean: boolean }>((resolve) => {
    child.once('exit', (code) => resolve({ isClean: code === 0 }));
  });
  const report = await waitForReport(child);
  return {
    report,
    exited,
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

function waitForReport(child: ChildProcess): Promise<StartReport> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as StartReport));
    child.once('error', reject);
    // `exit` may precede the report of a process that reported and ended at once; `close` follows the end of the
    // channel.
    child.once('close', (code, signal) => {
      resolve({
        kind: 'failed',
        message: `The database engine exited during startup (${signal ?? `code ${code}`}).`,
      });
    });
  });
}
