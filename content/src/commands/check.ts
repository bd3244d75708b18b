import { compileContent, type CompiledContent, type Problem } from '../compile/compile.ts';
import { LINTS } from '../lints/index.ts';
import { CommandError, formatProblem, type Command } from './command.ts';

/** Says what is wrong with the content. @throws CommandError with a line for each problem */
export const runCheck: Command = async () => {
  const content = await compileContent();
  const problems = [...content.problems, ...listFindings(content)];
  if (problems.length > 0)
    throw new CommandError(
      `${problems.map(formatProblem).join('\n')}\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    );
  const items = content.workTasks.reduce((sum, task) => sum + task.items.length, 0);
  const offered = content.workTasks.flatMap((task) => task.offered);
  const { courses } = content;
  const [lessons, units] = [
    courses.flatMap(({ seed }) => seed.lessons),
    courses.flatMap(({ bank }) => bank.units),
  ];
  process.stdout.write(
    `${offered.length} work tasks, ${items} items, ${content.demoTasks.length} demo tasks, ` +
      `${formatCounts(courses.length, 'course')}, ${formatCounts(lessons.length, 'lesson')}, ${formatCounts(units.length, 'question')}: no problems\n`,
  );
};

function formatCounts(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Lists what lints find; nothing while a mistake of form hides a part of the content. */
export function listFindings(content: CompiledContent): Problem[] {
  if (content.problems.length > 0) return [];
  return LINTS.flatMap((lint) =>
    lint
      .find(content)
      .map(({ id, location, message }) => ({ location, message: `${id}: ${message} [${lint.name}]` })),
  );
}
