import { parseArgs } from 'node:util';
import { createLogger } from '@platform/server-kit/logging';
import { createAuditChain, type AuditChain, type ChainHead } from '../platform/audit/audit-chain.ts';
import { createClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings } from '../settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';

const USAGE = `Usage: npm run db -- audit <command>
  verify [--head NUMBER:HASH]  finds entries of the audit log that were changed, removed or inserted later
  head                         prints the head of the chain, to keep outside the database`;

/**
 * `npm run db -- audit`: verifies the audit log of the configured database against its chain of hashes. Safe to run
 * while the platform is running. Returns the exit code: 1 if the log does not fit its chain, or the command is unknown.
 */
export async function runAudit(args: readonly string[]): Promise<number> {
  const { command, head, valid } = readArguments(args);
  if (!valid) {
    console.error(USAGE);
    return 1;
  }
  const settings = readSettings(process.env);
  const logger = createLogger('audit', 'silent');
  const shutdownHooks = createShutdownHooks(logger);
  try {
    const { connection } = await connectDatabase(settings, shutdownHooks);
    const chain = createAuditChain(connection, createClock(settings.clockOffsetMs), logger);
    return command === 'head' ? await printHead(chain) : await verify(chain, head);
  } finally {
    await shutdownHooks.run();
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { head: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = ''] = positionals;
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.head ?? '') ?? [];
  const head = number && hash ? { number: Number(number), hash } : undefined;
  const isHeadValid = values.head === undefined || (head !== undefined && command === 'verify');
  const valid = positionals.length === 1 && ['verify', 'head'].includes(command) && isHeadValid;
  return { command, head, valid };
}

async function printHead(chain: AuditChain): Promise<number> {
  const head = await chain.head();
  if (!head) {
    console.error(
      'The chain is empty. The platform begins it within a minute of the first entry of the audit log.',
    );
    return 1;
  }
  console.log(`${head.number}:${head.hash}`);
  return 0;
}

async function verify(chain: AuditChain, head: ChainHead | undefined): Promise<number> {
  const { blocks, entries, removed, pending, backdated, problems } = await chain.verify(head);
  for (const problem of problems) console.error(problem);
  console.log(
    `Verified ${entries} entries in ${blocks} blocks: ${problems.length} problems; ${pending} entries in no block yet, ${removed} removed at the end of their time`,
  );
  if (backdated > 0)
    console.log(
      `${backdated} entries have a time long before that of the block before: a clock was set back, or they were written by hand`,
    );
  return problems.length === 0 ? 0 : 1;
}
