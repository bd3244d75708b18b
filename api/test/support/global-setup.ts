import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';
import { setExpiry } from './document-expiry.ts';

/** Passed to the teardown through `globalThis`; both run in Jest's main process. */
export type TestEngine = { engine: EngineConnection; folder: string };

/** Longer than any run. */
const DAY_MS = 86_400_000;

/**
 * Starts one database engine for the whole run, unless `MONGODB_URI` is set. Each test file uses its own database.
 * No server removes expired documents meanwhile: it goes by the real time, but most tests live in the past.
 */
export default async function startEngine(): Promise<void> {
  const { MONGODB_URI: server } = process.env;
  if (server) return setExpiry(server, false);
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'api-tests-'));
  const engine = await connectEngine(join(folder, 'db'), { ttlIntervalMs: DAY_MS });
  process.env.TEST_MONGODB_URI = engine.uri;
  (globalThis as { testEngine?: TestEngine }).testEngine = { engine, folder };
}
