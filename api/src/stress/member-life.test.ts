import fc from 'fast-check';
import { beginAs, expectStatement, lifeCommands, prepareLives } from '../testing/life-commands.ts';
import { startTestApi } from '../testing/test-api.ts';
import { STRESS, noteFigures, seeds } from './parameters.ts';

const LIVES = STRESS.isLong ? 20 : 10;

test.each(seeds())(
  'whatever happens in whatever order, the money is what a plain sum says (seed %i)',
  async (seed) => {
    const api = await startTestApi();
    const shared = await prepareLives(api);
    const counts = { lives: 0, commands: 0 };
    const kind = fc.constantFrom<'new' | 'rich'>('new', 'rich', 'rich');
    const commands = fc.commands(lifeCommands(), { maxCommands: 40, size: '+1' });
    try {
      await fc.assert(
        fc.asyncProperty(kind, commands, async (as, sequence) => {
          const { model, real } = await beginAs(as, api, shared);
          await fc.asyncModelRun(() => ({ model, real }), sequence);
          await expectStatement(model, real);
          counts.lives += 1;
          counts.commands += [...sequence].length;
        }),
        {
          seed,
          numRuns: LIVES,
          interruptAfterTimeLimit: STRESS.isLong ? 540_000 : 60_000,
          markInterruptAsFailure: true,
        },
      );
      expect((await api.app.reconcile()).problems).toEqual([]);
      noteFigures('member life', counts);
    } finally {
      await api.stop();
    }
  },
  600_000,
);
