import { execFile, type ExecFileException } from 'node:child_process';
import type { Socket } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Bundle,
  createSandboxCommand,
  describeEnd,
  formatMessage,
  MAX_CPU_S,
  MAX_DURATION_MS,
  parseReply,
  SANDBOX_FOLDER,
} from '@platform/releases/sandbox';
import { parseRenderResult } from './parse-render-result.ts';
import { ReleaseError } from './release-error.ts';
import type { RenderJob, RenderResult } from './render-job.ts';

/** In development the bundles are neither optimized nor small, and one that loops must end all the same. */
const MAX_CPU_IN_DEVELOPMENT_S = 30;

const PROGRAM = join(import.meta.dirname, 'render-pages.ts');

const MAX_LOGGED_LENGTH = 4_000;

const run = promisify(execFile);

/** Returns the code that renders pages, but for that of the releases. */
export function readRenderCode(): string {
  const files = readdirSync(SANDBOX_FOLDER).map((name) => join(SANDBOX_FOLDER, name));
  return [PROGRAM, ...files.sort()].map((file) => readFileSync(file, 'utf8')).join('');
}

/** A process that has evaluated a shell, or is about to, and can do one job. */
export type RenderProcess = {
  isAlive(): boolean;
  /**
   * Evaluates and renders a release, and ends the process.
   *
   * @param signal ends it before
   * @throws ReleaseError if the release is broken or the signal is aborted.
   */
  run(job: RenderJob, signal?: AbortSignal): Promise<RenderResult>;
  stop(): void;
};

/** Starts a process with an empty environment. It ends with its parent, and keeps no parent alive that has no job. */
export function startRenderProcess(shell: Bundle, inDevelopment = false): RenderProcess {
  const maxCpuS = inDevelopment ? MAX_CPU_IN_DEVELOPMENT_S : MAX_CPU_S;
  const { file, args, options } = createSandboxCommand(PROGRAM, maxCpuS);
  const running = run(file, args, options);
  const { child } = running;
  running.catch(() => undefined); // `run` handles it.
  child.stdin?.on('error', () => undefined); // The process has ended; `running` says why.
  send(shell);
  forEachHandle((handle) => handle.unref());

  function send(message: Bundle | RenderJob): void {
    child.stdin?.write(formatMessage(message));
  }

  function forEachHandle(change: (handle: { ref: () => unknown; unref: () => unknown }) => void): void {
    for (const handle of [child, child.stdin, child.stdout, child.stderr]) change(handle as Socket);
  }

  const stop = () => void child.kill('SIGKILL');

  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async run(job, signal) {
      forEachHandle((handle) => handle.ref());
      const timer = setTimeout(stop, MAX_DURATION_MS);
      signal?.addEventListener('abort', stop);
      try {
        send(job);
        return readResult((await running).stdout);
      } catch (error) {
        throw error instanceof ReleaseError ? error : describeExit(error as ExecFileException, maxCpuS);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      }
    },
    stop,
  };
}

function readResult(output: string): RenderResult {
  const reply = parseReply<RenderResult>(output);
  if ('error' in reply) throw new ReleaseError('its code failed', { cause: new Error(reply.error) });
  return parseRenderResult(reply.result);
}

/** Says why a process ended without a result. The error itself contains the whole output. */
function describeExit(
  error: ExecFileException & { readonly stderr?: string },
  maxCpuS: number,
): ReleaseError {
  const { signal, code, killed, stderr = '' } = error;
  return new ReleaseError(describeEnd({ signal, code, killed, stderr }, maxCpuS), {
    cause: new Error(stderr.slice(0, MAX_LOGGED_LENGTH)),
  });
}
