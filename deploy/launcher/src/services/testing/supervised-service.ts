import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../../workspaces.ts';
import type { ServiceSpec } from '../service.ts';
import { type SupervisedService, supervise } from '../supervisor.ts';

/** The source of a service that is ready at once. */
export const READY_SERVICE = `process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0)); process.send({ type: 'ready' });`;

export let folder: string;
export let messages: string[];
export let running: SupervisedService[];
let onMessage: (message: string) => void;

/** Gives each test a folder of its own, and stops its services afterwards. */
export function prepareEachTest(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
    messages = [];
    running = [];
    onMessage = () => undefined;
  });
  afterEach(async () => {
    await Promise.all(running.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  });
}

export const LOG_LIMITS = { maxBytes: 1024 * 1024, maxFiles: 2 };

/** Starts and supervises a service with this source. */
export async function start(
  source: string,
  spec: Partial<ServiceSpec> = {},
  logLimits = LOG_LIMITS,
  signal = new AbortController().signal,
): Promise<SupervisedService> {
  const file = join(folder, 'service.mjs');
  writeFileSync(file, source);
  const service = await supervise(
    {
      name: 'some',
      script: relative(ROOT, file),
      args: [],
      address: 'http://some',
      env: process.env,
      ...spec,
    },
    { logFolder: join(folder, 'logs'), logLimits, notify: receiveMessage, onChange: () => undefined, signal },
  );
  running.push(service);
  return service;
}

function receiveMessage(message: string): void {
  messages.push(message);
  onMessage(message);
}

/** Resolves with the next message that contains the text. */
export function waitForMessage(text: string): Promise<string> {
  return new Promise((resolve) => {
    onMessage = (message) => message.includes(text) && resolve(message);
  });
}
