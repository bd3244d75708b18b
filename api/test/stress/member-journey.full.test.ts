import fc from 'fast-check';
import {
  startAccount,
  expectStatementToMatch,
  accountCommands,
  createSharedState,
} from '../support/account/account-commands.ts';
import { startTestApi } from '../support/test-api.ts';
import { STRESS, recordFigures, seeds } from './stress-parameters.ts';

const ACCOUNTS = STRESS.isLong ? 20 : 10;

test.each(seeds())(
  'random sequences of commands leave the balances that the account model predicts (seed %i)',
  async (seed) => {
    const api = await startTestApi();
    const shared = await createSharedState(api);
    const counts = { accounts: 0, commands: 0 };
    const kind = fc.constantFrom<'new' | 'funded'>('new', 'funded', 'funded');
    const commands = fc.commands(accountCommands(), { maxCommands: 40, size: '+1' });
    try {
      await fc.assert(
        fc.asyncProperty(kind, commands, async (as, sequence) => {
          const { model, real } = await startAccount(as, api, shared);
          await fc.asyncModelRun(() => ({ model, real }), sequence);
          await expectStatementToMatch(model, real);
          counts.accounts += 1;
          counts.commands += [...sequence].length;
        }),
        {
          seed,
          numRuns: ACCOUNTS,
          plugins: [fc.interruptAfterTimeLimit(540_000, { failOnInterrupt: true })],
        },
      );
      expect((await api.app.reconcile()).problems).toEqual([]);
      recordFigures('member journey', counts);
    } finally {
      await api.stop();
    }
  },
  600_000,
);
