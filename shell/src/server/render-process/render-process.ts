import { execFile, type ExecFileException } from 'node:child_process';
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

/**
 * Renders a release in a process with an empty environment, which ends afterwards.
 *
 * @throws ReleaseError if the release is broken.
 */
export async function renderInProcess(
  shell: Bundle,
  job: RenderJob,
  inDevelopment = false,
): Promise<RenderResult> {
  const maxCpuS = inDevelopment ? MAX_CPU_IN_DEVELOPMENT_S : MAX_CPU_S;
  const { file, args, options } = createSandboxCommand(PROGRAM, maxCpuS);
  const running = run(file, args, { ...options, timeout: MAX_DURATION_MS, killSignal: 'SIGKILL' });
  running.child.stdin?.on('error', () => undefined); // The process has ended; `running` says why.
  // It stays open: what waits would end the process without a result otherwise.
  running.child.stdin?.write(formatMessage(shell) + formatMessage(job));
  try {
    return readResult((await running).stdout);
  } catch (error) {
    throw error instanceof ReleaseError ? error : describeExit(error as ExecFileException, maxCpuS);
  }
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
