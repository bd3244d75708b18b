import type { Statement } from '../../src/make-claims.ts';
import type { Random } from '../../src/random.ts';
import type { WorkPlace } from './work-places.ts';

/** A working life, as it is told in one item. */
export type Life = WorkPlace & {
  readonly random: Random;
  readonly employer: string;
  readonly name: string;
  readonly herself: string;
  /** The year of the first day. */
  readonly since: number;
  readonly years: number;
};

/** A sentence about a working life, with lines of a resume that it carries or refutes. */
export type TellStatement = (life: Life) => Statement;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
