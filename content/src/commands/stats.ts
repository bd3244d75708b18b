import { BLUEPRINTS } from '@platform/contracts';
import { compileContent } from '../compile/compile.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import { listUnits, type CompiledCourse, type CompiledObjective } from '../course/course.ts';
import { estimateLesson, estimateTime } from '../estimate.ts';
import { countAgreed, listKnown } from '../lints/answers.ts';
import { countTested } from '../lints/courses.ts';
import { comparePay, type Pay } from '../pay.ts';
import { percent } from '../lints/lint.ts';
import type { Command } from './command.ts';

/** Prints what there is: items by kind, minutes beside their estimate, pay per hour, the paid work of blueprints. */
export const runStats: Command = async () => {
  const { workTasks, demoTasks, courses } = await compileContent();
  const pay = new Map(comparePay(workTasks).map((one) => [one.task, one]));
  for (const { id, name, price, rewardPerTask } of BLUEPRINTS) {
    const tasks = workTasks.filter(({ seed }) => seed.blueprintId === id);
    const paid = tasks.filter(({ seed }) => !seed.isPractice).flatMap(({ offered }) => offered);
    const demo = demoTasks.filter(({ seed }) => seed.blueprintId === id).length;
    const earned = paid.length * rewardPerTask;
    const lines = [
      `${String(id).padStart(2, '0')} ${name}: price $${price}, $${rewardPerTask} a task`,
      `   ${paid.length} paid tasks: $${earned}${earned < price ? `, $${(price - earned).toFixed(2)} less than the price` : ''}; ${demo} demo tasks`,
      ...formatTable([COLUMNS, ...tasks.map((task) => describe(task, pay.get(task)))]),
    ];
    const course = courses.find(({ seed }) => seed.id === id);
    process.stdout.write(`${[...lines, ...(course ? describeCourse(course) : [])].join('\n')}\n\n`);
  }
  const items = workTasks.flatMap((task) => task.items);
  const offered = workTasks.flatMap((task) => task.offered);
  process.stdout.write(`${offered.length} work tasks, ${items.length} items: ${countKinds(items)}\n`);
};

const COLUMNS = [
  ...['task', 'items', 'batches', 'places', 'hard', 'kinds'],
  ...['minutes', 'estimate', '$ per hour', 'from median', 'blind'],
];

/** @param pay `undefined` for practice */
function describe(task: CompiledTask, pay: Pay | undefined): string[] {
  const { seed, items, fresh } = task;
  const { id, title, batches, overlap, estimatedMinutes } = seed;
  const { minutes, isMinimum } = estimateTime(task);
  const listed = items.filter(({ drawnFrom }) => drawnFrom === null);
  const solved = listed.filter(({ blind }) => blind.length > 1).length;
  return [
    `${id} ${title}`,
    fresh ? `${fresh.items} fresh` : String(items.length),
    String(fresh?.batches ?? batches.length),
    overlap === null ? 'all' : String(overlap * batches.length),
    String(items.filter((item) => item.seed.isHard).length),
    countKinds(items),
    String(estimatedMinutes),
    `${isMinimum ? 'over ' : ''}${Math.round(minutes)}`,
    pay ? `$${Math.round(pay.perHour)}` : 'practice',
    pay ? `${pay.deviation < 0 ? '-' : '+'}${percent(Math.abs(pay.deviation))}` : '',
    `${solved} of ${listed.length}`,
  ];
}

const OBJECTIVE_COLUMNS = [
  ...['objective', 'lesson', 'minutes', 'estimate', 'in the lesson', 'practice', 'pre-test'],
  ...['test: by hand', 'templates', 'small works', 'blind'],
];

function describeCourse({ seed, objectives }: CompiledCourse): string[] {
  return [
    `   Course ${seed.slug}: ${seed.minutes} minutes, ${seed.hasTest ? 'its test is open' : 'no test yet'}`,
    ...formatTable([OBJECTIVE_COLUMNS, ...objectives.map(describeObjective)]),
  ];
}

function describeObjective(objective: CompiledObjective): string[] {
  const { seed, lesson, units } = objective;
  const { hand, templates, works } = countTested(objective);
  const known = listKnown(listUnits(objective));
  const practice = units.filter((unit) => unit.seed.use === 'practice');
  return [
    `${seed.id}${seed.isTested ? '' : ' practice'}`,
    ...(lesson
      ? [lesson.seed.slug, String(lesson.seed.minutes), String(Math.round(estimateLesson(lesson)))]
      : ['not written', '', '']),
    ...[String(lesson?.units.length ?? 0), String(practice.length)],
    String(practice.filter((unit) => unit.seed.isPretest).length),
    ...[String(hand), String(templates), String(works), `${countAgreed(known)} of ${known.length}`],
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
