import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';

/** What the teardown has to end; both run in jest's own process. */
export type TestEngine = { engine: EngineConnection; folder: string };

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** One engine for the whole run, unless `MONGODB_URI` names a server; each test file takes a database of its own. */
export default async function startEngine(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const folder = mkdtempSync(join(quickFolder(), 'api-tests-'));
  const engine = await connectEngine(folder);
  process.env.TEST_MONGODB_URI = engine.uri;
  (globalThis as { testEngine?: TestEngine }).testEngine = { engine, folder };
}

/** Memory where the system offers it as a folder: what survives a crash is tried elsewhere, and a disk's flushes take the time. */
function quickFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
}
