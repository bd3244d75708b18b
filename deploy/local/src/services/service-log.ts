import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/** Where a service writes: `<folder>/<name>.log`, appended to; past a size it becomes `<name>.old.log` at a start. */
export type ServiceLog = {
  readonly file: string;
  readonly descriptor: number;
  /** The last lines written since this start. */
  tail(): string;
  close(): void;
};

const ROTATED_AT_BYTES = 10 * 1024 * 1024;
const TAIL_LINES = 20;

export function openServiceLog(folder: string, name: string): ServiceLog {
  makeFolder(folder);
  const file = join(folder, `${name}.log`);
  let from = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (from > ROTATED_AT_BYTES) {
    renameSync(file, join(folder, `${name}.old.log`));
    from = 0;
  }
  const descriptor = openSync(file, 'a');
  return {
    file,
    descriptor,
    tail: () =>
      readFileSync(file).subarray(from).toString().trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
    close: () => closeSync(descriptor),
  };
}
