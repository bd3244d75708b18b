import { rmSync } from 'node:fs';
import { setExpiry } from './document-expiry.ts';
import type { TestEngine } from './global-setup.ts';

export default async function stopEngine(): Promise<void> {
  const { MONGODB_URI: server } = process.env;
  if (server) return setExpiry(server, true);
  const { testEngine } = globalThis as { testEngine?: TestEngine };
  if (!testEngine) return;
  await testEngine.engine.stop();
  rmSync(testEngine.folder, { recursive: true });
}
