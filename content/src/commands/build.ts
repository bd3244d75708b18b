import { buildContent } from '../build.ts';
import { CommandError, formatProblem, type Command } from './command.ts';

/** Compiles the content to `content/dist`. @throws CommandError with all mistakes */
export const runBuild: Command = async () => {
  const problems = await buildContent();
  if (problems.length > 0) throw new CommandError(problems.map(formatProblem).join('\n'));
};
