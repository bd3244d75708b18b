import { BLUEPRINTS } from '@platform/contracts';
import { compileContent } from '../compile/compile.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import type { Command } from './command.ts';

/** Prints what there is: items by kind, minutes and pay of each task, and the paid work of each blueprint. */
export const runStats: Command = async () => {
  const { workTasks, demoTasks } = await compileContent();
  for (const { id, name, price, rewardPerTask } of BLUEPRINTS) {
    const tasks = workTasks.filter(({ seed }) => seed.blueprintId === id);
    const paid = tasks.filter(({ seed }) => !seed.isPractice).flatMap(({ offered }) => offered);
    const demo = demoTasks.filter(({ seed }) => seed.blueprintId === id).length;
    const earned = paid.length * rewardPerTask;
    const lines = [
      `${String(id).padStart(2, '0')} ${name}: price $${price}, $${rewardPerTask} a task`,
      `   ${paid.length} paid tasks: $${earned}${earned < price ? `, $${(price - earned).toFixed(2)} less than the price` : ''}; ${demo} demo tasks`,
      ...formatTable([
        ['task', 'items', 'batches', 'places', 'hard', 'kinds', 'minutes', '$ per hour', 'blind'],
        ...tasks.map((task) => describe(task, rewardPerTask)),
      ]),
    ];
    process.stdout.write(`${lines.join('\n')}\n\n`);
  }
  const items = workTasks.flatMap((task) => task.items);
  const offered = workTasks.flatMap((task) => task.offered);
  process.stdout.write(`${offered.length} work tasks, ${items.length} items: ${countKinds(items)}\n`);
};

function describe({ seed, items, fresh }: CompiledTask, reward: number): string[] {
  const { id, title, isPractice, batches, overlap, estimatedMinutes } = seed;
  const listed = items.filter(({ drawnFrom }) => drawnFrom === null);
  const solved = listed.filter(({ blind }) => blind.length > 1).length;
  return [
    `${id} ${title}`,
    fresh ? `${fresh.items} fresh` : String(items.length),
    String(fresh?.batches ?? batches.length),
    overlap === null ? 'all' : String(overlap * batches.length),
    String(items.filter(({ isHard }) => isHard).length),
    countKinds(items),
    String(estimatedMinutes),
    isPractice ? 'practice' : `$${Math.round((reward * 60) / estimatedMinutes)}`,
    `${solved} of ${listed.length}`,
  ];
}

function countKinds(items: CompiledTask['items']): string {
  const counts = new Map<string, number>();
  for (const { seed } of items)
    for (const { type } of seed.parts) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `   ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
