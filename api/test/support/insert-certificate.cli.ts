import { newId, requireId } from '../../src/platform/ids.ts';
import { insertCertificate } from './learning-records.ts';
import { runCommand } from './run-command.ts';

/** Inserts a certificate of the member with an id, and prints its code: passing a test takes knowing what is right. */
const [userId = ''] = process.argv.slice(2);
await runCommand('insert-certificate', async (platform) => {
  const code = await insertCertificate(platform, { userId: requireId(userId), attemptId: newId() });
  process.stdout.write(code);
});
