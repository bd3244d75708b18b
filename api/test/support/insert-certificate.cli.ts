import { newId, requireId } from '../../src/platform/ids.ts';
import { insertCertificate } from './learning-records.ts';
import { runCommand } from './run-command.ts';

/** Inserts a certificate of a member, by the member's id, and prints its code: to pass a test takes what is right in it. */
const [userId = ''] = process.argv.slice(2);
await runCommand('insert-certificate', async (platform) => {
  const code = await insertCertificate(platform, { userId: requireId(userId), attemptId: newId() });
  process.stdout.write(code);
});
