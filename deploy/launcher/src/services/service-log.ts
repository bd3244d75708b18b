import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@platform/node-utils';

/** The log file of a service. A start renames it to `<name>.old.log` when it has grown past 10 MiB. */
export type ServiceLog = {
  readonly file: string;
  readonly descriptor: number;
  /** Returns the last lines written since this start. */
  tail(): string;
  close(): void;
};

const ROTATION_SIZE_BYTES = 10 * 1024 * 1024;
const TAIL_LINES = 20;

/** Opens `<folder>/<name>.log` for appending. */
export function openServiceLog(folder: string, name: string): ServiceLog {
  makeFolder(folder);
  const file = join(folder, `${name}.log`);
  let startOffset = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (startOffset > ROTATION_SIZE_BYTES) {
    renameSync(file, join(folder, `${name}.old.log`));
    startOffset = 0;
  }
  const descriptor = openSync(file, 'a');
  return {
    file,
    descriptor,
    tail: () =>
      readFileSync(file).subarray(startOffset).toString().trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
    close: () => closeSync(descriptor),
  };
}
