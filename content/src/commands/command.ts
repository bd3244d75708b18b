import type { Problem } from '../compile/compile.ts';

/** What follows the name of a command. */
export type CommandOptions = {
  readonly compare?: string | undefined;
  /** Whether the questions of the course are meant, not its work tasks. */
  readonly course?: boolean | undefined;
  readonly port?: string | undefined;
  readonly seed?: string | undefined;
};

export type Command = (args: readonly string[], options: CommandOptions) => Promise<void>;

/** A reason for which a command ends with 1, in words for its user. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Writes a mistake as editors and terminals link it: `file:line:column`. */
export function formatProblem({ location: { file, line, column }, message }: Problem): string {
  return `content/${file}:${line}:${column} ${message}`;
}
